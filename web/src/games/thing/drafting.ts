// Picks that are not sent yet, on the plan: strength that is laid on rooms, figures that are placed.

import type { Pick } from "../../model/draft.svelte";
import type { PlaceName, Verb } from "./names";
import type { Station } from "./reading";

const STRENGTH: Verb = "put_strength";
const FIGURE: Verb = "move_figure";

export function withPicks(station: Station, picks: readonly Pick[]): Station {
  if (!picks.length) return station;
  const options = picks.map((pick) => pick.option);
  const laid = options.filter((option) => option.verb === STRENGTH).map((option) => String(option.arguments.place));
  const placed = new Map(
    options.filter((option) => option.verb === FIGURE).map(({ arguments: about }) => [String(about.figure), String(about.place)]),
  );
  return {
    ...station,
    rooms: station.rooms.map((room) => ({ ...room, strike: room.strike + laid.filter((place) => place === room.name).length })),
    people: station.people.map((one) => ({ ...one, at: (placed.get(String(one.figure)) ?? one.at) as PlaceName })),
  };
}
