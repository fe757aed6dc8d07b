// A game against bots at once: a table, a seat, bots, and off.

import { api } from "./api";
import type { GameShape, TableSettings } from "./protocol";
import { promise } from "./seeds";

const USUAL = 4; // players, where the game allows it
const BOT_PACE = 700; // milliseconds: quick, but one can follow

export function usualSettings(game: GameShape): TableSettings {
  const players = Math.max(game.fewest, Math.min(game.most, USUAL));
  return { game: game.game, players, bot_pace: BOT_PACE };
}

/** The table, where the game has begun. */
export async function playNow(game: GameShape, name: string): Promise<string> {
  const wanted = usualSettings(game);
  const { table } = await api.create(wanted);
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
