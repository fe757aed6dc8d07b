// Standing orders: `verb moment until`, as the server writes them, and in words.

import type { Naming } from "../../model/naming";
import type { ViewWire } from "../../net/protocol";
import { say } from "../../ui/words.svelte";

export const ANY = "any"; // every moment
export const PASS = "pass";
export const UNTIL = ["turn", "end"] as const;

const WINDOW = "window";
const STRICT = "strict"; // tables where orders answer nothing

/** Whether this table lets orders answer. */
export function mayOrder(view: ViewWire): boolean {
  return view.seat !== null && view.options.secrecy !== STRICT;
}

/** The moment at which one may react right now; null: it is no such question. */
export function momentOf(view: ViewWire): string | null {
  const top = view.stack.at(-1);
  return top?.procedure === WINDOW ? String(top.values.trigger) : null;
}

export function orderWords(order: string, naming: Naming): string {
  const [verb = "", moment = "", until = ""] = order.split(" ");
  return say("web-order", {
    action: naming.catalogue.verbs[verb] ?? verb,
    moment: momentWords(moment, naming),
    until: say(`web-until-${until}`),
  });
}

export function momentWords(moment: string, naming: Naming): string {
  if (moment === ANY) return say("web-order-any");
  return naming.catalogue.triggers.find((one) => one.trigger === moment)?.name ?? moment;
}
