"""The registry of this room: what texts know of each game, by the game's name: games of ours, then plug-ins."""

from typing import Final

from turncoat.plugins import add_plugins
from turncoat.texts.game_texts import GameTexts
from turncoat.texts.thing.game_texts import GAME_TEXTS as THING
from turncoat.texts.unfathomable.game_texts import GAME_TEXTS as UNFATHOMABLE

GAME_TEXTS: Final[dict[str, GameTexts]] = {texts.game: texts for texts in (UNFATHOMABLE, THING)}
add_plugins("texts", GameTexts, GAME_TEXTS)


def texts_of(game: str) -> GameTexts:
    """A game that is not listed has the files of its texts only."""
    return GAME_TEXTS.get(game) or GameTexts(game)
