// A tableau as it is shown: its drawing, with the open places filled, and its lines in the reader's language.

import type { Kit } from "../../model/kit";
import type { Naming } from "../../model/naming";
import type { Tableau } from "../../model/tableau";
import { portraits } from "../../ui/portraits/portraits.svelte";
import { say, words } from "../../ui/words.svelte";

const SHARED: NonNullable<Kit["pictures"]> = { accused: () => import("../../games/scene/accused.svg?raw") }; // of scenes that every game has

/** Empty for one without a picture of its own. */
export async function drawingOf(of: Tableau, kit: Kit): Promise<string> {
  const name = of.picture ?? of.name;
  const drawn = (await (kit.pictures?.[name] ?? SHARED[name])?.())?.default ?? "";
  const slots = { ...of.slots, face: of.face && portraits.has(of.face) ? of.face : "none" };
  return Object.entries(slots).reduce((text, [slot, value]) => text.replaceAll(`{${slot}}`, String(value)), drawn);
}

/** Empty if the tableau has no such line. */
export function lineOf(part: string, of: Tableau, naming: Naming): string {
  const message = `theatre-${of.name}-${part}`;
  return words.has(message) ? say(message, of.told?.(naming) ?? {}) : "";
}
