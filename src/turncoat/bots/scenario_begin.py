"""The beginning of a scenario, for listeners that follow events: what was dealt before the first event.

A scenario's file is public, so a bot may know it. The view is a spectator's, of a deal with a seed of its own: what
the seed decides differs from the table, and a bot takes it from its seat's view at its first decision.
"""

from typing import Final

from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.settings import SCENARIO
from turncoat.kernel.views import View, view

ANY_SEED: Final = 0


def scenario_begin(game: Game, seats: int, settings: tuple[int, ...]) -> View | None:
    """A spectator's view of the beginning; None for a table without a scenario."""
    scenario = game.scenario_in(settings)
    if scenario is None:
        return None
    return view(game.new(seats, fast(ANY_SEED), {SCENARIO: scenario.name}), SPECTATOR)
