// The station as a view shows it: positions, contents, fuel and damage of every room.

import { LETTERS } from "../../ui/SeatMark.svelte";
import { HIDDEN, NONE, type Naming } from "../../model/naming";
import type { ViewWire } from "../../net/protocol";
import type { PlaceName, WeatherName } from "./names";
import { DOGS, GREEN_ROOMS, isRoom, type RoomName } from "./rooms";

const COOPERATING = 3; // players or fewer share the figures
const SHARED = 6;
const PLAN_CARDS = 11; // a card for each location, and the kennel's

export interface Person {
  figure: number;
  seat: number; // whose it is
  mark: string; // what is written on it
  name: string;
  short: string; // the character's
  at: PlaceName;
  isLying: boolean;
  disc: number;
  status: string;
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

export function track(view: ViewWire, label: string): number {
  return Number(view.tracks[label] ?? 0);
}

export function word(view: ViewWire, label: string): string {
  return String(view.tracks[label] ?? NONE);
}

export function count(view: ViewWire, zone: string): number {
  const lies = view.zones[zone];
  return lies?.count ?? lies?.cards?.length ?? 0;
}

/** Cards of a zone that can be seen. */
export function cards(view: ViewWire, zone: string): string[] {
  return (view.zones[zone]?.cards ?? []).filter((card) => card !== HIDDEN);
}

/** What the table's board says for so many players; 0 if it says nothing. */
export function printed(naming: Naming, name: string): number {
  return naming.printed[name] ?? 0;
}

export function isShared(view: ViewWire): boolean {
  return view.seats <= COOPERATING;
}

export function figures(view: ViewWire): number[] {
  const inPlay = isShared(view) ? SHARED : view.seats;
  return Array.from({ length: inPlay }, (_, figure) => figure);
}

/** Whose a figure is: with few players each has as many as the others. */
export function ownerOf(view: ViewWire, figure: number): number {
  return isShared(view) ? Math.floor(figure / (SHARED / view.seats)) : figure;
}

export function markOf(view: ViewWire, figure: number): string {
  const seat = ownerOf(view, figure);
  return isShared(view) ? `${LETTERS[seat]}${(figure % (SHARED / view.seats)) + 1}` : LETTERS[seat]!;
}

export function nameOf(naming: Naming, figure: number): string {
  return isShared(naming.view) ? naming.figure(String(figure)) : naming.player(figure);
}

export function readStation(naming: Naming): Station {
  const { view } = naming;
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
  const { view } = naming;
  const seat = ownerOf(view, figure);
  return {
    figure,
    seat,
    mark: markOf(view, figure),
    name: nameOf(naming, figure),
    short: naming.figure(String(figure)),
    at: word(view, `at.${figure}`) as PlaceName,
    isLying: track(view, `lying.${figure}`) === 1,
    disc: track(view, `disc.${figure}`),
    status: word(view, `status.${figure}`),
    isLeader: view.tracks.leader === seat && (!isShared(view) || figure === seat * (SHARED / view.seats)),
    hasToken: !isShared(view) && view.tracks.token_holder === seat,
    isAsked: view.waiting.includes(seat) && (!isShared(view) || askedFigure(view) === figure),
  };
}

/** The one figure that a question is about, where a seat has several. */
function askedFigure(view: ViewWire): number | null {
  const values = view.stack.at(-1)?.values ?? {};
  const found = values.asked ?? values.actor ?? values.figure;
  return found === undefined || found === NONE ? null : Number(found);
}

function room(naming: Naming, name: RoomName): Room {
  const { view } = naming;
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

export function isBurnedDown(view: ViewWire, name: RoomName): boolean {
  const at = GREEN_ROOMS.indexOf(name);
  return at >= 0 && ((track(view, "burned") >> at) & 1) === 1;
}

function capOf(naming: Naming, name: RoomName): number {
  const all = naming.view.options.damage_caps === "printed" ? printed(naming, `all_slots.${name}`) : 0;
  return all || printed(naming, `damage.${name}`);
}

function isDark(naming: Naming): boolean {
  const { view } = naming;
  const cap = printed(naming, "damage.generator");
  return isBurnedDown(view, "generator") || (cap > 0 && track(view, "damage.generator") >= cap);
}

/** How much strength lies on each card of the revealed alien's plan; which locations they are, is not seen. */
export function planCards(view: ViewWire): number[] {
  return Array.from({ length: PLAN_CARDS }, (_, card) => track(view, `plan_card.${card}`)).filter((strength) => strength > 0);
}

/** What strikes a room now or is still to strike it; before that, what the viewer itself has planned. */
function strikeAt(view: ViewWire, name: RoomName): number {
  const now = view.stack.find((frame) => frame.procedure === "strike");
  if (now?.values.place === name) return Number(now.values.strength_there);
  const all = view.stack.find((frame) => frame.procedure === "striking");
  const told = Number(all?.values[name] ?? 0) || track(view, `~strike.${name}`);
  return told || (view.seat === null ? 0 : track(view, `plan.${view.seat}.${name}`));
}
