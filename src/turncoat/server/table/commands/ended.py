"""The end of a game: by a winner, by agreement, or by the host of the server. It publishes the secret of the dice."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.kernel.state import RUNNING
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.queries import is_granted
from turncoat.server.table.stages import OVER, PLAYING
from turncoat.server.table.table import Table


class Ended(Body, frozen=True, omit_defaults=True):
    kind: ClassVar[str] = "ended"
    stage: ClassVar[str | None] = PLAYING
    writer: ClassVar[str] = THE_TABLE
    is_agreed: bool
    secret: str
    is_closed: bool = False  # by the host of the server; omitted if false, as in older entries

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.stage = OVER
        table.is_agreed_end = self.is_agreed
        table.is_closed = self.is_closed
        table.petition = None
        table.meeting = None

    def check(self, table: Table, entry: Entry) -> None:
        require(self.secret == table.secret.hex(), "secret")
        s = table.running_state()
        require(not (self.is_agreed and self.is_closed), "ended")
        if not self.is_closed:
            require(is_granted(table, "end") if self.is_agreed else s.ending != RUNNING, "ended")
