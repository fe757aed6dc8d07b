"""The lab's object of one game. `lab/games.py` lists these objects, one per game; all other modules here are
general."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from turncoat.bots.habits import Habit
from turncoat.lab.fuzz.goals import Goals


@dataclass(frozen=True)
class WayIn:
    """A way into a game on the page: *Play now*, or a table that the visitor hosts and fills with bots."""

    players: int = 0  # 0: *Play now*, which explains the game to a newcomer
    reactions: str = ""  # the level chosen in the lobby; by default as it is


PLAY_NOW: Mapping[str, WayIn] = {"": WayIn()}


@dataclass(frozen=True)
class GameLab:
    """Everything that the lab knows of one game. A game without such an object is fuzzed towards the general goals, by
    random and by curious players."""

    game: str
    goals: type[Goals] = Goals
    habits: tuple[Habit, ...] = ()  # habits of players in fuzz games
    players: int = 0  # number of players in benchmarks; 0: one more than the fewest
    nightly_games: int = 2000  # per table size, for `make fuzz`
    ways_in: Mapping[str, WayIn] = field(
        default_factory=lambda: PLAY_NOW
    )  # of `turncoat bench sessions`, by name
