// How the board of Lifeboat plays events.

import type { EventWire, ViewWire } from "turncoat-web/net/protocol";

import type { EventName, Track } from "./names";
import { trackOf, type GameEvent } from "./views";

// Milliseconds for which an event is shown by itself
const BEATS: Partial<Record<EventName, number>> = {
  turn_of: 600,
  rolled: 700,
  checked: 1_200,
  voted: 500,
  shown: 500,
  game_ended: 900,
};
const CHANGES: Partial<Record<Track, number>> = {
  distance: 900,
  hull: 900,
  rations: 700,
  lashed: 800,
  revealed: 1_200,
};

export function beat(played: EventWire): number {
  const { event, told } = played as GameEvent;
  return event === "changed" ? (CHANGES[trackOf(told.track)] ?? 0) : (BEATS[event] ?? 0);
}

/** Dials move with their event; cards are where they are when the step is over. */
export function after(view: ViewWire, played: EventWire): ViewWire {
  const { event, told } = played as GameEvent;
  if (event !== "changed") return view;
  return {
    ...view,
    tracks: {
      ...view.tracks,
      [String(told.track)]: told.to as string | number,
    },
  };
}
