// Tracks and zones of any game in readable groups: numbers, figures by space, seats, piles, and the viewer's own.
// Nothing here knows a game: owners, kinds and visibility of places come from the catalogue.

import { HIDDEN, NONE, Naming } from "./naming";
import type { TrackWords, ZoneWire, ZoneWords } from "../net/protocol";
import { say } from "../ui/words.svelte";

export interface Dial {
  title: string;
  value: number;
  high: number;
}

export interface Fact {
  title: string;
  value: string;
  source?: string; // what says so: a track and its value, `status=playing`
}

export interface Pile {
  title: string;
  count: number | null; // null: it may not be counted
  cards: string[]; // those that can be seen, the top one first
}

export interface Spot {
  id: string;
  name: string;
  seats: number[];
  things: Fact[];
  piles: Pile[];
}

export interface SeatRow {
  where: string;
  facts: Fact[];
  piles: Pile[];
}

export interface Groups {
  dials: Dial[];
  facts: Fact[];
  spots: Spot[];
  piles: Pile[];
  seats: SeatRow[];
  own: { facts: Fact[]; piles: Pile[] };
}

const AT = "at"; // the track with the position of a seat
const CALLED = "character"; // players are called by it: it needs no place of its own

export function groupPlaces(naming: Naming, own: number | null): Groups {
  const { catalogue, view } = naming;
  const kind = catalogue.tracks.find((track) => track.base === AT)?.kind ?? "";
  const spots = new Map<string, Spot>();
  for (const [id, name] of Object.entries(catalogue.names[kind] ?? {})) {
    spots.set(id, { id, name, seats: [], things: [], piles: [] });
  }
  const groups: Groups = {
    dials: [],
    facts: [],
    spots: [],
    piles: [],
    seats: Array.from({ length: view.seats }, () => ({ where: "", facts: [], piles: [] })),
    own: { facts: [], piles: [] },
  };
  for (const track of catalogue.tracks) {
    const value = view.tracks[track.label];
    if (value !== undefined && track.is_read && track.base !== CALLED) {
      placeTrack(groups, spots, naming, track, value, kind, own);
    }
  }
  for (const zone of catalogue.zones) {
    const lies = view.zones[zone.label];
    if (lies) placeZone(groups, spots, naming, zone, lies, own);
  }
  groups.spots = [...spots.values()].filter((spot) => spot.seats.length || spot.things.length || spot.piles.length);
  return groups;
}

function placeTrack(
  groups: Groups,
  spots: Map<string, Spot>,
  naming: Naming,
  track: TrackWords,
  value: string | number,
  kind: string,
  own: number | null,
): void {
  const seat = seatOf(naming, track);
  if (isIdle(naming, track)) return;
  if (track.kind === kind && kind) {
    stand(groups, spots, naming, track, String(value), seat);
    return;
  }
  const spot = spotOf(spots, track);
  const isNothing = value === NONE || value === HIDDEN || (track.is_switch && !value) || (track.keys.length > 0 && !value);
  if (spot) {
    if (!isNothing) spot.things.push({ title: track.title, value: track.is_switch ? "" : naming.value(track, value) });
    return;
  }
  if (isNothing || (track.kind === "seat" && value === -1)) return;
  const fact = { title: track.title, value: track.is_switch ? "" : naming.value(track, value), source: `${track.base}=${value}` };
  if (track.owner !== null && track.sight === "owner") {
    if (track.owner === own && value) groups.own.facts.push({ ...fact, title: titled(naming, track) });
  } else if (seat !== null) {
    if (value) groups.seats[seat]?.facts.push(fact);
  } else if (track.kind === "number" && !track.is_switch && !track.keys.length) {
    groups.dials.push({ title: track.title, value: Number(value), high: track.high });
  } else {
    groups.facts.push({ ...fact, title: titled(naming, track) });
  }
}

/** The seat that owns a place, directly or by the figure that it plays. */
function seatOf(naming: Naming, place: TrackWords | ZoneWords): number | null {
  if (place.owner !== null) return place.owner;
  return place.key_names[0] === null && naming.hasOwnFigures ? Number(place.keys[0]) : null;
}

/** Whether the place belongs to a figure that is not in play. */
function isIdle(naming: Naming, place: TrackWords | ZoneWords): boolean {
  const at = place.key_names.indexOf(null);
  if (at >= 0) return naming.view.tracks[`${CALLED}.${place.keys[at]}`] === NONE;
  return place.owner !== null && place.owner >= naming.view.seats;
}

function stand(groups: Groups, spots: Map<string, Spot>, naming: Naming, track: TrackWords, value: string, seat: number | null): void {
  const spot = spots.get(value);
  if (!spot) return;
  const row = seat === null ? undefined : groups.seats[seat];
  if (seat !== null && row && track.base === AT) {
    spot.seats.push(seat);
    row.where = spot.name;
  } else if (track.base === AT) {
    spot.things.push({ title: naming.keys(track), value: "" });
  } else {
    spot.things.push({ title: titled(naming, track), value: "" });
  }
}

function placeZone(groups: Groups, spots: Map<string, Spot>, naming: Naming, zone: ZoneWords, lies: ZoneWire, own: number | null): void {
  if (lies.count === 0 || (lies.count === null && !lies.cards?.length) || isIdle(naming, zone)) return;
  const seat = seatOf(naming, zone);
  const known = (lies.cards ?? []).filter((card) => card !== HIDDEN).reverse();
  const pile = { title: zone.title, count: lies.count, cards: known };
  const spot = spotOf(spots, zone);
  if (spot) spot.piles.push(pile);
  else if (zone.owner !== null && zone.owner === own && zone.sight === "owner") groups.own.piles.push(pile);
  else if (seat !== null) groups.seats[seat]?.piles.push(pile);
  else groups.piles.push({ ...pile, title: titled(naming, zone) });
}

function spotOf(spots: Map<string, Spot>, place: TrackWords | ZoneWords): Spot | undefined {
  const key = place.keys.at(-1);
  return place.owner === null && key !== undefined ? spots.get(key) : undefined;
}

export function titled(naming: Naming, place: TrackWords | ZoneWords): string {
  const keys = naming.keys(place);
  return keys ? say("place-keyed", { place: place.title, key: keys }) : place.title;
}
