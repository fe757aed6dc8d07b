// Panels beside the board, in the order in which they are offered.

export const PANELS = ["seats", "log", "notes"] as const;
export type Panel = (typeof PANELS)[number];
