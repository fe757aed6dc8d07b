// Full-screen scenes: every turning point has a picture and words in every language, and skipping events skips no scene.

import { readdirSync, readFileSync } from "node:fs";

import { beforeAll, expect, test, vi } from "vitest";

import { GAMES } from "../src/games";
import { fill } from "../src/games/scene/fill";
import { pictures as station } from "../src/games/thing/pictures";
import { opening as stationOpening, side as stationSide, tableau as stationTableau } from "../src/games/thing/tableaux";
import { pictures as ship } from "../src/games/unfathomable/pictures";
import { opening as shipOpening, side as shipSide, tableau as shipTableau } from "../src/games/unfathomable/tableaux";
import { Accusations } from "../src/model/accusations";
import type { TableState } from "../src/model/fold";
import type { Naming } from "../src/model/naming";
import type { Shown, Tableau } from "../src/model/tableau";
import type { EventWire, ViewWire } from "../src/net/protocol";

const event = (name: string, told: EventWire["told"], rule = ""): EventWire => ({ event: name, rule, told }) as unknown as EventWire;
const view = (tracks: ViewWire["tracks"] = {}, faceup: string[] = [], seats = 4) =>
  ({ seats, tracks, zones: { "faceup.0": { count: faceup.length, cards: faceup } }, ending: null }) as unknown as ViewWire;
const shown = (recent: EventWire[] = [], seat: number | null = 0): Shown => ({ seat, recent, log: [] });
const onShip = (one: EventWire, after: ViewWire) => shipTableau(one, after, shown([one]));
const atStation = (one: EventWire, after: ViewWire, before: EventWire[] = [], seat: number | null = 0) =>
  stationTableau(one, after, shown([...before, one], seat));

const SHIP_ENDINGS = ["arrived", "no_fuel", "no_food", "no_sanity", "no_souls", "sunk", "overrun"];
const STATION_ENDINGS = ["escaped", "frozen", "last_absorbed", "alien_aboard", "left_behind", "all_infected"];

const NORRIS = { "character.1": "norris" };
const VOTES = [event("voted", { figure: 0, against: 1 }), event("voted", { figure: 2, against: 3 })];
const COUNTED = event("changed", { track: "disc.1", from: 1, to: 2 }, "T14.4");
const ROUND = event("changed", { track: "round", from: 1, to: 2 });
const MET = event("token_seen", { figure: 0, of: 1 });
const BACK = event("changed", { track: "at.0", from: "kitchen", to: "rec_room" }, "T14.1");

const SHIP = [
  ...SHIP_ENDINGS.map((ending) => onShip(event("game_ended", { ending }), view())),
  onShip(event("awakening", { distance: 6 }), view()),
  onShip(event("changed", { track: "loyalty_dealt", from: 0, to: 1 }), view()),
  onShip(event("changed", { track: "at.0", from: "d1", to: "brig" }), view({ "character.0": "jeanne" })),
  onShip(event("changed", { track: "at.0", from: "brig", to: "galley" }), view({ "character.0": "jeanne" })),
  onShip(event("changed", { track: "revealed.0", from: 0, to: 1 }), view({ "character.0": "jeanne" }, ["hybrid"])),
  onShip(event("changed", { track: "revealed.0", from: 0, to: 1 }), view({ "character.0": "jeanne" }, ["cultist"])),
  onShip(event("changed", { track: "ritual", from: 0, to: 1 }), view()),
  onShip(event("changed", { track: "ritual", from: 3, to: 4 }), view()),
];
const STATION = [
  ...STATION_ENDINGS.map((ending) => atStation(event("game_ended", { ending }), view())),
  atStation(event("role_revealed", { figure: "1", role: "alien" }), view({ ...NORRIS, "~tested": "1" })),
  atStation(event("role_revealed", { figure: "1", role: "human" }), view({ ...NORRIS, "~tested": "1" })),
  atStation(event("role_revealed", { figure: "1", role: "alien" }), view(NORRIS)),
  atStation(event("absorbed", { figure: "1", place: "kitchen" }), view(NORRIS)),
  atStation(COUNTED, view({ ...NORRIS, "~vote.0": 1 }), VOTES),
  atStation(COUNTED, view({ ...NORRIS, "~vote.0": 1, "~vote.2": 3 }), VOTES),
  atStation(BACK, view(), [ROUND, MET]),
];
const SHIP_OPENINGS = [0, 1].map((dealt) => shipOpening(view({ "character.0": "jeanne", loyalty_dealt: dealt }), 0));
const STATION_OPENINGS = [4, 1].map((seats) => stationOpening(view({ "character.0": "norris" }, [], seats), 0));
const OPENINGS = [...SHIP_OPENINGS, ...STATION_OPENINGS].flat();
const CHARACTERS = {
  ship: ["keilani", "arjun", "svetlana", "jeanne", "jamie", "william", "beatrice", "ishmael", "edmund", "samira"],
  station: ["macready", "norris", "blair", "nauls", "clark", "bennings", "windows", "garry"],
};
const table = (turn: number, bots: boolean[]) =>
  ({
    view: view(NORRIS),
    company: { chairs: bots.map((is_bot) => ({ is_bot })) },
    log: Array(turn).fill({ is_turn: true }),
  }) as unknown as TableState;
const accusation = (speaker: number, seat: number, number = 0) => ({ kind: "estimate", level: "accuse", speaker, seat, number });
const BOTS = [true, true, true, true];
const ACCUSED = new Accusations().take(accusation(0, 1), table(1, BOTS))!.tableau;
const SIDES = {
  "ship-letter": ["human", "hybrid", "cultist"],
  "ship-odds": ["human", "hybrid", "cultist"],
  "station-odds": ["human", "alien"],
  "station-fog": ["touched", "untouched"],
};

test.each(["en", "ru", "uk"])("every scene has its lines, and no line is left over: %s", (language) => {
  const folders = ["", "unfathomable/", "thing/"].map((game) => `../src/turncoat/texts/${language}/${game}`);
  const text = folders.map((folder) => readFileSync(`${folder}theatre.ftl`, "utf-8")).join("\n");
  const messages = [...text.matchAll(/^([a-z-]+) =/gm)].map((match) => match[1]!);
  const parts = ["kicker", "title", "why"];
  const scenes = [...SHIP, ...STATION, ACCUSED].flatMap((one) => parts.map((part) => `theatre-${one!.name}-${part}`));
  const cards = OPENINGS.flatMap((one) => [...parts, "then"].map((part) => `theatre-${one.name}-${part}`));
  const sides = Object.entries(SIDES).flatMap(([scene, all]) => all.map((side) => `theatre-${scene}-${side}`));
  const trades = Object.entries(CHARACTERS).flatMap(([game, all]) => all.map((one) => `theatre-${game}-trade-${one}`));
  const own = ["setting", "skip", "on", "who", "opening", "card", "back", "begin"].map((one) => `theatre-${one}`);
  expect(messages.sort()).toEqual([...new Set([...scenes, ...cards, ...sides, ...trades, ...own])].sort());
});

test("every scene has a picture of its game, and every picture has a scene", () => {
  const names = (all: (Tableau | null)[]) => [...new Set(all.map((one) => one!.picture!))].sort();
  const drawn = (cards: Tableau[][]) => cards.flat().filter((one) => one.picture);
  expect(names([...SHIP, ...drawn(SHIP_OPENINGS)])).toEqual(Object.keys(ship).sort());
  expect(names([...STATION, ...drawn(STATION_OPENINGS)])).toEqual(Object.keys(station).sort());
});

test("no two endings of a game share a picture", () => {
  const pictures = STATION_ENDINGS.map((ending) => atStation(event("game_ended", { ending }), view())!.picture);
  expect(new Set(pictures).size).toBe(STATION_ENDINGS.length);
});

test("every open place of a picture is filled, and no picture is larger than twelve thousand letters", () => {
  const folders = { ship: "unfathomable/theatre", station: "thing/theatre", accused: "scene" };
  for (const one of [...SHIP, ...STATION, ACCUSED, ...OPENINGS.filter((card) => card.picture)]) {
    const file = `src/games/${folders[one!.name.split("-")[0] as keyof typeof folders]}/${one!.picture}.svg`;
    const drawn = readFileSync(file, "utf-8");
    expect(drawn.length, file).toBeLessThan(12_000);
    const open = [...drawn.matchAll(/\{([a-z]+\d?)\}/g)].map((match) => match[1]!);
    expect(Object.keys({ face: "", ...one!.slots }), file).toEqual(expect.arrayContaining(open));
  }
});

test("a drawing uses what it has itself, or a portrait, and shares no name with another: three may be on a page", () => {
  const folders = ["scene", "thing/theatre", "unfathomable/theatre"].map((folder) => `src/games/${folder}`);
  const files = folders.flatMap((folder) => readdirSync(folder).map((file) => `${folder}/${file}`));
  const named = new Map<string, string>();
  for (const file of files.filter((one) => one.endsWith(".svg"))) {
    const drawn = readFileSync(file, "utf-8");
    const all = (pattern: RegExp) => [...drawn.matchAll(pattern)].map((match) => match[1]!);
    const ids = all(/ id="([^"]+)"/g);
    expect(new Set(ids).size, file).toBe(ids.length);
    for (const used of all(/(?:href="#|url\(#)([^"){]+)/g)) expect([...ids, "face-"], `${file}: ${used}`).toContain(used);
    for (const name of [...ids, ...all(/@keyframes ([a-z-]+)/g).map((one) => `@${one}`)]) {
      expect(named.get(name), `${file}: ${name}`).toBeUndefined();
      named.set(name, file);
    }
  }
});

test.each(["unfathomable", "thing"])("the picture of each scenario leaves nothing open: %s", async (game) => {
  for (const [name, { drawing, face, slots }] of Object.entries(GAMES[game]!.scenarios!)) {
    const drawn = (await drawing()).default;
    expect(drawn.includes("{face}"), name).toBe(face !== undefined);
    const plain = drawn.replace(/<style>[\s\S]*?<\/style>/, "");
    expect(fill(plain, face, slots), name).not.toMatch(/\{\w+\}/);
  }
  const faces = readFileSync(`src/games/${game}/portraits.svg`, "utf-8");
  for (const { face } of Object.values(GAMES[game]!.scenarios!)) if (face) expect(faces).toContain(`id="face-${face}"`);
});

test("a scene of a player without a character has the face of the regular who sits there", () => {
  const state = table(1, BOTS);
  state.view!.tracks = {};
  state.company.chairs[1]!.regular = "marta";
  expect(new Accusations().take(accusation(0, 1), state)!.tableau.face).toBe("marta");
});

test("what the end of the game turns up is no scene of its own", () => {
  const over = { ...view(NORRIS), ending: "frozen" } as ViewWire;
  expect(atStation(event("role_revealed", { figure: "1", role: "alien" }), over)).toBeNull();
});

test("an alien who boards the helicopter has no scene of its own: the ending that follows is one", () => {
  expect(atStation(event("role_revealed", { figure: "1", role: "alien" }, "T19.3"), view(NORRIS))).toBeNull();
  expect(atStation(event("role_revealed", { figure: "1", role: "alien" }, "T19.4"), view(NORRIS))).toBeNull();
  expect(atStation(event("role_revealed", { figure: "1", role: "alien" }, "T18.3"), view(NORRIS))!.name).toBe("station-unfolds");
});

test("a night is the same scene for everybody, whatever happened; only what the button shows differs", () => {
  const infected = event("token_seen", { figure: 0, of: 1, token: "alien", role: "alien" });
  const spared = event("token_seen", { figure: 0, of: 1, token: "human", role: "human" });
  const victim = atStation(BACK, view({ "role.0": "alien", "turned.0": 31 }), [ROUND, infected])!;
  const human = atStation(BACK, view({ "role.0": "human", "turned.0": 0 }), [ROUND, spared])!;
  const other = atStation(BACK, view({ "role.2": "human", "turned.2": 0 }), [ROUND, MET], 2)!;
  const screen = atStation(BACK, view(), [ROUND, MET], null)!;
  expect([victim.side, human.side, other.side, screen.side]).toEqual(["touched", "untouched", "untouched", "untouched"]);
  for (const one of [human, other, screen]) expect({ ...one, side: "" }).toEqual({ ...victim, side: "" });
});

test("a night comes once a round, and only if players met", () => {
  const up = (seat: number) => event("changed", { track: `lying.${seat}`, from: 1, to: 0 }, "T14.1");
  const at = (seat: number) => event("changed", { track: `at.${seat}`, from: "radio", to: "rec_room" }, "T14.1");
  const round = [ROUND, MET, BACK, up(0), at(1), up(1), at(2), at(3), up(3)]; // as come_back tells it
  const nights = (events: EventWire[]) => events.filter((one, now) => atStation(one, view(), events.slice(0, now)) !== null);
  expect(nights(round)).toEqual([BACK]);
  expect(nights([...round, ...round])).toEqual([BACK, BACK]);
  expect(atStation(BACK, view(), [MET, ROUND])).toBeNull();
  expect(atStation(BACK, view(), [ROUND, event("dog_seen", { figure: 2 })])).not.toBeNull();
});

test("an infection is shown to its victim once: an alien who meets another is not infected again", () => {
  const infected = event("token_seen", { figure: 0, of: 1, token: "alien", role: "alien" });
  const later = atStation(BACK, view({ "role.0": "alien", "turned.0": 31 }), [ROUND, infected, BACK, ROUND, infected])!;
  const first = atStation(BACK, view({ "role.0": "alien", "turned.0": 0 }), [ROUND, infected])!;
  expect([later.side, first.side]).toEqual(["untouched", "untouched"]);
});

test("an ending names what decided it", () => {
  const names = { place: { kitchen: "Kitchen" }, space: { bridge: "Bridge" } };
  const naming = { catalogue: { names }, figure: (one: string) => `figure ${one}`, card: (one: string) => one } as unknown as Naming;
  const damage = event("shown", { from: "damage_now", to: "damaged.bridge", cards: [] });
  const sunk = event("game_ended", { ending: "sunk" });
  expect(shipTableau(sunk, view(), shown([damage, sunk]))!.told!(naming)).toMatchObject({ room: "Bridge", winners: 0 });
  const eaten = event("absorbed", { figure: 2, place: "kitchen" });
  const lost = event("game_ended", { ending: "last_absorbed" });
  expect(stationTableau(lost, view({ round: 7 }), shown([eaten, lost]))!.told!(naming)).toEqual({
    round: 7,
    who: "figure 2",
    place: "Kitchen",
  });
  const gone = event("game_ended", { ending: "escaped" });
  const aboard = view({ round: 9, "character.0": "blair", "character.1": "norris", "status.0": "aboard", "status.1": "absorbed" });
  expect(stationTableau(gone, aboard, shown([gone]))!.told!(naming)).toEqual({ round: 9, who: "figure 0", count: 1 });
});

test("a ritual lights one more candle at each step, and a traitor who leaves the Brig by revealing is not freed", () => {
  const step = (to: number) => onShip(event("changed", { track: "ritual", from: to - 1, to }), view())!.slots;
  expect(step(2)).toEqual({ c1: 1, c2: 1, c3: 0, c4: 0, now: "c2", sea: 0 });
  expect(step(4)).toMatchObject({ c4: 1, sea: 1 });
  expect(onShip(event("changed", { track: "ritual", from: 4, to: 0 }), view())).toBeNull();
  expect(onShip(event("changed", { track: "at.0", from: "brig", to: "deep" }), view({ "revealed.0": 1 }))).toBeNull();
});

test("the seat's side is that of its cards, and nothing before they are dealt", () => {
  const holding = (...cards: string[]) => ({ ...view(), zones: { "loyalty.0": { count: cards.length, cards } } }) as unknown as ViewWire;
  expect(["human", "hybrid", "cultist"].map((card) => shipSide(holding("human", card), 0))).toEqual(["human", "hybrid", "cultist"]);
  expect(shipSide(holding(), 0)).toBe("");
  expect(stationSide(view({ "role.0": "alien" }), 0)).toBe("alien");
  expect(stationSide(view({ "role.0": "human" }, [], 3), 0)).toBe("");
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  "an opening has three cards, and tells the side of its reader under the button alone: %d players",
  (seats) => {
    const tracks = Object.fromEntries(Array.from({ length: 8 }, (_, seat) => [`character.${seat}`, "norris"]));
    for (let seat = 0; seat < seats; seat++) {
      const worlds = ["human", "alien"].map((role) => stationOpening(view({ ...tracks, [`role.${seat}`]: role }, [], seats), seat));
      expect(worlds[0]).toHaveLength(3);
      expect(JSON.stringify(worlds[0])).toBe(JSON.stringify(worlds[1]));
      expect(worlds[0]!.map((card) => card.isCovered ?? false)).toEqual([false, seats > 3, false]);
    }
  },
);

beforeAll(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("navigator", { languages: ["en"] }); // Node 20 has none
  vi.stubGlobal("matchMedia", () => ({ matches: true })); // less motion is wanted: events are not played
  vi.stubGlobal("window", globalThis);
});

test("who wants less motion sees the scenes all the same, one after another", async () => {
  const { Stage } = await import("../src/model/stage.svelte");
  const stage = new Stage();
  const scene = (name: string): Tableau => ({ name, turn: 0, music: "vote" });
  stage.staging = { beat: () => 500, after: (before) => before, tableau: ({ event }) => (event === "plain" ? null : scene(event)) };
  const state = { view: view(), events: 0, recent: [], company: { meeting: null } } as unknown as TableState;
  stage.reset(state);
  const end = { ...state, events: 4 };
  stage.follow(end, [event("plain", {}), event("first", {}), event("plain", {}), event("second", {})]);
  expect(stage.tableau?.name).toBe("first");
  stage.skip();
  expect(stage.tableau?.name).toBe("first");
  stage.endTableau();
  expect(stage.tableau?.name).toBe("second");
  stage.endTableau();
  expect(stage.tableau).toBeNull();
  expect(stage.shown).toBe(end);
}, 30_000); // the module is compiled when it is first imported

test("the scene of the accusation comes before the meeting, and before what has not been played yet", async () => {
  const { Stage } = await import("../src/model/stage.svelte");
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
  const stage = new Stage();
  stage.staging = { beat: () => 60_000, after: (before) => before };
  const state = { view: view(), events: 0, recent: [], company: { meeting: null } } as unknown as TableState;
  stage.reset(state);
  const played = { ...state, events: 2 };
  stage.follow(played, [event("plain", {}), event("plain", {})]);
  stage.follow(played, [], { key: "s1", tableau: { name: "accused", turn: 0, music: "meeting" } });
  expect([stage.tableau, stage.shown?.company.meeting]).toEqual([null, null]);
  const called = { ...played, company: { meeting: { accused: 1 } } } as unknown as TableState;
  stage.follow(called, []);
  expect([stage.tableau?.name, stage.shown?.company.meeting]).toEqual(["accused", null]);
  stage.endTableau();
  expect([stage.tableau, stage.shown]).toEqual([null, called]);
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
});

test("a scene that recurs is shorter from its second time on, a turning point never is", async () => {
  const { Stage } = await import("../src/model/stage.svelte");
  const { timeOf } = await import("../src/model/tableau");
  const vote = atStation(COUNTED, view({ ...NORRIS, "~vote.0": 1, "~vote.2": 1 }), VOTES)!;
  const reveal = onShip(event("changed", { track: "revealed.0", from: 0, to: 1 }), view({ "character.0": "jeanne" }, ["hybrid"]))!;
  const stage = new Stage();
  const played: Tableau[] = [vote, reveal, vote, reveal];
  stage.staging = { beat: () => 0, after: (before) => before, tableau: () => played.shift() ?? null };
  const state = { view: view(), events: 0, recent: [], company: { meeting: null } } as unknown as TableState;
  stage.reset(state);
  stage.follow({ ...state, events: 4 }, Array<EventWire>(4).fill(event("plain", {})));
  const lengths = [];
  for (; stage.tableau; stage.endTableau()) lengths.push(timeOf(stage.tableau, 16, stage.isKnown));
  const [voted, revealed] = [timeOf(vote, 16), timeOf(reveal, 16)];
  expect(lengths).toEqual([voted, revealed, voted / 2, revealed]);
  expect(timeOf(vote, 4, true)).toBe(2_500); // long enough to reach a button that is held
});

test("bots make a scene of the first accusation of a player, and of the one by which most accuse", () => {
  const all = new Accusations();
  const scenes = [0, 2, 3].map((speaker, at) => all.take(accusation(speaker, 1, at), table(at + 1, BOTS))?.key ?? null);
  expect(scenes).toEqual(["s0", "s1", null]);
  expect(all.take({ ...accusation(0, 2, 4), level: "lean_traitor" }, table(9, BOTS))).toBeNull();
  const late = new Accusations();
  late.read([accusation(0, 1, 0)], 4);
  expect(late.take(accusation(3, 1, 1), table(3, [true, true, true, true, true, true, true]))).toBeNull();
});

test("there is one scene of a bot's accusation a turn; a person's is a scene once a turn for each accused player", () => {
  const all = new Accusations();
  expect(all.take(accusation(0, 1, 0), table(1, BOTS))).not.toBeNull();
  expect(all.take(accusation(0, 2, 1), table(1, BOTS))).toBeNull();
  const people = [false, true, true, true];
  expect(all.take(accusation(0, 1, 2), table(2, people))).not.toBeNull();
  expect(all.take(accusation(0, 1, 3), table(2, people))).toBeNull();
  expect(all.take(accusation(0, 1, 4), table(3, people))).not.toBeNull();
});

test("a shared screen leads: scenes wait for it, and end with it", async () => {
  vi.useFakeTimers();
  const { Stage } = await import("../src/model/stage.svelte");
  const scene = (name: string): Tableau => ({ name, turn: 0, music: "vote" });
  const state = { view: view(), events: 0, recent: [], company: { meeting: null } } as unknown as TableState;
  const begin = () => {
    const stage = new Stage();
    stage.staging = { beat: () => 0, after: (before) => before, tableau: ({ event: name }) => scene(name) };
    stage.reset(state);
    return stage;
  };
  const [screen, phone, late] = [begin(), begin(), begin()];
  screen.cue = (cue) => phone.hearCue(cue);
  phone.hearCue({ key: "", is_open: false });
  late.hearCue({ key: "", is_open: false });
  const step = [{ ...state, events: 2 }, [event("first", {}), event("second", {})]] as const;
  phone.follow(...step);
  late.follow(...step);
  expect(phone.tableau).toBeNull();
  screen.follow(...step);
  expect(phone.tableau?.name).toBe("first");
  screen.endTableau();
  expect(phone.tableau?.name).toBe("second");
  phone.endTableau();
  expect([phone.tableau, screen.tableau?.name]).toEqual([null, "second"]);
  expect(late.tableau).toBeNull();
  vi.advanceTimersByTime(3_000);
  expect(late.tableau?.name).toBe("first");
  vi.useRealTimers();
});

test("scenes of one's own come first, and no other screen ends them", async () => {
  const { Stage } = await import("../src/model/stage.svelte");
  const stage = new Stage();
  const state = { view: view(), events: 0, recent: [], company: { meeting: null } } as unknown as TableState;
  stage.reset(state);
  const own: Tableau = { name: "who", turn: 0, music: "arrival", isOwn: true, waits: true };
  stage.perform([own, { ...own, name: "tags" }]);
  stage.hearCue({ key: "e0", is_open: true });
  stage.hearCue({ key: "e0", is_open: false });
  expect(stage.tableau?.name).toBe("who");
  stage.skip(); // events; a scene stays, and comes once
  stage.endTableau();
  expect(stage.tableau?.name).toBe("tags");
  stage.endTableau();
  expect([stage.tableau, stage.shown]).toEqual([null, state]);
});
