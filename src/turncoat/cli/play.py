"""Commands to play: `turncoat play` in a browser, `turncoat terminal` at a keyboard."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from turncoat.cli.arguments import (
    AnyGameName,
    Board,
    Language,
    Options,
    Players,
    check_seed,
    option_values,
    read_game,
    read_language,
    read_object,
    read_seats,
    with_board,
)
from turncoat.cli.refusals import refuse

if TYPE_CHECKING:
    from turncoat.kernel.game import Game

playing = typer.Typer()


@playing.command()
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


@playing.command()
def terminal(
    name: AnyGameName = None,
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
        return _play_new(with_board(read_game(name), board), players, people, seed, option, language)
    except BadInput as refusal:
        from turncoat.texts.asking import refusal_in

        return refuse(refusal_in(language, refusal))  # for people who play; programs read codes


def _play_new(
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
