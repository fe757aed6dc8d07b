// Views and events of The Thing by its generated names.

import { baseOf, type Label, type NamedEvent, type NamedShown, type NamedView } from "../../model/labels";
import type { EventName, Track, Zone } from "./names";

/** Tracks that only the page writes, while events are played: see `staging.ts`. */
export type Noted =
  | "~absorbed"
  | "~avoids"
  | "~dice"
  | "~die"
  | "~driven"
  | "~meet"
  | "~met"
  | "~of"
  | "~place"
  | "~role"
  | "~shown"
  | "~strike"
  | "~tested"
  | "~token"
  | "~vote"
  | "~wrecked";

export type TrackLabel = Label<Track | Noted>;
export type ZoneLabel = Label<Zone>;
export type View = NamedView<Track | Noted, Zone>;
export type GameEvent = NamedEvent<EventName>;
export type GameShown = NamedShown<EventName>;

export const trackOf = baseOf<Track>;
export const zoneOf = baseOf<Zone>;
