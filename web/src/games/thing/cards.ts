// Looks of cards: each family has a frame of its own.

import { type CardLook, type Face, type Frame } from "../../ui/cards/face";
import type { Cards, Family } from "./names";
import { SIGNS, signOf } from "./signs";

/** What can be in a hand has the colour of what it does. */
const TONES: Readonly<Record<Cards["action"], string>> = { activate: "accent", repair: "good", sabotage: "warn" };
const FRAMES: Partial<Record<Family, [frame: Frame, tone: string]>> = {
  action: ["index", "accent"],
  weapon: ["steel", "steel"],
  item: ["kit", "kit"],
  dog: ["tag", ""],
  lab: ["plate", ""],
  role: ["tag", ""],
};
const PLACE = "at_";

function face(card: string, group: string): Face {
  const family = (card.startsWith(PLACE) ? "location" : group) as Family;
  const [frame, tone] = FRAMES[family] ?? ["blueprint", ""];
  const sign = signOf(card);
  const art = family === "role" ? `role-${card}` : card;
  return {
    frame,
    tone: TONES[card as Cards["action"]] ?? tone,
    symbol: sign ? SIGNS[sign] : "",
    value: "",
    art,
    back: `back-${family === "item" ? "kit" : family}`,
  };
}

const look: CardLook = { face, sheets: [() => import("./art/cards.svg?raw")] };

export default look;
