"""The registry of what bots know of each game, by the game's name: built-in games, then plug-ins."""

from typing import Any, Final

from turncoat.bots.game_bots import GameBots, Personas
from turncoat.bots.thing.game_bots import GAME_BOTS as THING
from turncoat.bots.unfathomable.game_bots import GAME_BOTS as UNFATHOMABLE
from turncoat.plugins import add_plugins

GAME_BOTS: Final[dict[str, GameBots]] = {bots.game: bots for bots in (UNFATHOMABLE, THING)}
add_plugins("bots", GameBots, GAME_BOTS)

# The names of the personas, by game and side
PERSONAS: Final[dict[str, list[list[str]]]] = {
    bots.game: bots.personas.names() for bots in GAME_BOTS.values() if bots.personas is not None
}


def personas_of(game: str) -> Personas[Any, Any, Any] | None:
    """The personas of a game; None if it has none."""
    bots = GAME_BOTS.get(game)
    return None if bots is None else bots.personas
