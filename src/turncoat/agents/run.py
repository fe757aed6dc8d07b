"""Runs the MCP server on standard input and output, or over HTTP on this computer."""

from typing import Final

import anyio

from turncoat.agents.connection import check_address
from turncoat.agents.desk import Desk
from turncoat.agents.mcp_server import new_mcp_server

# A seat handle is the only secret between an agent and its seat, so other computers are not served.
HERE: Final = "127.0.0.1"


def run(server: str, port: int | None) -> None:
    """Serve until the client disconnects or the process is stopped."""
    if server:
        check_address(server)

    async def serve() -> None:
        async with Desk(server) as desk:
            mcp_server = new_mcp_server(desk)
            if port is None:
                await mcp_server.run_stdio_async()
            else:
                await mcp_server.run_streamable_http_async(host=HERE, port=port)

    anyio.run(serve)
