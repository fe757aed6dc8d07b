"""The lab's commands: `turncoat simulate | ladder | replay | fuzz`. Each imports what it needs when it runs."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from turncoat.cli.arguments import (
    board_option,
    check_seed,
    game_name,
    game_options,
    json_option,
    language_option,
    on_option,
    option_values,
    players_option,
    processes_option,
    read_game,
    read_language,
    read_object,
    read_scenario,
    read_seats,
    resume_option,
    scenario_option,
    seed_option,
    with_board,
)
from turncoat.cli.bench import bench

if TYPE_CHECKING:
    from turncoat.lab.simulate.casting import Cast

Command = TypeVar("Command", bound=Callable[..., int])

lab = click.Group()
lab.add_command(bench)

starred_options = click.option(
    "--option",
    metavar="NAME=VALUE",
    multiple=True,
    help="A variant of the game; * takes all values in turn; repeatable.",
)
silent_option = click.option("--no-talk", is_flag=True, help="Silence all bots, also those that can talk.")


@lab.command()
@game_name
@click.option(
    "--players",
    metavar="N",
    help="How many seats the table has: 4, 3-6, 3,5 or all; by default one more than the game needs.",
)
@click.option(
    "--games", metavar="N", type=click.IntRange(min=1), default=1000, help="How many games at each table."
)
@seed_option
@click.option(
    "--bots", default="random", help="One bot for all seats; one for each: a,b,c; or a mixture: a:0.5,b:0.5."
)
@click.option("--humans", help="Bots for seats while they are loyal, instead of --bots.")
@click.option("--traitors", help="Bots for seats while they are traitors, instead of --bots.")
@click.option("--mirror", is_flag=True, help="Play each deal again until every bot has had every seat.")
@scenario_option
@starred_options
@click.option("--times", is_flag=True, help="Measure how long each bot decides.")
@click.option(
    "--save",
    metavar="PATH",
    type=click.Path(path_type=Path),
    help="A directory for a record of every game, or a file NAME.parquet for tables of all.",
)
@silent_option
@processes_option
@on_option
@resume_option
@json_option
@board_option
def simulate(
    name: str,
    players: str | None,
    games: int,
    seed: int,
    bots: str,
    humans: str | None,
    traitors: str | None,
    mirror: bool,
    scenario: str | None,
    option: tuple[str, ...],
    times: bool,
    save: Path | None,
    no_talk: bool,
    processes: int | None,
    on: str | None,
    resume: Path | None,
    as_json: bool,
    board: Path | None,
) -> int:
    """Let bots play many games on all cores, and count how they end."""
    game = with_board(read_game(name), board)
    from turncoat.kernel.settings import SCENARIO
    from turncoat.lab.simulate.plan import Plan, read_options, read_tables, save_to

    values = option_values(option)
    if scenario is not None:
        chosen = read_scenario(game, scenario)
        values[SCENARIO] = chosen.name
        players = players or str(chosen.players)
    tables = read_tables(game, players)
    for seats in tables:
        game.check_seats(seats, values)
    check_seed(seed)
    check_seed(seed + games - 1)
    options = read_options(game, values)
    cast = _cast(bots, humans, traitors, tables)
    from turncoat.lab.simulate.report import run
    from turncoat.lab.simulate.run import usual_processes
    from turncoat.lab.workers.interface import workers_on

    saved = None if save is None else save_to(save)
    plan = Plan(game.name, tables, games, seed, cast, options, mirror, times, saved, game.board, no_talk)
    with workers_on(on, processes or usual_processes(plan), resume) as workers:
        return run(plan, workers, as_json)


def _cast(bots: str, humans: str | None, traitors: str | None, tables: tuple[int, ...]) -> "Cast":
    from turncoat.lab.simulate.casting import Cast, read_bots

    cast = Cast(read_bots(humans or bots), read_bots(traitors or bots))
    for seats in tables:
        cast.loyal.check_seats(seats)
        cast.traitors.check_seats(seats)
    return cast


@lab.command()
@game_name
@players_option
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(min=1),
    default=400,
    help="How many deals; each is played several times.",
)
@seed_option
@click.option("--rungs", default="random,sensible", help="Bots from the lowest rung up.")
@starred_options
@silent_option
@processes_option
@on_option
@resume_option
@json_option
@board_option
def ladder(
    name: str,
    players: int | None,
    games: int,
    seed: int,
    rungs: str,
    option: tuple[str, ...],
    no_talk: bool,
    processes: int | None,
    on: str | None,
    resume: Path | None,
    as_json: bool,
    board: Path | None,
) -> int:
    """Compare bots on the same deals. One side's bots are replaced; beliefs and thinking time are measured too."""
    game = with_board(read_game(name), board)
    seats = read_seats(game, players)
    check_seed(seed)
    check_seed(seed + games - 1)
    from turncoat.lab.ladder.report import run
    from turncoat.lab.ladder.run import Climb, read_rungs, usual_processes
    from turncoat.lab.simulate.plan import read_options
    from turncoat.lab.workers.interface import workers_on

    options = read_options(game, option_values(option))
    climb = Climb(game.name, seats, games, seed, read_rungs(rungs), options, game.board, no_talk)
    with workers_on(on, processes or usual_processes(climb), resume) as workers:
        return run(climb, workers, as_json)


@lab.command()
@click.argument(
    "path",
    metavar="FILE",
    type=click.Path(path_type=Path),
    help="A record that `turncoat simulate --save` wrote.",
)
@click.option("--log", is_flag=True, help="Print all that happened and was said.")
@click.option(
    "--diary", metavar="SEAT", type=int, help="Print what the bot at this seat believed and did, and why."
)
@language_option
@board_option
def replay(
    path: Path,
    log: bool,
    diary: int | None,
    lang: str | None,
    board: Path | None,
) -> int:
    """Play a recorded game again, answer by answer, and check that it ends the same."""
    from turncoat.kernel.reading import as_text, field
    from turncoat.lab.simulate.replay import run

    language = read_language(lang)
    written = read_object(path, "record")
    game = with_board(read_game(as_text(field(written, "game"), "game")), board)
    return run(game, written, language, is_logged=log, diary_of=diary)


@lab.command()
@game_name
@click.option(
    "--players", metavar="N", type=int, help="How many seats the table has; by default every number in turn."
)
@click.option(
    "--games", metavar="N", type=click.IntRange(min=1), default=100, help="How many games at each table."
)
@seed_option
@game_options
@click.option(
    "--save",
    metavar="DIR",
    type=click.Path(path_type=Path),
    default=Path("fuzz"),
    help="A directory for failures.",
)
@click.option("--demand", is_flag=True, help="Fail if anything was never reached.")
@processes_option
@on_option
@resume_option
def fuzz(
    name: str,
    players: int | None,
    games: int,
    seed: int,
    option: tuple[str, ...],
    save: Path,
    demand: bool,
    processes: int | None,
    on: str | None,
    resume: Path | None,
) -> int:
    """Search for faults by playing in many ways. Nothing may break, and little be left unreached."""
    game = read_game(name)
    tables = (
        list(range(game.fewest_seats, game.most_seats + 1))
        if players is None
        else [read_seats(game, players)]
    )
    check_seed(seed)
    options = option_values(option)
    game.settle(options)
    from turncoat.lab.fuzz.run import CHUNK, run
    from turncoat.lab.workers.interface import workers_on
    from turncoat.lab.workers.processes import cores

    batches = -(-games // CHUNK) * len(tables)
    with workers_on(on, processes or min(cores(), batches), resume) as workers:
        return run(game.name, tables, games, seed, options, save, workers, demand=demand)
