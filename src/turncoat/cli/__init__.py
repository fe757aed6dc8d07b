"""The `turncoat` command. Every command imports what it needs when it runs, so that each starts quickly.

Somebody's mistake is refused in one line with exit code 2; a traceback is always a fault of ours.
"""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final, NoReturn

import typer

from turncoat import __version__
from turncoat.cli.arguments import (
    Board,
    GameName,
    Language,
    Options,
    Players,
    check_seed,
    games_with_board,
    option_values,
    read_game,
    read_language,
    read_object,
    read_seats,
    with_board,
)
from turncoat.cli.host import hosting
from turncoat.cli.lab import bench, lab

if TYPE_CHECKING:
    from turncoat.kernel.game import Game

NOTHING_FOUND: Final = 1
REFUSED: Final = 2

app = typer.Typer(add_completion=False, pretty_exceptions_enable=False)
app.add_typer(lab)
app.add_typer(bench, name="bench")
app.add_typer(hosting)
rules = typer.Typer(help="Look up the rules of any game.")
app.add_typer(rules, name="rules")


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
    from turncoat.kernel.engine import Engine
    from turncoat.stdio import serve_lines

    return serve_lines(Engine(games_with_board(board)).serve)


@app.command()
def bot(name: Annotated[str, typer.Argument(metavar="NAME", help="Which bot.")], board: Board = None) -> int:
    """Be a bot at one seat, by the line protocol of bots: docs/bots.md."""
    from turncoat.bots.remote.served import Served
    from turncoat.stdio import serve_lines

    return serve_lines(Served(name, games_with_board(board)).serve)


@app.command()
def play(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Of the page; 0: any that is free.")] = 8710,
    stay: Annotated[
        bool, typer.Option("--stay", help="Open no browser, only say where the page is.")
    ] = False,
    board: Board = None,
) -> int:
    """Play with bots and friends in a browser, on this machine."""
    from turncoat.cli.host import play_here

    return play_here(port, board, opens=not stay)


@app.command()
def terminal(
    name: GameName = "lifeboat",
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
    """Play at this terminal, with bots and with people who share the screen."""
    from turncoat.kernel.errors import BadInput

    language = read_language(lang)
    try:
        if load is not None:
            return _play_on(load, people, board, language)
        return _play_anew(with_board(read_game(name), board), players, people, seed, option, language)
    except BadInput as refusal:
        from turncoat.texts.asking import refusal_in

        return _refuse(refusal_in(language, refusal))  # for people who play; programs read codes


def _play_anew(
    game: "Game",
    players: int | None,
    people: int,
    seed: int | None,
    option: list[str] | None,
    language: str,
) -> int:
    seats = read_seats(game, players)
    if seed is not None:
        check_seed(seed)
    options = option_values(option)
    game.settle(options)
    from turncoat.terminal.play import play_at_terminal

    return play_at_terminal(game, players=seats, people=people, seed=seed, options=options, language=language)


def _play_on(path: Path, people: int, board: Path | None, language: str) -> int:
    from turncoat.kernel.reading import as_text, field
    from turncoat.terminal.play import resume_at_terminal

    saved = read_object(path, "save")
    game = with_board(read_game(as_text(field(saved, "game"), "game")), board)
    return resume_at_terminal(game, saved, people=people, language=language)


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

    return _look_up(lang, lambda language: cards_page(read_game(name).name, language, names or []))


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

    return _look_up(lang, lambda told: guide_page(read_game(name).name, told, page, role, is_summary=summary))


def _look_up(lang: str | None, page: Callable[[str], str]) -> int:
    """Shows a page in somebody's language, or says in it why there is none."""
    from turncoat.kernel.errors import BadInput
    from turncoat.texts.asking import refusal_in
    from turncoat.texts.lookup import NothingFound

    language = read_language(lang)
    try:
        typer.echo(page(language))
    except NothingFound as missing:
        typer.echo(missing)
        return NOTHING_FOUND
    except BadInput as refusal:
        return _refuse(refusal_in(language, refusal))
    return 0


# What several commands are told


def _games(name: str | None) -> list[str]:
    """The one that was named, or all of them."""
    from turncoat.games.catalog import GAMES

    return [*GAMES] if name is None else [read_game(name).name]
