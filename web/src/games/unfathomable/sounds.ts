// Sounds of Unfathomable, by kind of event. All of these events are public.

import type { Sounds, SoundName } from "../../ui/sound";
import { base } from "../../model/kit";
import type { EventName, Zone } from "./names";

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

// By where cards come from and go to
const CARDS: Partial<Record<`${Zone} ${Zone}`, SoundName>> = {
  "mythos crisis": "wind",
  "looking crisis": "wind",
  "loyalty faceup": "reveal",
  "damage_now damaged": "hit",
  "check_pile check_shown": "card",
  "on_deck passenger_now": "water",
};

export const sounds: Sounds = ({ event, told }) => {
  if (event === "moved" || event === "shown") return CARDS[`${base(told.from) as Zone} ${base(told.to) as Zone}`] ?? "card";
  if (event === "checked") return told.outcome === "failed" ? "alarm" : "gauge";
  if (event === "changed") {
    const track = base(told.track);
    if (["fuel", "food", "sanity", "souls"].includes(track)) return Number(told.to) < Number(told.from) ? "alarm" : "gauge";
    if (["travel", "ritual"].includes(track)) return "gauge";
    return track === "at" ? "step" : null;
  }
  return KINDS[event as EventName] ?? null;
};
