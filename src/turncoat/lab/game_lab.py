"""The lab's object of one game. `lab/games.py` lists these objects, one per game; all other modules here are
general."""

from dataclasses import dataclass

from turncoat.bots.habits import Habit
from turncoat.lab.fuzz.goals import Goals


@dataclass(frozen=True)
class GameLab:
    """Everything that the lab knows of one game. A game without such an object is fuzzed towards the general goals, by
    random and by curious players."""

    game: str
    goals: type[Goals] = Goals
    habits: tuple[Habit, ...] = ()  # habits of players in fuzz games
    players: int = 0  # number of players in benchmarks; 0: one more than the fewest
    nightly_games: int = 2000  # per table size, for `make fuzz`
