// How the cards of each game look: a colour, a symbol and a value, where they have them.

import { face as thing } from "./thing/signs";
import { face as unfathomable } from "./unfathomable/face";

export interface Face {
  tone: string; // one of the colours in app.css; empty: as the text around it
  symbol: string; // a path on a square of 24; empty: none
  value: string;
  does: string; // a message: what it does, in few words; empty: its name and symbol tell
}

const PLAIN: Face = { tone: "", symbol: "", value: "", does: "" };
const FACES: Record<string, (card: string, group: string) => Face> = { thing, unfathomable };

export function faceOf(game: string, card: string, group: string): Face {
  return FACES[game]?.(card, group) ?? PLAIN;
}
