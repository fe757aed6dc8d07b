"""A player leaves their seat before the game."""

from typing import ClassVar

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import MOVE, DropKeys, Entry, Release, Write
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.stages import GATHERING
from turncoat.server.table.table import Chair, Table


class Stand(Command, tag="stand", frozen=True):
    """Leave one's seat before the game."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        check_gathering(table)
        return [PlannedEntry(Stood(), actor.require_seat())], vacate(table, actor.seat)


def vacate(table: Table, seat: Seat) -> list[Write]:
    """Release the seat from all devices, and invalidate the links that would add one."""
    return [Release(table.id, seat, None), DropKeys(table.id, MOVE, seat)]


class Stood(Body, frozen=True):
    """The seat is free: its player left it, or the host freed it."""

    kind: ClassVar[str] = "stood"
    stage: ClassVar[str | None] = GATHERING

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.put_chair(seat, Chair())

    def check(self, table: Table, entry: Entry) -> None:
        """Accept any seat: each may be freed."""
