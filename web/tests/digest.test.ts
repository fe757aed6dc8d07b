// What happened since the last answer: the digest, the way back through it, and how long captions stay.

import { beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

import type { TableState } from "../src/model/fold";
import type { Catalogue, EventWire, LogLineWire, TrackWords } from "../src/net/protocol";
import { digestOf, lastAnswer, momentOf, stepsOf } from "../src/table/digest/digest";
import { readingTime } from "../src/ui/reading";

function line(topic: string, at: number, more: Partial<LogLineWire> = {}): LogLineWire {
  return { event: topic.split("-")[0]!, rule: "", text: topic, is_turn: false, topic, at, ...more };
}

const event = (name: string, told: EventWire["told"]): EventWire => ({ event: name, rule: "", told });
const changed = (track: string, from: number, to: number) => event("changed", { track, from, to });

const LOG = [
  line("turn-of", 0, { is_turn: true, seat: 0, brief: "You moved." }),
  line("figure-moved", 1),
  line("turn-of", 4, { is_turn: true, seat: 1, brief: "Anna repaired the boiler." }),
  line("figure-moved", 5),
  line("said", 6, { event: "said", seat: 1, number: 0, seats: [0], text: "Anna accuses you." }),
  line("said", 6, { event: "said", seat: 1, number: 1, seats: [2], text: "Anna trusts Boris." }),
  line("turn-of", 8, { is_turn: true, seat: 2 }),
  line("changed-loyalty", 9, { is_own: true, text: "You are a traitor." }),
  line("checked-failed", 10),
];
const EVENTS = [
  event("turn_of", { seat: 0 }),
  event("chose", { seat: 0, verb: "move" }),
  changed("fuel", 8, 7),
  changed("damage.hold", 0, 1),
  event("turn_of", { seat: 1 }),
  event("chose", { seat: 1, verb: "repair" }),
  changed("fuel", 7, 6),
  changed("food", 5, 4),
  event("turn_of", { seat: 2 }),
  changed("food", 4, 5),
  changed("secret", 0, 1),
];
const track = (label: string, more: Partial<TrackWords> = {}): TrackWords =>
  ({
    label,
    base: label,
    title: label.toUpperCase(),
    kind: "number",
    keys: [],
    owner: null,
    is_switch: false,
    is_read: true,
    ...more,
  }) as TrackWords;
const CATALOGUE = {
  tracks: [track("fuel"), track("food"), track("damage.hold", { keys: ["hold"] }), track("secret", { owner: 0 })],
} as unknown as Catalogue;

describe("the digest", () => {
  const digest = digestOf(LOG, EVENTS, EVENTS.length, { events: 2, position: 2 }, 0, CATALOGUE);

  test("has turns that are over in one line, and the running one line by line", () => {
    expect(digest.lines.map(({ text, seat }) => [text, seat])).toEqual([
      ["Anna repaired the boiler.", 1],
      ["turn-of", 2],
      ["checked-failed", null],
    ]);
  });

  test("leaves what is covered in the log to the log", () => {
    expect(JSON.stringify(digest)).not.toContain("traitor");
  });

  test("has dials of the table before and after, and none that came back to where it was", () => {
    expect(digest.changes).toEqual([{ title: "FUEL", before: 8, after: 6 }]);
  });

  test("has what others said about the player", () => {
    expect(digest.said.map((one) => one.text)).toEqual(["Anna accuses you."]);
  });

  test("begins with the last answer that the events tell of", () => {
    expect(lastAnswer(EVENTS.slice(1), EVENTS.length, 0)).toBe(1);
    expect(lastAnswer(EVENTS, EVENTS.length, 2)).toBe(-1);
  });
});

describe("the way back", () => {
  const past = [1, 2, 3, 5, 7, 10].map((number) => ({ number, event: EVENTS[number]!, state: {} as TableState }));

  test("goes from line to line", () => {
    expect(stepsOf(past, LOG).map((step) => step.number)).toEqual([3, 7, 10]);
  });

  test("leads from a turn to its beginning, and from another line to its end", () => {
    expect(momentOf(past, { text: "", seat: 1, at: 4, until: 8 })?.number).toBe(5);
    expect(momentOf(past, { text: "", seat: null, at: 1, until: 4 })?.number).toBe(3);
    expect(momentOf(past, { text: "", seat: null, at: 8, until: 9 })).toBeNull();
  });
});

describe("a caption", () => {
  test("stays for as long as reading takes, by its length and the reader's speed", () => {
    const words = (n: number) => Array.from({ length: n }, () => "word").join(" ");
    expect(readingTime("", "normal")).toBe(0);
    expect(readingTime("Pass.", "normal")).toBe(800);
    expect(readingTime(words(10), "normal")).toBe(3000);
    expect(readingTime(words(10), "slow")).toBeGreaterThan(readingTime(words(10), "normal"));
    expect(readingTime(words(10), "fast")).toBe(1500);
    expect(readingTime(words(200), "slow")).toBe(8000);
    expect(readingTime("<fuel>fuel</fuel> burns", "slow")).toBe(readingTime("fuel burns", "slow"));
  });
});

describe("the stage", () => {
  beforeAll(() => {
    vi.stubGlobal("document", { hidden: false });
    vi.stubGlobal("navigator", { languages: ["en"] });
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    vi.stubGlobal("window", globalThis);
  });
  beforeEach(() => void vi.useFakeTimers());

  const state = (events: number) =>
    ({ undone: 0, view: { tracks: { fuel: events } }, recent: [], events, company: { meeting: null } }) as unknown as TableState;

  async function stageWith(texts: string[]) {
    const { Stage } = await import("../src/model/stage.svelte");
    const stage = new Stage();
    stage.staging = { beat: () => 100, after: (view, { told }) => ({ ...view, tracks: { fuel: Number(told.to) } }) };
    stage.read = (_, number) => ({ key: texts[number]!, text: texts[number]! });
    stage.reset(state(0));
    return stage;
  }

  const TEN = "one two three four five six seven eight nine ten";
  const three = [changed("fuel", 3, 2), changed("fuel", 2, 1), changed("fuel", 1, 0)];

  test("shows a caption until it is read, with all events that it tells of", async () => {
    const stage = await stageWith([TEN, TEN, "Then."]);
    stage.follow(state(3), three);
    vi.advanceTimersByTime(150);
    expect(stage.number).toBe(1);
    vi.advanceTimersByTime(2700);
    expect(stage.number).toBe(1);
    vi.advanceTimersByTime(200);
    expect(stage.number).toBe(2);
    vi.advanceTimersByTime(900);
    expect(stage.isPlaying).toBe(false);
  });

  test("stays while its reader holds it", async () => {
    const stage = await stageWith(["A.", "B.", "C."]);
    stage.follow(state(3), three);
    stage.hold(true);
    vi.advanceTimersByTime(60_000);
    expect(stage.number).toBe(0);
    stage.hold(false);
    expect(stage.number).toBe(1);
  });

  test("keeps what it showed, stops while that is looked at, and comes back to now", async () => {
    const stage = await stageWith(["A.", "B.", "C."]);
    stage.follow(state(3), three);
    vi.advanceTimersByTime(900);
    expect(stage.past.map((moment) => moment.number)).toEqual([0, 1]);
    stage.look(stage.past[0]!);
    expect(stage.looked?.state.view?.tracks.fuel).toBe(2);
    vi.advanceTimersByTime(60_000);
    expect(stage.number).toBe(1);
    stage.look(null);
    expect([stage.looked, stage.isPlaying, stage.shown?.events]).toEqual([null, false, 3]);
    expect(stage.past.map((moment) => moment.number)).toEqual([0, 1, 2]);
    expect(stage.past.at(-1)?.state.view?.tracks.fuel).toBe(3); // as the step left it
    expect(stage.past.every((moment) => moment.state.decision === null)).toBe(true);
  });

  test("keeps what happened where nothing is played, and nothing that was undone", async () => {
    const stage = await stageWith(["A.", "B.", "C."]);
    stage.follow(state(3), three);
    stage.skip();
    expect(stage.past).toHaveLength(3);
    stage.reset({ ...state(3) });
    expect(stage.past).toHaveLength(3);
    stage.reset({ ...state(2), undone: 1 });
    expect(stage.past).toHaveLength(0);
  });
});
