"""Commands to play: `turncoat play` in a browser, `turncoat terminal` at a keyboard."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from turncoat.cli.arguments import (
    any_game_name,
    board_option,
    check_seed,
    game_options,
    language_option,
    option_values,
    players_option,
    read_game,
    read_language,
    read_object,
    read_scenario,
    read_seats,
    scenario_option,
    with_board,
)
from turncoat.cli.refusals import refuse

if TYPE_CHECKING:
    from turncoat.kernel.game import Game

playing = click.Group()


@playing.command()
@click.option(
    "--port",
    metavar="N",
    type=click.IntRange(min=0, max=65535),
    help="The port of the page, by default 8710; 0: any that is free.",
)
@click.option("--stay", is_flag=True, help="Open no browser, only say where the page is.")
@click.option("--lan", is_flag=True, help="Let friends on this Wi-Fi or local network join.")
@click.option("--url", help="A public address that leads here, for invitations: https://play.example.org")
@click.option(
    "--share", is_flag=True, help="Let friends elsewhere join, through a tunnel program that is installed."
)
@click.option(
    "--tunnel",
    metavar="PROGRAM",
    help="The program for --share: cloudflared, tailscale, ngrok or ssh:you@example.org; by default the first that is installed.",
)
@board_option
def play(
    port: int | None,
    stay: bool,
    lan: bool,
    url: str | None,
    share: bool,
    tunnel: str | None,
    board: Path | None,
) -> int:
    """Play with bots and friends in a browser, on this machine."""
    from turncoat.cli.host import Guests, play_here

    program = tunnel if tunnel is not None else "" if share else None
    return play_here(port, board, Guests(lan, url, program), opens=not stay)


@playing.command()
@any_game_name
@players_option
@click.option(
    "--people",
    metavar="N",
    type=click.IntRange(min=0),
    default=1,
    help="How many seats are for people; bots take the others.",
)
@click.option(
    "--seed", metavar="N", type=int, help="The number that decides the deal; by default a random one."
)
@click.option("--bot", help="The bot at all other seats; by default regulars with names of their own.")
@scenario_option
@game_options
@click.option("--load", metavar="FILE", type=click.Path(path_type=Path), help="Go on with a saved game.")
@board_option
@language_option
def terminal(
    name: str | None,
    players: int | None,
    people: int,
    seed: int | None,
    bot: str | None,
    scenario: str | None,
    option: tuple[str, ...],
    load: Path | None,
    board: Path | None,
    lang: str | None,
) -> int:
    """Play at this terminal, with bots and with people who share the screen."""
    from turncoat.kernel.errors import BadInput
    from turncoat.kernel.settings import SCENARIO

    language = read_language(lang)
    try:
        if load is not None:
            return _play_on(load, people, board, language, bot or "")
        game, values = with_board(read_game(name), board), option_values(option)
        if scenario is not None:
            chosen = read_scenario(game, scenario)
            values[SCENARIO] = chosen.name
            players = players or chosen.players
        return _play_new(game, players, people, seed, values, language, bot or "")
    except BadInput as refusal:
        from turncoat.texts.asking import refusal_in

        return refuse(refusal_in(language, refusal))  # people get a sentence; programs read codes


def _play_new(
    game: "Game",
    players: int | None,
    people: int,
    seed: int | None,
    options: dict[str, str],
    language: str,
    bot: str,
) -> int:
    seats = read_seats(game, players)
    if seed is not None:
        check_seed(seed)
    game.check_seats(seats, options)
    game.settle(options)
    from turncoat.terminal.play import play_at_terminal

    return play_at_terminal(
        game, players=seats, people=people, seed=seed, options=options, language=language, bot=bot
    )


def _play_on(path: Path, people: int, board: Path | None, language: str, bot: str) -> int:
    from turncoat.kernel.reading import as_text, field
    from turncoat.terminal.play import resume_at_terminal

    saved = read_object(path, "save")
    game = with_board(read_game(as_text(field(saved, "game"), "game")), board)
    return resume_at_terminal(game, saved, people=people, language=language, bot=bot)
