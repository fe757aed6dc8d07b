// Open places of a drawing, `{NAME}`, filled: the portrait in it, and what else it leaves open.

export type Slots = Readonly<Record<string, string | number>>;

/** The portrait may be loaded later: a drawing shows it as soon as its sheet is in the document. */
export function fill(drawn: string, face: string | null | undefined, slots: Slots = {}): string {
  const all = Object.entries({ ...slots, face: face || "none" });
  return all.reduce((text, [slot, value]) => text.replaceAll(`{${slot}}`, String(value)), drawn);
}
