// Decoration of the plan: boats, ventilators, winches, funnels, and the bow wave.
// Each thing is drawn with the bow to the right; its place on the ship is given as in `plan.ts`.

import { Drawing, FIRST, flipped, HULL, SECOND, STERN, THIRD, WALL, type Frame, type Step } from "./plan";

export const FITTINGS = {
  boat: "M-15 0C-13-3.600-7-4.800 0-4.800S12-3.600 15 0C12 3.600 7 4.800 0 4.800S-13 3.600-15 0zM-8-4.300v8.600M-2-4.800v9.600M4-4.700v9.400M9-3.800v7.600M-10 5v4M10 5v4",
  vent: "M-4 0a4 4 0 1 0 8 0 4 4 0 1 0-8 0M-1.500 0a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0",
  winch: "M-5 0a5 5 0 1 0 10 0 5 5 0 1 0-10 0M-7 0H7M0-7V7M-5-5 5 5M5-5-5 5",
  hatch: "M-13-11h26v22h-26zM-13-4h26M-13 4h26M-4-11v22M5-11v22",
  skylight: "M-9-7H9V7H-9zM-9 0H9M-4.500-7V7M0-7V7M4.500-7V7",
  mast: "M-3 0a3 3 0 1 0 6 0 3 3 0 1 0-6 0M0-16v13M0 3v13M-11-13 0 0-11 13",
  anchor: "M7 0H-6M-2-5c-4 0-6 2-6 5s2 5 6 5M5-3v6M7 0a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0",
  bollards: "M-4 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0M2 0a2 2 0 1 0 4 0 2 2 0 1 0-4 0",
  ensign: "M10 0H-3M-3 0c-4-5-8 2-12-2v8c4 4 8-3 12 2z",
} as const;
export type FittingName = keyof typeof FITTINGS;

export interface Fitting {
  name: FittingName;
  transform: string;
}

export interface Fittings {
  things: Fitting[];
  funnels: string[]; // where each stands
  chains: string[]; // of the anchors
  waves: string[]; // that the bow throws up, and the wake
}

/** On the port side; the same at starboard. */
const PAIRS: [FittingName, number, number][] = [
  ...[0.4, 0.483, 0.6, 0.683].map((u): [FittingName, number, number] => ["boat", u, HULL + 0.018]),
  ...[0.372, 0.465, 0.572, 0.665].map((u): [FittingName, number, number] => ["vent", u, WALL - 0.018]),
  ["winch", 0.1, 0.455],
  ["anchor", 0.073, 0.437],
  ["bollards", 0.118, 0.33],
  ["bollards", 0.9, 0.2],
  ["winch", 0.915, 0.435],
];
const MIDDLE: [FittingName, number, number][] = [
  ["hatch", 0.178, 0.5],
  ["mast", 0.214, 0.5],
  ["skylight", 0.874, 0.5],
  ["ensign", STERN + 0.008, 0.5],
];
const CHAIN: Step[] = [
  ["M", 0.1, 0.455],
  ["L", 0.057, 0.462],
];
const WAVES: Step[][] = [
  [
    ["M", 0.018, 0.5],
    ["C", 0.055, 0.33, 0.14, 0.055, 0.3, 0.06],
  ],
  [
    ["M", 0.006, 0.45],
    ["C", 0.04, 0.27, 0.1, 0.09, 0.2, 0.035],
  ],
  [
    ["M", 0.885, 0.095],
    ["C", 0.93, 0.115, 0.96, 0.13, 1, 0.12],
  ],
  [
    ["M", 0.938, 0.25],
    ["C", 0.96, 0.29, 0.98, 0.3, 1, 0.3],
  ],
  [
    ["M", 0.962, 0.42],
    ["C", 0.975, 0.43, 0.985, 0.44, 1, 0.44],
  ],
];
const SMALLER = 0.78; // where the bow is upwards there is less room

export function fittingsOf(frame: Frame): Fittings {
  const drawing = new Drawing(frame);
  const size = frame.scale * (frame.isUpright ? SMALLER : 1);
  const turn = frame.isUpright ? -90 : 0;
  const place = (u: number, v: number, mirror = 1): string => {
    const { x, y } = drawing.at(u, v);
    return `translate(${x} ${y}) rotate(${turn}) scale(${size} ${size * mirror})`;
  };
  return {
    things: [
      ...PAIRS.flatMap(([name, u, v]) => [
        { name, transform: place(u, v) },
        { name, transform: place(u, 1 - v, -1) },
      ]),
      ...MIDDLE.map(([name, u, v]) => ({ name, transform: place(u, v) })),
    ],
    funnels: [FIRST, SECOND, THIRD].map((u) => place(u, 0.5)),
    chains: [drawing.path(CHAIN), drawing.path(flipped(CHAIN))],
    waves: WAVES.flatMap((wave) => [drawing.path(wave), drawing.path(flipped(wave))]),
  };
}
