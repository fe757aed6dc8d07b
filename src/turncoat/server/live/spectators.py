"""Spectators: whether they may watch, and with which delay."""

from typing import TYPE_CHECKING

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.runtime.units import SECOND, Milliseconds
from turncoat.server.table.actor import Actor

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place


def check_watching(place: "Place") -> None:
    """BadInput: the table admits no spectators to its game. Before the deal all guests may watch."""
    if place.table.state is not None and not place.table.settings.watching.is_allowed:
        raise BadInput("no_such_table")


def delay_of(place: "Place", actor: Actor) -> Milliseconds:
    """The delay of the actor's messages; 0 for players of the table."""
    return place.table.settings.watching.delay * SECOND if actor.seat == SPECTATOR else 0


def visible_until(hall: "Hall", place: "Place", actor: Actor) -> Milliseconds:
    """The time up to which the actor may see events. BadInput: the actor may not watch."""
    if actor.seat == SPECTATOR:
        check_watching(place)
    return hall.now() - delay_of(place, actor)
