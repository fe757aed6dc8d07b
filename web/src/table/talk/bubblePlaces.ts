// Places of speech bubbles over a board: at their figures, inside the board, over no other bubble and as little as possible of what is read.

export interface Area {
  x: number;
  y: number;
  w: number;
  h: number;
}

const GAP = 8; // pixels between a figure and its bubble

// How bad it is to cover a pixel of something, and to be in a less usual place.
const OWN = 100;
const BUBBLE = 20;
const READ = 1;
const UNUSUAL = 30;

/** Pixels that both share. */
function shared(one: Area, other: Area): number {
  const w = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const h = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return w > 0 && h > 0 ? w * h : 0;
}

function inside(place: Area, room: Area): Area {
  const x = Math.max(room.x, Math.min(place.x, room.x + room.w - place.w));
  const y = Math.max(room.y, Math.min(place.y, room.y + room.h - place.h));
  return { ...place, x, y };
}

/** Above the figure, else below it, beside it, or at one of its corners. `taken` are the places of other bubbles, `read` those of names,
 * dials and other figures. */
export function placeOf(
  figure: Area,
  size: { w: number; h: number },
  room: Area,
  taken: readonly Area[],
  read: readonly Area[] = [],
): Area {
  const middle = figure.x + figure.w / 2 - size.w / 2;
  const level = figure.y + figure.h / 2 - size.h / 2;
  const [above, below] = [figure.y - GAP - size.h, figure.y + figure.h + GAP];
  const [right, left] = [figure.x + figure.w + GAP, figure.x - GAP - size.w];
  const wanted = [
    { x: middle, y: above },
    { x: middle, y: below },
    { x: right, y: level },
    { x: left, y: level },
    { x: figure.x, y: above },
    { x: figure.x + figure.w - size.w, y: above },
    { x: figure.x, y: below },
    { x: figure.x + figure.w - size.w, y: below },
  ].map((at) => inside({ ...at, ...size }, room));
  const sum = (places: readonly Area[], place: Area) => places.reduce((pixels, one) => pixels + shared(one, place), 0);
  const costs = wanted.map(
    (place, at) => OWN * shared(place, figure) + BUBBLE * sum(taken, place) + READ * sum(read, place) + UNUSUAL * at,
  );
  return wanted[costs.indexOf(Math.min(...costs))]!;
}
