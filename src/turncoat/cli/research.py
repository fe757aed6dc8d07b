"""Commands about saved runs and bots against each other: `turncoat extract | report | arena`."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from turncoat.cli.arguments import (
    check_seed,
    game_name,
    json_option,
    on_option,
    option_values,
    processes_option,
    read_game,
    read_seats,
    resume_option,
    seed_option,
)
from turncoat.kernel.errors import BadInput

if TYPE_CHECKING:
    from turncoat.lab.arena.ratings import Ratings
    from turncoat.lab.arena.run import Standings

research = click.Group()
PARQUET_HELP = "A file that `turncoat simulate --save NAME.parquet` wrote."


@research.command()
@click.argument("run", metavar="RUN", type=click.Path(path_type=Path), help=PARQUET_HELP)
@click.argument("game_id", metavar="GAME_ID", help="The game's name in the run: GAME-PLAYERS-SEED.")
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="The file to write; by default GAME_ID.json.",
)
def extract(run: Path, game_id: str, output: Path | None) -> int:
    """Write one saved game as a file that the page replays and `turncoat verify` checks."""
    from turncoat.lab.data.files import record_in

    record = record_in(run, game_id)
    path = output or Path(f"{game_id}.json")
    write_file(path, record)
    print(path)
    return 0


@research.command()
@click.argument("run", metavar="RUN", type=click.Path(path_type=Path), help=PARQUET_HELP)
@click.argument(
    "other",
    metavar="[RUN2]",
    type=click.Path(path_type=Path),
    required=False,
    help="A run to compare it with.",
)
@click.option(
    "-o",
    "--output",
    metavar="FILE",
    type=click.Path(path_type=Path),
    default=Path("report.html"),
    help="The page to write.",
)
def report(run: Path, other: Path | None, output: Path) -> int:
    """Write an HTML page with charts about a saved run, or about two in comparison."""
    from turncoat.lab.report.page import report_page

    write_file(output, report_page([run] if other is None else [run, other]).encode())
    print(output)
    return 0


@research.command()
@game_name
@click.option("--bots", required=True, help="At least two bots: a,b,c.")
@click.option(
    "--players",
    metavar="N",
    type=int,
    help="How many seats the table has; by default one more than the game needs.",
)
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(min=1),
    default=50,
    help="How many deals each pair of bots plays, on either side.",
)
@seed_option
@click.option("--option", metavar="NAME=VALUE", multiple=True, help="A variant of the game; repeatable.")
@click.option(
    "-o", "--output", metavar="FILE", type=click.Path(path_type=Path), help="An HTML page to write as well."
)
@processes_option
@on_option
@resume_option
@json_option
def arena(
    name: str,
    bots: str,
    players: int | None,
    games: int,
    seed: int,
    option: tuple[str, ...],
    output: Path | None,
    processes: int | None,
    on: str | None,
    resume: Path | None,
    as_json: bool,
) -> int:
    """Let every bot play every other on either side, and rate them by side."""
    game = read_game(name)
    seats = read_seats(game, players)
    check_seed(seed)
    check_seed(seed + games - 1)
    options = option_values(option)
    game.settle(options)
    from turncoat.lab.arena.report import run
    from turncoat.lab.arena.run import Contest, read_entrants
    from turncoat.lab.workers.interface import workers_on
    from turncoat.lab.workers.processes import cores

    page = None if output is None else _arena_page(output)
    contest = Contest(game.name, seats, games, seed, read_entrants(game, bots), tuple(options.items()))
    with workers_on(on, processes or min(cores(), games), resume) as workers:
        return run(contest, workers, as_json, page)


def _arena_page(path: Path) -> "Callable[[Standings, Ratings], None]":
    """Check that a page can be drawn and written, before games are played for hours. BadInput: it cannot."""
    from turncoat.lab.arena.page import arena_page
    from turncoat.lab.report.charts import check_installed

    check_installed()
    write_file(path, b"")
    return lambda standings, ratings: write_file(path, arena_page(standings, ratings).encode())


def write_file(path: Path, written: bytes) -> None:
    try:
        path.write_bytes(written)
    except OSError:
        raise BadInput("cannot_write", str(path)) from None
