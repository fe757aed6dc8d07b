"""A player asks for another pace during a game; if all people agree, the table switches between live and slow play."""

from typing import ClassVar

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.commands.petition import plan_petition
from turncoat.server.table.plan import Plan
from turncoat.server.table.queries import is_granted
from turncoat.server.table.settings import Pace, check_zone
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table


class AskPace(Command, tag="ask_pace", frozen=True):
    """Play on at another pace, if all players agree."""

    pace: Pace

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        table.running_state()
        check_zone(self.pace)
        if self.pace == table.settings.pace:
            raise BadInput("same_pace")
        return plan_petition(table, actor.require_seat(), "pace", pace=self.pace), []


class PaceChanged(Body, frozen=True):
    kind: ClassVar[str] = "pace_changed"
    stage: ClassVar[str | None] = PLAYING
    writer: ClassVar[str] = THE_TABLE
    pace: Pace

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        """Set the pace and restart the clock: the pending decision gets the whole time of the new pace."""
        table.settings = msgspec.structs.replace(table.settings, pace=self.pace)
        table.petition = None
        table.start_clock(at)

    def check(self, table: Table, entry: Entry) -> None:
        check_zone(self.pace)
        require(is_granted(table, "pace"), "pace_changed")
        assert table.petition is not None
        require(table.petition.pace == self.pace, "pace_changed")
