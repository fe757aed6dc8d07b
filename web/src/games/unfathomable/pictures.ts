// Pictures of the tableaux of Unfathomable: each is loaded when its scene is played.

import type { Kit } from "../../model/kit";

export const pictures = {
  adrift: () => import("./theatre/adrift.svg?raw"),
  arrived: () => import("./theatre/arrived.svg?raw"),
  awakening: () => import("./theatre/awakening.svg?raw"),
  brig: () => import("./theatre/brig.svg?raw"),
  cultist: () => import("./theatre/cultist.svg?raw"),
  empty: () => import("./theatre/empty.svg?raw"),
  freed: () => import("./theatre/freed.svg?raw"),
  gangway: () => import("./theatre/gangway.svg?raw"),
  hunger: () => import("./theatre/hunger.svg?raw"),
  letter: () => import("./theatre/letter.svg?raw"),
  madness: () => import("./theatre/madness.svg?raw"),
  overrun: () => import("./theatre/overrun.svg?raw"),
  ritual: () => import("./theatre/ritual.svg?raw"),
  sunk: () => import("./theatre/sunk.svg?raw"),
  traitor: () => import("./theatre/traitor.svg?raw"),
} satisfies Kit["pictures"];

export type Picture = keyof typeof pictures;
