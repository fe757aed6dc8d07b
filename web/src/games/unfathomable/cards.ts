// Looks of cards: skill and value of skill cards, the number of a crisis, the distance of waypoints; each deck has a frame of its own.

import { PLAIN_FACE, type CardLook, type Face, type Frame } from "../../ui/cards/face";
import { FACTS } from "./names";
import { distanceOf, skillOf } from "./spaces";
import { SYMBOLS, type SymbolName } from "./symbols";

interface Deck {
  frame: Frame;
  symbol: SymbolName;
}

const DECKS: Readonly<Record<string, Deck>> = {
  mythos: { frame: "mythos", symbol: "mythos" },
  spell: { frame: "spell", symbol: "spells" },
  waypoint: { frame: "chart", symbol: "waypoints" },
  item: { frame: "label", symbol: "item_deck" },
  damage: { frame: "plate", symbol: "damage" },
  loyalty: { frame: "letter", symbol: "loyalty_deck" },
  passenger: { frame: "letter", symbol: "passengers" },
};
const CHECKS: Readonly<Record<string, number>> = FACTS.check_of_crisis;

function face(card: string, group: string): Face {
  const [name = card, value = ""] = card.split(":");
  const skill = skillOf(card);
  if (skill) {
    const frame = skill === "treachery" ? "torn" : "skill";
    return { frame, tone: skill, symbol: SYMBOLS[skill], value, art: name, back: "back-skill" };
  }
  const deck = DECKS[group];
  if (!deck) return PLAIN_FACE;
  const number = distanceOf(card) || CHECKS[card] || "";
  const art = group === "loyalty" ? `loyalty-${name}` : name;
  return { frame: deck.frame, tone: "", symbol: SYMBOLS[deck.symbol], value: String(number), art, back: `back-${group}` };
}

const look: CardLook = {
  face,
  sheets: [
    () => import("./art/skills.svg?raw"),
    () => import("./art/mythos.svg?raw"),
    () => import("./art/spells.svg?raw"),
    () => import("./art/items.svg?raw"),
    () => import("./art/waypoints.svg?raw"),
    () => import("./art/tokens.svg?raw"),
  ],
};

export default look;
