"""A player gets ready, or no longer is, and commits to a seed."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command, Digest
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.stages import GATHERING
from turncoat.server.table.table import Table


class Ready(Command, tag="ready", frozen=True):
    """Declare the player ready. The commitment is the SHA-256 of the seed that `contribute` will reveal."""

    commitment: Digest
    is_ready: bool = True

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        check_gathering(table)
        return [PlannedEntry(Readied(self.commitment, self.is_ready), actor.require_seat())], []


class Readied(Body, frozen=True):
    kind: ClassVar[str] = "readied"
    stage: ClassVar[str | None] = GATHERING
    commitment: str
    is_ready: bool

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.change_chair(seat, commitment=self.commitment, is_ready=self.is_ready)

    def check(self, table: Table, entry: Entry) -> None:
        """`Contributed.check` compares the commitment with the seed."""
