"""The side of a seat as far as it knows itself, from its own view.

A seat may change sides during a game, so the side is looked up at every decision.
"""

from typing import Final

from turncoat.bots.games import GAME_BOTS
from turncoat.kernel.errors import BadInput
from turncoat.kernel.views import View

LOYAL: Final = 0  # every game names its loyal side first
TRAITOROUS: Final = 1


def side_seen(view: View) -> int:
    """The side of the view's seat, as an index into the game's `sides`."""
    bots = GAME_BOTS.get(view.game.name)
    if bots is None:
        raise BadInput("no_sides", f"{view.game.name} (there are: {', '.join(GAME_BOTS)})")
    return TRAITOROUS if bots.is_traitor(view) else LOYAL
