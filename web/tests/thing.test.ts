// The Thing's board: what is played event by event ends where the step ends, nobody stands on anybody, and scenes are found.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { floorOf, standing, TALL, WIDE } from "../src/games/thing/plan";
import { after, beat } from "../src/games/thing/staging";
import { laidOut } from "../src/games/thing/disc_layout";
import { phaseOf } from "../src/games/thing/gauges";
import type { Moment } from "../src/games/thing/names";
import { answersAbout } from "../src/games/thing/answers_about";
import type { Person, Station } from "../src/games/thing/reading";
import { sceneOf, type Strike } from "../src/games/thing/scenes";
import { trackOf } from "../src/games/thing/views";
import { openTable, updateTable, type TableState } from "../src/model/fold";
import type { AnyMessage, EventWire, OptionWire, UpdateMessage, ViewWire } from "../src/net/protocol";

const SECRET = ["role", "turned", "laid", "plan"]; // no event tells them

const folder = process.env.TURNCOAT_MESSAGES;
if (!folder) throw new Error("TURNCOAT_MESSAGES names no folder: run tests/browser/test_fold.py");
const files = readdirSync(folder).filter((file) => file.startsWith("thing"));

/** What the viewer was told of a step. */
function eventsOf({ public: shared, own }: UpdateMessage): EventWire[] {
  return (shared?.events ?? []).map((event, at) => ({ ...event, told: { ...event.told, ...own?.events?.[at] } }));
}

function openTracks(view: ViewWire): Record<string, string | number> {
  return Object.fromEntries(Object.entries(view.tracks).filter(([label]) => !label.startsWith("~") && !SECRET.includes(trackOf(label))));
}

function counts(view: ViewWire): Record<string, number | null> {
  return Object.fromEntries(Object.entries(view.zones).map(([label, zone]) => [label, zone.count]));
}

describe.each(files)("%s", (file) => {
  const screens = JSON.parse(readFileSync(join(folder, file), "utf-8")) as { messages: AnyMessage[] }[];

  test.each(screens.map((screen, at) => [at, screen] as const))("events played for viewer %d lead to the next view", (_, { messages }) => {
    let state: TableState | null = null;
    let played = 0;
    for (const message of messages) {
      if (message.message === "hello") state = openTable(message, state, 0);
      if (message.message !== "update" || !state) continue;
      const before: ViewWire | null = state.view;
      state = updateTable(state, message);
      const events = eventsOf(message);
      if (!before || !state.view || !events.length) continue;
      const shown = events.reduce(after, before);
      expect(openTracks(shown)).toEqual(openTracks(state.view));
      expect(counts(shown)).toEqual(counts(state.view));
      played += events.length;
    }
    expect(played).toBeGreaterThan(100);
  });

  test("a beat is short, and bookkeeping has none", () => {
    const events = screens[0]!.messages.flatMap((message) => (message.message === "update" ? (message.public?.events ?? []) : []));
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

function viewWith(moments: Moment[], more: Partial<ViewWire> = {}): ViewWire {
  return { moments, tracks: {}, zones: {}, waiting: [], ending: null, ...more } as unknown as ViewWire;
}

describe("a scene", () => {
  const people = [0, 1, 2].map((figure) => ({ figure, seat: figure, at: "radio", status: "playing", disc: 1, isLying: false }) as Person);
  const station = { people, dogs: ["radio"], isDark: false } as unknown as Station;
  const marked = (people: readonly (Person | null)[]) => people.map((one) => one?.figure ?? null);

  test.each<[Moment, object | null]>([
    [
      { moment: "encounter", stage: "asking", place: "radio", staying: ["0", "2"], asked: "0", to_ask: ["2"] },
      { kind: "meeting", place: "radio", dogs: 1, people: [{ state: "asked" }, { state: "out" }, { state: "waits" }] },
    ],
    [{ moment: "encounter", stage: "order", place: null, staying: [], asked: null, to_ask: [] }, null],
    [
      { moment: "infection", stage: "laying", place: "radio", figures: ["0", "1"] },
      { kind: "infection", place: "radio", isLaid: false, people: [{ laid: "" }, { laid: "" }] },
    ],
    [
      { moment: "strike", place: "radio", strength: 2, avoided: ["1"] },
      { kind: "strike", place: "radio", strength: 2 },
    ],
    [{ moment: "vote" }, { kind: "vote", rows: [{}, {}, {}] }],
    [
      { moment: "test", how: "fire", tester: "1" },
      { kind: "test", how: "fire", tester: { figure: 1 } },
    ],
    [
      { moment: "boarding", stage: "consent", candidate: "2", starter: "1" },
      { kind: "boarding", vehicle: "radio", candidate: { figure: 2 }, isAsking: true, isGone: false },
    ],
    [
      { moment: "roll", stage: "dice", actor: "0", faces: ["repair", "threat"] },
      { kind: "dice", faces: ["repair", "threat"], actor: { figure: 0 } },
    ],
    [{ moment: "roll", stage: "before", actor: null, faces: [] }, null],
    [
      { moment: "forecast", rolled: "clear", second: "storm" },
      { kind: "forecast", rolled: "clear", other: "storm" },
    ],
    [
      { moment: "trade", giver: "0", partner: "1", offered: "item", is_swap: true },
      { kind: "trade", giver: { figure: 0 }, partner: { figure: 1 }, offered: "item", isSwap: true },
    ],
  ])("of %j", (moment, scene) => {
    const shown = sceneOf(viewWith([moment]), station);
    if (scene === null) expect(shown).toBeNull();
    else expect(shown).toMatchObject(scene);
  });

  test("of a strike shows those who did not opt out", () => {
    const scene = sceneOf(viewWith([{ moment: "strike", place: "radio", strength: 2, avoided: ["1"] }]), station);
    expect(marked((scene as Strike).people)).toEqual([0, 2]);
  });

  test("of a forecast shows the weather as it was where one die was rolled", () => {
    const view = viewWith([{ moment: "forecast", rolled: "clear", second: null }], { tracks: { weather: "storm" } });
    expect(sceneOf(view, station)).toMatchObject({ rolled: "clear", other: "storm" });
  });

  test("of dice has none in darkness until it is known for whom", () => {
    const view = viewWith([{ moment: "roll", stage: "actor", actor: null, faces: ["repair"] }]);
    expect(sceneOf(view, { ...station, isDark: true })).toBeNull();
    expect(sceneOf(view, station)).toMatchObject({ kind: "dice" });
  });

  test("of what is innermost is shown", () => {
    const strike: Moment = { moment: "strike", place: "radio", strength: 2, avoided: [] };
    expect(sceneOf(viewWith([{ moment: "phase", phase: "strikes" }, { moment: "vote" }, strike]), station)?.kind).toBe("strike");
  });
});

test("the status strip names the phase", () => {
  expect(phaseOf(viewWith([{ moment: "phase", phase: "rec_room" }, { moment: "vote" }]))).toBe("rec-room");
  expect(phaseOf(viewWith([]))).toBeUndefined();
});

describe("answers about something", () => {
  const view = viewWith([{ moment: "strike", place: "radio", strength: 2, avoided: [] }]);

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
  ])("%j", (thing, answers) => expect(answersAbout(options, thing, view)).toEqual(answers));
});
