// Scenes between players: the moments of the view, with what the events that are being played add to them.

import { HIDDEN, NONE } from "../../model/naming";
import { momentOf } from "./moments";
import type { Cards, Ending, FaceName, FigureName, Moment, PlaceName, RoleName, WeatherName } from "./names";
import { isRoom, type RoomName } from "./rooms";
import { track, word, type Person, type Station } from "./reading";
import type { View } from "./views";

export interface Meeting {
  kind: "meeting";
  place: PlaceName;
  people: { person: Person; state: "in" | "out" | "asked" | "waits" }[];
  dogs: number;
}

export interface Looker {
  person: Person;
  hasTokens: boolean;
  laid: "" | "human" | "both"; // as far as the viewer knows
  looksAt: Person | null;
  token: RoleName | ""; // what it saw, as far as the viewer knows
  role: RoleName | "";
}

export interface Infection {
  kind: "infection";
  place: PlaceName | "";
  people: Looker[];
  isLaid: boolean;
}

export interface DogBite {
  kind: "dog";
  person: Person;
  token: Cards["dog"] | "";
  role: RoleName | "";
}

export interface Strike {
  kind: "strike";
  place: PlaceName;
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

type TestMoment = Extract<Moment, { moment: "test" }>;

export interface Test {
  kind: "test";
  how: TestMoment["how"];
  tester: Person | null;
  target: Person | null;
  role: RoleName | "";
}

export interface Boarding {
  kind: "boarding";
  vehicle: RoomName | "rescue";
  aboard: Person[];
  behind: Person[];
  candidate: Person | null;
  isAsking: boolean; // those aboard, about the candidate
  roles: Record<number, RoleName | "">;
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
  rolled: WeatherName;
  other: WeatherName | typeof NONE; // a second roll, or the weather as it was
}

export interface Trade {
  kind: "trade";
  giver: Person;
  partner: Person | null;
  offered: string;
  isSwap: boolean;
}

export type Scene = Meeting | Infection | DogBite | Strike | Vote | Test | Boarding | Dice | Forecast | Trade;

const LEAVING: readonly string[] = ["escaped", "alien_aboard", "left_behind"] satisfies Ending[];
const TOKENS_LAID = ["", "human", "both"] as const;

export function sceneOf(view: View, station: Station): Scene | null {
  const of = (figure: string | null | undefined): Person | null => station.people.find((one) => String(one.figure) === figure) ?? null;
  if (view.ending !== null && !LEAVING.includes(view.ending)) return null;
  return (
    boarding(view, station, of) ??
    (view.ending === null
      ? (struck(view, station, of) ??
        dogBite(view, station) ??
        infection(view, station, of) ??
        meeting(view, station) ??
        vote(view, station, of) ??
        testing(view, of) ??
        dice(view, station, of) ??
        forecast(view) ??
        trade(view, of))
      : null)
  );
}

type Find = (figure: string | null | undefined) => Person | null;

function peopleOf(station: Station, figures: readonly FigureName[]): Person[] {
  return station.people.filter((one) => (figures as readonly string[]).includes(String(one.figure)));
}

function meeting(view: View, station: Station): Meeting | null {
  const now = word(view, "~meet") as PlaceName | typeof NONE;
  if (now !== NONE) {
    const met = word(view, "~met").split(" ");
    const people = station.people.filter((one) => met.includes(String(one.figure)));
    return { kind: "meeting", place: now, people: people.map((person) => ({ person, state: "waits" })), dogs: dogsAt(station, now) };
  }
  const moment = momentOf(view, "encounter");
  if (moment?.stage !== "asking" || moment.place === null) return null;
  const { place, asked } = moment;
  const staying = peopleOf(station, moment.staying);
  const waiting = peopleOf(station, moment.to_ask);
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
            : waiting.includes(person)
              ? "waits"
              : "in",
    })),
  };
}

function dogsAt(station: Station, place: PlaceName): number {
  return station.dogs.filter((one) => one === place).length;
}

function infection(view: View, station: Station, of: Find): Infection | null {
  const moment = momentOf(view, "infection");
  if (!moment) return null;
  const isLaid = moment.stage !== "laying";
  return {
    kind: "infection",
    place: moment.place ?? "",
    isLaid,
    people: peopleOf(station, moment.figures).map((person) => ({
      person,
      hasTokens: person.disc > 0,
      laid: isLaid ? (TOKENS_LAID[track(view, `laid.${person.figure}`)] ?? "") : "",
      looksAt: of(word(view, `~of.${person.figure}`)),
      token: known(word(view, `~token.${person.figure}`)),
      role: known(word(view, `~role.${person.figure}`)),
    })),
  };
}

/** What a track of `staging.ts` says; empty: nothing, or the viewer does not know it. */
function known<Word extends string>(told: string): Word | "" {
  return told === NONE || told === HIDDEN ? "" : (told as Word);
}

function dogBite(view: View, station: Station): DogBite | null {
  const drawn = view.zones.drawn_dog?.cards?.at(-1);
  const person = station.people.find((one) => word(view, `~of.${one.figure}`) === "dog");
  if (person) return { kind: "dog", person, token: "", role: known(word(view, `~role.${person.figure}`)) };
  const met = word(view, "~met");
  const alone = station.people.find((one) => String(one.figure) === (met === NONE ? momentOf(view, "encounter")?.asked : met));
  return drawn && alone ? { kind: "dog", person: alone, token: drawn as Cards["dog"], role: "" } : null;
}

function struck(view: View, station: Station, of: Find): Strike | null {
  const moment = momentOf(view, "strike");
  const noted = word(view, "~place") as PlaceName | typeof NONE;
  const place = noted !== NONE ? noted : (moment?.place ?? NONE);
  if (place === NONE) return null;
  const isThisOne = moment?.place === place;
  const avoided = isThisOne ? peopleOf(station, moment.avoided) : [];
  return {
    kind: "strike",
    place,
    strength: isThisOne ? moment.strength : track(view, `~strike.${place}`) || track(view, "~wrecked"),
    people: station.people.filter((one) => one.at === place && one.status === "playing" && !avoided.includes(one)),
    dogs: dogsAt(station, place),
    driven: of(word(view, "~driven")),
    absorbed: of(word(view, "~absorbed")),
    wrecked: track(view, "~wrecked") > 0,
  };
}

function vote(view: View, station: Station, of: Find): Vote | null {
  if (!momentOf(view, "vote")) return null;
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

function testing(view: View, of: Find): Test | null {
  const moment = momentOf(view, "test");
  if (!moment) return null;
  const target = of(word(view, "~tested"));
  return {
    kind: "test",
    how: moment.how,
    tester: of(moment.tester),
    target,
    role: target ? known(word(view, `~role.${target.figure}`)) : "",
  };
}

function boarding(view: View, station: Station, of: Find): Boarding | null {
  const moment = momentOf(view, "boarding");
  const isGone = view.ending !== null;
  if (!moment && !isGone) return null;
  const aboard = station.people.filter((one) => one.status === "aboard");
  const starter = of(moment?.starter);
  const candidate = of(moment?.candidate);
  return {
    kind: "boarding",
    vehicle: starter && isRoom(starter.at) ? starter.at : "rescue",
    aboard,
    behind: station.people.filter((one) => one.status === "playing"),
    candidate: candidate?.status === "playing" ? candidate : null,
    isAsking: moment?.stage === "consent",
    roles: Object.fromEntries(station.people.map((one) => [one.figure, known(word(view, `~role.${one.figure}`))])),
    dice: facesOf(word(view, "~dice")),
    isGone,
  };
}

function facesOf(told: string): FaceName[] {
  return told === NONE ? [] : (told.split(" ") as FaceName[]);
}

function dice(view: View, station: Station, of: Find): Dice | null {
  const moment = momentOf(view, "roll");
  if (!moment) return null;
  const isLate = moment.stage === "actor" && station.isDark; // in darkness they are rolled when it is known for whom
  const rolled = facesOf(word(view, "~dice"));
  const now = isLate ? [] : moment.faces;
  const faces = (rolled.length > 1 || !now.length ? rolled : now).map((face, at) => known<FaceName>(word(view, `~die.${at}`)) || face);
  if (!faces.length) return null;
  return { kind: "dice", faces, actor: of(moment.actor), isRolling: rolled.length > 0 };
}

function forecast(view: View): Forecast | null {
  const moment = momentOf(view, "forecast");
  return moment
    ? { kind: "forecast", rolled: moment.rolled, other: moment.second ?? (word(view, "weather") as WeatherName | typeof NONE) }
    : null;
}

function trade(view: View, of: Find): Trade | null {
  const moment = momentOf(view, "trade");
  const giver = of(moment?.giver);
  if (!moment || !giver) return null;
  return { kind: "trade", giver, partner: of(moment.partner), offered: moment.offered ?? "", isSwap: moment.is_swap };
}
