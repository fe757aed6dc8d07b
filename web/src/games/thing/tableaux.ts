// Tableaux of The Thing: the events that get a full-screen scene. How other events are shown is in `staging.ts`.

import { byKey } from "../../model/labels";
import { NONE } from "../../model/naming";
import { tradeOf, turnAt, type Shown, type Tableau } from "../../model/tableau";
import type { EventWire } from "../../net/protocol";
import { ending } from "./endings";
import type { Picture } from "./pictures";
import { isShared, SHARED } from "./reading";
import { trackOf, type GameEvent, type GameShown, type View } from "./views";

const MOST_VOTES = 8;
const LEAVING = "T19."; // the rules of boarding, departure and endings

export function tableau(played: EventWire, view: View, table: Shown): Tableau | null {
  const event = played as GameEvent;
  const shown = table as GameShown;
  const { told } = event;
  switch (event.event) {
    case "role_revealed":
      return revealed(event, view);
    case "absorbed":
      return of(view, String(told.figure), "station-absorbed", "absorbed", "traitor");
    case "game_ended":
      return ending(String(told.ending), view, shown);
    case "changed":
      return isCounted(event, shown) ? vote(view) : isNight(event, shown) ? night(view, shown) : null;
    default:
      return null;
  }
}

/** Who the seat's player is, or whom they lead, with 1-3 players; how it ends, with the seat's role, if it has one; what comes first. */
export function opening(view: View, seat: number): Tableau[] {
  const areShared = isShared(view);
  const figure = areShared ? (seat * SHARED) / view.seats : seat;
  const face = String(view.tracks[`character.${figure}`] ?? NONE);
  if (face === NONE) return [];
  const who = of(view, String(figure), areShared ? "station-crew" : "station-who", "door", "arrival");
  const count = SHARED / view.seats;
  const told = areShared ? () => ({ count, all: SHARED }) : tradeOf("station", face, seat);
  return [{ ...who, told }, odds(areShared), now(view, seat, areShared)];
}

function odds(areShared: boolean): Tableau {
  const name = areShared ? "station-odds-shared" : "station-odds";
  return { name, picture: "tags", turn: 0, music: "arrival", isCovered: !areShared };
}

function now(view: View, seat: number, areShared: boolean): Tableau {
  const told: Tableau["told"] = (naming) => ({ ...turnAt(naming, view, seat), round: Number(view.tracks.round ?? 1) });
  return { name: areShared ? "station-now-shared" : "station-now", picture: "", turn: 0, music: "arrival", told };
}

export function side(view: View, seat: number): string {
  return isShared(view) ? "" : String(view.tracks[`role.${seat}`] ?? "");
}

/** The first disc that moves after the votes: all of them are known by now. */
function isCounted({ told }: GameEvent, { recent }: GameShown): boolean {
  return trackOf(told.track) === "disc" && recent.at(-2)?.event === "voted";
}

/** Votes against the player whom most accuse in one pan; in the other all who do not. */
function vote(view: View): Tableau {
  const counts = new Map<string, number>();
  for (const [, against] of byKey(view, "~vote")) counts.set(String(against), (counts.get(String(against)) ?? 0) + 1);
  const ranked = [...counts].sort(([, one], [, other]) => other - one);
  const [figure, count] = ranked[0]!;
  const isSplit = ranked[1]?.[1] === count;
  const playing = byKey(view, "status").filter(([, status]) => status === "playing");
  const voters = playing.filter(([key]) => view.tracks[`character.${key}`] !== "none").length;
  const pans = { l: count, r: Math.max(0, voters - count) };
  const tokens = Object.entries(pans).flatMap(([pan, filled]) =>
    Array.from({ length: MOST_VOTES }, (_, at) => [`${pan}${at + 1}`, at < filled ? 1 : 0] as const),
  );
  return {
    ...of(view, figure, isSplit ? "station-vote-split" : "station-vote", "vote", "vote"),
    slots: { ...Object.fromEntries(tokens), tilt: Math.max(-7, Math.min(7, (pans.r - pans.l) * 2)) },
    told: (naming) => ({ who: naming.figure(figure), count, voters }),
    recurs: true,
  };
}

/** The round's work is over: the first figure comes back to the others. Each may stand up before the next one comes. */
function isNight(event: GameEvent, { recent }: GameShown): boolean {
  return isReturn(event) && !recent.slice(dawn(recent), -1).some(isReturn);
}

function isReturn({ told, rule }: GameEvent): boolean {
  return rule === "T14.1" && trackOf(told.track) === "at";
}

/** One scene a round, if a player met another or a dog: then an infection was possible. The victim alone sees it, while the button is
 * held; the scene is the same, and as long, for everybody and whatever happened. */
function night(view: View, { seat, recent }: GameShown): Tableau | null {
  const meetings = recent.slice(dawn(recent)).filter(isMeeting);
  if (!meetings.length) return null;
  const isInfected = seat !== null && Number(view.tracks[`turned.${seat}`] ?? 0) > 0 && meetings.some((one) => isAlien(one, seat));
  const wasAlien = recent.slice(0, dawn(recent)).some((one) => isMeeting(one) && isAlien(one, seat));
  const isTouched = isInfected && !wasAlien;
  const side = isTouched ? "touched" : "untouched";
  return { name: "station-fog", picture: "fog", turn: 1_300, music: "night", recurs: true, isCovered: true, side };
}

/** The place of the event that began the round. */
function dawn(recent: readonly GameEvent[]): number {
  return Math.max(
    0,
    recent.findLastIndex(({ event, told }) => event === "changed" && trackOf(told.track) === "round"),
  );
}

function isMeeting({ event }: GameEvent): boolean {
  return event === "token_seen" || event === "dog_seen";
}

/** What the seat learned there of itself. */
function isAlien({ told }: GameEvent, seat: number | null): boolean {
  return String(told.figure) === String(seat) && told.role === "alien";
}

/** By a test, the blood shows it; else the alien shows itself. A role that leaving the station (T19) or the end of the game turns up has no
 * tableau: the ending says it. */
function revealed({ told, rule }: GameEvent, view: View): Tableau | null {
  if (view.ending || rule.startsWith(LEAVING)) return null;
  const figure = String(told.figure);
  const isAlien = told.role === "alien";
  if (view.tracks["~tested"] === figure) {
    const [name, picture] = isAlien ? (["station-blood-alien", "blood_alien"] as const) : (["station-blood-human", "blood_human"] as const);
    return { ...of(view, figure, name, picture, isAlien ? "blood_alien" : "blood_human"), turn: 1_500 };
  }
  return isAlien ? of(view, figure, "station-unfolds", "unfolds", "traitor") : null;
}

/** A tableau about one figure. */
function of(view: View, figure: string, name: string, picture: Picture, music: Tableau["music"]): Tableau {
  const face = String(view.tracks[`character.${figure}`]);
  return { name, picture, face, told: (naming) => ({ who: naming.figure(figure) }), turn: 1_100, music };
}
