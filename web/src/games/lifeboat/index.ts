// Lifeboat, as the registry of games lists it: it is played on the generic board.

import type { GamePage } from "../game";

export const LIFEBOAT: GamePage = {
  scene: () => import("./Boat.svelte"),
  coaching: () => import("./coaching"),
  isShort: true,
};
