"""What the lab knows of each game: what there is to reach in it, and the habits of those who play it."""

from typing import Final

from turncoat.bots.habits import Habit
from turncoat.bots.thing.habits.part import HABITS as HABITS_AT_THE_STATION
from turncoat.bots.unfathomable.habits import HABITS as HABITS_ON_BOARD
from turncoat.kernel.game import Game
from turncoat.lab.fuzz.goals import Goals
from turncoat.lab.thing.goals import ThingGoals
from turncoat.lab.unfathomable.goals import UnfathomableGoals

GOALS: Final[dict[str, type[Goals]]] = {"thing": ThingGoals, "unfathomable": UnfathomableGoals}
HABITS: Final[dict[str, tuple[Habit, ...]]] = {
    "thing": HABITS_AT_THE_STATION,
    "unfathomable": HABITS_ON_BOARD,
}


def goals_of(game: Game) -> Goals:
    return GOALS.get(game.name, Goals)(game)


def manners_of(game: Game) -> list[tuple[Habit | None, bool]]:
    """Each habit, and none; each plainly and curious."""
    return [
        (habit, is_curious) for habit in (None, *HABITS.get(game.name, ())) for is_curious in (False, True)
    ]
