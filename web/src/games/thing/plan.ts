// Layout of the station's plan: one for wide boards, one for phones. Lengths are those of the drawing.

import type { RoomName } from "./rooms";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Plan {
  w: number;
  h: number;
  rooms: Record<RoomName, Box>;
  ice: Box; // where the revealed alien and its victims are
  pen: Box; // before the kennel, for dogs that are set aside
  figure: number; // the width of a figure
}

function box(x: number, y: number, w: number, h: number): Box {
  return { x, y, w, h };
}

export const WIDE: Plan = {
  w: 760,
  h: 364,
  rooms: {
    weather_station: box(8, 10, 116, 94),
    radio: box(140, 10, 130, 94),
    laboratory: box(280, 10, 142, 94),
    arsenal: box(432, 10, 130, 94),
    helicopter: box(584, 10, 168, 110),
    dormitory: box(140, 126, 98, 112),
    rec_room: box(248, 126, 206, 112),
    kitchen: box(464, 126, 98, 112),
    boiler: box(140, 260, 130, 94),
    generator: box(280, 260, 142, 94),
    storeroom: box(432, 260, 130, 94),
    snowcat: box(584, 244, 168, 110),
    kennel: box(8, 260, 116, 94),
  },
  ice: box(8, 122, 116, 92),
  pen: box(14, 222, 104, 32),
  figure: 36,
};

/** Where the rescue helicopter comes down, on the wide plan. */
export const LANDING = box(584, 150, 168, 68);

export const TALL: Plan = {
  w: 344,
  h: 368,
  rooms: {
    weather_station: box(4, 4, 108, 74),
    radio: box(118, 4, 108, 74),
    helicopter: box(232, 4, 108, 74),
    laboratory: box(4, 86, 108, 64),
    arsenal: box(118, 86, 108, 64),
    kitchen: box(232, 86, 108, 64),
    dormitory: box(4, 157, 108, 64),
    rec_room: box(118, 157, 222, 64),
    boiler: box(4, 228, 108, 64),
    generator: box(118, 228, 108, 64),
    storeroom: box(232, 228, 108, 64),
    snowcat: box(4, 300, 108, 64),
    kennel: box(118, 300, 108, 64),
  },
  ice: box(232, 300, 108, 40),
  pen: box(232, 340, 108, 26),
  figure: 30,
};

export interface Spot {
  x: number; // the middle
  y: number;
  size: number;
}

/** Places for so many in a box, in as many rows as leave them largest, none over another. */
export function standing(area: Box, count: number, most: number): Spot[] {
  let rows = 1;
  let size = 0;
  for (let tried = 1; tried <= count; tried++) {
    const fitting = Math.min(most, area.w / Math.ceil(count / tried), area.h / tried);
    if (fitting > size) [rows, size] = [tried, fitting];
  }
  const across = Math.ceil(count / rows);
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across);
    const inRow = Math.min(across, count - row * across);
    const step = Math.min(size + 5, area.w / inRow);
    return {
      x: area.x + area.w / 2 + ((at % across) - (inRow - 1) / 2) * step,
      y: area.y + (area.h / rows) * (row + 0.5),
      size,
    };
  });
}

/** The floor of a room: below its name, and above what lies in it. Lengths are those of the screen. */
export function floorOf(room: Box, head: number, foot: number): Box {
  return { x: room.x + 4, y: room.y + head, w: room.w - 8, h: Math.max(20, room.h - head - foot) };
}
