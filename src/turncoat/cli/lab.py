"""The lab's commands: `turncoat simulate | ladder | replay | fuzz | bench`. Each imports what it needs when it runs."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turncoat.cli.arguments import (
    AnyGameName,
    AsJson,
    Board,
    GameName,
    Language,
    Options,
    Players,
    Seed,
    check_seed,
    option_values,
    read_game,
    read_language,
    read_object,
    read_seats,
    with_board,
)
from turncoat.kernel.errors import BadInput

if TYPE_CHECKING:
    from turncoat.lab.simulate.casting import Cast

lab = typer.Typer()
bench = typer.Typer(help="Measure how fast the engine is.")

Processes = Annotated[int | None, typer.Option(min=1, help="By default as many as there are cores.")]
StarredOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant; * takes all values in turn. Repeatable."),
]
Rounds = Annotated[int, typer.Option(min=5, help="How often everything is measured, in turns.")]
Silent = Annotated[bool, typer.Option("--no-talk", help="Nobody talks, even if they can.")]
Seconds = Annotated[float, typer.Option(min=0.001, help="How long each measurement of a round takes.")]


@lab.command()
def simulate(
    name: GameName,
    players: Annotated[
        str | None,
        typer.Option(metavar="N", help="4, 3-6, 3,5 or all; by default one more than the fewest."),
    ] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games at each table.")] = 1000,
    seed: Seed = 0,
    bots: Annotated[
        str, typer.Option(help="One bot for all seats, one for each: a,b,c, or a mixture: a:0.5,b:0.5.")
    ] = "random",
    humans: Annotated[str | None, typer.Option(help="Other bots for seats while they are loyal.")] = None,
    traitors: Annotated[
        str | None, typer.Option(help="Other bots for seats while they are traitors.")
    ] = None,
    mirror: Annotated[
        bool, typer.Option("--mirror", help="Play each deal until every bot has sat everywhere.")
    ] = False,
    option: StarredOptions = None,
    times: Annotated[bool, typer.Option("--times", help="Measure how long each bot decides.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="DIR", help="Write a record of every game there.")
    ] = None,
    no_talk: Silent = False,
    processes: Processes = None,
    as_json: AsJson = False,
    board: Board = None,
) -> int:
    """Let bots play many games on all cores, and count how they end."""
    game = with_board(read_game(name), board)
    from turncoat.lab.simulate.plan import Plan, read_tables, starred

    tables = read_tables(game, players)
    check_seed(seed)
    check_seed(seed + games - 1)
    options = starred(game, option_values(option))
    cast = _cast(bots, humans, traitors, tables)
    from turncoat.lab.simulate.report import run
    from turncoat.lab.simulate.run import usual_processes

    plan = Plan(game.name, tables, games, seed, cast, options, mirror, times, save, game.board, no_talk)
    return run(plan, processes or usual_processes(plan), as_json)


def _cast(bots: str, humans: str | None, traitors: str | None, tables: tuple[int, ...]) -> "Cast":
    from turncoat.lab.simulate.casting import Cast, read_bots

    cast = Cast(read_bots(humans or bots), read_bots(traitors or bots))
    for seats in tables:
        cast.loyal.check_seats(seats)
        cast.traitors.check_seats(seats)
    return cast


@lab.command()
def ladder(
    name: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many deals; each is played several times.")] = 400,
    seed: Seed = 0,
    rungs: Annotated[str, typer.Option(help="Bots from the lowest rung up.")] = "random,sensible",
    option: StarredOptions = None,
    no_talk: Silent = False,
    processes: Processes = None,
    as_json: AsJson = False,
    board: Board = None,
) -> int:
    """Compare bots: the same deals, with one side's bots replaced; how good their beliefs are; how long they think."""
    game = with_board(read_game(name), board)
    seats = read_seats(game, players)
    check_seed(seed)
    check_seed(seed + games - 1)
    from turncoat.lab.ladder.report import run
    from turncoat.lab.ladder.run import Climb, read_rungs, usual_processes
    from turncoat.lab.simulate.plan import starred

    options = starred(game, option_values(option))
    climb = Climb(game.name, seats, games, seed, read_rungs(rungs), options, game.board, no_talk)
    return run(climb, processes or usual_processes(climb), as_json)


@lab.command()
def replay(
    path: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `simulate --save` writes it.")],
    log: Annotated[bool, typer.Option("--log", help="Print all that happened and was said.")] = False,
    diary: Annotated[
        int | None, typer.Option(metavar="SEAT", help="Print what the bot there believed, why, and did.")
    ] = None,
    lang: Language = None,
    board: Board = None,
) -> int:
    """Play a recorded game again, answer by answer, and see that it comes out the same."""
    from turncoat.kernel.reading import as_text, field
    from turncoat.lab.simulate.replay import run

    language = read_language(lang)
    written = read_object(path, "record")
    game = with_board(read_game(as_text(field(written, "game"), "game")), board)
    return run(game, written, language, is_logged=log, diary_of=diary)


@lab.command()
def fuzz(
    name: GameName,
    players: Annotated[int | None, typer.Option(help="Seats at the table; by default every number.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games at each table.")] = 100,
    seed: Seed = 0,
    option: Options = None,
    save: Annotated[Path, typer.Option(help="Where failures are written.")] = Path("fuzz"),
    demand: Annotated[bool, typer.Option("--demand", help="Fail if anything was never reached.")] = False,
) -> int:
    """Play in all manners through what each seat sees: nothing may break, and little be left out."""
    game = read_game(name)
    tables = (
        list(range(game.fewest_seats, game.most_seats + 1))
        if players is None
        else [read_seats(game, players)]
    )
    check_seed(seed)
    options = option_values(option)
    game.settle(options)
    from turncoat.lab.fuzz.run import run

    return run(game.name, tables, games, seed, options, save, demand=demand)


@bench.command()
def kernel(
    name: AnyGameName = None,
    as_json: AsJson = False,
    rounds: Rounds = 5,
    seconds: Seconds = 0.3,
) -> int:
    """Decisions, copies, views, imagined worlds, saves and memory of a game."""
    from turncoat.lab.bench.kernel import run

    return run(read_game(name).name, rounds, seconds, as_json)


@bench.command()
def server(
    tables: Annotated[int, typer.Option(min=1, help="How many are played at once.")] = 500,
    seats: Annotated[int, typer.Option(min=3, max=6, help="At each of them.")] = 6,
    rate: Annotated[float, typer.Option(min=1, help="Answers a second, over all tables.")] = 500,
    seconds: Annotated[float, typer.Option(min=1, help="How long they are measured.")] = 20,
    game: Annotated[str, typer.Option(help="A game's name, or mix: all games but the smallest.")] = "mix",
    database: Annotated[
        str, typer.Option(metavar="ADDRESS", help="A file or postgresql://...; by default a new file.")
    ] = "",
    part: Annotated[
        list[str] | None,
        typer.Option(help="rate, highest, memory, reconnect or resume; repeatable, by default all."),
    ] = None,
    peer: Annotated[
        str, typer.Option(help="boardgame.io, installed into a throw-away directory, under the same load.")
    ] = "",
    words: Annotated[
        bool,
        typer.Option("--words", help="Every screen reads log and questions in a language, as people do."),
    ] = False,
    as_json: AsJson = False,
) -> int:
    """A server with many tables that are played through the public protocol: how soon answers are shown, and what it costs."""
    from turncoat.lab.bench.server.boardgame_io import PEER
    from turncoat.lab.bench.server.run import PARTS, Plan, run

    if peer not in ("", PEER):
        raise BadInput("unknown_name", peer)
    return run(
        Plan(tables, seats, rate, seconds, game, database, part or PARTS, peer == PEER, words), as_json
    )


@bench.command()
def page(
    part: Annotated[
        list[str] | None, typer.Option(help="bytes, phone, answers or frames; repeatable, by default all.")
    ] = None,
    game: Annotated[list[str] | None, typer.Option(help="Which one; repeatable, by default all.")] = None,
    runs: Annotated[int, typer.Option(min=1, help="How often the start page is loaded on a phone.")] = 9,
    answers: Annotated[int, typer.Option(min=1, help="How many are pressed in each game.")] = 40,
    seconds: Annotated[float, typer.Option(min=1, help="How long each game is seen to move.")] = 30,
    browser: Annotated[
        Path | None,
        typer.Option(
            metavar="FOLDER", help="Where tools/web.py unpacked one; by default in this repository."
        ),
    ] = None,
    as_json: AsJson = False,
) -> int:
    """The page in a real browser: what it weighs, how soon it can be used, how soon an answer shows, how smoothly it moves."""
    from turncoat.games.catalog import GAMES
    from turncoat.lab.bench.page.browser import UNPACKED
    from turncoat.lab.bench.page.run import PARTS, Plan, run

    games = [read_game(name).name for name in game or GAMES]
    return run(Plan(part or PARTS, games, runs, answers, seconds, browser or UNPACKED), as_json)


@bench.command()
def peers(as_json: AsJson = False, rounds: Rounds = 5, seconds: Seconds = 1.0) -> int:
    """Our games and catanatron, installed into a throw-away environment, in turns on one core."""
    from turncoat.lab.bench.peers import run

    return run(rounds, seconds, as_json)
