"""What several commands are told on the command line, and how it is read. Commands stand in `cli/__init__.py` and `cli/lab.py`."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from turncoat.kernel.game import Game
    from turncoat.kernel.shapes import Json

SEED_BOUND: Final = 1 << 64

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.", show_default=True)]
AnyGameName = Annotated[
    str | None, typer.Argument(metavar="GAME", help="The game's name; by default the smallest game.")
]
Players = Annotated[int | None, typer.Option(help="Seats at the table; by default one more than the fewest.")]
Seed = Annotated[int, typer.Option(help="The first game's seed; the next game has the next one.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant of the game; repeatable."),
]
Board = Annotated[
    Path | None, typer.Option(help="A file with numbers of the board, where yours is printed otherwise.")
]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="en, ru or uk; by default that of your system.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]


def read_game(name: str | None) -> "Game":
    """The smallest game, if none is named."""
    from turncoat.games.catalog import GAMES, smallest_game
    from turncoat.kernel.errors import BadInput

    if name is None:
        return smallest_game()
    if name not in GAMES:
        raise BadInput("unknown_game", f"{name} ({', '.join(GAMES)})")
    return GAMES[name]


def read_language(code: str | None) -> str:
    from turncoat.texts.languages import checked_language, language_of

    return language_of(os.environ) if code is None else checked_language(code)


def read_seats(game: "Game", players: int | None) -> int:
    from turncoat.kernel.errors import BadInput

    if players is None:
        return min(game.fewest_seats + 1, game.most_seats)
    if not game.fewest_seats <= players <= game.most_seats:
        raise BadInput("wrong_player_count", f"{players} ({game.fewest_seats}-{game.most_seats})")
    return players


def option_values(given: list[str] | None) -> dict[str, str]:
    """What each `NAME=VALUE` says."""
    from turncoat.kernel.errors import BadInput

    values: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or name in values:
            raise BadInput("bad_option", f"{text} (name=value)")
        values[name] = value
    return values


def check_seed(seed: int) -> None:
    from turncoat.kernel.errors import BadInput

    if abs(seed) >= SEED_BOUND:
        raise BadInput("seed_out_of_bounds", str(seed))


def with_board(game: "Game", path: Path | None) -> "Game":
    """The game with the corrected board of a file, if there is one."""
    return game if path is None else game.with_board(read_object(path, "board"))


def games_with_board(path: Path | None) -> "dict[str, Game]":
    """All games, the one that has a board with that of the file."""
    from turncoat.games.catalog import GAMES, game_with_board

    corrected = with_board(game_with_board(), path)
    return {**GAMES, corrected.name: corrected}


def read_object(path: Path, what: str) -> "dict[str, Json]":
    from turncoat.kernel.errors import BadInput
    from turncoat.kernel.reading import as_object, parse

    try:
        return as_object(parse(path.read_text(encoding="utf-8")), what)
    except (OSError, UnicodeDecodeError):
        raise BadInput("cannot_read", str(path)) from None
