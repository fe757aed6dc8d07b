// What any part of a table can ask the screen for: a card or a rule, to be read.

import { getContext, setContext } from "svelte";

export interface Desk {
  showCard(card: string): void;
  showRule(rule: string): void;
}

const KEY = Symbol("desk");

export function provideDesk(desk: Desk): void {
  setContext(KEY, desk);
}

export function desk(): Desk {
  return getContext<Desk>(KEY);
}
