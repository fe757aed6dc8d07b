// Views and events of Unfathomable by its generated names.

import { baseOf, type Label, type NamedEvent, type NamedShown, type NamedView } from "../../model/labels";
import type { EventName, Track, Zone } from "./names";

export type ZoneLabel = Label<Zone>;
export type View = NamedView<Track, Zone>;
export type GameEvent = NamedEvent<EventName>;
export type GameShown = NamedShown<EventName>;

export const trackOf = baseOf<Track>;
export const zoneOf = baseOf<Zone>;
