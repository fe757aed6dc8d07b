"""Plans: what a command comes to, as entries to be written at a table and rows to be written beside them."""

from typing import TypeAlias

import msgspec

from turncoat.kernel.events import Event
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.state import State
from turncoat.server.store.api import Write
from turncoat.server.table.entries import Body


class Step(msgspec.Struct, frozen=True):
    """What an act does, one entry each; `state` and `events` where it changes the game."""

    body: Body
    seat: Seat = SPECTATOR
    state: State | None = None
    events: list[Event] = []


Plan: TypeAlias = tuple[list[Step], list[Write]]
