"""The registry of this room: what texts know of each game, by the game's name."""

from typing import Final

from turncoat.texts.game_texts import GameTexts
from turncoat.texts.lifeboat.game_texts import GAME_TEXTS as LIFEBOAT
from turncoat.texts.thing.game_texts import GAME_TEXTS as THING
from turncoat.texts.unfathomable.game_texts import GAME_TEXTS as UNFATHOMABLE

GAME_TEXTS: Final[dict[str, GameTexts]] = {texts.game: texts for texts in (LIFEBOAT, UNFATHOMABLE, THING)}


def texts_of(game: str) -> GameTexts:
    """A game that is not listed has the files of its texts only."""
    return GAME_TEXTS.get(game) or GameTexts(game)
