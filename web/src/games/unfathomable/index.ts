// Unfathomable, as the registry of games lists it.

import type { GamePage } from "../game";
import type { Options } from "./names";

export const UNFATHOMABLE: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Liner.svelte"),
  scenarios: {
    boarders: () => import("./theatre/overrun.svg?raw"),
    harbour_lights: () => import("./theatre/arrived.svg?raw"),
    last_fuel: () => import("./theatre/adrift.svg?raw"),
    mutiny: () => import("./theatre/brig.svg?raw"),
    ritual: () => import("./theatre/ritual.svg?raw"),
    unmasked: () => import("./theatre/traitor.svg?raw"),
  },
  coaching: () => import("./coaching"),
  cards: () => import("./cards"),
  portraits: () => import("./portraits.svg?raw"),
  firstGame: { characters: "random", first_game: "yes" } satisfies Partial<Options>,
  practice: { characters: "random" } satisfies Partial<Options>,
};
