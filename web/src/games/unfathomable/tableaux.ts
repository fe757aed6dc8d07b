// Tableaux of Unfathomable: the events that get one.

import { NONE } from "../../model/naming";
import { tradeOf, turnAt, type Shown, type Tableau } from "../../model/tableau";
import type { EventWire } from "../../net/protocol";
import { ending } from "./endings";
import type { Cards, Track } from "./names";
import type { Picture } from "./pictures";
import { PORT, TRACK_END } from "./spaces";
import type { GameEvent, GameShown, View } from "./views";

const TRAITORS: readonly Cards["loyalty"][] = ["hybrid", "cultist"]; // of the loyalty cards

export function tableau(played: EventWire, view: View, shown: Shown): Tableau | null {
  const { event, told } = played as GameEvent;
  if (event === "awakening") return { name: "ship-awakening", picture: "awakening", turn: 1_400, music: "traitor" };
  if (event === "game_ended") return ending(String(told.ending), view, shown as GameShown);
  if (event !== "changed") return null;
  const [track, key] = String(told.track).split(".") as [Track, key?: string];
  if (track === "at") return arrest(view, Number(key), told);
  if (!told.to) return null;
  if (track === "revealed") return traitor(view, Number(key));
  if (track === "loyalty_dealt" && told.to === 1) return letter();
  if (track === "ritual" && Number(told.to) > Number(told.from)) return ritual(Number(told.to));
  return null;
}

/** Who the seat's player is; how the voyage ends, with the seat's letter, once there is one; what comes first. */
export function opening(view: View, seat: number): Tableau[] {
  const face = String(view.tracks[`character.${seat}`] ?? NONE);
  if (face === NONE) return [];
  const who = { ...of(view, seat, "ship-who", "gangway", "arrival"), told: tradeOf("ship", face, seat) };
  const isDealt = Boolean(view.tracks.loyalty_dealt);
  const odds = { ...letter(), name: isDealt ? "ship-odds" : "ship-odds-before", isCovered: isDealt, told: () => ({ port: PORT }) };
  const now: Tableau = { name: "ship-now", picture: "", turn: 0, music: "arrival", told: (naming) => turnAt(naming, view, seat) };
  return [who, odds, now];
}

/** Which of the hands in the letter is the seat's: a Hybrid's is webbed, whatever else the seat holds. */
export function side(view: View, seat: number): string {
  const cards = view.zones[`loyalty.${seat}`]?.cards ?? [];
  return TRAITORS.find((card) => cards.includes(card)) ?? (cards.includes("human") ? "human" : "");
}

function letter(): Tableau {
  return { name: "ship-letter", picture: "letter", turn: 900, music: "arrival", isCovered: true };
}

/** One candle for each step; at the last the sea is seen through the circle. */
function ritual(step: number): Tableau {
  const candles = Array.from({ length: TRACK_END }, (_, at) => [`c${at + 1}`, at < step ? 1 : 0] as const);
  const isLast = step >= TRACK_END;
  return {
    name: isLast ? "ship-ritual-last" : "ship-ritual",
    picture: "ritual",
    slots: { ...Object.fromEntries(candles), now: `c${step}`, sea: isLast ? 1 : 0 },
    told: () => ({ step, of: TRACK_END }),
    turn: 700,
    shortest: isLast ? undefined : 3_000,
    music: isLast ? "ritual_last" : "ritual",
    pitch: step,
  };
}

/** Into the Brig, or out of it; a traitor who shows their face has a scene for that. */
function arrest(view: View, seat: number, told: GameEvent["told"]): Tableau | null {
  if (told.to === "brig") return of(view, seat, "ship-brig", "brig", "brig");
  return told.from === "brig" && !view.tracks[`revealed.${seat}`] ? of(view, seat, "ship-freed", "freed", "freed") : null;
}

function traitor(view: View, seat: number): Tableau {
  const isCultist = view.zones[`faceup.${seat}`]?.cards?.at(-1) === "cultist";
  return isCultist ? of(view, seat, "ship-cultist", "cultist", "traitor") : of(view, seat, "ship-hybrid", "traitor", "traitor");
}

/** A tableau about one character. */
function of(view: View, seat: number, name: string, picture: Picture, music: Tableau["music"]): Tableau {
  const face = String(view.tracks[`character.${seat}`]);
  return { name, picture, face, told: (naming) => ({ who: naming.figure(String(seat)) }), turn: 1_100, music };
}
