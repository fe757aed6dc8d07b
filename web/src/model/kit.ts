// Kit of a game: its board, how the board plays events, the faces of its cards, its sounds. Sessions are given the loader of kits.

import type { Component } from "svelte";

import type { EventWire, ViewWire } from "../net/protocol";
import type { Sounds } from "../ui/sound";
import type { TableState } from "./fold";
import type { Groups } from "./grouping";
import type { Naming } from "./naming";
import type { Staging } from "./stage.svelte";

export interface BoardProps {
  known: TableState; // as it is shown: see stage.svelte.ts
  view: ViewWire;
  groups: Groups;
  naming: Naming;
  event: EventWire | null; // that is shown right now
}

export interface Face {
  tone: string; // one of the colours in app.css; empty: as the text around it
  symbol: string; // a path on a square of 24; empty: none
  value: string;
  does: string; // a message: what it does, in few words; empty: its name and symbol tell
}

export const PLAIN_FACE: Face = { tone: "", symbol: "", value: "", does: "" };

export interface Kit extends Staging {
  Board: Component<BoardProps>;
  sounds: Sounds;
  face(card: string, group: string): Face;
  meanings?: Readonly<Record<string, string>>; // of a secret that is no card: "track=value" -> a message for its owner
  drawn?: readonly string[]; // tracks of seats that are seen on it, or their usual values: see table/players/rows.ts
}

export type KitLoader = (game: string) => Promise<Kit>;

/** The label of a track or zone without its keys: `hand.2` is `hand`. */
export function base(label: unknown): string {
  return String(label).split(".")[0]!;
}
