"""The clock has notified the absent players whom the table waits for."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import OWN, THE_TABLE, Body
from turncoat.server.table.table import Table


class Notified(Body, frozen=True):
    """A notification was sent. No viewer sees this entry."""

    kind: ClassVar[str] = "called"
    stage: ClassVar[str | None] = None
    writer: ClassVar[str] = THE_TABLE
    shown: ClassVar[str] = OWN

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.is_notified = True

    def check(self, table: Table, entry: Entry) -> None:
        """A notification changes nothing in the game."""
