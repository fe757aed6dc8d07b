"""The games there are, by name."""

from typing import Final

from turncoat.games.lifeboat.game import LIFEBOAT
from turncoat.games.thing.game import THING
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game

GAMES: Final[dict[str, Game]] = {LIFEBOAT.name: LIFEBOAT, UNFATHOMABLE.name: UNFATHOMABLE, THING.name: THING}


def game_with_board() -> Game:
    """The game whose printed board its owner may correct: files of such boards name no game."""
    return next(game for game in GAMES.values() if game.board_numbers())


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("unknown_game", name)
    return GAMES[name]
