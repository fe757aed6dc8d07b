// Types of a game's views and events by its generated names (`names.ts`): a misspelt name does not compile. Nothing is checked at run time.

import type { EventWire, ViewWire, ZoneWire } from "../net/protocol";
import type { Shown } from "./tableau";

/** The label of a track or zone: its name, with keys after dots if there are several. */
export type Label<Name extends string> = Name | `${Name}.${string}`;

export interface NamedView<Track extends string, Zone extends string> extends Omit<ViewWire, "tracks" | "zones"> {
  tracks: Partial<Record<Label<Track>, string | number>>;
  zones: Partial<Record<Label<Zone>, ZoneWire>>;
}

export interface NamedEvent<Name extends string> extends EventWire {
  event: Name;
}

/** What a tableau is made from, with the events of a game. */
export interface NamedShown<Name extends string> extends Omit<Shown, "recent"> {
  recent: readonly NamedEvent<Name>[];
}

/** A label without its keys, as the name of a track or zone that the server has sent. */
export function baseOf<Name extends string>(label: unknown): Name {
  return String(label).split(".")[0] as Name;
}

/** Values of a track by its key, in the order of keys. */
export function byKey<Track extends string>(view: NamedView<Track, string>, name: Track): [key: string, value: string | number][] {
  const labelled = Object.entries<string | number | undefined>(view.tracks).filter(([label]) => label.startsWith(`${name}.`));
  return labelled.map(([label, value]) => [label.slice(name.length + 1), value ?? 0]);
}
