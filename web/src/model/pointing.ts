// Answers about what was pointed at: options that name it among their arguments.

import type { OptionWire } from "../net/protocol";

const SEATS = ["seat", "to"]; // arguments that name a seat, where they are numbers

export function about(options: readonly OptionWire[], ...named: readonly string[]): string[] {
  return options
    .filter((option) => Object.values(option.arguments).some((value) => named.includes(String(value)) && typeof value === "string"))
    .map((option) => option.id);
}

export function aboutSeat(options: readonly OptionWire[], seat: number): string[] {
  return options.filter((option) => SEATS.some((label) => option.arguments[label] === seat)).map((option) => option.id);
}

/** Options of these verbs, which name nothing: they are about where one is. */
export function byVerb(options: readonly OptionWire[], verbs: readonly string[]): string[] {
  return options.filter((option) => verbs.includes(option.verb)).map((option) => option.id);
}
