// The ship's plan and its pieces: what touches what, nobody stands upon another, and every Deep One keeps its identity.

import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { checkOf } from "../src/games/unfathomable/checks";
import type { Moment } from "../src/games/unfathomable/names";
import { LARGEST, SMALLEST } from "../src/games/unfathomable/pieces";
import { planOf, type Frame } from "../src/games/unfathomable/plan";
import * as printed from "../src/games/unfathomable/spaces";
import { SPACES, type Space } from "../src/games/unfathomable/spaces";
import { after, beat, isTurning } from "../src/games/unfathomable/staging";
import { settled, slots, type Slot } from "../src/games/unfathomable/tokens";
import type { EventWire, ViewWire } from "../src/net/protocol";

interface Facts {
  spaces: string[];
  adjacent: string[][];
  skills: Record<string, string>; // of each skill card
  distances: Record<string, number>;
  midway: number;
  port: number;
  numbers: Record<string, string>;
}

const file = process.env.TURNCOAT_SHIP;
if (!file) throw new Error("TURNCOAT_SHIP names no file: run tests/browser/test_fold.py");
const facts = JSON.parse(readFileSync(file, "utf-8")) as Facts;

const FRAMES: Frame[] = [
  { w: 744, h: 208, scale: 1, isUpright: false },
  { w: 744, h: 230, scale: 1, isUpright: false },
  { w: 744, h: 410, scale: 1.03, isUpright: false },
  { w: 1300, h: 720, scale: 1.8, isUpright: false },
  { w: 344, h: 640, scale: 1, isUpright: true },
];

type Polygon = [number, number][];

/** The outline, with curves as short lines. */
function polygon(path: string): Polygon {
  const corners: Polygon = [];
  for (const [, kind, rest] of path.matchAll(/([MLC])([^MLCZ]*)/g)) {
    const n = (rest ?? "").trim().split(/\s+/).map(Number);
    const [x, y] = corners.at(-1) ?? [0, 0];
    if (kind !== "C") corners.push([n[0]!, n[1]!]);
    for (let t = 0.1; kind === "C" && t < 1.01; t += 0.1) {
      const at = (a: number, b: number, c: number, d: number): number =>
        (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;
      corners.push([at(x, n[0]!, n[2]!, n[4]!), at(y, n[1]!, n[3]!, n[5]!)]);
    }
  }
  return corners;
}

function isInside(polygon: Polygon, x: number, y: number): boolean {
  let inside = false;
  polygon.forEach(([x1, y1], at) => {
    const [x2, y2] = polygon[(at + 1) % polygon.length]!;
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) inside = !inside;
  });
  return inside;
}

function boundsOf(polygon: Polygon): [number, number, number, number] {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const PATIENCE = 60_000; // milliseconds, for a machine that has other things to do
const ON_BOARD = SPACES.filter((space) => space !== "deep");

describe.each(FRAMES)("a plan of $w x $h", (frame) => {
  const plan = planOf(frame);
  const shapes = new Map(ON_BOARD.map((space) => [space, polygon(plan.places[space].path)]));
  const bounds = new Map([...shapes].map(([space, shape]) => [space, boundsOf(shape)]));
  const spaceAt = (x: number, y: number): Space[] =>
    ON_BOARD.filter((space) => {
      const [left, top, right, bottom] = bounds.get(space)!;
      return x >= left && x <= right && y >= top && y <= bottom && isInside(shapes.get(space)!, x, y);
    });

  test(
    "spaces touch exactly where the game says",
    () => {
      const borders = new Map<string, number>();
      const step = 4;
      const rows = Array.from({ length: Math.floor(frame.h / step) }, (_, row) =>
        Array.from({ length: Math.floor(frame.w / step) }, (_, column) => spaceAt(column * step + 1.3, row * step + 1.7)[0]),
      );
      rows.forEach((cells, row) =>
        cells.forEach((here, column) => {
          for (const other of [cells[column + 1], rows[row + 1]?.[column]]) {
            if (!here || !other || here === other) continue;
            const pair = [here, other].sort().join(" ");
            borders.set(pair, (borders.get(pair) ?? 0) + 1);
          }
        }),
      );
      const touching = [...borders].filter(([, length]) => length > 1).map(([pair]) => pair);
      const wanted = facts.spaces.flatMap((space, at) => facts.adjacent[at]!.map((other) => [space, other].sort().join(" ")));
      expect(touching.sort()).toEqual([...new Set(wanted)].sort());
    },
    PATIENCE,
  );

  test(
    "no part of the ship is in two spaces",
    () => {
      const twice: Space[][] = [];
      for (let x = 0.7; x < frame.w; x += 11) {
        for (let y = 0.9; y < frame.h; y += 11) twice.push(spaceAt(x, y));
      }
      expect(twice.filter((spaces) => spaces.length > 1)).toEqual([]);
    },
    PATIENCE,
  );

  test(
    "pieces stand in their own space, none upon another",
    () => {
      for (const space of ON_BOARD) {
        const most = printed.isWater(space) ? 3 : printed.isDeck(space) ? 8 : space === "brig" || space === "sick_bay" ? 6 : 7;
        for (let count = 1; count <= most; count++) {
          const taken = slots(count, plan.places[space].boxes, LARGEST * frame.scale, SMALLEST * frame.scale);
          expect(taken).toHaveLength(count);
          expect(
            taken.flatMap(({ x, y }) => spaceAt(x, y)),
            `${space} with ${count}`,
          ).toEqual(taken.map(() => space));
          expect(overlapping(taken), `${space} with ${count}`).toEqual([]);
        }
      }
    },
    PATIENCE,
  );
});

function overlapping(taken: readonly Slot[]): [Slot, Slot][] {
  return taken.flatMap((one, at) =>
    taken
      .slice(at + 1)
      .filter((other) => Math.max(Math.abs(one.x - other.x), Math.abs(one.y - other.y)) < one.size)
      .map((other): [Slot, Slot] => [one, other]),
  );
}

test("what the board prints is what the game declares", () => {
  expect(SPACES).toEqual(facts.spaces);
  expect([printed.MIDWAY, printed.PORT]).toEqual([facts.midway, facts.port]);
  for (const [card, skill] of Object.entries(facts.skills)) expect([card, printed.skillOf(card)]).toEqual([card, skill]);
  for (const [card, far] of Object.entries(facts.distances)) expect([card, printed.distanceOf(card)]).toEqual([card, far]);
  for (const [space, number] of Object.entries(facts.numbers)) expect([space, printed.numberOf(space as Space)]).toEqual([space, number]);
});

describe("Deep Ones", () => {
  const counts = (told: Partial<Record<Space, number>>): Map<Space, number> => new Map(Object.entries(told) as [Space, number][]);

  test("one that steps stays itself", () => {
    const before = settled([], counts({ w1: 2, d1: 1 }));
    const next = settled(before, counts({ w1: 1, d1: 2 }));
    expect(next.map((token) => token.id).sort()).toEqual(before.map((token) => token.id).sort());
    expect(next.filter((token) => token.space === "d1")).toHaveLength(2);
  });

  test("one goes along its arrow before any other way", () => {
    const before = settled([], counts({ w1: 1, w2: 1 }));
    const next = settled(before, counts({ d1: 1, d2: 1 }));
    for (const token of next) expect(before.find((one) => one.id === token.id)!.space.slice(1)).toBe(token.space.slice(1));
  });

  test("some leave the board, others come", () => {
    const before = settled([], counts({ bridge: 3 }));
    expect(settled(before, counts({ bridge: 1 }))).toHaveLength(1);
    const next = settled(before, counts({ bridge: 3, deep: 2 }));
    expect(new Set(next.map((token) => token.id)).size).toBe(5);
  });
});

const VIEW: ViewWire = {
  game: "unfathomable",
  seat: 0,
  seats: 3,
  options: {},
  current: 0,
  decision: 1,
  tracks: { fuel: 8, "deep_ones.w1": 2, "deep_ones.d1": 0, hydra: "deep", "at.1": "bridge" },
  zones: {
    check_pile: { count: 3, cards: null, known_to: null },
    check_shown: { count: 0, cards: null, known_to: null },
    "hand.1": { count: 4, cards: null, known_to: null },
    "discard.lore": { count: null, cards: ["shrivelling:1"], known_to: null },
    crisis: { count: 1, cards: ["hull_leak"], known_to: null },
  },
  moments: [],
  waiting: [],
  answered: null,
  orders: [],
  ending: null,
  winners: [],
  result: 0,
};

function told(event: string, told: EventWire["told"]): EventWire {
  return { event, rule: "1", told };
}

describe("what is seen of an event", () => {
  test("monsters step, people walk, dials turn", () => {
    expect(after(VIEW, told("figure_moved", { figure: "deep_one", from: "w1", to: "d1" })).tracks).toMatchObject({
      "deep_ones.w1": 1,
      "deep_ones.d1": 1,
    });
    expect(after(VIEW, told("figure_moved", { figure: "hydra", from: "deep", to: "w2" })).tracks.hydra).toBe("w2");
    expect(after(VIEW, told("changed", { track: "at.1", from: "deck_1", to: "galley" })).tracks["at.1"]).toBe("galley");
    expect(after(VIEW, told("changed", { track: "fuel", from: 8, to: 7 })).tracks.fuel).toBe(7);
    expect(after(VIEW, told("changed", { track: "deep_ones.w1", from: 2, to: 1 }))).toBe(VIEW); // figure_moved tells it
  });

  test("cards are lifted and laid", () => {
    const given = after(VIEW, told("moved", { from: "hand.1", to: "check_pile", count: 1 })).zones;
    expect([given["hand.1"]?.count, given.check_pile?.count]).toEqual([3, 4]);
    const turned = after(VIEW, told("shown", { from: "check_pile", to: "check_shown", cards: ["rampage:3", "siren_song:3"] })).zones;
    expect(turned.check_shown?.cards).toEqual(["rampage:3", "siren_song:3"]);
    const top = after(VIEW, told("shown", { from: "check_shown", to: "discard.lore", cards: ["forced_learning:5"] })).zones;
    expect(top["discard.lore"]).toMatchObject({ count: null, cards: ["forced_learning:5"] });
  });

  test("the longer a check, the longer it is shown; bookkeeping takes no time", () => {
    const turning = (cards: string[]): EventWire => told("shown", { from: "check_pile", to: "check_shown", cards });
    expect(isTurning(turning(["rampage:3"]))).toBe(true);
    expect(beat(turning(["rampage:3", "rampage:4"]))).toBeGreaterThan(beat(turning(["rampage:3"])));
    for (const event of ["window_opened", "shuffled", "chose"]) expect(beat(told(event, {}))).toBe(0);
  });
});

describe("a skill check", () => {
  const BEGUN = told("check_begun", { target: 9, skills: ["observation", "strength"] });
  const GIVEN = told("moved", { from: "hand.1", to: "check_pile", count: 1 });
  const CHAOS = told("moved", { from: "chaos", to: "check_pile", count: 2 });

  test("there is none before it begins and after it ends", () => {
    expect(checkOf(VIEW, [GIVEN], null)).toBeNull();
    const ended = told("checked", { total: 4, target: 9, outcome: "failed" });
    expect(checkOf(VIEW, [BEGUN, ended], null)).toBeNull();
    expect(checkOf(VIEW, [BEGUN, ended], ended)).toMatchObject({ total: 4, outcome: "failed" });
  });

  test("counts by the skills and the modifier that reactions have left it with", () => {
    const moment = { moment: "check", target: 9, partial_at: 6, skills: ["lore"], modifier: 2 } satisfies Moment;
    const shown = { count: 2, cards: ["rampage:3", "shrivelling:2"], known_to: null };
    const view = { ...VIEW, moments: [moment], zones: { ...VIEW.zones, check_shown: shown } };
    expect(checkOf(view, [BEGUN], null)).toMatchObject({ skills: ["lore"], modifier: 2, partialAt: 6, total: 1 });
  });

  test("says who gave how many, and adds up what lies open", () => {
    const shown = { count: 3, cards: ["rampage:3", "shrivelling:2", "ransack:4"], known_to: null };
    const view = { ...VIEW, zones: { ...VIEW.zones, check_shown: shown } };
    const check = checkOf(view, [GIVEN, BEGUN, CHAOS, GIVEN, GIVEN], null)!;
    expect(check).toMatchObject({ source: "hull_leak", target: 9, given: [0, 2, 0], others: 2, total: -3 });
    expect(check.cards.map(({ counts, total }) => [counts, total])).toEqual([
      [3, 3],
      [-2, 1],
      [-4, -3],
    ]);
  });
});
