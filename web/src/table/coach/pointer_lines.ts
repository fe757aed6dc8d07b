// Geometry of the coach's pointer: from the edge of an explanation to the edge of what it is about.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const NEAR = 14; // pixels: what is so close needs no line

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

/** A line between the edges of two boxes, as a path. */
export function reach(from: Box, to: Box): string {
  const start = { x: nearest(from.x, from.width, to.x, to.width), y: nearest(from.y, from.height, to.y, to.height) };
  const end = { x: nearest(to.x, to.width, start.x, 0), y: nearest(to.y, to.height, start.y, 0) };
  return `M${start.x} ${start.y}L${end.x} ${end.y}`;
}
