// Identifiers of The Thing, in the order of their numbers: events tell numbers, views tell names. A test compares them with the game's.

export const PLACES = [
  "arsenal",
  "storeroom",
  "generator",
  "boiler",
  "kitchen",
  "laboratory",
  "weather_station",
  "radio",
  "snowcat",
  "helicopter",
  "kennel",
  "rec_room",
  "dormitory",
  "gone",
  "waiting",
] as const;
export const WEATHERS = ["clear", "snow", "storm"] as const;
export const SIGNALS = ["silent", "sent", "landed", "left"] as const;
export const STATUSES = ["playing", "revealed", "absorbed", "aboard", "destroyed"] as const;
export const CHARACTERS = ["macready", "norris", "blair", "nauls", "clark", "bennings", "windows", "garry"] as const;
export const FACES = ["activate", "repair", "sabotage", "threat", "cancelled"] as const;

export type PlaceName = (typeof PLACES)[number];
export type Weather = (typeof WEATHERS)[number];
export type Face = (typeof FACES)[number];

/** Where figures can stand: rooms that are drawn. */
export type RoomName = Exclude<PlaceName, "gone" | "waiting">;
export const ROOMS = PLACES.filter((one): one is RoomName => one !== "gone" && one !== "waiting");

export const GREEN_ROOMS = ROOMS.slice(0, 10); // where actions are
export const DOGS = 4;

/** What the number of a track stands for, by the track's label without its key. */
const NAMES: Record<string, readonly string[]> = {
  at: PLACES,
  dog: PLACES,
  token_at: PLACES,
  weather: WEATHERS,
  sos: SIGNALS,
  status: STATUSES,
  character: CHARACTERS,
};

/** A number as the view has it. */
export function valueOf(track: string, number: number): string | number {
  const names = NAMES[track.split(".")[0]!];
  if (!names) return number;
  return names[number] ?? "none";
}

export function isRoom(place: string): place is RoomName {
  return (ROOMS as readonly string[]).includes(place);
}
