// Due check of a coach mark: each is shown once, when what it explains is there to be seen.

import type { Mark } from "../../games/game";
import type { TableState } from "../../model/fold";

/** Whether this is the moment for it. */
export function isDue(mark: Mark, known: TableState): boolean {
  const { decision, view, seat } = known;
  if (mark.at === "start") return view !== null;
  if (mark.at === "over") return known.company.stage === "over";
  if (mark.at === "asked") return decision !== null;
  if (mark.zone !== undefined) return (view?.zones[`${mark.zone}.${seat}`]?.count ?? 0) > 0;
  if (mark.asks) return decision !== null && mark.asks.includes(decision.ask);
  return known.log.some((line) => mark.events?.includes(line.event));
}
