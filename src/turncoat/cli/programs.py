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
    """Speak the line protocol: one JSON object a line on standard input and output."""
    from turncoat.kernel.engine import Engine
    from turncoat.stdio import serve_lines

    return serve_lines(Engine(games_with_board(board)).serve)


@programs.command()
@click.argument("name", metavar="NAME", help="Which bot.")
@board_option
def bot(
    name: str,
    board: Path | None,
) -> int:
    """Be a bot at one seat, by the line protocol of bots: docs/bots.md."""
    from turncoat.bots.remote.served import Served
    from turncoat.stdio import serve_lines

    return serve_lines(Served(name, games_with_board(board)).serve)


@programs.command()
@click.option(
    "--server",
    metavar="ADDRESS",
    default="",
    help="A running server, for tables with others: http://localhost:8710. Without one, tables are in this program.",
)
@click.option(
    "--http",
    "port",
    metavar="PORT",
    type=click.IntRange(min=1, max=65535),
    help="Listen there on this computer, at /mcp, instead of standard input and output.",
)
def mcp(server: str, port: int | None) -> int:
    """Be an MCP server: agents open or join tables, look, answer and speak. Needs turncoat[mcp]."""
    need_extra("mcp", "mcp")
    from turncoat.agents.run import run

    run(server, port)
    return 0
