"""The host creates another table for the same people. `hall/rematch.py` creates it; here the old table gets its id."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import ANYONE, Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Table


class Rematch(Command, tag="rematch", frozen=True):
    """Create another table for the same people; host only."""

    makes_table: ClassVar[bool] = True

    def check_rematch(self, table: Table, actor: Actor) -> None:
        """BadInput: the actor may not do it, or there can be no rematch."""
        actor.require_host()
        if table.stage != OVER:
            raise BadInput("not_over")
        if table.is_closed:
            raise BadInput("table_closed")

    def plan(self, table: Table, actor: Actor, new: TableId) -> Plan:
        """Plan the link to the new table, which unlike other commands this one needs. Of two concurrent rematches, the first
        counts."""
        self.check_rematch(table, actor)
        return ([] if table.again else [PlannedEntry(Again(new))]), []


class Again(Body, frozen=True):
    kind: ClassVar[str] = "again"
    stage: ClassVar[str | None] = None
    writer: ClassVar[str] = ANYONE
    table: str

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.again = self.table

    def check(self, table: Table, entry: Entry) -> None:
        """The other table is not in the file."""
