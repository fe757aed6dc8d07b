"""A player shows the others their suspicion marks, after the game."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Table


class ShowMarks(Command, tag="show_marks", frozen=True):
    """Show one's suspicion marks to the others in the replay, or hide them."""

    is_shown: bool

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        if table.stage != OVER:
            raise BadInput("not_over")
        return [PlannedEntry(MarksShown(self.is_shown), actor.require_seat())], []


class MarksShown(Body, frozen=True):
    kind: ClassVar[str] = "marks_shown"
    stage: ClassVar[str | None] = OVER
    is_shown: bool

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.change_chair(seat, shows_marks=self.is_shown)

    def check(self, table: Table, entry: Entry) -> None:
        """`Verification` compares the marks in the file with the seats that show theirs."""
