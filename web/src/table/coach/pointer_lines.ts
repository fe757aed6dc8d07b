// Geometry of the coach's pointer: an arrow to the edge of what an explanation is about.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAR = 14; // pixels: what is so close needs no arrow
const LONGEST = 34; // pixels of an arrow
const TIP = 3; // pixels from its tip to the box
const HEAD = 14; // pixels of its head

/** The part of a range that is nearest to another range. */
function nearest(from: number, size: number, other: number, otherSize: number): number {
  const middle = Math.min(Math.max(other + otherSize / 2, from), from + size);
  return Math.round(middle);
}

/** Whether two boxes touch, more or less. */
export function isBeside(one: Box, other: Box): boolean {
  const across = Math.max(one.x - other.x - other.width, other.x - one.x - one.width);
  const down = Math.max(one.y - other.y - other.height, other.y - one.y - one.height);
  return Math.max(across, down) < NEAR;
}

/** An arrow to the edge of a box, from the side where another box is, as a path. It is short: what lies between stays free. */
export function arrow(from: Box, to: Box): string {
  const start = { x: nearest(from.x, from.width, to.x, to.width), y: nearest(from.y, from.height, to.y, to.height) };
  const end = { x: nearest(to.x, to.width, start.x, 0), y: nearest(to.y, to.height, start.y, 0) };
  const long = Math.hypot(start.x - end.x, start.y - end.y);
  const [x, y] = [(start.x - end.x) / long, (start.y - end.y) / long];
  const at = (along: number, aside: number) => `${Math.round(end.x + along * x - aside * y)} ${Math.round(end.y + along * y + aside * x)}`;
  return `M${at(Math.min(LONGEST, long), 0)}L${at(TIP, 0)}M${at(HEAD, HEAD - TIP)}L${at(TIP, 0)}L${at(HEAD, TIP - HEAD)}`;
}
