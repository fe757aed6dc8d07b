"""Dangers of a table: how near each defeat is, the same for all viewers.

Marks are what was left of each danger at the start of recent turns. They follow from public positions and events, so they are the same
whether the table takes steps, is loaded from its entries, or is replayed.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.past import TURN_OF, turn_marks
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.state import State
from turncoat.kernel.views import view

if TYPE_CHECKING:
    from turncoat.server.table.step_view import StepView, ToldEvent
    from turncoat.server.table.table import Marks, Table


def read_dangers(table: "Table", events: "Sequence[ToldEvent]") -> None:
    """Compute the dangers from all events so far, unless the table has them already."""
    if table.marks is None and table.state is not None:
        _take(table, table.state, [], [told.public for told in events])


def follow_dangers(table: "Table", step_view: "StepView") -> None:
    """Update the dangers with a step that the table has taken. Without the earlier events (`read_dangers`) there are none."""
    s = step_view.planned.state
    if s is None or (table.marks is None and step_view.before is not None):
        return
    before = table.dangers
    _take(table, s, table.marks or [], [told.public for told in step_view.events])
    step_view.has_new_dangers = table.dangers != before


def _take(table: "Table", s: State, marks: "Marks", events: list[EventWire]) -> None:
    dangers = s.game.dangers
    most = dangers.turns_seen(s.seats) + 1
    if any(event["event"] == TURN_OF for event in events):
        marks = [*marks, *turn_marks(view(s, SPECTATOR), events, most, dangers.lefts)][-most:]
    table.marks = marks
    table.dangers = dangers.wire(view(s, SPECTATOR), marks)
