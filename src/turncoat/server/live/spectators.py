"""Spectators: whether they may look on, and how much later they see everything."""

from typing import TYPE_CHECKING

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.runtime.units import SECOND, Milliseconds
from turncoat.server.table.actor import Actor

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place


def check_watching(place: "Place") -> None:
    """Who may enter may look at the lobby; watching a game is as the table says."""
    if place.table.state is not None and not place.table.settings.watching.is_allowed:
        raise BadInput("no_such_table")


def delay_of(place: "Place", actor: Actor) -> Milliseconds:
    """How much later they see everything; a player at the table, not at all."""
    return place.table.settings.watching.delay * SECOND if actor.seat == SPECTATOR else 0


def seen_until(hall: "Hall", place: "Place", actor: Actor) -> Milliseconds:
    """What happened until then they may know. BadInput: they may not look on at all."""
    if actor.seat == SPECTATOR:
        check_watching(place)
    return hall.now() - delay_of(place, actor)
