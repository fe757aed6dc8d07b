// Registry of games: one entry per game, in the order of the start page; plug-ins of this repository come last.

import type { KitLoader } from "../model/kit";
import type { GamePage } from "./game";
import { THING } from "./thing";
import { UNFATHOMABLE } from "./unfathomable";

const PLUGINS = import.meta.glob<GamePage>("../../../plugins/*/page/index.ts", { eager: true, import: "default" });

/** A plug-in's folder has the name of its game: `plugins/GAME/page/index.ts`. */
const ADDED = Object.entries(PLUGINS).map(([path, page]): [string, GamePage] => [path.split("/").at(-3)!, page]);

export const GAMES: Readonly<Record<string, GamePage>> = { unfathomable: UNFATHOMABLE, thing: THING, ...Object.fromEntries(ADDED) };
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
