// The Thing, as the registry of games lists it.

import type { GamePage } from "../game";
import type { Options } from "./names";

export const THING: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Station.svelte"),
  scenarios: {
    alone: { drawing: () => import("./theatre/fog.svg?raw") },
    cold_night: { drawing: () => import("./theatre/frozen.svg?raw") },
    helicopter: { drawing: () => import("./theatre/aboard.svg?raw") },
    it_walks: { drawing: () => import("./theatre/unfolds.svg?raw") },
    one_of_us: { drawing: () => import("./theatre/smiles.svg?raw") },
    two_shifts: { drawing: () => import("./theatre/door.svg?raw"), face: "macready" },
  },
  coaching: () => import("./coaching"),
  cards: () => import("./cards"),
  portraits: () => import("./portraits.svg?raw"),
  firstGame: { characters: "random", kennel: "beginner" } satisfies Partial<Options>,
  practice: { characters: "random" } satisfies Partial<Options>,
};
