// What any part of a table can ask the screen for: a card or a rule to be read, and answers that somebody points at.

import { getContext, setContext } from "svelte";

export interface Desk {
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
