// The printed board of Unfathomable: numbers of spaces, skills of cards, distances, as the game declares them.

import { FACTS, SKILL_NAMES, SPACE_NAMES, type SkillName, type SpaceName } from "./names";

export const SPACES = SPACE_NAMES;
export type Space = SpaceName;
export const SKILLS = SKILL_NAMES;
export type Skill = SkillName;

const SKILL_OF: Readonly<Record<string, Skill>> = FACTS.skill_of_card;
const DISTANCE_OF: Readonly<Record<string, number>> = FACTS.distance_of_waypoint;
const DICE_OF: Partial<Record<Space, readonly number[]>> = FACTS.dice_of_space;

export const RESOURCES = ["fuel", "food", "sanity", "souls"] as const;
export type Resource = (typeof RESOURCES)[number];
export const MOST_OF_A_RESOURCE = FACTS.ends.resource;
export const DANGER = 3; // that many or fewer: the dial is in its red part
export const TRACK_END = FACTS.ends.track;
export const MIDWAY = FACTS.ends.midway; // of the distance: the awakening
export const PORT = FACTS.ends.port;

/** The results of a die that name a space: printed in rooms, on decks and in the water ahead. */
export function numberOf(space: Space): string {
  const dice = DICE_OF[space] ?? [];
  return [...new Set([dice[0], dice.at(-1)])].join("–");
}

export function isWater(space: string): boolean {
  return /^w\d$/.test(space);
}

export function isDeck(space: string): boolean {
  return /^d\d$/.test(space);
}

export function skillOf(card: string): Skill | null {
  return SKILL_OF[card.split(":")[0]!] ?? null;
}

export function valueOf(card: string): number {
  return Number(card.split(":")[1] ?? 0);
}

export function distanceOf(waypoint: string): number {
  return DISTANCE_OF[waypoint] ?? 0;
}
