// Sentences about dangers: messages with their arguments, from what the server says of each.

import type { Catalogue, DangerWire } from "../../net/protocol";

export interface Sentence {
  message: string;
  told: Record<string, string | number>;
}

/** What ends the game first; undefined: the game has no dangers, or the players have won. */
export function nearestOf(dangers: readonly DangerWire[]): DangerWire | undefined {
  return dangers.find((one) => one.is_defeat);
}

/** From 0 to 1: the level of the nearest defeat. */
export function levelOf(dangers: readonly DangerWire[]): number {
  return (nearestOf(dangers)?.level ?? 0) / 100;
}

/** How far it is, in one sentence. */
export function sentenceOf(danger: DangerWire, catalogue: Catalogue): Sentence {
  const { name, comes } = catalogue.dangers[danger.danger] ?? { name: danger.danger, comes: danger.danger };
  const { left, of, turns, over } = danger;
  if (left === null || of === null) return { message: "web-danger-any-time", told: { comes } };
  if (left === 0) return { message: danger.is_defeat ? "web-danger-decided" : "web-danger-is-here", told: { name } };
  if (turns !== null) return { message: `web-danger-in-${catalogue.is_by_round ? "rounds" : "turns"}`, told: { comes, n: turns } };
  return { message: over ? "web-danger-steady" : "web-danger-left", told: { name, left, of } };
}

/** The numbers behind the sentence: what is left, and what was lost lately. */
export function numbersOf(danger: DangerWire, catalogue: Catalogue): Sentence[] {
  const { left, of, lost, over } = danger;
  if (left === null || of === null) return [];
  const by = catalogue.is_by_round ? "rounds" : "turns";
  const pace: Sentence = over
    ? { message: lost > 0 ? `web-danger-lost-${by}` : `web-danger-kept-${by}`, told: { lost, n: over } }
    : { message: "web-danger-young", told: {} };
  return danger.turns ? [{ message: "web-danger-of", told: { left, of } }, pace] : [pace];
}
