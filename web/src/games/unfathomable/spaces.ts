// The printed board of Unfathomable: numbers of spaces, skills of cards, distances.
// tests/browser/test_ship.py compares them with the game's own declarations.

import { SKILL_NAMES, SPACE_NAMES, type SkillName, type SpaceName } from "./names";

export const SPACES = SPACE_NAMES;
export type Space = SpaceName;
export const SKILLS = SKILL_NAMES;
export type Skill = SkillName;

/** Names of the cards of each skill; their values are part of their identifiers. */
const SKILL_CARDS: Record<Skill, string[]> = {
  influence: ["coordinated_effort", "nothing_to_hide", "inspiring_speech"],
  lore: ["shrivelling", "lesser_banishment", "forced_learning"],
  observation: ["watch_and_learn", "keen_insight", "preparation"],
  strength: ["combat_training", "rampage", "shrug_it_off"],
  will: ["persistence", "determination", "true_grit"],
  treachery: ["reinforcements", "call_to_action", "siren_song", "ransack", "perform_rites"],
};
const SKILL_OF = new Map(SKILLS.flatMap((skill) => SKILL_CARDS[skill].map((card) => [card, skill] as const)));

export const RESOURCES = ["fuel", "food", "sanity", "souls"] as const;
export type Resource = (typeof RESOURCES)[number];
export const MOST_OF_A_RESOURCE = 10;
export const DANGER = 3; // that many or fewer: the dial is in its red part
export const TRACK_END = 4;
export const MIDWAY = 6; // of the distance: the awakening
export const PORT = 12;

const WAYPOINTS: Record<number, string[]> = {
  2: ["abandoned_depot", "deserted_island", "hurricane", "iceberg", "reef", "shipwreck_survivors", "wrecked_ship"],
  3: [
    ...["deep_one_city", "fog_bank", "maelstrom", "rainstorm", "rogue_wave", "rolling_seas"],
    ...["sea_smoke", "seaweed_patch", "smooth_sailing"],
  ],
  4: ["calm_waters", "deep_one_ambush", "rough_waters", "stormy_seas"],
};
const DISTANCE_OF = new Map(
  Object.entries(WAYPOINTS).flatMap(([distance, cards]) => cards.map((card) => [card, Number(distance)] as const)),
);

/** What a die names: printed in rooms, on decks and in the water ahead. */
export const NUMBERS: Partial<Record<Space, string>> = {
  w1: "1–4",
  w2: "5–8",
  bridge: "1–2",
  chapel: "3",
  captains_cabin: "4",
  cargo_hold: "5",
  galley: "6",
  boiler_room: "7–8",
};

export function numberOf(space: Space): string {
  return isDeck(space) ? space.slice(1) : (NUMBERS[space] ?? "");
}

export function isWater(space: string): boolean {
  return /^w\d$/.test(space);
}

export function isDeck(space: string): boolean {
  return /^d\d$/.test(space);
}

export function skillOf(card: string): Skill | null {
  return SKILL_OF.get(card.split(":")[0]!) ?? null;
}

export function valueOf(card: string): number {
  return Number(card.split(":")[1] ?? 0);
}

export function distanceOf(waypoint: string): number {
  return DISTANCE_OF.get(waypoint) ?? 0;
}
