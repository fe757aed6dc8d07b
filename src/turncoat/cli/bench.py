"""The benchmarks' commands: `turncoat bench NAME`. Each imports what it needs when it runs."""

from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import click

from turncoat.cli.arguments import (
    any_game_name,
    json_option,
    read_game,
    read_scenario,
    scenario_option,
)
from turncoat.kernel.errors import BadInput

Command = TypeVar("Command", bound=Callable[..., int])

bench = click.Group("bench", help="Measure how fast the engine is.")

rounds_option = click.option(
    "--rounds", type=click.IntRange(min=5), default=5, help="How often everything is measured, in turns."
)


def seconds_option(default: float) -> Callable[[Command], Command]:
    return click.option(
        "--seconds",
        type=click.FloatRange(min=0.001),
        default=default,
        help="How long each measurement of a round takes.",
    )


@bench.command()
@any_game_name
@json_option
@rounds_option
@seconds_option(0.3)
def kernel(
    name: str | None,
    as_json: bool,
    rounds: int,
    seconds: float,
) -> int:
    """Decisions, copies, views, imagined worlds, saves and memory of a game."""
    from turncoat.lab.bench.kernel import run

    return run(read_game(name).name, rounds, seconds, as_json)


@bench.command()
@click.option("--tables", type=click.IntRange(min=1), default=500, help="How many are played at once.")
@click.option("--seats", type=click.IntRange(min=3, max=6), default=6, help="At each of them.")
@click.option("--rate", type=click.FloatRange(min=1), default=500, help="Answers a second, over all tables.")
@click.option("--seconds", type=click.FloatRange(min=1), default=20, help="How long they are measured.")
@click.option("--game", default="mix", help="A game's name, or mix: all games but the smallest.")
@click.option(
    "--database", metavar="ADDRESS", default="", help="A file or postgresql://...; by default a new file."
)
@click.option(
    "--part", multiple=True, help="rate, highest, memory, reconnect or resume; repeatable, by default all."
)
@click.option(
    "--peer", default="", help="boardgame.io, installed into a throw-away directory, under the same load."
)
@click.option(
    "--words/--no-words",
    default=True,
    help="Every client reads the log and questions, in three languages, as people do.",
)
@json_option
def server(
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    game: str,
    database: str,
    part: tuple[str, ...],
    peer: str,
    words: bool,
    as_json: bool,
) -> int:
    """A server with many tables that are played through the public protocol: how soon answers are shown, and what it
    costs."""
    from turncoat.lab.bench.server.boardgame_io import PEER
    from turncoat.lab.bench.server.run import PARTS, Plan, run

    if peer not in ("", PEER):
        raise BadInput("unknown_name", peer)
    return run(
        Plan(tables, seats, rate, seconds, game, database, part or PARTS, peer == PEER, words), as_json
    )


@bench.command()
@click.option("--part", multiple=True, help="bytes, phone, answers or frames; repeatable, by default all.")
@click.option("--game", multiple=True, help="Which one; repeatable, by default all.")
@click.option(
    "--runs", type=click.IntRange(min=1), default=9, help="How often the start page is loaded on a phone."
)
@click.option("--answers", type=click.IntRange(min=1), default=40, help="How many are pressed in each game.")
@click.option(
    "--seconds", type=click.FloatRange(min=1), default=30, help="How long each game is seen to move."
)
@click.option(
    "--browser",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Where tools/web.py unpacked one; by default in this repository.",
)
@json_option
def page(
    part: tuple[str, ...],
    game: tuple[str, ...],
    runs: int,
    answers: int,
    seconds: float,
    browser: Path | None,
    as_json: bool,
) -> int:
    """The page in a real browser: what it weighs, how soon it can be used, how soon an answer shows, how smoothly it
    moves."""
    from turncoat.games.catalog import GAMES
    from turncoat.lab.bench.page.browser import UNPACKED
    from turncoat.lab.bench.page.run import PARTS, Plan, run

    games = [read_game(name).name for name in game or GAMES]
    return run(Plan(part or PARTS, games, runs, answers, seconds, browser or UNPACKED), as_json)


@bench.command()
@json_option
@rounds_option
@seconds_option(1.0)
def peers(
    as_json: bool,
    rounds: int,
    seconds: float,
) -> int:
    """Our games and catanatron, installed into a throw-away environment, in turns on one core."""
    from turncoat.lab.bench.peers import run

    return run(rounds, seconds, as_json)


@bench.command()
@json_option
@rounds_option
@seconds_option(1.0)
@click.option("--envs", type=click.IntRange(min=1), default=32, help="How many games a batch has.")
@click.option(
    "--games",
    type=click.IntRange(min=0),
    default=0,
    help="How many games each search plays.",
)
@click.option("--against", default="random", help="The bot that plays the other seats of these games.")
def rl(as_json: bool, rounds: int, seconds: float, envs: int, games: int, against: str) -> int:
    """Our learning environments beside PettingZoo's hanabi and OpenSpiel's own Python games, in turns on one core."""
    from turncoat.bots.catalog import check_bot
    from turncoat.lab.bench.rl.packages import check_packages

    check_packages()
    check_bot(against)
    from turncoat.lab.bench.rl.run import Plan, run

    return run(Plan(rounds, seconds, envs, games, against), as_json)


@bench.command()
@click.option("--game", multiple=True, help="Which one; repeatable, by default all.")
@click.option("--players", type=click.IntRange(min=1, max=8), help="By default as Play now.")
@click.option("--games", type=click.IntRange(min=1), default=10, help="How many of each.")
@click.option("--bot-pace", type=click.IntRange(min=0), help="Milliseconds; by default as Play now.")
@scenario_option
@json_option
def pace(
    game: tuple[str, ...],
    players: int | None,
    games: int,
    bot_pace: int | None,
    scenario: str | None,
    as_json: bool,
) -> int:
    """One person against bots, by a script and in modelled time: prompts with a choice, time spent waiting, time
    between own decisions."""
    from turncoat.games.catalog import GAMES
    from turncoat.lab.bench.pace.game import BOT_PACE
    from turncoat.lab.bench.pace.run import Plan, run

    names = [read_game(name).name for name in game or GAMES]
    pause = BOT_PACE if bot_pace is None else bot_pace
    if scenario is None:
        return run(Plan(names, players, games, pause), as_json)
    for name in names:
        read_scenario(read_game(name), scenario)
    return run(Plan(names, players, games, pause, scenario), as_json)
