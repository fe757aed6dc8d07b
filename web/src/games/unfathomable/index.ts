// Unfathomable, as the registry of games lists it.

import type { GamePage } from "../game";
import type { Options } from "./names";

export const UNFATHOMABLE: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Liner.svelte"),
  coaching: () => import("./coaching"),
  firstGame: { characters: "random", first_game: "yes" } satisfies Partial<Options>,
  practice: { characters: "random" } satisfies Partial<Options>,
};
