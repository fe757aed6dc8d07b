// Answers by what they are about: a room, a figure, a die, the pile. A press on it shows these first.

import type { OptionWire, ViewWire } from "../../net/protocol";
import { momentOf } from "./moments";
import type { PlaceName, Verb } from "./names";

export interface Thing {
  place?: string;
  figure?: number;
  die?: number;
  isPile?: boolean;
}

const FIGURE_ARGUMENTS = ["figure", "to", "with"];
const PLACE_OF_VERB: Partial<Record<Verb, PlaceName>> = { swap: "dormitory" };
const STRIKE_VERBS: readonly Verb[] = ["wreck", "absorb_dog", "leave_it"]; // where the alien is
const PILE_VERBS: readonly Verb[] = ["reveal_card", "give_action"];

export function isAbout(option: OptionWire, thing: Thing, view: ViewWire): boolean {
  if (thing.place !== undefined && placeOf(option, view) !== thing.place) return false;
  if (thing.figure !== undefined && !FIGURE_ARGUMENTS.some((name) => option.arguments[name] === String(thing.figure))) return false;
  if (thing.die !== undefined && option.arguments.die !== thing.die) return false;
  if (thing.isPile && !PILE_VERBS.includes(option.verb as Verb)) return false;
  return true;
}

function placeOf(option: OptionWire, view: ViewWire): string | undefined {
  if (option.arguments.place !== undefined) return String(option.arguments.place);
  if (STRIKE_VERBS.includes(option.verb as Verb)) return momentOf(view, "strike")?.place;
  return PLACE_OF_VERB[option.verb as Verb];
}

export function answersAbout(options: readonly OptionWire[], thing: Thing, view: ViewWire): string[] {
  return options.filter((option) => isAbout(option, thing, view)).map((option) => option.id);
}
