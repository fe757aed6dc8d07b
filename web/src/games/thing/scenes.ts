// Scenes between players, read from the stack, the question and the events that are being played.

import { HIDDEN, NONE } from "../../model/naming";
import type { FrameWire, ViewWire } from "../../net/protocol";
import type { FaceName } from "./names";
import { isRoom, type RoomName } from "./rooms";
import { track, word, type Person, type Station } from "./reading";

export interface Meeting {
  kind: "meeting";
  place: string;
  people: { person: Person; state: "in" | "out" | "asked" | "waits" }[];
  dogs: number;
}

export interface Looker {
  person: Person;
  hasTokens: boolean;
  laid: "" | "human" | "both"; // as far as the viewer knows
  looksAt: Person | null;
  token: string; // what it saw, as far as the viewer knows
  role: string;
}

export interface Infection {
  kind: "infection";
  place: string;
  people: Looker[];
  isLaid: boolean;
}

export interface DogBite {
  kind: "dog";
  person: Person;
  token: string;
  role: string;
}

export interface Strike {
  kind: "strike";
  place: string;
  strength: number;
  people: Person[];
  dogs: number;
  driven: Person | null;
  absorbed: Person | null;
  wrecked: boolean;
}

export interface Vote {
  kind: "vote";
  rows: { person: Person; hasVoted: boolean; against: Person | null; votes: Person[] }[];
}

export interface Test {
  kind: "test";
  how: "blood" | "fire" | "either";
  tester: Person | null;
  target: Person | null;
  role: string;
}

export interface Boarding {
  kind: "boarding";
  vehicle: RoomName | "rescue";
  aboard: Person[];
  behind: Person[];
  candidate: Person | null;
  isAsking: boolean; // those aboard, about the candidate
  roles: Record<number, string>;
  dice: FaceName[]; // of the alien's last stand
  isGone: boolean;
}

export interface Dice {
  kind: "dice";
  faces: FaceName[];
  actor: Person | null;
  isRolling: boolean;
}

export interface Forecast {
  kind: "forecast";
  rolled: string;
  other: string; // a second roll, or the weather as it was
}

export interface Trade {
  kind: "trade";
  giver: Person;
  partner: Person | null;
  offered: string;
  isSwap: boolean;
}

export type Scene = Meeting | Infection | DogBite | Strike | Vote | Test | Boarding | Dice | Forecast | Trade;

const LEAVING = ["escaped", "alien_aboard", "left_behind"];
const TOKENS_LAID = ["", "human", "both"] as const;
const TESTS = ["blood", "fire", "either"] as const;

export function sceneOf(view: ViewWire, station: Station): Scene | null {
  const frames = new Map(view.stack.map((frame) => [frame.procedure, frame]));
  const of = (figure: unknown): Person | null => station.people.find((one) => String(one.figure) === String(figure)) ?? null;
  if (view.ending !== null && !LEAVING.includes(view.ending)) return null;
  return (
    boarding(view, station, frames, of) ??
    (view.ending === null
      ? (struck(view, station, frames, of) ??
        dogBite(view, station) ??
        infection(view, station, frames, of) ??
        meeting(view, station, frames) ??
        vote(view, station, frames, of) ??
        testing(view, frames, of) ??
        dice(view, station, frames, of) ??
        forecast(view, frames) ??
        trade(view, frames, of))
      : null)
  );
}

type Frames = Map<string, FrameWire>;
type Find = (figure: unknown) => Person | null;

function inBits(station: Station, bits: unknown): Person[] {
  return station.people.filter((one) => (Number(bits) >> one.figure) & 1);
}

function meeting(view: ViewWire, station: Station, frames: Frames): Meeting | null {
  const frame = frames.get("meeting");
  const now = word(view, "~meet");
  if (now !== NONE) {
    const met = word(view, "~met").split(" ");
    const people = station.people.filter((one) => met.includes(String(one.figure)));
    return { kind: "meeting", place: now, people: people.map((person) => ({ person, state: "waits" })), dogs: dogsAt(station, now) };
  }
  if (frame?.step !== "stay_or_avoid") return null;
  const place = String(frame.values.at);
  const staying = inBits(station, frame.values.staying);
  const asked = String(frame.values.asked);
  const avoids = word(view, "~avoids");
  const takesPart = (one: Person): boolean => staying.includes(one) || avoids === String(one.figure);
  const there = station.people.filter(
    (one) => one.at === place && one.status === "playing" && (takesPart(one) || !one.isLying || place === "dormitory"),
  );
  return {
    kind: "meeting",
    place,
    dogs: dogsAt(station, place),
    people: there.map((person) => ({
      person,
      state:
        !staying.includes(person) || avoids === String(person.figure)
          ? "out"
          : asked === String(person.figure)
            ? "asked"
            : (Number(frame.values.to_ask) >> person.figure) & 1
              ? "waits"
              : "in",
    })),
  };
}

function dogsAt(station: Station, place: string): number {
  return station.dogs.filter((one) => one === place).length;
}

function infection(view: ViewWire, station: Station, frames: Frames, of: Find): Infection | null {
  const frame = frames.get("infection");
  if (!frame) return null;
  const isLaid = frame.step !== "lay_tokens";
  return {
    kind: "infection",
    place: String(frames.get("meeting")?.values.at ?? ""),
    isLaid,
    people: inBits(station, frame.values.meeting).map((person) => ({
      person,
      hasTokens: person.disc > 0,
      laid: isLaid ? (TOKENS_LAID[track(view, `laid.${person.figure}`)] ?? "") : "",
      looksAt: of(word(view, `~of.${person.figure}`)),
      token: known(word(view, `~token.${person.figure}`)),
      role: known(word(view, `~role.${person.figure}`)),
    })),
  };
}

function known(told: string): string {
  return told === NONE || told === HIDDEN ? "" : told;
}

function dogBite(view: ViewWire, station: Station): DogBite | null {
  const drawn = view.zones.drawn_dog?.cards?.at(-1);
  const person = station.people.find((one) => word(view, `~of.${one.figure}`) === "dog");
  if (person) return { kind: "dog", person, token: "", role: known(word(view, `~role.${person.figure}`)) };
  const met = word(view, "~met");
  const alone = station.people.find((one) => String(one.figure) === (met === NONE ? lastMeeting(view) : met));
  return drawn && alone ? { kind: "dog", person: alone, token: drawn, role: "" } : null;
}

function lastMeeting(view: ViewWire): string {
  return String(view.stack.find((frame) => frame.procedure === "meeting")?.values.asked ?? "");
}

function struck(view: ViewWire, station: Station, frames: Frames, of: Find): Strike | null {
  const frame = frames.get("strike");
  const noted = word(view, "~place");
  const place = noted !== NONE ? noted : String(frame?.values.place ?? NONE);
  if (place === NONE) return null;
  const isThisOne = frame?.values.place === place;
  const avoided = isThisOne ? inBits(station, frame.values.avoided) : [];
  return {
    kind: "strike",
    place,
    strength: isThisOne ? Number(frame.values.strength_there) : track(view, `~strike.${place}`) || track(view, "~wrecked"),
    people: station.people.filter((one) => one.at === place && one.status === "playing" && !avoided.includes(one)),
    dogs: dogsAt(station, place),
    driven: of(word(view, "~driven")),
    absorbed: of(word(view, "~absorbed")),
    wrecked: track(view, "~wrecked") > 0,
  };
}

function vote(view: ViewWire, station: Station, frames: Frames, of: Find): Vote | null {
  if (frames.get("accusing")?.step !== "vote") return null;
  const voters = station.people.filter((one) => one.status === "playing");
  const against = new Map(voters.map((one) => [one, of(word(view, `~vote.${one.figure}`))]));
  const isOpen = [...against.values()].some((one) => one !== null);
  return {
    kind: "vote",
    rows: voters.map((person) => ({
      person,
      hasVoted: isOpen || !view.waiting.includes(person.seat),
      against: against.get(person) ?? null,
      votes: voters.filter((one) => against.get(one) === person),
    })),
  };
}

function testing(view: ViewWire, frames: Frames, of: Find): Test | null {
  const frame = frames.get("testing");
  if (!frame || !["choose_tester", "choose_target", "volunteer"].includes(frame.step)) return null;
  const target = of(word(view, "~tested"));
  return {
    kind: "test",
    how: TESTS[Number(frame.values.kind)] ?? "either",
    tester: frame.step === "choose_target" ? of(frame.values.tester) : null,
    target,
    role: target ? known(word(view, `~role.${target.figure}`)) : "",
  };
}

function boarding(view: ViewWire, station: Station, frames: Frames, of: Find): Boarding | null {
  const frame = frames.get("boarding");
  const call = frames.get("call");
  const isGone = view.ending !== null;
  if (!frame && !call && !isGone) return null;
  const aboard = station.people.filter((one) => one.status === "aboard");
  const starter = of(frames.get("ignition")?.values.figure);
  const candidate =
    frame && ["wish", "consent"].includes(frame.step) ? of(frame.values.asked) : !frame && call ? of(call.values.figure) : null;
  return {
    kind: "boarding",
    vehicle: starter && isRoom(starter.at) ? starter.at : "rescue",
    aboard,
    behind: station.people.filter((one) => one.status === "playing"),
    candidate: candidate?.status === "playing" ? candidate : null,
    isAsking: frame?.step === "consent",
    roles: Object.fromEntries(station.people.map((one) => [one.figure, known(word(view, `~role.${one.figure}`))])),
    dice: facesOf(word(view, "~dice")),
    isGone,
  };
}

function facesOf(told: string): FaceName[] {
  return told === NONE ? [] : (told.split(" ") as FaceName[]);
}

function dice(view: ViewWire, station: Station, frames: Frames, of: Find): Dice | null {
  const frame = frames.get("rolling");
  if (!frame) return null;
  const isLate = frame.step === "choose_actor" && station.isDark; // in darkness they are rolled when it is known for whom
  const isRolled = !isLate && ["own_bonus", "help", "change_dice", "bad_faces", "use_face", "choose_actor"].includes(frame.step);
  const rolled = facesOf(word(view, "~dice"));
  const now = isRolled
    ? [frame.values.first_die, frame.values.second_die, frame.values.third_die]
        .slice(0, Number(frame.values.dice))
        .map((one) => String(one) as FaceName)
    : [];
  const faces = (rolled.length > 1 || !now.length ? rolled : now).map((face, at) => (known(word(view, `~die.${at}`)) as FaceName) || face);
  if (!faces.length) return null;
  return { kind: "dice", faces, actor: of(frame.values.actor), isRolling: rolled.length > 0 };
}

function forecast(view: ViewWire, frames: Frames): Forecast | null {
  const frame = frames.get("forecast");
  if (frame?.step === "old_or_new") return { kind: "forecast", rolled: String(frame.values.rolled), other: word(view, "weather") };
  const reading = frames.get("reading");
  if (reading?.step !== "choose_reading") return null;
  const second = String(reading.values.second);
  return { kind: "forecast", rolled: String(reading.values.rolled), other: second === NONE ? word(view, "weather") : second };
}

function trade(view: ViewWire, frames: Frames, of: Find): Trade | null {
  const frame = frames.get("trading");
  const giver = of(frame?.values.giver);
  if (!frame || !giver || view.stack.at(-1) !== frame) return null;
  const isMade = frame.step !== "make_offer";
  return {
    kind: "trade",
    giver,
    partner: isMade ? of(frame.values.partner) : null,
    offered: isMade ? String(frame.values.kind) : "",
    isSwap: isMade && Number(frame.values.swaps) === 1,
  };
}
