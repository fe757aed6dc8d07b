// The Thing's board: what is played event by event ends where the step ends, nobody stands on anybody, and scenes are found.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { floorOf, standing, TALL, WIDE } from "../src/games/thing/plan";
import { after, baseOf, beat } from "../src/games/thing/staging";
import { laidOut } from "../src/games/thing/suspicion";
import { answersAbout } from "../src/games/thing/pointing";
import { opened, updated, type TableState } from "../src/model/fold";
import type { AnyFrame, EventWire, OptionWire, UpdateFrame, ViewWire } from "../src/net/protocol";

const SECRET = ["role", "turned", "laid", "plan"]; // no event tells them

const folder = process.env.TURNCOAT_FRAMES;
if (!folder) throw new Error("TURNCOAT_FRAMES names no folder: run tests/browser/test_fold.py");
const files = readdirSync(folder).filter((file) => file.startsWith("thing"));

/** What the viewer was told of a step. */
function eventsOf({ public: shared, own }: UpdateFrame): EventWire[] {
  return (shared?.events ?? []).map((event, at) => ({ ...event, told: { ...event.told, ...own?.events?.[at] } }));
}

function openTracks(view: ViewWire): Record<string, string | number> {
  return Object.fromEntries(Object.entries(view.tracks).filter(([label]) => !label.startsWith("~") && !SECRET.includes(baseOf(label))));
}

function counts(view: ViewWire): Record<string, number | null> {
  return Object.fromEntries(Object.entries(view.zones).map(([label, zone]) => [label, zone.count]));
}

describe.each(files)("%s", (file) => {
  const screens = JSON.parse(readFileSync(join(folder, file), "utf-8")) as { frames: AnyFrame[] }[];

  test.each(screens.map((screen, at) => [at, screen] as const))("events played for viewer %d lead to the next view", (_, { frames }) => {
    let state: TableState | null = null;
    let played = 0;
    for (const frame of frames) {
      if (frame.frame === "hello") state = opened(frame, state, 0);
      if (frame.frame !== "update" || !state) continue;
      const before: ViewWire | null = state.view;
      state = updated(state, frame);
      const events = eventsOf(frame);
      if (!before || !state.view || !events.length) continue;
      const shown = events.reduce(after, before);
      expect(openTracks(shown)).toEqual(openTracks(state.view));
      expect(counts(shown)).toEqual(counts(state.view));
      played += events.length;
    }
    expect(played).toBeGreaterThan(100);
  });

  test("a beat is short, and bookkeeping has none", () => {
    const events = screens[0]!.frames.flatMap((frame) => (frame.frame === "update" ? (frame.public?.events ?? []) : []));
    for (const event of events) {
      const time = beat(event);
      expect(time === 0 || (time >= 150 && time <= 900)).toBe(true);
      if (["shuffled", "looked", "window_opened", "turn_of"].includes(event.event)) expect(time).toBe(0);
    }
    expect(events.some((event) => beat(event) > 0)).toBe(true);
  });
});

describe.each([
  ["wide", WIDE],
  ["tall", TALL],
])("the %s plan", (_, plan) => {
  const rooms = Object.entries(plan.rooms);

  test("rooms do not overlap, and lie on it", () => {
    for (const [name, one] of [...rooms, ["ice", plan.ice] as const, ["pen", plan.pen] as const]) {
      expect(one.x >= 0 && one.y >= 0 && one.x + one.w <= plan.w && one.y + one.h <= plan.h, name).toBe(true);
      for (const [other, two] of rooms) {
        const isApart = one.x + one.w <= two.x || two.x + two.w <= one.x || one.y + one.h <= two.y || two.y + two.h <= one.y;
        expect(name === other || isApart, `${name} and ${other}`).toBe(true);
      }
    }
  });

  test.each([1, 2, 3, 5, 8, 12])("%d in a room stand side by side", (count) => {
    for (const [name, room] of rooms) {
      const floor = floorOf(room, 17, 17);
      const spots = standing(floor, count, plan.figure);
      expect(spots).toHaveLength(count);
      for (const [at, one] of spots.entries()) {
        expect(one.x - one.size / 2 >= floor.x - 0.01 && one.x + one.size / 2 <= floor.x + floor.w + 0.01, name).toBe(true);
        for (const two of spots.slice(at + 1)) {
          expect(Math.max(Math.abs(one.x - two.x), Math.abs(one.y - two.y)), name).toBeGreaterThanOrEqual(one.size - 0.01);
        }
      }
    }
  });

  test("three in a room are large enough to be pressed", () => {
    for (const [name, room] of rooms) expect(standing(floorOf(room, 17, 17), 3, plan.figure)[0]!.size, name).toBeGreaterThanOrEqual(24);
  });
});

test.each([320, 500, 900])("discs on a track of %d pixels lie side by side, each on its cell", (width) => {
  const places = [1, 1, 1, 4, 4, 1, 13, 0];
  const { cells, discs } = laidOut(width, 14, places, 20);
  expect(cells.at(-1)!.x + cells.at(-1)!.w).toBeLessThanOrEqual(width + 0.01);
  for (const [at, disc] of discs.entries()) {
    const cell = cells[places[at]!]!;
    expect(disc.x >= cell.x - 0.01 && disc.x + 20 <= cell.x + cell.w + 0.01).toBe(true);
    for (const other of discs.slice(at + 1))
      expect(Math.max(Math.abs(disc.x - other.x), Math.abs(disc.y - other.y))).toBeGreaterThanOrEqual(20);
  }
});

describe("answers about something", () => {
  const view = { stack: [{ procedure: "strike", step: "choose", values: { place: "radio" }, effect: null }] } as unknown as ViewWire;

  function option(verb: string, given: Record<string, string | number> = {}): OptionWire {
    return { id: [verb, ...Object.values(given)].join(" "), verb, arguments: given };
  }

  const options = [
    option("work", { place: "radio" }),
    option("move_figure", { figure: "2", place: "radio" }),
    option("move_figure", { figure: "2", place: "arsenal" }),
    option("offer_gift", { kind: "item", to: "2" }),
    option("swap"),
    option("wreck"),
    option("cancel_die", { die: 0 }),
    option("reveal_card"),
  ];

  test.each([
    [{ place: "radio" }, ["work radio", "move_figure 2 radio", "wreck"]],
    [{ figure: 2 }, ["move_figure 2 radio", "move_figure 2 arsenal", "offer_gift item 2"]],
    [{ figure: 2, place: "arsenal" }, ["move_figure 2 arsenal"]],
    [{ place: "dormitory" }, ["swap"]],
    [{ die: 0 }, ["cancel_die 0"]],
    [{ isPile: true }, ["reveal_card"]],
    [{ figure: 7 }, []],
  ])("%j", (thing, found) => expect(answersAbout(options, thing, view)).toEqual(found));
});
