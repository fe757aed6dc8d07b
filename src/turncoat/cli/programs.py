"""Commands for programs that play by a line protocol: `turncoat engine | bot`."""

from typing import Annotated

import typer

from turncoat.cli.arguments import Board, games_with_board

programs = typer.Typer()


@programs.command()
def engine(board: Board = None) -> int:
    """Speak the line protocol: one JSON object a line on standard input and output."""
    from turncoat.kernel.engine import Engine
    from turncoat.stdio import serve_lines

    return serve_lines(Engine(games_with_board(board)).serve)


@programs.command()
def bot(name: Annotated[str, typer.Argument(metavar="NAME", help="Which bot.")], board: Board = None) -> int:
    """Be a bot at one seat, by the line protocol of bots: docs/bots.md."""
    from turncoat.bots.remote.served import Served
    from turncoat.stdio import serve_lines

    return serve_lines(Served(name, games_with_board(board)).serve)
