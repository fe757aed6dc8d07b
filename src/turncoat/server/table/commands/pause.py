"""A player asks for a pause; if all people agree, the clocks stop."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.commands.meeting import close_meeting
from turncoat.server.table.commands.petition import plan_petition
from turncoat.server.table.plan import Plan
from turncoat.server.table.queries import is_granted
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table


class AskPause(Command, tag="ask_pause", frozen=True):
    """Stop the clocks, if all players agree."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        table.running_state()
        if table.paused_since is not None:
            raise BadInput("paused")
        return plan_petition(table, actor.require_seat(), "pause"), []


class Paused(Body, frozen=True):
    kind: ClassVar[str] = "paused"
    stage: ClassVar[str | None] = PLAYING
    writer: ClassVar[str] = THE_TABLE

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        """Stop the clocks; a pause also ends a meeting."""
        close_meeting(table, at)
        table.paused_since = at
        table.petition = None

    def check(self, table: Table, entry: Entry) -> None:
        require(is_granted(table, "pause") and table.paused_since is None, "paused")
