// The Thing, as the registry of games lists it.

import type { GamePage } from "../game";
import type { Options } from "./names";

export const THING: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Station.svelte"),
  scenarios: {
    alone: () => import("./theatre/fog.svg?raw"),
    cold_night: () => import("./theatre/frozen.svg?raw"),
    helicopter: () => import("./theatre/aboard.svg?raw"),
    it_walks: () => import("./theatre/unfolds.svg?raw"),
    one_of_us: () => import("./theatre/smiles.svg?raw"),
    two_shifts: () => import("./theatre/door.svg?raw"),
  },
  coaching: () => import("./coaching"),
  cards: () => import("./cards"),
  portraits: () => import("./portraits.svg?raw"),
  firstGame: { characters: "random", kennel: "beginner" } satisfies Partial<Options>,
  practice: { characters: "random" } satisfies Partial<Options>,
};
