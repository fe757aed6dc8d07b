// The station as a view shows it: positions, contents, fuel and damage of every room.

import { LETTERS } from "../../ui/SeatMark.svelte";
import { HIDDEN, NONE, type Naming } from "../../model/naming";
import { momentOf } from "./moments";
import { FACTS, type CharacterName, type PlaceName, type Printed, type StatusName, type WeatherName } from "./names";
import { DOGS, GREEN_ROOMS, isRoom, type RoomName } from "./rooms";
import type { TrackLabel, View, ZoneLabel } from "./views";

const COOPERATING = FACTS.counts.cooperating; // players or fewer share the figures
export const SHARED = FACTS.counts.shared_figures;
const PLAN_CARDS = FACTS.counts.plan_cards; // a card for each location, and the kennel's

export interface Person {
  figure: number;
  seat: number; // whose it is
  mark: string; // what is written on it
  name: string;
  short: string; // the character's
  character: CharacterName | "none";
  isShared: boolean; // its player leads others as well
  at: PlaceName;
  isLying: boolean;
  disc: number;
  status: StatusName;
  isLeader: boolean;
  hasToken: boolean; // of the next leader
  isAsked: boolean;
}

export interface Store {
  now: number;
  full: number; // 0: nothing fits here
}

export interface Room {
  name: RoomName;
  title: string;
  fuel: Store;
  damage: Store;
  isBurned: boolean;
  isDead: boolean; // a boiler that will never heat again
  hasToken: boolean;
  strike: number; // strength of the alien that is here, or that will be as far as one knows
}

export interface Station {
  people: Person[];
  dogs: PlaceName[];
  rooms: Room[];
  weather: WeatherName | "none";
  isDark: boolean;
  isShared: boolean;
  burns: { generator: number; boiler: number; rescue: number } | null; // by this weather
}

export function track(view: View, label: TrackLabel): number {
  return Number(view.tracks[label] ?? 0);
}

export function word(view: View, label: TrackLabel): string {
  return String(view.tracks[label] ?? NONE);
}

export function count(view: View, zone: ZoneLabel): number {
  const lies = view.zones[zone];
  return lies?.count ?? lies?.cards?.length ?? 0;
}

/** Cards of a zone that can be seen. */
export function cards(view: View, zone: ZoneLabel): string[] {
  return (view.zones[zone]?.cards ?? []).filter((card) => card !== HIDDEN);
}

/** Rooms without a store of fuel or slots for damage have no number for it. */
type PrintedName = Printed | `${"fuel" | "damage" | "all_slots"}.${RoomName}`;

/** What the table's board says for so many players; 0 if it says nothing. */
export function printed(naming: Naming, name: PrintedName): number {
  return naming.printed[name] ?? 0;
}

export function isShared(view: View): boolean {
  return view.seats <= COOPERATING;
}

export function figures(view: View): number[] {
  const inPlay = isShared(view) ? SHARED : view.seats;
  return Array.from({ length: inPlay }, (_, figure) => figure);
}

/** Whose a figure is: with few players each has as many as the others. */
export function ownerOf(view: View, figure: number): number {
  return isShared(view) ? Math.floor(figure / (SHARED / view.seats)) : figure;
}

export function markOf(view: View, figure: number): string {
  const seat = ownerOf(view, figure);
  return isShared(view) ? `${LETTERS[seat]}${(figure % (SHARED / view.seats)) + 1}` : LETTERS[seat]!;
}

export function nameOf(naming: Naming, figure: number): string {
  return isShared(naming.view) ? naming.figure(String(figure)) : naming.short(figure);
}

export function readStation(naming: Naming): Station {
  const view: View = naming.view;
  const people = figures(view).map((figure) => person(naming, figure));
  const weather = word(view, "weather") as WeatherName | "none";
  const rooms = Object.keys(naming.catalogue.names.place ?? {}).filter(isRoom);
  return {
    people,
    dogs: Array.from({ length: DOGS }, (_, dog) => word(view, `dog.${dog}`) as PlaceName),
    rooms: rooms.map((name) => room(naming, name)),
    weather,
    isDark: isDark(naming),
    isShared: isShared(view),
    burns:
      weather === "none"
        ? null
        : {
            generator: printed(naming, `${weather}.generator`),
            boiler: printed(naming, `${weather}.boiler`),
            rescue: printed(naming, `${weather}.rescue`),
          },
  };
}

function person(naming: Naming, figure: number): Person {
  const view: View = naming.view;
  const seat = ownerOf(view, figure);
  return {
    figure,
    seat,
    mark: markOf(view, figure),
    name: nameOf(naming, figure),
    short: naming.figure(String(figure)),
    character: word(view, `character.${figure}`) as CharacterName | "none",
    isShared: isShared(view),
    at: word(view, `at.${figure}`) as PlaceName,
    isLying: track(view, `lying.${figure}`) === 1,
    disc: track(view, `disc.${figure}`),
    status: word(view, `status.${figure}`) as StatusName,
    isLeader: view.tracks.leader === seat && (!isShared(view) || figure === seat * (SHARED / view.seats)),
    hasToken: !isShared(view) && view.tracks.token_holder === seat,
    isAsked: view.waiting.includes(seat) && (!isShared(view) || askedFigure(view) === figure),
  };
}

/** The one figure that a question is about, where a seat has several. */
function askedFigure(view: View): number | null {
  const asked = momentOf(view, "asked");
  return asked ? Number(asked.figure) : null;
}

function room(naming: Naming, name: RoomName): Room {
  const view: View = naming.view;
  const isBurned = isBurnedDown(view, name);
  const isDead = name === "boiler" && track(view, "boiler_dead") > 0;
  return {
    name,
    title: naming.catalogue.names.place?.[name] ?? name,
    fuel: { now: track(view, `fuel.${name}`), full: isBurned || isDead ? 0 : printed(naming, `fuel.${name}`) },
    damage: { now: track(view, `damage.${name}`), full: isBurned ? 0 : capOf(naming, name) },
    isBurned,
    isDead,
    hasToken: word(view, "token_at") === name,
    strike: strikeAt(view, name),
  };
}

export function isBurnedDown(view: View, name: RoomName): boolean {
  const at = GREEN_ROOMS.indexOf(name);
  return at >= 0 && ((track(view, "burned") >> at) & 1) === 1;
}

function capOf(naming: Naming, name: RoomName): number {
  const all = naming.view.options.damage_caps === "printed" ? printed(naming, `all_slots.${name}`) : 0;
  return all || printed(naming, `damage.${name}`);
}

function isDark(naming: Naming): boolean {
  const view: View = naming.view;
  const cap = printed(naming, "damage.generator");
  return isBurnedDown(view, "generator") || (cap > 0 && track(view, "damage.generator") >= cap);
}

/** How much strength lies on each card of the revealed alien's plan; which locations they are, is not seen. */
export function planCards(view: View): number[] {
  return Array.from({ length: PLAN_CARDS }, (_, card) => track(view, `plan_card.${card}`)).filter((strength) => strength > 0);
}

/** What strikes a room now or is still to strike it; before that, what the viewer itself has planned. */
function strikeAt(view: View, name: RoomName): number {
  const now = momentOf(view, "strike");
  if (now?.place === name) return now.strength;
  const told = (momentOf(view, "strikes")?.strengths[name] ?? 0) || track(view, `~strike.${name}`);
  return told || (view.seat === null ? 0 : track(view, `plan.${view.seat}.${name}`));
}
