// Sounds of The Thing, by kind of event. All of these events are public.

import type { Sounds, SoundName } from "../../ui/sound";
import type { EventName, Track } from "./names";
import { trackOf, type GameEvent } from "./views";

const KINDS: Partial<Record<EventName, SoundName>> = {
  rolled: "dice",
  dice_rolled: "dice",
  encounter: "wind",
  token_seen: "card",
  dog_seen: "card",
  voted: "gauge",
  struck: "hit",
  wrecked: "hit",
  absorbed: "alarm",
  driven_off: "hit",
  role_revealed: "reveal",
};

const TRACKS: Partial<Record<Track, SoundName>> = {
  at: "step",
  dog: "step",
  weather: "wind",
  boiler_dead: "alarm",
  freezing: "alarm",
  starving: "alarm",
  rescue_at: "gauge",
  fuel: "gauge",
  pantry: "gauge",
  sos: "gauge",
  threat: "gauge",
  strength: "alarm",
};

export const sounds: Sounds = (heard) => {
  const { event, told } = heard as GameEvent;
  if (event === "moved" || event === "shown") return "card";
  if (event === "changed" && trackOf(told.track) === "damage") return Number(told.to) > Number(told.from) ? "hit" : "gauge";
  if (event === "changed") return TRACKS[trackOf(told.track)] ?? null;
  return KINDS[event] ?? null;
};
