"""What the lab knows of one game. `lab/games.py` lists these objects, one per game; all other modules here are general."""

from dataclasses import dataclass

from turncoat.bots.habits import Habit
from turncoat.lab.fuzz.goals import Goals


@dataclass(frozen=True)
class GameLab:
    """A game without one is fuzzed towards the general goals, by random and by curious players."""

    game: str
    goals: type[Goals] = Goals
    habits: tuple[Habit, ...] = ()  # of players of fuzz games
    players: int = 0  # that the game is measured with; 0: one more than the fewest
