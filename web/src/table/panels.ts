// Panels beside the board, in the order in which they are offered.

export const PANELS = ["seats", "log", "talk"] as const;
export type Panel = (typeof PANELS)[number];
