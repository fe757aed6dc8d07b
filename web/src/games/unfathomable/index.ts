// Unfathomable, as the registry of games lists it.

import type { GamePage } from "../game";
import type { Options } from "./names";

export const UNFATHOMABLE: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Liner.svelte"),
  scenarios: {
    boarders: { drawing: () => import("./theatre/overrun.svg?raw") },
    harbour_lights: { drawing: () => import("./theatre/arrived.svg?raw") },
    last_fuel: { drawing: () => import("./theatre/adrift.svg?raw") },
    mutiny: { drawing: () => import("./theatre/brig.svg?raw"), face: "arjun" },
    ritual: { drawing: () => import("./theatre/ritual.svg?raw"), slots: { c1: 1, c2: 1, c3: 1, c4: 0, sea: 0 } },
    unmasked: { drawing: () => import("./theatre/traitor.svg?raw"), face: "ishmael" },
  },
  coaching: () => import("./coaching"),
  cards: () => import("./cards"),
  portraits: () => import("./portraits.svg?raw"),
  firstGame: { characters: "random", first_game: "yes" } satisfies Partial<Options>,
  practice: { characters: "random" } satisfies Partial<Options>,
};
