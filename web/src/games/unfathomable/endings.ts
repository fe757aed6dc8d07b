// Endings of Unfathomable as tableaux: each names what decided it, by public facts.

import type { Naming } from "../../model/naming";
import { turnOf, type Tableau } from "../../model/tableau";
import type { Ending } from "./names";
import { distanceOf, PORT } from "./spaces";
import type { Picture } from "./pictures";
import { zoneOf, type GameShown, type View } from "./views";

const PICTURES: Record<Ending, Picture> = {
  arrived: "arrived",
  no_fuel: "adrift",
  no_food: "hunger",
  no_sanity: "madness",
  no_souls: "empty",
  sunk: "sunk",
  overrun: "overrun",
};

export function ending(written: string, view: View, shown: GameShown): Tableau {
  const name = written as Ending;
  return {
    name: `ship-${name.replaceAll("_", "-")}`,
    picture: PICTURES[name],
    told: (naming) => facts(view, shown, naming),
    turn: name === "sunk" ? 2_400 : 1_200,
    music: name === "arrived" ? "won" : "lost",
    waits: true,
  };
}

/** How far the ship was and in which turn; the crisis of the moment, and the room that was damaged last. */
function facts(view: View, shown: GameShown, naming: Naming): Record<string, string | number> {
  const distance = (view.zones.journey?.cards ?? []).reduce((sum, card) => sum + distanceOf(card), 0);
  const crisis = view.zones.crisis?.cards?.at(-1);
  return {
    winners: winnersOf(shown),
    distance,
    port: PORT,
    turn: turnOf(shown),
    souls: Number(view.tracks.souls ?? 0),
    crisis: crisis ? naming.card(crisis) : "none",
    room: naming.catalogue.names.space?.[lastRoom(shown)] ?? "none",
  };
}

/** None, if the ship was lost and no traitor was aboard. */
function winnersOf({ recent }: GameShown): number {
  const winners = recent.findLast(({ event }) => event === "game_ended")?.told.winners;
  return Array.isArray(winners) ? winners.length : 0;
}

function lastRoom({ recent }: GameShown): string {
  const last = recent.findLast(({ told }) => zoneOf(told.from) === "damage_now" && zoneOf(told.to) === "damaged");
  return String(last?.told.to).split(".")[1] ?? "";
}
