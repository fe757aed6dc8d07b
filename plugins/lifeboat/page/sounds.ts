// Sounds of Lifeboat's events.

import type { Sounds, SoundName } from "turncoat-web/ui/sound";

import type { EventName, Track } from "./names";
import { trackOf, type GameEvent } from "./views";

const SOUNDS: Partial<Record<EventName, SoundName>> = {
  rolled: "dice",
  moved: "card",
  shown: "card",
  voted: "card",
  vowed: "card",
};
const CHANGES: Partial<Record<Track, SoundName>> = {
  hull: "hit",
  distance: "water",
  revealed: "reveal",
  lashed: "hit",
};

export const sounds: Sounds = (heard) => {
  const { event, told } = heard as GameEvent;
  return event === "changed" ? (CHANGES[trackOf(told.track)] ?? null) : (SOUNDS[event] ?? null);
};
