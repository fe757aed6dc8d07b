// Facts of a player's row that differ from the usual.

import type { SeatRow } from "../../model/grouping";

/**
 * Rows without what the board draws and what all seats have in common. `drawn` names tracks, or a track with its ordinary value:
 * `status=playing`. One's own cards lie elsewhere, so that what all others have of a pile is common.
 */
export function tellingRows(rows: readonly SeatRow[], drawn: readonly string[]): SeatRow[] {
  return rows.map((row) => ({
    ...row,
    facts: row.facts.filter(({ title, value, source = "" }) => {
      if (drawn.includes(source) || drawn.includes(source.split("=")[0]!)) return false;
      return !rows.every((other) => other.facts.some((fact) => fact.title === title && fact.value === value));
    }),
    piles: row.piles.filter(({ title, count, cards }) => {
      const alike = rows.filter((other) => other.piles.some((pile) => pile.title === title && pile.count === count)).length;
      return cards.length > 0 || alike < rows.length - 1;
    }),
  }));
}
