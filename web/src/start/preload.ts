// Requests that run while the page's texts load: the table that the address names, or else the list of games.

import { api } from "../net/api";
import type { Games } from "../net/protocol";

let soon: Promise<Games> | null = null;

/** Settles when it is there, or cannot be had. */
export function hasten(): Promise<unknown> {
  if (location.hash.startsWith("#t=")) return Promise.allSettled([tableScreen()]);
  if (location.hash !== "" && location.hash !== "#start") return Promise.resolve(); // another page, with needs of its own
  soon = api.games();
  return Promise.allSettled([soon]);
}

/** The first call returns the preloaded response, later calls fetch it again. */
export function games(): Promise<Games> {
  const games = soon ?? api.games();
  soon = null;
  return games;
}

export function tableScreen(): Promise<typeof import("../table/TableScreen.svelte")> {
  return import("../table/TableScreen.svelte");
}
