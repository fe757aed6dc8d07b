"""The registry of games by name: built-in games, then those of plug-ins."""

from typing import Final

from turncoat.games.thing.game import THING
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.plugins import add_plugins

GAMES: Final[dict[str, Game]] = {UNFATHOMABLE.name: UNFATHOMABLE, THING.name: THING}
add_plugins("games", Game, GAMES)


def smallest_game() -> Game:
    """The game with the fewest cards, which is the quickest to learn and to play."""
    return min(GAMES.values(), key=lambda game: len(game.layout.cards))


def game_with_board() -> Game:
    """The game whose board numbers can be corrected. Board files do not name their game."""
    return next(game for game in GAMES.values() if game.board_numbers())


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise BadInput("unknown_game", name)
    return GAMES[name]
