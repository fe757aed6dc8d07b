"""The `turncoat` command. Every command imports what it needs when it runs, so that each starts quickly.

Somebody's mistake is refused in one line with exit code 2; a traceback is always a fault of ours.
"""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from turncoat import __version__

if TYPE_CHECKING:
    from turncoat.kernel.game import Game
    from turncoat.kernel.shapes import Json

NOTHING_FOUND: Final = 1
REFUSED: Final = 2
NOT_TEXT: Final = "\ufffd"  # stands for a line that is not UTF-8: no JSON either
SEED_BOUND: Final = 1 << 64
BOARD_GAME: Final = "thing"  # the one whose board may be printed otherwise

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
bench = typer.Typer(help="Measure how fast the engine is.")
app.add_typer(bench, name="bench")
rules = typer.Typer(help="Look up the rules of any game.")
app.add_typer(rules, name="rules")

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name.", show_default=True)]
Players = Annotated[int | None, typer.Option(help="Seats at the table; by default one more than the fewest.")]
Seed = Annotated[int, typer.Option(help="The first game's seed; the next game has the next one.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="A variant of the game; repeatable."),
]
Board = Annotated[
    Path | None, typer.Option(help="A file with numbers of the board, where yours is printed otherwise.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of a table.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="LANG", help="en, ru or uk; by default that of your system.")
]
Rounds = Annotated[int, typer.Option(min=5, help="How often everything is measured, in turns.")]
Seconds = Annotated[float, typer.Option(min=0.001, help="How long each measurement of a round takes.")]


def main() -> NoReturn:
    """The console entry point."""
    from turncoat.kernel.errors import BadInput

    try:
        code = app(standalone_mode=False)
    except BadInput as refusal:
        code = _refuse(str(refusal))
    except typer.TyperException as refusal:
        code = _refuse(f"bad_arguments: {refusal.format_message()}")
    except typer.Abort:
        code = 1
    sys.exit(code)


def _refuse(problem: str) -> int:
    print(f"turncoat: {problem}", file=sys.stderr)
    return REFUSED


@app.callback(invoke_without_command=True)
def turncoat(
    context: typer.Context,
    version: Annotated[bool, typer.Option("--version", help="Print the version and exit.")] = False,
) -> None:
    """Hidden-traitor board games: play them, simulate them, measure them."""
    if version:
        print(f"turncoat {__version__}")
        raise typer.Exit
    if context.invoked_subcommand is None:
        print(context.get_help())
        raise typer.Exit


@app.command()
def engine(board: Board = None) -> int:
    """Speak the line protocol: one JSON object a line on standard input and output."""
    from turncoat.games.catalog import GAMES
    from turncoat.kernel.engine import Engine

    _use_board(BOARD_GAME, board)
    try:
        for reply in Engine(GAMES).serve(_lines(sys.stdin.buffer)):
            print(reply, flush=True)
    except BrokenPipeError:
        # Whoever listened has gone. What is still buffered goes nowhere, or the interpreter complains at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


def _lines(source: Iterable[bytes]) -> Iterator[str]:
    for line in source:
        try:
            yield line.decode()
        except UnicodeDecodeError:
            yield NOT_TEXT


@app.command()
def play(
    name: GameName = "lifeboat",
    terminal: Annotated[
        bool, typer.Option("--terminal", help="At this terminal, the only table so far.")
    ] = True,
    players: Players = None,
    people: Annotated[
        int, typer.Option(min=0, help="How many of the seats are people's; the rest are bots'.")
    ] = 1,
    seed: Annotated[int | None, typer.Option(help="Play the game of this seed; by default any.")] = None,
    option: Options = None,
    load: Annotated[Path | None, typer.Option(help="Go on with a game that was saved.")] = None,
    board: Board = None,
    lang: Language = None,
) -> int:
    """Play a game with bots, or with people who share this screen."""
    from turncoat.kernel.errors import BadInput

    language = _language(lang)
    try:
        _use_board(name, board)
        if load is not None:
            return _play_on(load, people, language)
        return _play_anew(name, players, people, seed, option, language)
    except BadInput as refusal:
        from turncoat.texts.asking import refusal_in

        return _refuse(refusal_in(language, refusal))  # for people who play; programs read codes


def _play_anew(
    name: str, players: int | None, people: int, seed: int | None, option: list[str] | None, language: str
) -> int:
    game = _game(name)
    seats = _seats(game, players)
    if seed is not None:
        _check_seed(seed)
    options = _options(game, option)
    from turncoat.terminal.play import play_at_terminal

    return play_at_terminal(game, players=seats, people=people, seed=seed, options=options, language=language)


def _use_board(name: str, path: Path | None) -> None:
    """The corrected numbers of a game's board."""
    if path is not None:
        _game(name).use_board(_read_object(path, "board"))


def _read_object(path: Path, what: str) -> "dict[str, Json]":
    from turncoat.kernel.errors import BadInput
    from turncoat.kernel.reading import as_object, parse

    try:
        return as_object(parse(path.read_text(encoding="utf-8")), what)
    except (OSError, UnicodeDecodeError):
        raise BadInput("cannot_read", str(path)) from None


def _play_on(path: Path, people: int, language: str) -> int:
    from turncoat.kernel.reading import as_text, field
    from turncoat.terminal.play import resume_at_terminal

    saved = _read_object(path, "save")
    game = _game(as_text(field(saved, "game"), "game"))
    return resume_at_terminal(game, saved, people=people, language=language)


@app.command()
def simulate(
    name: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Seed = 0,
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: a,b,c.")] = "random",
    option: Options = None,
    processes: Annotated[
        int | None, typer.Option(min=1, help="By default as many as there are cores.")
    ] = None,
    as_json: AsJson = False,
    board: Board = None,
) -> int:
    """Let bots play many games on all cores, and count how they end."""
    _use_board(name, board)
    game = _game(name)
    seats = _seats(game, players)
    _check_seed(seed)
    _check_seed(seed + games - 1)
    options = _options(game, option)
    from turncoat.lab.simulate import Plan, usual_processes
    from turncoat.lab.simulate_report import run

    plan = Plan(game.name, seats, games, seed, _bots(bots, seats), options)
    return run(plan, processes or usual_processes(plan), as_json)


@app.command()
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
    game = _game(name)
    tables = (
        list(range(game.fewest_seats, game.most_seats + 1)) if players is None else [_seats(game, players)]
    )
    _check_seed(seed)
    options = _options(game, option)
    from turncoat.lab.fuzzing import run

    return run(game.name, tables, games, seed, options, save, demand=demand)


@rules.command("show")
def show_rule(
    rule: Annotated[str, typer.Argument(metavar="RULE", help="Its id, as 4.17, t3.6 or r7, or a chapter's.")],
    lang: Language = None,
) -> int:
    """What a rule says, rules to read next, and components that it touches."""
    from turncoat.texts.lookup import rule_page

    return _look_up(lang, lambda language: rule_page(rule, language))


@rules.command("search")
def search_rules(
    words: Annotated[
        list[str], typer.Argument(metavar="WORDS...", help="In any form; the last may be begun.")
    ],
    game: Annotated[str | None, typer.Option(help="Only this game; by default all of them.")] = None,
    lang: Language = None,
    limit: Annotated[int, typer.Option(min=1, help="How many rules are shown.")] = 10,
) -> int:
    """Rules that speak of something: those that have all words first."""
    from turncoat.texts.lookup import found_rules

    query, mark = " ".join(words), "\x1b[1m{}\x1b[0m".format  # bold
    return _look_up(lang, lambda language: found_rules(query, _games(game), language, limit, mark))


@rules.command("list")
def list_rules(
    name: Annotated[str | None, typer.Argument(metavar="[GAME]", help="By default all games.")] = None,
    lang: Language = None,
) -> int:
    """The chapters and their rules."""
    from turncoat.texts.lookup import chapters_page

    return _look_up(lang, lambda language: chapters_page(_games(name), language))


@app.command()
def cards(
    name: GameName,
    names: Annotated[list[str] | None, typer.Argument(metavar="[NAME]...", help="Words of a title.")] = None,
    lang: Language = None,
) -> int:
    """What is printed on the cards and other components of a game."""
    from turncoat.texts.lookup import cards_page

    return _look_up(lang, lambda language: cards_page(_game(name).name, language, names or []))


@app.command()
def guide(
    name: GameName,
    lang: Language = None,
    page: Annotated[int | None, typer.Option(help="Only this page.")] = None,
    summary: Annotated[bool, typer.Option("--summary", help="The whole game at a glance.")] = False,
    role: Annotated[str | None, typer.Option(help="What this role should know.")] = None,
) -> int:
    """The guide for a first game."""
    from turncoat.texts.lookup import guide_page

    return _look_up(lang, lambda told: guide_page(_game(name).name, told, page, role, is_summary=summary))


def _look_up(lang: str | None, page: Callable[[str], str]) -> int:
    """Shows a page in somebody's language, or says in it why there is none."""
    from turncoat.kernel.errors import BadInput
    from turncoat.texts.asking import refusal_in
    from turncoat.texts.lookup import NothingFound

    language = _language(lang)
    try:
        typer.echo(page(language))
    except NothingFound as missing:
        typer.echo(missing)
        return NOTHING_FOUND
    except BadInput as refusal:
        return _refuse(refusal_in(language, refusal))
    return 0


@bench.command()
def kernel(
    name: Annotated[str, typer.Argument(metavar="GAME", help="Which game.")] = "lifeboat",
    as_json: AsJson = False,
    rounds: Rounds = 5,
    seconds: Seconds = 0.3,
) -> int:
    """Decisions, copies, views, imagined worlds, saves and memory of a game."""
    from turncoat.lab.bench_kernel import run

    return run(_game(name).name, rounds, seconds, as_json)


@bench.command()
def peers(as_json: AsJson = False, rounds: Rounds = 5, seconds: Seconds = 1.0) -> int:
    """Our games and catanatron, installed into a throw-away environment, in turns on one core."""
    from turncoat.lab.bench_peers import run

    return run(rounds, seconds, as_json)


# What several commands are told


def _game(name: str) -> "Game":
    from turncoat.games.catalog import GAMES
    from turncoat.kernel.errors import BadInput

    if name not in GAMES:
        raise BadInput("unknown_game", f"{name} ({', '.join(GAMES)})")
    return GAMES[name]


def _games(name: str | None) -> list[str]:
    """The one that was named, or all of them."""
    from turncoat.games.catalog import GAMES

    return [*GAMES] if name is None else [_game(name).name]


def _language(code: str | None) -> str:
    from turncoat.texts.languages import checked_language, language_of

    return language_of(os.environ) if code is None else checked_language(code)


def _seats(game: "Game", players: int | None) -> int:
    from turncoat.kernel.errors import BadInput

    if players is None:
        return min(game.fewest_seats + 1, game.most_seats)
    if not game.fewest_seats <= players <= game.most_seats:
        raise BadInput("wrong_player_count", f"{players} ({game.fewest_seats}-{game.most_seats})")
    return players


def _options(game: "Game", given: list[str] | None) -> dict[str, str]:
    from turncoat.kernel.errors import BadInput

    options: dict[str, str] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals or name in options:
            raise BadInput("bad_option", f"{text} (name=value)")
        options[name] = value
    game.settle(options)
    return options


def _check_seed(seed: int) -> None:
    from turncoat.kernel.errors import BadInput

    if abs(seed) >= SEED_BOUND:
        raise BadInput("seed_out_of_bounds", str(seed))


def _bots(names: str, seats: int) -> list[str]:
    from turncoat.bots.catalog import player_named
    from turncoat.kernel.errors import BadInput

    bots = names.split(",")
    for name in bots:
        player_named(name)
    if len(bots) == 1:
        return bots * seats
    if len(bots) != seats:
        raise BadInput("wrong_bot_count", f"{len(bots)} != {seats}")
    return bots
