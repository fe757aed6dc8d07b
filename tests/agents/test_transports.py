"""The MCP server as programs meet it: on standard input and output, and over HTTP."""

import asyncio
import socket
import sys

import pytest
from mcp import Client, StdioServerParameters

from tests.agents.player import Agent, call, handle_in

GAME = {"game": "lifeboat", "players": 3, "seed": 4}


@pytest.mark.slow
async def test_the_command_speaks_on_standard_input_and_output() -> None:
    program = StdioServerParameters(command=sys.executable, args=["-m", "turncoat", "mcp"])
    async with Client(program) as client:
        text = await call(client, "new_table", **GAME)
        assert "the game is over" in await Agent(client, handle_in(text)).play(text)


@pytest.mark.slow
async def test_two_agents_play_whole_games_at_the_same_time_over_http() -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    arguments = ("-m", "turncoat", "mcp", "--http", str(port))
    program = await asyncio.create_subprocess_exec(
        sys.executable, *arguments, stderr=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.DEVNULL
    )
    try:
        await until_open(port)
        address = f"http://127.0.0.1:{port}/mcp"
        async with Client(address) as one, Client(address) as other:
            texts = [await call(client, "new_table", **GAME) for client in (one, other)]
            agents = [
                Agent(client, handle_in(text)) for client, text in zip((one, other), texts, strict=True)
            ]
            assert agents[0].seat != agents[1].seat
            ends = await asyncio.gather(
                *[agent.play(text) for agent, text in zip(agents, texts, strict=True)]
            )
            assert "the game is over" in ends[0]
            assert ends[0] == ends[1]
            assert agents[0].answers == agents[1].answers > 5
    finally:
        program.terminate()
        await program.wait()


async def until_open(port: int) -> None:
    async with asyncio.timeout(60):
        while True:
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", port)
            except OSError:
                await asyncio.sleep(0.1)
            else:
                writer.close()
                await writer.wait_closed()
                return
