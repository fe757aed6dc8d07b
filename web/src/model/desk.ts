// Services of the screen for every part of a table: the game's kit, a card or a rule to be read, answers that are pointed at.

import { getContext, setContext } from "svelte";

import type { Pick } from "./draft.svelte";
import type { Kit } from "./kit";

export interface Desk {
  /** The kit of the game on the table; null until it is loaded. */
  kit(): Kit | null;
  showCard(card: string): void;
  showRule(rule: string): void;
  /** Pointing at a space, a figure or a card highlights the answers about it: the prompt shows them first. */
  point(options: readonly string[]): void;
  /** Answers that are picked and not sent yet, one id for each time. */
  picks(): readonly Pick[];
  /** Places that an answer leads to, lit on the board while it is pointed at. */
  lead(places: readonly string[]): void;
  /** To say something to the player at that seat. Absent: nothing can be said from this screen. */
  address?(seat: number): void;
  /** A player sits here: what tells their side is covered until they hold a button. */
  readonly coversSecrets: boolean;
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
