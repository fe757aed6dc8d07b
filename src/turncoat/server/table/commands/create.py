"""The first entry of a table. `hall/transaction.py` creates the table's row and invitation."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.settings import TableSettings, check_settings
from turncoat.server.table.spelling import check_title
from turncoat.server.table.table import Chair, Table


class Created(Body, frozen=True):
    kind: ClassVar[str] = "created"
    stage: ClassVar[str | None] = None  # `check_entry` requires that it is the first entry
    writer: ClassVar[str] = THE_TABLE
    settings: TableSettings
    commitment: str  # SHA-256 of the table's secret
    again: str = ""  # id of the table of which this one is the rematch

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.settings = self.settings
        table.again = self.again
        table.chairs = [Chair() for _ in range(table.settings.players)]
        table.shown = [0] * (len(table.chairs) + 1)
        table.seen = [table.chain] * len(table.shown)

    def seats(self, table: Table) -> int:
        return self.settings.players

    def check(self, table: Table, entry: Entry) -> None:
        require(self.commitment == table.commitment, "commitment")
        check_settings(self.settings)
        check_title(self.settings.title)
