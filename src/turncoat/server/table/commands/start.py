"""The host starts the game: seats and settings are final, and players reveal their seeds."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.commands.deal import plan_deal
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.stages import BOT, DEALING, GATHERING
from turncoat.server.table.table import Table


class Start(Command, tag="start", frozen=True):
    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        """Plan the start, and for a table of bots, which has no seeds, the deal. BadInput: a seat is not ready."""
        check_gathering(table)
        actor.require_host()
        waits = [seat for seat, chair in enumerate(table.chairs) if not chair.is_ready]
        if waits:
            raise BadInput("not_ready", ", ".join(f"seat={seat}" for seat in waits))
        planned = [PlannedEntry(Started())]
        if all(chair.kind == BOT for chair in table.chairs):
            planned.append(plan_deal(table))
        return planned, []


class Started(Body, frozen=True):
    kind: ClassVar[str] = "started"
    stage: ClassVar[str | None] = GATHERING
    writer: ClassVar[str] = THE_TABLE

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.stage = DEALING
        table.start_clock(at)

    def check(self, table: Table, entry: Entry) -> None:
        require(all(chair.is_ready for chair in table.chairs), "ready")
