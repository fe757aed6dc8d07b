"""The registry of this room: what the lab knows of each game, and which games its trials play."""

from typing import Final

from turncoat.games.catalog import GAMES, smallest_game
from turncoat.kernel.game import Game
from turncoat.lab.game_lab import GameLab
from turncoat.lab.thing.game_lab import GAME_LAB as THING
from turncoat.lab.unfathomable.game_lab import GAME_LAB as UNFATHOMABLE
from turncoat.plugins import add_plugins

GAME_LAB: Final[dict[str, GameLab]] = {lab.game: lab for lab in (UNFATHOMABLE, THING)}
add_plugins("lab", GameLab, GAME_LAB)


def lab_of(game: str) -> GameLab:
    return GAME_LAB.get(game) or GameLab(game)


def players_measured(game: Game) -> int:
    """Number of players in a benchmark of the game."""
    return lab_of(game.name).players or min(game.fewest_seats + 1, game.most_seats)


def nightly_runs() -> list[str]:
    """The runs of `make fuzz`, each as `game:number of games`."""
    return [f"{game}:{lab_of(game).nightly_games}" for game in GAMES]


def large_games() -> list[str]:
    """All games but the smallest; the smallest if there is no other."""
    small = smallest_game().name
    return [name for name in GAMES if name != small] or [small]


def siege_games() -> list[str]:
    """The games of a trial's tables, in turn: the smallest, whose games are short, before each of the others."""
    small = smallest_game().name
    return [name for large in large_games() for name in (small, large)]


def players_near(game: str, players: int) -> int:
    """The number of players that the game allows nearest to this one."""
    return max(GAMES[game].fewest_seats, min(players, GAMES[game].most_seats))
