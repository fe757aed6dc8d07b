// Result of a game, in words.

import type { Naming } from "./naming";
import type { CompanyWire, ViewWire } from "../net/protocol";
import { say } from "../ui/words.svelte";

export interface End {
  winner: string;
  why: string;
  sides: string[];
}

/** The winning side is the side of any winner. */
export function endOf(company: CompanyWire, view: ViewWire, naming: Naming): End {
  const sides = company.sides ?? [];
  const why = company.is_closed
    ? say("web-ended-by-operator")
    : company.is_agreed_end
      ? say("web-ended-by-agreement")
      : (naming.catalogue.endings[view.ending ?? ""] ?? "");
  const won = view.winners.map((seat) => naming.catalogue.sides[sides[seat] ?? ""]).find((name) => name);
  const winner =
    company.is_agreed_end || company.is_closed ? say("web-over") : won ? say("web-truth-won", { side: won }) : say("web-truth-nobody-won");
  return { winner, why, sides };
}
