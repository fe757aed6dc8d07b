// Views and events of Lifeboat by its generated names.

import {
  baseOf,
  type NamedEvent,
  type NamedView,
} from "turncoat-web/model/labels";

import type { EventName, Track, Zone } from "./names";

export type View = NamedView<Track, Zone>;
export type GameEvent = NamedEvent<EventName>;

export const trackOf = baseOf<Track>;
