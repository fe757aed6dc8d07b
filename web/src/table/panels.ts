// What can stand beside the board, in the order in which it is offered.

export const PANELS = ["seats", "log", "talk"] as const;
export type Panel = (typeof PANELS)[number];
