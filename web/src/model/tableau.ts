// Tableaux: full-screen scenes of a few seconds at the turning points of a game. What they show is public and in the log as well. A
// covered one also shows its viewer's side, while a button is held: on every screen it has the same picture file, length and sounds.

import type { Music } from "../ui/music";
import type { ViewWire } from "../net/protocol";
import type { TableState } from "./fold";
import type { Naming } from "./naming";
import { say } from "../ui/words.svelte";

export interface Tableau {
  name: string; // its words are theatre-NAME-kicker, -title and -why; the picture of its game has the same name, or `picture`
  picture?: string;
  face?: string | null; // the portrait in the picture
  slots?: Readonly<Record<string, string | number>>; // what else the picture leaves open, by name
  told?: (naming: Naming) => Record<string, string | number>; // for its words
  turn: number; // milliseconds until the change that it is about; the words come then
  music: Music;
  pitch?: number; // of the music's last sound, in thirds
  shortest?: number; // milliseconds, if not the usual
  recurs?: boolean; // every round or so: from its second time on it is shorter
  waits?: boolean; // for a press: an ending, who you are
  isOwn?: boolean; // of this screen alone: no other one leads it
  isCovered?: boolean; // a button that is held shows the viewer's side: theatre-NAME-SIDE, and the parts of the picture of that class
  cards?: readonly Tableau[]; // shown beside each other instead: each has a picture, or that of the game, and the line -then
  side?: string; // for that, if it is not the seat's side in the game
}

/** What a kit reads a tableau from: the table as it is shown. */
export type Shown = Pick<TableState, "seat" | "recent" | "log">;

/** The opening: cards that say who the player is, how the game ends, and what happens now. Until a press, on the player's own screen. */
export function openingOf(cards: readonly Tableau[]): Tableau {
  return { name: "opening", picture: "", turn: 0, music: "arrival", waits: true, isOwn: true, cards };
}

const SHORTEST = 4_000; // milliseconds
const SHORTEST_AGAIN = 2_500; // of one that recurs: enough to reach the button that is held
const PER_WORD = 250; // milliseconds: four words a second

/** How long a tableau is shown: what has to be read decides. Of one that recurs, most words are known. */
export function timeOf(tableau: Tableau, words: number, isKnown = false): number {
  const whole = Math.max(tableau.shortest ?? SHORTEST, tableau.turn + 500 + words * PER_WORD);
  return isKnown && tableau.recurs ? Math.max(SHORTEST_AGAIN, whole / 2) : whole;
}

/** The number of the turn that is going on: the log has one line for the beginning of each. */
export function turnOf(shown: Shown): number {
  return shown.log.filter((line) => line.is_turn).length;
}

/** A player's trade, in the words of the game's scenes, and their name. */
export function tradeOf(game: string, character: string, seat: number): (naming: Naming) => Record<string, string> {
  return (naming) => ({ who: naming.figure(String(seat)), trade: say(`theatre-${game}-trade-${character}`) });
}

/** Whose turn it is, and whether it is the reader's. */
export function turnAt(naming: Naming, view: Pick<ViewWire, "current">, seat: number): Record<string, string | number> {
  return { who: naming.short(view.current), own: view.current === seat ? 1 : 0 };
}
