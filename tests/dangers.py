"""Dangers of a game without a server: as pages are told them."""

from tests.table import Table
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.past import turn_marks
from turncoat.kernel.shapes import DangerWire
from turncoat.kernel.views import view


def dangers_of(table: Table) -> dict[str, DangerWire]:
    """The dangers by name, in the order in which they are told."""
    s = table.session.state
    dangers = s.game.dangers
    most = dangers.turns_seen(s.seats) + 1
    marks = turn_marks(view(s, SPECTATOR), table.events(), most, dangers.lefts)
    return {danger["danger"]: danger for danger in dangers.wire(view(s, SPECTATOR), marks)}


def left(table: Table, danger: str) -> tuple[int | None, int | None]:
    """What is left, and of how much."""
    told = dangers_of(table)[danger]
    return told["left"], told["of"]
