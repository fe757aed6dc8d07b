"""Commands for programs that play: `turncoat engine | bot` by a line protocol, `turncoat mcp` for agents."""

from pathlib import Path

import click

from turncoat.cli.arguments import board_option, games_with_board, need_extra

programs = click.Group()


@programs.command()
@board_option
def engine(
    board: Path | None,
) -> int:
    """Play for a program in any language. One JSON object per line, on standard input and output: docs/engine.md."""
    from turncoat.kernel.engine import Engine
    from turncoat.stdio import serve_lines

    return serve_lines(Engine(games_with_board(board)).serve)


@programs.command()
@click.argument("name", metavar="NAME", help="The bot's name.")
@board_option
def bot(
    name: str,
    board: Path | None,
) -> int:
    """Be a bot at one seat, for a program that plays. By the line protocol of bots: docs/bots.md."""
    from turncoat.bots.remote.served import Served
    from turncoat.stdio import serve_lines

    return serve_lines(Served(name, games_with_board(board)).serve)


@programs.command()
@click.option(
    "--server",
    metavar="ADDRESS",
    help="A running server, as http://localhost:8710, for tables with others; by default tables are in this program.",
)
@click.option(
    "--http",
    "port",
    metavar="PORT",
    type=click.IntRange(min=1, max=65535),
    help="A port of this computer to listen at, under /mcp; by default standard input and output.",
)
def mcp(server: str | None, port: int | None) -> int:
    """Be an MCP server, so that agents can open or join tables and play. Needs turncoat[mcp]."""
    need_extra("mcp", "mcp")
    from turncoat.agents.run import run

    run(server or "", port)
    return 0
