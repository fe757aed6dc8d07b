// Creation of tables: a game against bots at once, a first game, an exercise, a table to host.

import { pageOf } from "../games";
import { api } from "../net/api";
import type { GameShape, TableSettings } from "../net/protocol";
import { promise } from "../model/seeds";

const USUAL = 4; // players, where the game allows it
const BOT_PACE = 700; // milliseconds: quick, but one can follow
const SLOW = 1500; // leaves time to read what happens
const FORWARD = 200; // until the exercise comes

export function usualSettings(game: GameShape): TableSettings {
  const players = Math.max(game.fewest, Math.min(game.most, USUAL));
  return { game: game.game, players, bot_pace: BOT_PACE };
}

/** The table, where the game has begun. */
export function playNow(game: GameShape, name: string): Promise<string> {
  return begin(usualSettings(game), name);
}

/** A first game: what the rulebook recommends for one, and bots that leave time to read. */
export function firstGame(game: GameShape, name: string): Promise<string> {
  return begin({ ...usualSettings(game), options: pageOf(game.game).firstGame, bot_pace: SLOW }, name);
}

/** A game that plays itself until there is something to practise. */
export function practice(game: GameShape, name: string): Promise<string> {
  return begin({ ...usualSettings(game), options: pageOf(game.game).practice, bot_pace: FORWARD }, name);
}

/** Without spectators: then no question is put that has a single answer. */
async function begin(wanted: TableSettings, name: string): Promise<string> {
  const { table } = await api.create({ ...wanted, watching: { is_allowed: false } });
  await api.join(table, name, 0);
  for (let seat = 1; seat < wanted.players; seat++) await api.act(table, { do: "seat_bot", seat });
  await api.act(table, { do: "ready", commitment: promise(table).commitment });
  await api.act(table, { do: "start" });
  return table;
}

/** A table that others can come to, with its host sitting there. */
export async function host(game: GameShape, name: string): Promise<string> {
  const { table } = await api.create(usualSettings(game));
  await api.join(table, name, 0);
  return table;
}
