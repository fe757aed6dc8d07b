// The running skill check as the public sees it: difficulty, contributions, and open cards.

import type { EventWire } from "../../net/protocol";
import { finder } from "../../model/moments";
import type { Moment } from "./names";
import { skillOf, SKILLS, valueOf, type Skill } from "./spaces";
import { zoneOf, type GameEvent, type View } from "./views";

export interface CheckCard {
  card: string;
  counts: number; // for it, or below zero against it
  total: number; // with all cards before it
}

export interface Check {
  source: string; // the card that asks for it; empty: no card
  target: number;
  partialAt: number; // 0: it passes or fails
  skills: Skill[];
  given: number[]; // cards, by seat
  others: number; // cards that no seat gave: of the chaos deck
  hidden: number;
  cards: CheckCard[];
  modifier: number;
  total: number;
  outcome: string; // empty: not yet
}

const momentOf = finder<Moment>();

export function checkOf(view: View, played: readonly EventWire[], now: EventWire | null): Check | null {
  const recent = played as readonly GameEvent[];
  const event = now as GameEvent | null;
  const begun = recent.findLastIndex((one) => one.event === "check_begun");
  const start = recent[begun];
  if (!start) return null;
  const since = recent.slice(begun);
  const end = since.find((one) => one.event === "checked");
  if (end && event?.event !== "checked") return null;
  const moment = momentOf(view, "check");
  const skills = moment?.skills ?? told(start.told.skills);
  const modifier = moment?.modifier ?? 0;
  const cards = counted(view.zones.check_shown?.cards ?? [], skills);
  return {
    source: view.zones.crisis?.cards?.[0] ?? view.zones.spell?.cards?.[0] ?? "",
    target: Number(start.told.target),
    partialAt: moment?.partial_at ?? 0,
    skills,
    given: givenIn(since, view.seats),
    others: since.filter((one) => isGiven(one) && !fromHand(one)).reduce((sum, one) => sum + countOf(one), 0),
    hidden: view.zones.check_pile?.count ?? 0,
    cards,
    modifier,
    total: end ? Number(end.told.total) : (cards.at(-1)?.total ?? 0) + modifier,
    outcome: end ? String(end.told.outcome) : "",
  };
}

function told(skills: unknown): Skill[] {
  return Array.isArray(skills) ? SKILLS.filter((skill) => skills.includes(skill)) : [];
}

function counted(cards: readonly string[], skills: readonly Skill[]): CheckCard[] {
  let total = 0;
  return cards.map((card) => {
    const skill = skillOf(card);
    const counts = skill && skills.includes(skill) ? valueOf(card) : -valueOf(card);
    total += counts;
    return { card, counts, total };
  });
}

function givenIn(events: readonly GameEvent[], seats: number): number[] {
  const given = Array.from({ length: seats }, () => 0);
  for (const event of events) {
    if (!isGiven(event) || !fromHand(event)) continue;
    const seat = Number(String(event.told.from).split(".")[1]);
    given[seat] = (given[seat] ?? 0) + countOf(event);
  }
  return given;
}

function isGiven(event: GameEvent): boolean {
  if (event.event !== "moved" && event.event !== "shown") return false;
  const to = zoneOf(event.told.to);
  return (to === "check_pile" || to === "check_shown") && zoneOf(event.told.from) !== "check_pile";
}

function fromHand(event: GameEvent): boolean {
  return zoneOf(event.told.from) === "hand";
}

function countOf(event: GameEvent): number {
  return Array.isArray(event.told.cards) && event.event === "shown" ? event.told.cards.length : Number(event.told.count);
}

/** A number with its sign, for or against. */
export function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}

export function shown(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
