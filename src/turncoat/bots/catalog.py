"""The bots there are, by name."""

from typing import Final

from turncoat.bots.player import Player
from turncoat.bots.random_player import RandomPlayer
from turncoat.bots.sensible_player import SensiblePlayer
from turncoat.kernel.errors import BadInput

RANDOM: Final = "random"
SENSIBLE: Final = "sensible"

PLAYERS: Final[dict[str, type[Player]]] = {RANDOM: RandomPlayer, SENSIBLE: SensiblePlayer}


def player_named(name: str) -> Player:
    """A new bot for one seat of one game."""
    if name not in PLAYERS:
        raise BadInput("unknown_bot", f"{name} (there are: {', '.join(PLAYERS)})")
    return PLAYERS[name]()
