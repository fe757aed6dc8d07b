"""Outages: spans in which this server could show clients nothing, and the entries that keep them off the clocks of tables.

Every server that was cut off says so at its tables, in an entry: so all servers agree on how much time is left, and what several of them
say of the same time counts once (`stalls.py`).
"""

from typing import Final

from turncoat.server.runtime.units import Span, TableId
from turncoat.server.table.clocks import deadline
from turncoat.server.table.entries import Stalled
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.stalls import uncovered
from turncoat.server.table.table import DEALING, Table

MOST: Final = 100  # that are remembered
MOST_TABLES: Final = 10_000  # that something is remembered of alone
SHORTEST: Final = 200  # milliseconds: less than anybody would notice is not written down


class Outages:
    def __init__(self) -> None:
        self._everywhere: Final[list[Span]] = []
        self._at: Final[dict[TableId, list[Span]]] = {}

    def add(self, span: Span, table: TableId = "") -> None:
        """At one table, or at all of them."""
        spans = self._at.setdefault(table, []) if table else self._everywhere
        spans.append(span)
        del spans[:-MOST]
        while len(self._at) > MOST_TABLES:
            del self._at[next(iter(self._at))]

    def steps(self, table: Table, *more: Span) -> list[PlannedEntry]:
        """What is to be written at the table before its clock may run out; nothing: nothing was missed, or all of it is written."""
        if table.stage != DEALING and deadline(table) is None:
            return []
        steps: list[PlannedEntry] = []
        known = [*table.stalls]
        for since, until in (*self._everywhere, *self._at.get(table.id, ()), *more):
            span = (max(since, table.asked_since), until)
            if sum(b - a for a, b in uncovered(span, known)) >= SHORTEST:
                steps.append(PlannedEntry(Stalled(*span)))
                known.append(span)
        return steps
