"""An outage: a span in which players may not have been shown the pending decision. No clock counts it.

`../outages.py` remembers the outages of this server and plans these entries.
"""

from collections.abc import Iterable
from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds, Span
from turncoat.server.store.api import Entry
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.settings import Pace
from turncoat.server.table.stages import DEALING, PLAYING
from turncoat.server.table.table import Table
from turncoat.server.table.working_hours import count_time


class OutageRecorded(Body, frozen=True):
    """A server had lost its database or its connections, or was down, for this span."""

    kind: ClassVar[str] = "stalled"
    stage: ClassVar[str | None] = None  # see `check`
    writer: ClassVar[str] = THE_TABLE
    is_retold: ClassVar[bool] = False
    since: Milliseconds
    until: Milliseconds

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        span = (max(self.since, table.asked_since), self.until)
        table.spent -= lost_time(table.settings.pace, table.outages, span)
        table.outages = (*table.outages, span)

    def check(self, table: Table, entry: Entry) -> None:
        require(table.stage in (DEALING, PLAYING) and self.since < self.until <= entry.at, "stalled")


def subtract_spans(span: Span, known: Iterable[Span]) -> list[Span]:
    """The parts of `span` outside of the known spans."""
    left = [span] if span[0] < span[1] else []
    for since, until in known:
        pieces = [(a, min(b, since)) for a, b in left] + [(max(a, until), b) for a, b in left]
        left = [(a, b) for a, b in pieces if a < b]
    return left


def lost_time(pace: Pace, known: Iterable[Span], span: Span) -> Milliseconds:
    """The working time in `span` outside of the known spans."""
    return sum(count_time(pace, since, until) for since, until in subtract_spans(span, known))
