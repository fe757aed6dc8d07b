// Standing orders: `verb trigger until`, as the server writes them, and in words.

import { kernelMoment } from "../../model/moments";
import type { Naming } from "../../model/naming";
import type { ViewWire } from "../../net/protocol";
import { say } from "../../ui/words.svelte";

export const ANY = "any"; // every trigger
export const PASS = "pass";
export const UNTIL = ["turn", "end"] as const;

const STRICT = "strict"; // tables where orders answer nothing

/** Whether this table allows standing orders. */
export function mayOrder(view: ViewWire): boolean {
  return view.seat !== null && view.options.secrecy !== STRICT;
}

/** What one may react to right now; null: nothing. */
export function triggerOf(view: ViewWire): string | null {
  return kernelMoment(view, "window")?.trigger ?? null;
}

export function orderWords(order: string, naming: Naming): string {
  const [verb = "", trigger = "", until = ""] = order.split(" ");
  return say("web-order", {
    action: naming.catalogue.verbs[verb] ?? verb,
    when: triggerWords(trigger, naming),
    until: say(`web-until-${until}`),
  });
}

export function triggerWords(trigger: string, naming: Naming): string {
  if (trigger === ANY) return say("web-order-any");
  return naming.catalogue.triggers.find((one) => one.trigger === trigger)?.name ?? trigger;
}
