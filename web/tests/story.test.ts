// A replay as a browser tells it: moments, turns, whose eyes, and what bots believed by then.

import { expect, test } from "vitest";

import type { LogLineWire, Replay, ReplayStep, TruthWire, ViewWire } from "../src/net/protocol";
import { ALL, EVERYBODY, mergeViews, perspectives, Story } from "../src/replay/story";
import { beliefAt, lanesOf } from "../src/replay/suspicion_lanes";

function viewOf(seat: number | null, hand: string[] | null): ViewWire {
  return {
    game: "lifeboat",
    seat,
    seats: 2,
    options: {},
    current: 0,
    decision: 0,
    tracks: { food: 3 },
    zones: { "hand.0": { count: 1, cards: hand, known_to: null } },
    moments: [],
    waiting: [],
    answered: null,
    orders: [],
    ending: null,
    winners: [],
    result: 0,
  };
}

function line(text: string, isTurn = false): LogLineWire {
  return { event: isTurn ? "turn_of" : "chose", rule: "", text, is_turn: isTurn, topic: "", at: 0 };
}

const CHANGED: ReplayStep = {
  at: 2,
  public: { kind: "played", first_event: 1, events: [{ event: "drawn", rule: "", told: { count: 1 } }], changes: { tracks: { food: 2 } } },
  own: {
    "0": { events: { "0": { cards: ["oar"] } }, changes: { zones: { "hand.0": { count: 2, cards: ["oar", "oar"], known_to: null } } } },
  },
};
const STEPS: ReplayStep[] = [
  { at: 0, public: { kind: "dealt" }, own: {} },
  { at: 1, public: { kind: "played", first_event: 0, events: [{ event: "turn_of", rule: "", told: { seat: 1 } }] }, own: {} },
  CHANGED,
  { at: 3, public: { kind: "chatted", seat: 0, body: { text: "Well!" } }, own: {} },
  { at: 4, public: { kind: "ended" }, own: {} },
];
const TRUTH: TruthWire = {
  chairs: [
    { kind: "person", name: "Ann", bot: "" },
    { kind: "bot", name: "", bot: "persona:steady" },
  ],
  loyal: "sailors",
  sides: [
    { step: 0, sides: ["sailors", "sailors"] },
    { step: 2, sides: ["wreckers", "sailors"] },
  ],
  checks: [],
  claims: [],
  diaries: {
    "1": {
      bot: "persona:steady",
      entries: [
        { heard: 0, beliefs: [0.2, 0] },
        { heard: 1, beliefs: [0.9, 0] },
      ],
    },
  },
};

function replayOf(truth: TruthWire | null): Replay {
  const lines: Record<string, LogLineWire[]>[] = [
    {},
    { "-1": [line("Turn: Bot", true)] },
    { "-1": [line("One card")], "0": [line("An oar")], all: [line("An oar")] },
    {},
    {},
  ];
  return {
    table: "t",
    game: "lifeboat",
    seat: 0,
    company: {
      stage: truth ? "over" : "playing",
      settings: { game: "lifeboat", players: 2 },
      chairs: ["Ann", ""].map((name) => ({
        kind: "person",
        name,
        regular: "",
        is_bot: !name,
        is_ready: true,
        has_seed: true,
        is_muted: false,
        like: null,
        shares_replay: false,
      })),
      petition: null,
      again: "",
      is_agreed_end: false,
      is_closed: false,
      is_paused: false,
      meeting: null,
      board: {},
      printed: {},
      sides: truth ? ["wreckers", "sailors"] : null,
    },
    views: { "-1": viewOf(null, null), "0": viewOf(0, ["oar"]), "1": viewOf(1, null) },
    steps: STEPS,
    truth,
    texts: { players: ["Ann", "Bot"], names: ["Ann", "Bot"], lines, claims: [], diaries: {} },
    marks: {},
  };
}

test("only what is read is a moment; the rest goes with it", () => {
  const story = new Story(replayOf(TRUTH), EVERYBODY);
  expect(story.moments.map((moment) => [moment.first, moment.last])).toEqual([
    [0, 1],
    [2, 2],
    [3, 4],
  ]);
  expect(story.moments.map((moment) => moment.lines[0]?.text)).toEqual(["Turn: Bot", "One card", "Ann: Well!"]);
  expect(story.turns).toEqual([{ number: 1, moment: 0, seat: 1, text: "Turn: Bot" }]);
  expect(story.momentOf(1)).toBe(1);
});

test("everybody sees what they saw, and whoever looks at all sees what anybody did", () => {
  const hands = [EVERYBODY, 0, 1, ALL].map((by) => new Story(replayOf(TRUTH), by as number).view(1).zones["hand.0"]?.cards);
  expect(hands).toEqual([null, ["oar", "oar"], null, ["oar", "oar"]]);
  expect(new Story(replayOf(TRUTH), 1).events(1)[0]?.told).toEqual({ count: 1 });
  expect(new Story(replayOf(TRUTH), ALL).events(1)[0]?.told).toEqual({ count: 1, cards: ["oar"] });
  expect(new Story(replayOf(TRUTH), 1).moments[1]?.lines[0]?.text).toBe("One card");
  expect(new Story(replayOf(TRUTH), EVERYBODY).view(2).tracks.food).toBe(2);
});

test("while a game goes on there are one's own eyes alone", () => {
  expect(perspectives(replayOf(null))).toEqual([0]);
  expect(perspectives(replayOf(TRUTH))).toEqual([ALL, EVERYBODY, 0, 1]);
  expect(new Story(replayOf(null), 0).sides(1)).toBeNull();
});

test("a table that is told again is over only in its last moment", () => {
  const story = new Story(replayOf(TRUTH), 0);
  expect(story.state(1).company.stage).toBe("playing");
  expect(story.state(1).company.sides).toBeNull();
  expect(story.state(2).company.stage).toBe("over");
  expect(story.state(1).seat).toBe(0);
});

test("a lane has what others believed, and when its seat was a traitor", () => {
  const [own, bot] = lanesOf(new Story(replayOf(TRUTH), ALL));
  expect(own?.mean).toEqual([
    { moment: 0, belief: 0.2 },
    { moment: 1, belief: 0.9 },
  ]);
  expect(own?.spans.map((span) => [span.from, span.to, span.isTraitor])).toEqual([
    [0, 1, false],
    [1, 2, true],
  ]);
  expect(bot?.mean).toEqual([]); // nobody believes anything of oneself
  expect(beliefAt(own!, 2)).toBe(0.9);
});

test("of two who see a pile, the one who knows more cards is believed", () => {
  const shared = viewOf(null, null);
  const half = viewOf(0, ["?", "oar"]);
  expect(mergeViews(shared, [viewOf(1, ["?", "?"]), half]).zones["hand.0"]?.cards).toEqual(["?", "oar"]);
});
