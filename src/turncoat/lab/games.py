"""The registry of this room: what the lab knows of each game, and which games its trials play."""

from typing import Final

from turncoat.games.catalog import GAMES, smallest_game
from turncoat.kernel.game import Game
from turncoat.lab.game_lab import GameLab
from turncoat.lab.thing.game_lab import GAME_LAB as THING
from turncoat.lab.unfathomable.game_lab import GAME_LAB as UNFATHOMABLE

GAME_LAB: Final[dict[str, GameLab]] = {lab.game: lab for lab in (UNFATHOMABLE, THING)}


def lab_of(game: str) -> GameLab:
    return GAME_LAB.get(game) or GameLab(game)


def players_measured(game: Game) -> int:
    """How many players a benchmark of the game has."""
    return lab_of(game.name).players or min(game.fewest_seats + 1, game.most_seats)


def large_games() -> list[str]:
    """All but the smallest; that one, if there is no other."""
    small = smallest_game().name
    return [name for name in GAMES if name != small] or [small]


def siege_games() -> list[str]:
    """The games of the tables of a trial, in turn: the smallest, which is over soon, before each of the others."""
    small = smallest_game().name
    return [name for large in large_games() for name in (small, large)]


def players_near(game: str, players: int) -> int:
    """So many players, or as near as the game allows."""
    return max(GAMES[game].fewest_seats, min(players, GAMES[game].most_seats))
