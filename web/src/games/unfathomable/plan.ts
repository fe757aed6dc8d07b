// The ship seen from above, drawn for us: 24 spaces that touch exactly where the game says, and the Deep astern.
// `u` goes from the water ahead (0) to the water astern (1), `v` from port (0) to starboard (1). The plan fills whatever room there is, with the bow
// to the right or, where that is narrow, upwards; letters and pieces keep their size.

import { SPACES, type Space } from "./spaces";
import type { Box } from "./tokens";

export interface Point {
  x: number;
  y: number;
}

export interface Place {
  path: string;
  label: Box | null; // of its name; decks and water have none
  number: Point | null; // what a die calls it
  boxes: Box[]; // where pieces stand
  badge: Box | null; // where damage lies
  art: Point | null; // of its symbol
}

export interface Line {
  from: Point;
  to: Point;
}

export interface Plan {
  places: Record<Space, Place>;
  hull: string;
  superstructure: string;
  seams: string[]; // between parts of the water
  arrows: Line[];
  doors: Line[];
}

// Along the ship
const TIP = 0.035;
const FRONT = 0.235; // of the bridge
export const FIRST = 0.34; // rooms: cabin and chapel from here
export const SECOND = 0.54; // galley and hold
export const THIRD = 0.74; // boiler room
const LAST = 0.84;
export const STERN = 0.955;
// Across it
export const HULL = 0.095;
export const WALL = 0.2;
const SIDE = (HULL + WALL) / 2; // the middle of a side deck
const INNER = 0.4; // of the two small rooms in the middle
const NARROWEST = 25; // pixels, of water and side decks
const SMALL = 0.045; // from a room's end to the small room in it

export type Step = ["M" | "L", number, number] | ["C", number, number, number, number, number, number] | ["Z"];

const BOW: Step = ["C", 0.09, 0.36, 0.19, HULL, FIRST, HULL];
const BOW_BACK: Step = ["C", 0.19, 1 - HULL, 0.09, 0.64, TIP, 0.5];
const ROUND: Step = ["C", 0.9, HULL, STERN, 0.24, STERN, 0.5];
const ROUND_BACK: Step = ["C", STERN, 0.76, 0.9, 1 - HULL, LAST, 1 - HULL];

export function flipped(steps: Step[]): Step[] {
  return steps.map((step): Step => {
    if (step[0] === "Z") return step;
    if (step[0] === "C") return ["C", step[1], 1 - step[2], step[3], 1 - step[4], step[5], 1 - step[6]];
    return [step[0], step[1], 1 - step[2]];
  });
}

function oblong(u1: number, v1: number, u2: number, v2: number): Step[] {
  return [["M", u1, v1], ["L", u2, v1], ["L", u2, v2], ["L", u1, v2], ["Z"]];
}

/** A room of the port side, around half of a small one. */
function room(from: number, to: number): Step[] {
  const [near, far] = [from + SMALL, to - SMALL];
  return [
    ...([
      ["M", from, WALL],
      ["L", to, WALL],
      ["L", to, 0.5],
      ["L", far, 0.5],
    ] as Step[]),
    ...([["L", far, INNER], ["L", near, INNER], ["L", near, 0.5], ["L", from, 0.5], ["Z"]] as Step[]),
  ];
}

const PORT_SIDE: Record<string, Step[]> = {
  w2: [["M", 0, 0.5], ["L", TIP, 0.5], BOW, ["L", FIRST, 0], ["L", 0, 0], ["Z"]],
  w4: oblong(FIRST, 0, SECOND, HULL),
  w6: oblong(SECOND, 0, THIRD, HULL),
  w8: [["M", THIRD, 0], ["L", THIRD, HULL], ["L", LAST, HULL], ROUND, ["L", 1, 0.5], ["L", 1, 0], ["Z"]],
  d2: [...([["M", TIP, 0.5], BOW, ["L", FIRST, WALL]] as Step[]), ...([["C", 0.27, WALL, 0.24, 0.33, FRONT, 0.5], ["Z"]] as Step[])],
  d4: oblong(FIRST, HULL, SECOND, WALL),
  d6: oblong(SECOND, HULL, THIRD, WALL),
  d8: [["M", THIRD, HULL], ["L", LAST, HULL], ROUND, ["L", LAST, 0.5], ["L", LAST, WALL], ["L", THIRD, WALL], ["Z"]],
  captains_cabin: room(FIRST, SECOND),
  galley: room(SECOND, THIRD),
};
const STARBOARD: Record<string, string> = {
  ...{ w1: "w2", w3: "w4", w5: "w6", w7: "w8", d1: "d2", d3: "d4", d5: "d6", d7: "d8" },
  ...{ chapel: "captains_cabin", cargo_hold: "galley" },
};
const MIDDLE: Record<string, Step[]> = {
  bridge: [
    ...([
      ["M", FIRST, WALL],
      ["C", 0.27, WALL, 0.24, 0.33, FRONT, 0.5],
    ] as Step[]),
    ...([["C", 0.24, 0.67, 0.27, 1 - WALL, FIRST, 1 - WALL], ["Z"]] as Step[]),
  ],
  boiler_room: oblong(THIRD, WALL, LAST, 1 - WALL),
  sick_bay: oblong(FIRST + SMALL, INNER, SECOND - SMALL, 1 - INNER),
  brig: oblong(SECOND + SMALL, INNER, THIRD - SMALL, 1 - INNER),
};

type Span = [number, number, number, number]; // u, v, u, v

/** Where pieces stand, of the port side and of the middle. */
const STANDS: Record<string, Span[]> = {
  w2: [[0.008, 0.02, 0.12, 0.27]],
  w4: [[FIRST + 0.01, 0.004, SECOND - 0.01, HULL - 0.004]],
  w6: [[SECOND + 0.01, 0.004, THIRD - 0.01, HULL - 0.004]],
  w8: [
    [0.9, 0.004, 0.995, 0.12],
    [THIRD + 0.01, 0.004, 0.86, HULL - 0.004],
  ],
  d2: [
    [0.155, 0.3, 0.23, 0.49],
    [0.275, 0.122, 0.336, WALL - 0.004],
  ],
  d4: [[FIRST + 0.024, HULL + 0.004, SECOND - 0.017, WALL - 0.004]],
  d6: [[SECOND + 0.024, HULL + 0.004, THIRD - 0.017, WALL - 0.004]],
  d8: [
    [0.846, 0.21, 0.93, 0.46],
    [0.775, HULL + 0.004, 0.838, WALL - 0.004],
  ],
};
/** What a die calls a deck or a front water. */
const NUMBER_AT: Record<string, [number, number]> = {
  w2: [0.03, 0.36],
  d2: [0.132, 0.45],
  d4: [FIRST + 0.013, SIDE],
  d6: [SECOND + 0.013, SIDE],
  d8: [THIRD + 0.017, SIDE],
};
const ARROWS: [number, number, number, number][] = [
  [0.158, 0.165, 0.184, 0.245],
  [0.212, 0.345, 0.239, 0.38],
  [0.44, HULL - 0.022, 0.44, HULL + 0.026],
  [0.531, SIDE, 0.531, WALL - 0.006],
  [0.64, HULL - 0.022, 0.64, HULL + 0.026],
  [0.731, SIDE, 0.731, WALL - 0.006],
  [0.922, 0.115, 0.897, 0.185],
  [0.872, 0.19, 0.845, 0.19],
];
/** Middle of a door, and whether its wall runs along the ship. */
const DOORS: [number, number, boolean][] = [
  [FIRST, 0.34, false],
  [SECOND, 0.34, false],
  [THIRD, 0.34, false],
  [FIRST + SMALL / 2, 0.5, true],
  [SECOND - SMALL / 2, 0.5, true],
  [SECOND + SMALL / 2, 0.5, true],
  [THIRD - SMALL / 2, 0.5, true],
  [0.44, INNER, true],
  [0.64, INNER, true],
];

export interface Frame {
  w: number;
  h: number;
  scale: number; // of letters and pieces
  isUpright: boolean;
}

export function planOf(frame: Frame): Plan {
  const drawing = new Drawing(frame);
  const places = Object.fromEntries(SPACES.map((space) => [space, drawing.place(space)])) as Record<Space, Place>;
  const both = (spans: [number, number, number, number][]): Line[] =>
    spans.flatMap(([u1, v1, u2, v2]) => [drawing.line(u1, v1, u2, v2), drawing.line(u1, 1 - v1, u2, 1 - v2)]);
  return {
    places,
    hull: drawing.path([
      ...([["M", TIP, 0.5], BOW, ["L", LAST, HULL], ROUND] as Step[]),
      ...([ROUND_BACK, ["L", FIRST, 1 - HULL], BOW_BACK, ["Z"]] as Step[]),
    ]),
    superstructure: drawing.path([
      ...([
        ["M", FIRST, WALL],
        ["C", 0.27, WALL, 0.24, 0.33, FRONT, 0.5],
      ] as Step[]),
      ...([["C", 0.24, 0.67, 0.27, 1 - WALL, FIRST, 1 - WALL], ["L", LAST, 1 - WALL], ["L", LAST, WALL], ["Z"]] as Step[]),
    ]),
    seams: [
      ...[FIRST, SECOND, THIRD].flatMap((u) => [
        drawing.path([
          ["M", u, 0],
          ["L", u, HULL],
        ]),
        drawing.path([
          ["M", u, 1],
          ["L", u, 1 - HULL],
        ]),
      ]),
      drawing.path([
        ["M", 0, 0.5],
        ["L", TIP, 0.5],
      ]),
      drawing.path([
        ["M", STERN, 0.5],
        ["L", 1, 0.5],
      ]),
    ],
    arrows: both(ARROWS),
    doors: DOORS.flatMap(([u, v, isAlong]) =>
      v === 0.5 ? [drawing.door(u, v, isAlong)] : [drawing.door(u, v, isAlong), drawing.door(u, 1 - v, isAlong)],
    ),
  };
}

/** Places of the ship on the screen. */
export class Drawing {
  private readonly length: number; // of the sea around the ship
  private readonly deep: number;

  constructor(private readonly frame: Frame) {
    this.deep = frame.isUpright ? 62 * frame.scale : 84 * frame.scale;
    this.length = (frame.isUpright ? frame.h : frame.w) - this.deep;
  }

  at(u: number, v: number): Point {
    const { w, h, isUpright } = this.frame;
    const across = v <= 0.5 ? this.inwards(v) : 1 - this.inwards(1 - v);
    const point = isUpright ? { x: across * w, y: u * this.length } : { x: w - u * this.length, y: across * h };
    return { x: Math.round(point.x * 10) / 10, y: Math.round(point.y * 10) / 10 };
  }

  /** From a side towards the middle: where there is little room, water and side decks stay wide enough for a piece, and rooms give way. */
  private inwards(v: number): number {
    const breadth = this.frame.isUpright ? this.frame.w : this.frame.h;
    const hull = Math.max(HULL, NARROWEST / breadth);
    const wall = Math.max(WALL, hull + NARROWEST / breadth);
    if (v <= HULL) return (v / HULL) * hull;
    if (v <= WALL) return hull + ((v - HULL) / (WALL - HULL)) * (wall - hull);
    return wall + ((v - WALL) / (0.5 - WALL)) * (0.5 - wall);
  }

  path(steps: Step[]): string {
    return steps
      .map(([kind, ...numbers]) => {
        const points: string[] = [];
        for (let i = 0; i + 1 < numbers.length; i += 2) {
          const { x, y } = this.at(numbers[i]!, numbers[i + 1]!);
          points.push(`${x} ${y}`);
        }
        return kind + points.join(" ");
      })
      .join("");
  }

  line(u1: number, v1: number, u2: number, v2: number): Line {
    return { from: this.at(u1, v1), to: this.at(u2, v2) };
  }

  door(u: number, v: number, isAlong: boolean): Line {
    const { x, y } = this.at(u, v);
    const half = 6 * this.frame.scale;
    return isAlong === this.frame.isUpright
      ? { from: { x, y: y - half }, to: { x, y: y + half } }
      : { from: { x: x - half, y }, to: { x: x + half, y } };
  }

  place(space: Space): Place {
    if (space === "deep") return this.abyss();
    const twin = STARBOARD[space];
    const steps = twin ? flipped(PORT_SIDE[twin]!) : (PORT_SIDE[space] ?? MIDDLE[space]!);
    const path = this.path(steps);
    const key = twin ?? space;
    const stands = STANDS[key];
    if (!stands) return { ...this.inside(space), path };
    const turn = ([u1, v1, u2, v2]: Span): Box => (twin ? this.box(u1, 1 - v2, u2, 1 - v1) : this.box(u1, v1, u2, v2));
    const number = NUMBER_AT[key];
    return {
      path,
      label: null,
      number: number ? this.at(number[0], twin ? 1 - number[1] : number[1]) : null,
      boxes: stands.map(turn),
      badge: null,
      art: null,
    };
  }

  /** A room: its name at the outer side, people below or above it. */
  private inside(space: Space): Omit<Place, "path"> {
    const { isUpright, scale } = this.frame;
    const isStarboard = space === "chapel" || space === "cargo_hold";
    const isLarge = isStarboard || space === "captains_cabin" || space === "galley";
    const line = 15 * scale;
    if (isLarge) {
      const [from, to] = space === "chapel" || space === "captains_cabin" ? [FIRST, SECOND] : [SECOND, THIRD];
      const side = (v1: number, v2: number): [number, number] => (isStarboard ? [1 - v2, 1 - v1] : [v1, v2]);
      const [top, bottom] = side(WALL, INNER);
      const whole = this.box(from + 0.004, top + 0.006, to - 0.004, bottom - 0.006);
      const [near, far] = side(INNER, 0.5);
      const badge = this.box(to - SMALL, near, to, far);
      if (isUpright) {
        const [first, last] = side(WALL, 0.46); // of a name: beside the funnel
        const label = { ...this.box(from + 0.004, first + 0.006, to - 0.004, last - 0.006), h: line * 1.9 };
        return { label, number: null, boxes: [below(whole, line * 1.9)], badge, art: middle(below(whole, line)) };
      }
      const label = isStarboard ? { ...whole, y: whole.y + whole.h - line, h: line } : { ...whole, h: line };
      const stand = isStarboard ? { ...whole, h: whole.h - line } : below(whole, line);
      return { label, number: null, boxes: [stand], badge, art: middle(stand) };
    }
    if (space === "sick_bay" || space === "brig") {
      const from = space === "sick_bay" ? FIRST : SECOND;
      const whole = this.box(from + SMALL + 0.003, INNER + 0.008, from + 0.2 - SMALL - 0.003, 1 - INNER - 0.008);
      const stand = below(whole, line * 0.9);
      return { label: { ...whole, h: line }, number: null, boxes: [stand], badge: null, art: middle(stand) };
    }
    if (isUpright) {
      const [u1, v1, u2] = space === "bridge" ? [0.25, 0.27, FIRST - 0.006] : [THIRD + 0.017, 0.22, LAST - 0.006]; // beside the funnel
      const whole = this.box(u1, v1, u2, 1 - v1);
      const stand = { ...below(whole, line), w: whole.w - 30 * scale };
      const badge = { x: whole.x + whole.w - 28 * scale, y: whole.y + line, w: 28 * scale, h: whole.h - line };
      return { label: { ...whole, h: line }, number: null, boxes: [stand], badge, art: middle(stand) };
    }
    const [u1, v1, u2] = space === "bridge" ? [0.256, 0.24, FIRST - 0.005] : [THIRD + 0.004, 0.215, LAST - 0.004];
    const whole = this.box(u1, v1, u2, 1 - v1);
    const name = line * (space === "bridge" ? 2 : 2.9);
    const stand = { ...below(whole, name), h: whole.h - name - 28 * scale };
    const badge = { x: whole.x, y: whole.y + whole.h - 27 * scale, w: whole.w, h: 26 * scale };
    return { label: { ...whole, h: name }, number: null, boxes: [stand], badge, art: middle(stand) };
  }

  /** Where the sea takes what stays behind. */
  private abyss(): Place {
    const { w, h, isUpright, scale } = this.frame;
    const depth = this.deep - 5 * scale;
    const box = isUpright ? { x: 0, y: h - depth, w, h: depth } : { x: 0, y: 0, w: depth, h };
    const line = 16 * scale;
    return {
      path: wavy(box, isUpright),
      label: { x: box.x + 4, y: box.y + 7 * scale, w: box.w - 8, h: line },
      number: null,
      boxes: [{ x: box.x + 8, y: box.y + line + 6 * scale, w: box.w - 18, h: box.h - line - 10 * scale }],
      badge: null,
      art: null,
    };
  }

  private box(u1: number, v1: number, u2: number, v2: number): Box {
    const one = this.at(u1, v1);
    const other = this.at(u2, v2);
    const [x, y] = [Math.min(one.x, other.x), Math.min(one.y, other.y)];
    return { x, y, w: Math.abs(one.x - other.x), h: Math.abs(one.y - other.y) };
  }
}

function below(box: Box, taken: number): Box {
  return { ...box, y: box.y + taken, h: box.h - taken };
}

function middle(box: Box): Point {
  return { x: box.x + box.w / 2, y: box.y + box.h / 2 };
}

/** The edge of the Deep is a wave. */
function wavy({ x, y, w, h }: Box, isUpright: boolean): string {
  const length = isUpright ? w : h;
  const waves = Math.max(2, Math.round(length / 44));
  const step = length / waves;
  const edge = Array.from({ length: waves }, (_, at) => {
    const bend = at % 2 ? 5 : -5;
    return isUpright ? `q${step / 2} ${bend} ${step} 0` : `q${bend} ${step / 2} 0 ${step}`;
  }).join("");
  return isUpright ? `M${x} ${y + 4}${edge}V${y + h}H${x}Z` : `M${x + w - 4} ${y}${edge}H${x}V${y}Z`;
}
