// Registry of games: one entry per game, in the order of the start page.

import type { KitLoader } from "../model/kit";
import type { GamePage } from "./game";
import { LIFEBOAT } from "./lifeboat";
import { THING } from "./thing";
import { UNFATHOMABLE } from "./unfathomable";

export const GAMES: Readonly<Record<string, GamePage>> = { unfathomable: UNFATHOMABLE, thing: THING, lifeboat: LIFEBOAT };
const ORDER = Object.keys(GAMES);
export const FIRST = ORDER[0]!;

/** Empty for a game that only the server knows. */
export function pageOf(game: string): GamePage {
  return GAMES[game] ?? {};
}

export const kitOf: KitLoader = async (game) => (await (pageOf(game).kit?.() ?? import("./generic/kit"))).default;

/** In the order of the registry, then games without an entry. */
export function inOrder(one: string, other: string): number {
  return placeOf(one) - placeOf(other);
}

function placeOf(game: string): number {
  return ORDER.includes(game) ? ORDER.indexOf(game) : ORDER.length;
}
