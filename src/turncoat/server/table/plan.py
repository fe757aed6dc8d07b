"""Plans: the entries that a command leads to, and the rows to store with them."""

from typing import TYPE_CHECKING, TypeAlias

import msgspec

from turncoat.kernel.events import Event
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.state import State

if TYPE_CHECKING:
    from turncoat.server.store.api import Write
    from turncoat.server.table.commands.registry import AnyBody


class PlannedEntry(msgspec.Struct, frozen=True):
    """An entry that is not stored yet, with the new position and events if it changes the game."""

    body: "AnyBody"
    seat: Seat = SPECTATOR
    state: State | None = None
    events: list[Event] = []


Plan: TypeAlias = "tuple[list[PlannedEntry], list[Write]]"
