"""The clock of a slow table has reminded a player who has not answered for long."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import Body
from turncoat.server.table.table import Table


class Reminded(Body, frozen=True):
    kind: ClassVar[str] = "reminded"
    stage: ClassVar[str | None] = None
    is_retold: ClassVar[bool] = False

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.reminded.add(seat)
        table.is_notified = True

    def check(self, table: Table, entry: Entry) -> None:
        """A reminder changes nothing in the game."""
