// Identities of Deep Ones while they are on the board, so that each is seen to step from space to space. The game gives them none.

import { isDeck, isWater, SPACES, type Space } from "./spaces";

export interface Token {
  readonly id: number;
  readonly space: Space;
}

/** The same tokens in the new numbers: who must leave a space goes where one is missing, the nearest first. */
export function settled(before: readonly Token[], counts: ReadonlyMap<Space, number>): Token[] {
  const missing = new Map(counts);
  const stays: Token[] = [];
  const leaves: Token[] = [];
  for (const token of before) {
    const left = missing.get(token.space) ?? 0;
    if (left > 0) {
      missing.set(token.space, left - 1);
      stays.push(token);
    } else {
      leaves.push(token);
    }
  }
  const wanted = SPACES.flatMap((space) => Array.from({ length: missing.get(space) ?? 0 }, () => space));
  for (const token of leaves) {
    const space = nearest(token.space, wanted);
    if (!space) break; // the rest has left the board
    wanted.splice(wanted.indexOf(space), 1);
    stays.push({ id: token.id, space });
  }
  let id = Math.max(0, ...before.map((token) => token.id), ...stays.map((token) => token.id));
  for (const space of wanted) stays.push({ id: ++id, space });
  return stays;
}

function nearest(from: Space, wanted: readonly Space[]): Space | undefined {
  const ways = [...wanted].sort((one, other) => farness(from, one) - farness(from, other));
  return ways[0];
}

/** A rough order is enough: along the arrow, then astern, then anywhere. */
function farness(from: Space, to: Space): number {
  const here = from.slice(1);
  if (isWater(from) && isDeck(to)) return to.slice(1) === here ? 0 : 4;
  if (isWater(from) && isWater(to)) return Number(to.slice(1)) === Number(here) + 2 ? 1 : 3;
  if (isDeck(from) && !isDeck(to) && !isWater(to)) return 1;
  return 5;
}

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Slot {
  x: number; // of its middle
  y: number;
  size: number;
}

const APART = 25; // pixels between middles, if there is room: each can be hit by itself
const GAP = 4;
const LEAST_GAP = 2;

/** Places for so many pieces in these boxes, side by side: as large as fits, and never one upon another. */
export function slots(count: number, boxes: readonly Box[], largest: number, smallest: number): Slot[] {
  const sizes = Array.from({ length: Math.floor((largest - smallest) / 2) + 1 }, (_, at) => largest - at * 2);
  for (const size of sizes) {
    const places = laidOut(count, boxes, size, Math.max(APART, size + GAP));
    if (places) return places;
  }
  for (const size of [...sizes, smallest]) {
    const places = laidOut(count, boxes, size, size + LEAST_GAP);
    if (places) return places;
  }
  return squeezed(count, boxes[0]!, smallest);
}

function laidOut(count: number, boxes: readonly Box[], size: number, step: number): Slot[] | null {
  const places: Slot[] = [];
  for (const box of boxes) {
    const columns = Math.floor((box.w - size) / step) + 1;
    const rows = Math.floor((box.h - size) / step) + 1;
    const here = Math.min(count - places.length, Math.max(0, columns) * Math.max(0, rows));
    if (here > 0) places.push(...inRows(here, box, columns, size, step));
  }
  return places.length === count ? places : null;
}

/** Rows as even as they can be, in the middle of the box. */
function inRows(count: number, box: Box, columns: number, size: number, step: number): Slot[] {
  const rows = Math.ceil(count / columns);
  const each = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / each);
    const inRow = Math.min(each, count - row * each);
    return {
      x: box.x + box.w / 2 + ((at % each) - (inRow - 1) / 2) * step,
      y: box.y + box.h / 2 + (row - (rows - 1) / 2) * step,
      size,
    };
  });
}

/** More than there is room for: along the longer side, partly one behind another. */
function squeezed(count: number, box: Box, size: number): Slot[] {
  const isWide = box.w > box.h;
  const room = (isWide ? box.w : box.h) - size;
  const step = count > 1 ? room / (count - 1) : 0;
  return Array.from({ length: count }, (_, at) => ({
    x: isWide ? box.x + size / 2 + at * step : box.x + box.w / 2,
    y: isWide ? box.y + box.h / 2 : box.y + size / 2 + at * step,
    size,
  }));
}
