// The board of each game, loaded when it is needed: how it looks, and how it plays what happens.

import type { Component } from "svelte";

import type { TableState } from "../model/fold";
import type { Groups } from "../model/grouping";
import type { Naming } from "../model/naming";
import type { EventWire, ViewWire } from "../net/protocol";
import type { Staging } from "../model/stage.svelte";
import Generic from "./generic/Board.svelte";

export interface BoardProps {
  known: TableState; // as it is shown: see stage.svelte.ts
  view: ViewWire;
  groups: Groups;
  naming: Naming;
  event: EventWire | null; // that is shown right now
}

export interface Kit extends Staging {
  Board: Component<BoardProps>;
  drawn?: readonly string[]; // tracks of seats that are seen on it, or their usual values: see lib/table/rows.ts
}

// What is told in words needs time to be read, also where nothing moves.
const BEATS: Record<string, number> = { turn_of: 600, rolled: 700, checked: 1200, voted: 500, shown: 500, game_ended: 900 };

export const GENERIC: Kit = { Board: Generic, beat: (event) => BEATS[event.event] ?? 0, after: (view) => view };

const KITS: Record<string, () => Promise<Kit>> = {
  unfathomable: async () => (await import("./unfathomable/kit")).KIT,
  thing: async () => (await import("./thing/kit")).KIT,
};

export async function kitOf(game: string): Promise<Kit> {
  return (await KITS[game]?.()) ?? GENERIC;
}
