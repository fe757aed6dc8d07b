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
from turncoat.cli.help import Commands
from turncoat.kernel.errors import BadInput

Command = TypeVar("Command", bound=Callable[..., int])

bench = Commands("bench", help="Measure the speed of engine, server and page.")

rounds_option = click.option(
    "--rounds",
    metavar="N",
    type=click.IntRange(min=5),
    default=5,
    help="How often each measurement is repeated, in turns.",
)


def seconds_option(default: float) -> Callable[[Command], Command]:
    return click.option(
        "--seconds",
        metavar="N",
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
    """Measure decisions, copies, views, imagined worlds, saves and memory of a game."""
    from turncoat.lab.bench.kernel import run

    return run(read_game(name).name, rounds, seconds, as_json)


@bench.command()
@click.option(
    "--tables",
    metavar="N",
    type=click.IntRange(min=1),
    default=500,
    help="How many tables are played at once.",
)
@click.option(
    "--seats",
    metavar="N",
    type=click.IntRange(min=3, max=6),
    default=6,
    help="How many seats each table has.",
)
@click.option(
    "--rate",
    metavar="N",
    type=click.FloatRange(min=1),
    default=500,
    help="Answers per second, at all tables together.",
)
@click.option(
    "--seconds", metavar="N", type=click.FloatRange(min=1), default=20, help="How long the measurement takes."
)
@click.option("--game", default="mix", help="A game's name, or mix: all games but the smallest.")
@click.option("--database", metavar="ADDRESS", help="A file, or postgresql://...; by default a new file.")
@click.option(
    "--part",
    multiple=True,
    help="What to measure: rate, highest, memory, reconnect or resume; repeatable, by default all.",
)
@click.option(
    "--peer", help="Another server to measure as well: boardgame.io, installed into a temporary directory."
)
@click.option(
    "--words/--no-words",
    default=True,
    help="Whether clients read log and questions in three languages, as people do.",
)
@json_option
def server(
    tables: int,
    seats: int,
    rate: float,
    seconds: float,
    game: str,
    database: str | None,
    part: tuple[str, ...],
    peer: str | None,
    words: bool,
    as_json: bool,
) -> int:
    """Measure a server with many tables, played through the public protocol. How soon answers show, and what that costs."""
    from turncoat.lab.bench.server.boardgame_io import PEER
    from turncoat.lab.bench.server.run import PARTS, Plan, run

    if peer not in (None, PEER):
        raise BadInput("unknown_name", peer)
    return run(
        Plan(tables, seats, rate, seconds, game, database or "", part or PARTS, peer == PEER, words), as_json
    )


@bench.command()
@click.option(
    "--part",
    multiple=True,
    help="What to measure: bytes, phone, answers or frames; repeatable, by default all.",
)
@click.option("--game", multiple=True, help="The game's name; repeatable, by default all games.")
@click.option(
    "--runs",
    metavar="N",
    type=click.IntRange(min=1),
    default=9,
    help="How often the start page is loaded on a phone.",
)
@click.option(
    "--answers",
    metavar="N",
    type=click.IntRange(min=1),
    default=40,
    help="How many answers are pressed in each game.",
)
@click.option(
    "--seconds",
    metavar="N",
    type=click.FloatRange(min=1),
    default=30,
    help="How long the frames of each game are counted.",
)
@click.option(
    "--browser",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Where tools/web.py unpacked a browser; by default in this repository.",
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
    """Measure the page in a real browser. Its size, when it can be used, how soon an answer shows, how smoothly it
    moves."""
    from turncoat.games.catalog import GAMES
    from turncoat.lab.bench.page.browser import UNPACKED
    from turncoat.lab.bench.page.run import PARTS, Plan, run

    games = [read_game(name).name for name in game or GAMES]
    return run(Plan(part or PARTS, games, runs, answers, seconds, browser or UNPACKED), as_json)


@bench.command()
@click.option(
    "--session",
    metavar="NAME",
    multiple=True,
    help="A game, or a game with a way into it, such as GAME-solo; repeatable, by default all.",
)
@click.option(
    "--pause",
    metavar="N",
    type=click.FloatRange(min=0),
    default=1,
    help="Seconds that the script takes for each answer.",
)
@click.option(
    "--limit",
    metavar="N",
    type=click.FloatRange(min=0.01),
    default=20,
    help="Minutes after which a session is stopped.",
)
@click.option(
    "--seed", metavar="N", type=click.IntRange(min=0), default=1, help="The seed of the script's answers."
)
@click.option(
    "--browser",
    metavar="FOLDER",
    type=click.Path(path_type=Path),
    help="Where tools/web.py unpacked one; by default in this repository.",
)
@json_option
def sessions(
    session: tuple[str, ...], pause: float, limit: float, seed: int, browser: Path | None, as_json: bool
) -> int:
    """Whole games that a script plays through the page: prompts with a choice, time between them, and what the screen
    shows meanwhile."""
    from turncoat.lab.bench.page.browser import UNPACKED
    from turncoat.lab.bench.page.sessions import SESSIONS, Plan, run

    return run(Plan(session or tuple(SESSIONS), pause, limit, seed, browser or UNPACKED), as_json)


@bench.command()
@json_option
@rounds_option
@seconds_option(1.0)
def peers(
    as_json: bool,
    rounds: int,
    seconds: float,
) -> int:
    """Measure our games and catanatron in turns, on one core. catanatron is installed into a temporary environment."""
    from turncoat.lab.bench.peers import run

    return run(rounds, seconds, as_json)


@bench.command()
@json_option
@rounds_option
@seconds_option(1.0)
@click.option(
    "--envs", metavar="N", type=click.IntRange(min=1), default=32, help="How many games are played at once."
)
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(min=0),
    default=0,
    help="How many games each search plays.",
)
@click.option("--against", default="random", help="The bot that plays the other seats of these games.")
def rl(as_json: bool, rounds: int, seconds: float, envs: int, games: int, against: str) -> int:
    """Measure our learning environments beside hanabi of PettingZoo and Python games of OpenSpiel. In turns, on one core."""
    from turncoat.bots.catalog import check_bot
    from turncoat.lab.bench.rl.packages import check_packages

    check_packages()
    check_bot(against)
    from turncoat.lab.bench.rl.run import Plan, run

    return run(Plan(rounds, seconds, envs, games, against), as_json)


@bench.command()
@click.option("--game", multiple=True, help="The game's name; repeatable, by default all games.")
@click.option(
    "--players",
    metavar="N",
    type=click.IntRange(min=1, max=8),
    help="How many seats each table has; by default as many as *Play now* on the start page.",
)
@click.option(
    "--games", metavar="N", type=click.IntRange(min=1), default=10, help="How many games of each are played."
)
@click.option(
    "--bot-pace",
    metavar="N",
    type=click.IntRange(min=0),
    help="Milliseconds that a bot waits; by default as long as after *Play now*.",
)
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
    """Measure how long one person waits for bots. By a script and in modelled time: prompts with a choice, time spent
    waiting, time between own decisions."""
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
