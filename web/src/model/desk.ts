// Services of the screen for every part of a table: the game's kit, a card or a rule to be read, answers that are pointed at.

import { getContext, setContext } from "svelte";

import type { Kit } from "./kit";

export interface Desk {
  /** Of the game on the table; null until it is loaded. */
  kit(): Kit | null;
  showCard(card: string): void;
  showRule(rule: string): void;
  /** Who points at a space, a figure or a card, points at the answers that are about it: the prompt shows them first. */
  point(options: readonly string[]): void;
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
