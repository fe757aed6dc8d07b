// Rooms of the station, as the plan draws them.

import { FACTS, PLACE_NAMES, type PlaceName } from "./names";

/** Where figures can stand: rooms that are drawn. */
export type RoomName = Exclude<PlaceName, "gone" | "waiting">;
export const ROOMS = PLACE_NAMES.filter((one): one is RoomName => one !== "gone" && one !== "waiting");

export const GREEN_ROOMS = ROOMS.slice(0, FACTS.counts.green_rooms); // where actions are
export const DOGS = FACTS.counts.dogs;

export function isRoom(place: string): place is RoomName {
  return (ROOMS as readonly string[]).includes(place);
}
