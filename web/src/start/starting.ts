// Creation of tables: a game against bots at once, a first game, an exercise, a table to host.

import { pageOf } from "../games";
import { api } from "../net/api";
import type { GameShape, ScenarioWords, TableSettings } from "../net/protocol";
import { SCENARIO } from "../model/scenarios.svelte";
import { promise } from "../model/seeds";

const USUAL = 4; // players, where the game allows it
const BOT_PACE = 400; // milliseconds: what bots do is shown one after the other anyway
const TOGETHER = { windows: "together" }; // all are asked at once whether they react
const WITH_OTHERS = 700; // milliseconds: also the pause that hides who is thinking
const MEETINGS = {}; // of the usual length; none where a game is explained: there is enough to read
const FORWARD = 200; // until the exercise comes

export function usualSettings(game: GameShape): TableSettings {
  const players = Math.max(game.fewest, Math.min(game.most, USUAL));
  return { game: game.game, players, options: TOGETHER, bot_pace: BOT_PACE };
}

/** The table, where the game has begun. */
export function playNow(game: GameShape, name: string): Promise<string> {
  return begin({ ...usualSettings(game), meetings: MEETINGS }, name);
}

/** A first game: what the rulebook recommends for one. */
export function firstGame(game: GameShape, name: string): Promise<string> {
  return begin({ ...usualSettings(game), options: { ...TOGETHER, ...pageOf(game.game).firstGame } }, name);
}

/** A game that plays itself until there is something to practise. */
export function practice(game: GameShape, name: string): Promise<string> {
  return begin({ ...usualSettings(game), options: { ...TOGETHER, ...pageOf(game.game).practice }, bot_pace: FORWARD }, name);
}

/** A scenario against bots, at the seat that it recommends. */
export function playScenario(scenario: ScenarioWords, name: string): Promise<string> {
  return begin(settingsOf(scenario), name, scenario.seat);
}

/** A table with a scenario that others can come to. */
export async function hostScenario(scenario: ScenarioWords, name: string): Promise<string> {
  const { table } = await api.create({ ...settingsOf(scenario), bot_pace: WITH_OTHERS });
  await api.join(table, name, scenario.seat);
  return table;
}

function settingsOf(scenario: ScenarioWords): TableSettings {
  const options = { ...TOGETHER, [SCENARIO]: scenario.scenario };
  return { game: scenario.game, players: scenario.players, options, bot_pace: BOT_PACE };
}

/** Today's table, which the server sets up; or that of this device, if it has begun. */
export async function playDaily(name: string): Promise<string> {
  const { table, is_begun } = await api.playDaily(name);
  if (!is_begun) await start(table);
  return table;
}

/** Without spectators, so that questions with a single answer are skipped. */
async function begin(wanted: TableSettings, name: string, own = 0): Promise<string> {
  const { table } = await api.create({ ...wanted, watching: { is_allowed: false } });
  await api.join(table, name, own);
  for (let seat = 0; seat < wanted.players; seat++) if (seat !== own) await api.send(table, { do: "seat_bot", seat });
  await start(table);
  return table;
}

async function start(table: string): Promise<void> {
  await api.send(table, { do: "ready", commitment: promise(table).commitment });
  await api.send(table, { do: "start" });
}

/** A table that others can come to, with its host sitting there. */
export async function host(game: GameShape, name: string): Promise<string> {
  const { table } = await api.create({ ...usualSettings(game), bot_pace: WITH_OTHERS, meetings: MEETINGS });
  await api.join(table, name, 0);
  return table;
}
