"""Goals and players of fuzz games, by game."""

from turncoat.bots.habits import Habit
from turncoat.kernel.game import Game
from turncoat.lab.fuzz.goals import Goals
from turncoat.lab.games import lab_of


def goals_of(game: Game) -> Goals:
    return lab_of(game.name).goals(game)


def manners_of(game: Game) -> list[tuple[Habit | None, bool]]:
    """The manners of play: no habit and each habit, with and without curiosity."""
    habits = (None, *lab_of(game.name).habits)
    return [(habit, is_curious) for habit in habits for is_curious in (False, True)]
