// Page of Lifeboat: its boat, its picture and a coach.

import type { GamePage } from "turncoat-web/games/game";

const page: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Boat.svelte"),
  coaching: () => import("./coaching"),
  cards: () => import("./cards"),
  isShort: true,
};

export default page;
