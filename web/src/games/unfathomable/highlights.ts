// Events that are shown large in the middle of the table, and what is shown.

import type { EventWire } from "../../net/protocol";
import type { Track, Zone } from "./names";
import { skillOf } from "./spaces";
import type { SymbolName } from "./symbols";
import { zoneOf, type GameEvent } from "./views";

export interface Highlight {
  card: string; // named by its own words
  zone: Zone | ""; // where that card came to
  track: Track | ""; // named by the track's title
  words: string; // a message of the page
  numbers: Record<string, number>;
  seat: number; // -1: of no seat
  symbol: SymbolName | "";
  die: number; // 0: no die
  isGrave: boolean;
}

const NOTHING: Highlight = { card: "", zone: "", track: "", words: "", numbers: {}, seat: -1, symbol: "", die: 0, isGrave: false };

const CARDS: Partial<Record<Zone, SymbolName>> = {
  crisis: "mythos",
  journey: "waypoints",
  spell: "spells",
  damage_now: "damage",
  passenger_now: "passengers",
  played: "will",
};

/** Cards whose text is read while the event is shown. */
export function readCards(event: EventWire): readonly string[] {
  const card = highlightOf(event)?.card;
  return card ? [card] : [];
}

export function highlightOf(played: EventWire): Highlight | null {
  const { event, told } = played as GameEvent;
  const seat = Number(told.seat ?? -1);
  switch (event) {
    case "rolled":
      return { ...NOTHING, die: Number(told.die) };
    case "shown":
      return shown(String(told.from), String(told.to), Array.isArray(told.cards) ? String(told.cards[0]) : "");
    case "changed":
      return changed(String(told.track), Number(told.to));
    case "awakening":
      return { ...NOTHING, track: "awakened", symbol: "awakening", isGrave: true };
    case "attacked":
      return {
        ...NOTHING,
        words: "web-ship-attack",
        symbol: "attack",
        numbers: { result: Number(told.result), target: Number(told.target) },
      };
    case "character_defeated":
      return { ...NOTHING, words: "web-ship-defeated", seat, symbol: "sick_bay", isGrave: true };
    case "defeat_prevented":
      return { ...NOTHING, words: "web-ship-saved", seat, symbol: "shield" };
    case "greater_banishment":
      return { ...NOTHING, words: "web-ship-banished", symbol: "ritual" };
    case "turn_of":
      return { ...NOTHING, words: "web-turn-of", seat };
    default:
      return null;
  }
}

function changed(track: string, to: number): Highlight | null {
  const [kind, seat] = track.split(".") as [Track, key?: string];
  if (kind === "revealed" && to) return { ...NOTHING, track: kind, seat: Number(seat), symbol: "treachery", isGrave: true };
  if (kind === "captain" || kind === "keeper") return { ...NOTHING, track: kind, seat: to, symbol: kind };
  if (kind === "loyalty_dealt") return { ...NOTHING, words: "web-ship-loyalty", symbol: "loyalty_deck", isGrave: true };
  return null;
}

function shown(from: string, to: string, card: string): Highlight | null {
  const zone = zoneOf(to);
  const symbol = CARDS[zone];
  if (!symbol || from === to) return null;
  return { ...NOTHING, card, zone, symbol: skillOf(card) ?? symbol, isGrave: zone === "damage_now" };
}
