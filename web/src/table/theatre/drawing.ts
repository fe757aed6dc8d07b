// A tableau as it is shown: its drawing, with the open places filled, and its lines in the reader's language.

import { fill } from "../../games/scene/fill";
import type { Kit } from "../../model/kit";
import type { Naming } from "../../model/naming";
import type { Tableau } from "../../model/tableau";
import { say, words } from "../../ui/words.svelte";

const SHARED: NonNullable<Kit["pictures"]> = { accused: () => import("../../games/scene/accused.svg?raw") }; // of scenes that every game has

/** Empty for one without a picture of its own. */
export async function drawingOf(of: Tableau, kit: Kit): Promise<string> {
  const name = of.picture ?? of.name;
  const drawn = (await (kit.pictures?.[name] ?? SHARED[name])?.())?.default ?? "";
  return fill(drawn, of.face, of.slots);
}

/** Empty if the tableau has no such line. */
export function lineOf(part: string, of: Tableau, naming: Naming): string {
  const message = `theatre-${of.name}-${part}`;
  return words.has(message) ? say(message, of.told?.(naming) ?? {}) : "";
}
