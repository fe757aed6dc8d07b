"""Outages: spans in which this server could not show clients anything, and the entries that exclude them from clocks.

Every server that was cut off writes entries to its tables, so that all servers agree on the time that is left. Overlapping outages
count once (`commands/outage.py`).
"""

from typing import Final

from turncoat.server.runtime.units import Span, TableId
from turncoat.server.table.clocks import deadline
from turncoat.server.table.commands.outage import OutageRecorded, subtract_spans
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.stages import DEALING
from turncoat.server.table.table import Table

MOST: Final = 100  # remembered outages, overall and per table
MOST_TABLES: Final = 10_000  # tables with outages of their own
SHORTEST: Final = 200  # milliseconds; shorter outages are not recorded


class Outages:
    def __init__(self) -> None:
        self._everywhere: Final[list[Span]] = []
        self._at: Final[dict[TableId, list[Span]]] = {}

    def add(self, span: Span, table: TableId = "") -> None:
        """Remember an outage of one table, or of all if none is named."""
        spans = self._at.setdefault(table, []) if table else self._everywhere
        spans.append(span)
        del spans[:-MOST]
        while len(self._at) > MOST_TABLES:
            del self._at[next(iter(self._at))]

    def plan_entries(self, table: Table, *more: Span) -> list[PlannedEntry]:
        """Plan the outages that must be recorded before the table's clock may expire. Empty: there were none, or they are recorded."""
        if table.stage != DEALING and deadline(table) is None:
            return []
        planned: list[PlannedEntry] = []
        known = [*table.outages]
        for since, until in (*self._everywhere, *self._at.get(table.id, ()), *more):
            span = (max(since, table.asked_since), until)
            if sum(b - a for a, b in subtract_spans(span, known)) >= SHORTEST:
                planned.append(PlannedEntry(OutageRecorded(*span)))
                known.append(span)
        return planned
