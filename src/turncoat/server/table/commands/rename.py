"""A player changes their name before the game."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command, Name
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.seat_bots import taken_names
from turncoat.server.table.spelling import check_printable, free_name
from turncoat.server.table.stages import GATHERING
from turncoat.server.table.table import Table


class Rename(Command, tag="rename", frozen=True):
    name: Name

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        check_gathering(table)
        seat = actor.require_seat()
        name = free_name(self.name, taken_names(table, seat))
        return [PlannedEntry(Renamed(name), seat)], []


class Renamed(Body, frozen=True):
    kind: ClassVar[str] = "renamed"
    stage: ClassVar[str | None] = GATHERING
    name: str

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.change_chair(seat, name=self.name, named=number)

    def check(self, table: Table, entry: Entry) -> None:
        check_printable(self.name)
