// Skill cards show their skill and value, waypoints how far they bring the ship, all others what deck they are of.

import type { Face } from "../faces";
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
