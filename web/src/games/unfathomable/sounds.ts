// Sounds of Unfathomable, by kind of event. All of these events are public.

import type { Sounds, SoundName } from "../../ui/sound";
import type { EventName, Track, Zone } from "./names";
import { trackOf, zoneOf, type GameEvent } from "./views";

const KINDS: Partial<Record<EventName, SoundName>> = {
  rolled: "dice",
  figure_moved: "step",
  spawned: "water",
  deep_one_banished: "water",
  greater_banishment: "reveal",
  awakening: "alarm",
  attacked: "hit",
  character_defeated: "hit",
  check_begun: "gauge",
};

const SUPPLIES: readonly Track[] = ["fuel", "food", "sanity", "souls"];

// By where cards come from and go to
const CARDS: Partial<Record<`${Zone} ${Zone}`, SoundName>> = {
  "mythos crisis": "wind",
  "looking crisis": "wind",
  "loyalty faceup": "reveal",
  "damage_now damaged": "hit",
  "check_pile check_shown": "card",
  "on_deck passenger_now": "water",
};

export const sounds: Sounds = (heard) => {
  const { event, told } = heard as GameEvent;
  if (event === "moved" || event === "shown") return CARDS[`${zoneOf(told.from)} ${zoneOf(told.to)}`] ?? "card";
  if (event === "checked") return told.outcome === "failed" ? "alarm" : "gauge";
  if (event === "changed") {
    const track = trackOf(told.track);
    if (SUPPLIES.includes(track)) return Number(told.to) < Number(told.from) ? "alarm" : "gauge";
    if (track === "travel" || track === "ritual") return "gauge";
    return track === "at" ? "step" : null;
  }
  return KINDS[event] ?? null;
};
