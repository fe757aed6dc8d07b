// Secrets of a seat: what tells its side is covered until its owner asks for it, against looks over the shoulder.

import type { Fact, Pile } from "../../model/grouping";
import type { Catalogue, DecisionWire } from "../../net/protocol";

const COVERED = "loyalty"; // the zone of cards that tell a side

export interface OwnThings {
  facts: Fact[];
  piles: Pile[];
}

export function coveredPiles(own: OwnThings, catalogue: Catalogue): Pile[] {
  const titles = catalogue.zones.filter((zone) => zone.base === COVERED).map((zone) => zone.title);
  return own.piles.filter((pile) => titles.includes(pile.title));
}

/** By open information: that a player has a secret is public, which one is not. */
export function hasSecret(own: OwnThings, catalogue: Catalogue): boolean {
  return own.facts.length > 0 || coveredPiles(own, catalogue).length > 0;
}

/** Verbs that only one side is offered at this question; null: both sides are offered the same. */
export function tellingVerbs(decision: DecisionWire | null, catalogue: Catalogue): readonly string[] | null {
  return catalogue.telling[decision?.ask ?? ""] ?? null;
}
