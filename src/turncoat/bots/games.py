"""The registry of this room: what bots know of each game, by the game's name."""

from typing import Any, Final

from turncoat.bots.game_bots import GameBots, Personas
from turncoat.bots.lifeboat.game_bots import GAME_BOTS as LIFEBOAT
from turncoat.bots.thing.game_bots import GAME_BOTS as THING
from turncoat.bots.unfathomable.game_bots import GAME_BOTS as UNFATHOMABLE

GAME_BOTS: Final[dict[str, GameBots]] = {bots.game: bots for bots in (LIFEBOAT, UNFATHOMABLE, THING)}

# The names of the personas, by game and side
PERSONAS: Final[dict[str, list[list[str]]]] = {
    bots.game: bots.personas.names() for bots in GAME_BOTS.values() if bots.personas is not None
}


def personas_of(game: str) -> Personas[Any, Any, Any] | None:
    """None for a game without personas."""
    bots = GAME_BOTS.get(game)
    return None if bots is None else bots.personas
