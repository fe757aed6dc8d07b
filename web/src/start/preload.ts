// Requests that run while the page's texts load: the table that the address names, or else the list of games.

import { api } from "../net/api";
import type { Games } from "../net/protocol";
import { words } from "../ui/words.svelte";

let soon: Promise<Games> | null = null;

/** Settles when it is there, or cannot be had. */
export function hasten(): Promise<unknown> {
  const isStart = location.hash === "" || location.hash === "#start";
  if (!isStart) words.expectScreens();
  if (location.hash.startsWith("#t=")) return Promise.allSettled([import("../table/TableScreen.svelte")]);
  if (!isStart) return Promise.resolve(); // another page, with needs of its own
  soon = api.games();
  return Promise.allSettled([soon]);
}

/** The first call returns the preloaded response, later calls fetch it again. */
export function games(): Promise<Games> {
  const games = soon ?? api.games();
  soon = null;
  return games;
}

/** A screen with the texts that the start page does without. */
export async function withTexts<Screen>(screen: Promise<Screen>): Promise<Screen> {
  const [loaded] = await Promise.all([screen, words.learnScreens()]);
  return loaded;
}
