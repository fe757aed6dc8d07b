// Kit of a game: its board, how the board plays events, the faces of its cards, its sounds. Sessions are given the loader of kits.

import type { Component } from "svelte";

import type { EventWire, ViewWire } from "../net/protocol";
import type { CardLook } from "../ui/cards/face";
import type { Bed } from "../ui/music";
import type { Sounds } from "../ui/sound";
import type { TableState } from "./fold";
import type { Groups } from "./grouping";
import type { Naming } from "./naming";
import type { Staging } from "./stage.svelte";
import type { Tableau } from "./tableau";

export interface BoardProps {
  known: TableState; // as it is shown: see stage.svelte.ts
  view: ViewWire;
  groups: Groups;
  naming: Naming;
  event: EventWire | null; // that is shown right now
}

export interface Kit extends Staging {
  Board: Component<BoardProps>;
  sounds: Sounds;
  cards?: CardLook; // without one they have names only
  meanings?: Readonly<Record<string, string>>; // of a secret that is no card: "track=value" -> a message for its owner
  pictures?: Readonly<Record<string, () => Promise<{ default: string }>>>; // of its tableaux, by name
  /** The cards of the opening, for this seat; none before it has a character. */
  opening?(view: ViewWire, seat: number): Tableau[];
  /** Whether players have sides of their own at this table; absent: they have. */
  hasSides?(view: ViewWire): boolean;
  /** The seat's side, for tableaux that are covered; empty: it has none yet. */
  side?(view: ViewWire, seat: number): string;
  secretPicture?: string; // the picture beside the seat's secret, while that is held
  reads?(event: EventWire): readonly string[]; // cards whose text the board shows large with an event
  /** Questions that are put once for each of several things, and the moment that lasts until all are answered: see `Draft`. */
  ordered?: Readonly<Record<string, string>>;
  bed?: Bed; // what is heard below the game as danger grows
  drawn?: readonly string[]; // tracks of seats that are seen on it, or their usual values: see table/players/rows.ts
}

export type KitLoader = (game: string) => Promise<Kit>;

/** The label of a track or zone without its keys: `hand.2` is `hand`. */
export function base(label: unknown): string {
  return String(label).split(".")[0]!;
}
