"""Which side a seat is on, as far as it knows itself: read off its own view, for every game.

In The Thing a seat changes sides in the middle of a game, so ask again at every decision.
"""

from collections.abc import Callable
from typing import Final

from turncoat.games.lifeboat import board as lifeboat
from turncoat.games.thing import board as thing
from turncoat.games.thing.rules.people import is_shared
from turncoat.games.unfathomable import board as unfathomable
from turncoat.games.unfathomable.cards import CULTIST, HYBRID
from turncoat.kernel.errors import BadInput
from turncoat.kernel.views import View

LOYAL: Final = 0  # every game names its loyal side first
TRAITOROUS: Final = 1


def side_seen(view: View) -> int:
    """The side of the seat whose view it is, as a number of the game's `sides`."""
    is_traitor = IS_TRAITOR.get(view.game.name)
    if is_traitor is None:
        raise BadInput("no_sides", f"{view.game.name} (there are: {', '.join(IS_TRAITOR)})")
    return TRAITOROUS if is_traitor(view) else LOYAL


def _is_wrecker(view: View) -> bool:
    return (
        lifeboat.WRECKER in view.zones[lifeboat.LOYALTY + view.seat]
        or lifeboat.WRECKER in view.zones[lifeboat.FACEUP + view.seat]
    )


def _is_traitor(view: View) -> bool:
    own = view.zones[unfathomable.LOYALTY + view.seat] + view.zones[unfathomable.FACEUP + view.seat]
    return HYBRID in own or CULTIST in own


def _is_alien(view: View) -> bool:
    return not is_shared(view.seats) and view.tracks[thing.ROLE + view.seat] == thing.ALIEN


IS_TRAITOR: Final[dict[str, Callable[[View], bool]]] = {
    "lifeboat": _is_wrecker,
    "unfathomable": _is_traitor,
    "thing": _is_alien,
}
