// Location of a scene: the rooms it concerns, and the corner of the plan where its card covers none of them.

import type { PlaceName } from "./names";
import type { Box } from "./plan";
import type { Person } from "./reading";
import type { Scene } from "./scenes";

export const CORNERS = ["bottom", "top", "bottom left", "bottom right", "top left", "top right"] as const;
export type Corner = (typeof CORNERS)[number];

const EDGE = 8; // pixels from the edge of the plan

export function placesOf(scene: Scene): string[] {
  const at = (...people: (Person | null)[]): PlaceName[] => people.flatMap((one) => (one ? [one.at] : []));
  switch (scene.kind) {
    case "meeting":
      return [scene.place, ...at(...scene.people.map((one) => one.person))];
    case "infection":
    case "strike":
      return [scene.place];
    case "dog":
      return at(scene.person);
    case "vote":
      return at(...scene.rows.map((row) => row.person));
    case "test":
      return at(scene.tester, scene.target);
    case "boarding":
      return [scene.vehicle];
    case "dice":
      return at(scene.actor);
    case "forecast":
      return ["weather_station"];
    case "trade":
      return at(scene.giver, scene.partner);
  }
}

/** The corner in which something of that size covers least of these boxes; the first of equal ones. */
export function cornerFor(size: { w: number; h: number }, plan: { w: number; h: number }, boxes: readonly Box[]): Corner {
  const covered = CORNERS.map((corner) => boxes.reduce((sum, box) => sum + common(boxAt(corner, size, plan), box), 0));
  return CORNERS[covered.indexOf(Math.min(...covered))]!;
}

function boxAt(corner: Corner, { w, h }: { w: number; h: number }, plan: { w: number; h: number }): Box {
  const x = corner.includes("left") ? EDGE : corner.includes("right") ? plan.w - w - EDGE : (plan.w - w) / 2;
  return { x, y: corner.includes("top") ? EDGE : plan.h - h - EDGE, w, h };
}

function common(one: Box, other: Box): number {
  const across = Math.min(one.x + one.w, other.x + other.w) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.h, other.y + other.h) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}
