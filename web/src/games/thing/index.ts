// The Thing, as the registry of games lists it.

import type { GamePage } from "../game";
import type { Options } from "./names";

export const THING: GamePage = {
  kit: () => import("./kit"),
  scene: () => import("./Station.svelte"),
  coaching: () => import("./coaching"),
  firstGame: { characters: "random", kennel: "beginner" } satisfies Partial<Options>,
  practice: { characters: "random" } satisfies Partial<Options>,
};
