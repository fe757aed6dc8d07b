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

/** What a secret that is no card means for whoever has it: a message for a track and its value. */
const MEANINGS: Record<string, Record<string, string>> = {
  thing: { "role=human": "web-thing-role-human", "role=alien": "web-thing-role-alien" },
};

export function meaningOf(game: string, source: string): string {
  return MEANINGS[game]?.[source] ?? "";
}

export function faceOf(game: string, card: string, group: string): Face {
  return FACES[game]?.(card, group) ?? PLAIN;
}
