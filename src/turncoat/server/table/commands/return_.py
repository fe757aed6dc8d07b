"""A player returns to a seat that a bot has taken over, or a substitute takes it (`sit.py`)."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.spelling import check_printable
from turncoat.server.table.stages import PERSON, PLAYING
from turncoat.server.table.table import Table


class Return(Command, tag="return", frozen=True):
    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        table.running_state()
        chair = table.chairs[seat]
        if chair.kind != PERSON or not chair.bot:
            raise BadInput("not_away")
        return [PlannedEntry(Returned(chair.name), seat)], []


class Returned(Body, frozen=True):
    """A bot leaves the seat to its player or to a substitute."""

    kind: ClassVar[str] = "returned"
    stage: ClassVar[str | None] = PLAYING
    name: str
    is_new: bool = False  # a substitute: the earlier player has lost the seat

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        chair = table.chairs[seat]
        named = number if self.is_new else chair.named
        is_muted = chair.is_muted and not self.is_new
        table.change_chair(
            seat, kind=PERSON, name=self.name, named=named, bot="", missed=0, is_muted=is_muted
        )

    def check(self, table: Table, entry: Entry) -> None:
        check_printable(self.name)
