// What can be heard of each game, by the kind of event.

import type { Sounds } from "../ui/sound";

const TABLES: Record<string, () => Promise<{ sounds: Sounds }>> = {
  unfathomable: () => import("./unfathomable/sounds"),
  thing: () => import("./thing/sounds"),
};

/** Of games without a table of their own: dice, and the end. */
const plain: Sounds = (event) => (event.event === "rolled" ? "dice" : event.event === "moved" ? "card" : null);

export async function soundsOf(game: string): Promise<Sounds> {
  return (await TABLES[game]?.())?.sounds ?? plain;
}

/** The place of an event without its keys: `hand.2` is `hand`. */
export function base(label: unknown): string {
  return String(label).split(".")[0]!;
}
