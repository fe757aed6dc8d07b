"""Arguments that several commands share, and their parsers. The commands are in `cli/__init__.py` and `cli/lab.py`."""

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from turncoat.cli.completion import complete_game

if TYPE_CHECKING:
    from turncoat.kernel.game import Game
    from turncoat.kernel.scenarios import Scenario
    from turncoat.kernel.shapes import Json

SEED_BOUND: Final = 1 << 64

game_name = click.argument("name", metavar="GAME", shell_complete=complete_game, help="The game's name.")
any_game_name = click.argument(
    "name",
    metavar="[GAME]",
    shell_complete=complete_game,
    required=False,
    help="The game's name; by default the smallest game.",
)
players_option = click.option(
    "--players",
    metavar="N",
    type=int,
    help="How many seats the table has; by default one more than the game needs.",
)
seed_option = click.option(
    "--seed",
    metavar="N",
    type=int,
    default=0,
    help="The number that decides the first deal; the next game has the next one.",
)
game_options = click.option(
    "--option", metavar="NAME=VALUE", multiple=True, help="A variant of the game; repeatable."
)
scenario_option = click.option("--scenario", metavar="NAME", help="A scenario to start from.")
board_option = click.option(
    "--board",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A file with the numbers of your board, where they differ from ours.",
)
language_option = click.option(
    "--lang", metavar="LANG", help="The language: en, ru or uk; by default that of your system."
)
processes_option = click.option(
    "--processes",
    metavar="N",
    type=click.IntRange(min=1),
    help="How many processes work at once; by default one for each core.",
)
on_option = click.option(
    "--on", metavar="ray[://HOST:PORT]", help="Compute on a Ray cluster instead of this machine's processes."
)
resume_option = click.option(
    "--resume",
    metavar="DIR",
    type=click.Path(path_type=Path),
    help="A directory for results, with which an interrupted run goes on.",
)
json_option = click.option(
    "--json", "as_json", is_flag=True, help="Print one JSON object instead of a table."
)


def read_game(name: str | None) -> "Game":
    """Parse the name of a game; the default is the smallest."""
    from turncoat.games.catalog import GAMES, smallest_game
    from turncoat.kernel.errors import BadInput

    if name is None:
        return smallest_game()
    if name not in GAMES:
        raise BadInput("unknown_game", f"{name} ({', '.join(GAMES)})")
    return GAMES[name]


def read_language(code: str | None) -> str:
    from turncoat.texts.languages import check_language, language_of

    return language_of(os.environ) if code is None else check_language(code)


def read_seats(game: "Game", players: int | None) -> int:
    from turncoat.kernel.errors import BadInput

    if players is None:
        return min(game.fewest_seats + 1, game.most_seats)
    if not game.fewest_seats <= players <= game.most_seats:
        raise BadInput("wrong_player_count", f"{players} ({game.fewest_seats}-{game.most_seats})")
    return players


def read_scenario(game: "Game", name: str) -> "Scenario":
    from turncoat.kernel.errors import BadInput

    if name not in game.scenarios:
        raise BadInput("unknown_name", f"scenario={name} ({', '.join(game.scenarios)})")
    return game.scenarios[name]


def option_values(given: Sequence[str]) -> dict[str, str]:
    """Parse `NAME=VALUE` texts."""
    from turncoat.kernel.errors import BadInput

    values: dict[str, str] = {}
    for text in given:
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
    """The game, with the corrected board of a file if one is given."""
    return game if path is None else game.with_board(read_object(path, "board"))


def games_with_board(path: Path | None) -> "dict[str, Game]":
    """All games; the one that the file's board belongs to has that board."""
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


def need_extra(package: str, extra: str) -> None:
    """Check that an extra is installed. BadInput: its package is missing."""
    from importlib.util import find_spec

    from turncoat.kernel.errors import BadInput

    if find_spec(package) is None:
        raise BadInput("extra_not_installed", f"pip install 'turncoat[{extra}]'")
