// Pictures of the tableaux of The Thing: each is loaded when its scene is played.

import type { Kit } from "../../model/kit";

export const pictures = {
  aboard: () => import("./theatre/aboard.svg?raw"),
  absorbed: () => import("./theatre/absorbed.svg?raw"),
  blood_alien: () => import("./theatre/blood_alien.svg?raw"),
  blood_human: () => import("./theatre/blood_human.svg?raw"),
  door: () => import("./theatre/door.svg?raw"),
  escaped: () => import("./theatre/escaped.svg?raw"),
  fog: () => import("./theatre/fog.svg?raw"),
  frozen: () => import("./theatre/frozen.svg?raw"),
  left: () => import("./theatre/left.svg?raw"),
  smiles: () => import("./theatre/smiles.svg?raw"),
  tags: () => import("./theatre/tags.svg?raw"),
  threads: () => import("./theatre/threads.svg?raw"),
  unfolds: () => import("./theatre/unfolds.svg?raw"),
  vote: () => import("./theatre/vote.svg?raw"),
} satisfies Kit["pictures"];

export type Picture = keyof typeof pictures;
