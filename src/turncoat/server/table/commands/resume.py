"""A player ends a pause: the clocks run again."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table
from turncoat.server.table.working_hours import count_time


class Resume(Command, tag="resume", frozen=True):
    """End the pause: the clocks run again."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        if table.stage != PLAYING or table.paused_since is None:
            raise BadInput("not_paused")
        return [PlannedEntry(Resumed(), seat)], []


class Resumed(Body, frozen=True):
    kind: ClassVar[str] = "resumed"
    stage: ClassVar[str | None] = PLAYING

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        assert table.paused_since is not None
        table.spent += count_time(table.settings.pace, table.asked_since, table.paused_since)
        table.asked_since = at
        table.paused_since = None

    def check(self, table: Table, entry: Entry) -> None:
        require(table.paused_since is not None, "resumed")
