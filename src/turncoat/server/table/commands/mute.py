"""The host of the server mutes a player, or lifts that: free text is refused, statements are not.

Players have no command for it: `turncoat admin mute` plans the entry (`admin/orders.py`). A mute ends when the player gives up the
seat.
"""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import Body
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import PERSON
from turncoat.server.table.table import Table


class Muted(Body, frozen=True):
    kind: ClassVar[str] = "muted"
    stage: ClassVar[str | None] = None
    is_muted: bool

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.change_chair(seat, is_muted=self.is_muted)

    def check(self, table: Table, entry: Entry) -> None:
        """A mute changes nothing in the game."""


def plan_mute(table: Table, player: str, *, is_muted: bool) -> Plan:
    """Plan the mute of a player, given by name or by seat number from 1 on. BadInput: it is not exactly one person."""
    seat = player_seat(table, player)
    if table.chairs[seat].is_muted == is_muted:
        return [], []
    return [PlannedEntry(Muted(is_muted), seat)], []


def player_seat(table: Table, player: str) -> Seat:
    """The seat of a player, given as in `plan_mute`. BadInput: it is not exactly one person."""
    people = {seat: chair.name for seat, chair in enumerate(table.chairs) if chair.kind == PERSON}
    named = [seat for seat, name in people.items() if player in (name, str(seat + 1))]
    if len(named) != 1:
        listed = ", ".join(f"{seat + 1} {name}" for seat, name in people.items())
        raise BadInput("no_such_player", f"{player} ({listed or 'no person sits there'})")
    return named[0]
