// Faces of cards: skill and value of skill cards, distance of waypoints, the deck's symbol on all others.

import type { Face } from "../../model/kit";
import { distanceOf, skillOf } from "./spaces";
import { SYMBOLS, type SymbolName } from "./symbols";

const DECKS: Record<string, SymbolName> = {
  mythos: "mythos",
  spell: "spells",
  waypoint: "waypoints",
  item: "item_deck",
  damage: "damage",
  loyalty: "loyalty_deck",
  passenger: "passengers",
};

export function face(card: string, group: string): Face {
  const skill = skillOf(card);
  if (skill) return { tone: skill, symbol: SYMBOLS[skill], value: card.split(":")[1] ?? "", does: "" };
  const deck = DECKS[group];
  const distance = distanceOf(card);
  return { tone: "", symbol: deck ? SYMBOLS[deck] : "", value: distance ? String(distance) : "", does: "" };
}
