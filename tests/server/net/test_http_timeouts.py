"""Timeouts of idle and slow HTTP connections."""

import asyncio
from pathlib import Path

import pytest

from turncoat.lab.siege.live_server import LiveServer, raw_request, request_bytes
from turncoat.server.net import http_timeouts


async def reply_to(address: str, parts: list[bytes], pause: float) -> bytes:
    host, _, port = address.removeprefix("http://").partition(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), 30)
    finally:
        writer.close()


@pytest.mark.parametrize("sent", [b"", b"GET /api/games HTTP/1.1\r\nhost: localhost\r\nx-slow: "])
async def test_a_head_that_does_not_come_is_refused(tmp_path: Path, sent: bytes) -> None:
    with LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log") as server:
        begin = asyncio.get_running_loop().time()
        told = await reply_to(server.address, [sent] if sent else [], 0)
        assert told.startswith(b"HTTP/1.1 408 ")
        took = asyncio.get_running_loop().time() - begin
        assert http_timeouts.HEAD_TIME - 1 < took < http_timeouts.HEAD_TIME + 15
        whole = request_bytes("GET", "/api/games", {})
        assert (await raw_request(server.address, whole)).status == 200


async def test_a_head_that_comes_in_pieces_is_answered(live: LiveServer) -> None:
    whole = request_bytes("GET", "/api/games", {})
    told = await reply_to(live.address, [whole[:10], whole[10:30], whole[30:]], 0.2)
    assert told.startswith(b"HTTP/1.1 200 ")


async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    endless = b"GET / HTTP/1.1\r\nx: " + b"x" * 30_000
    with LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log") as server:
        told = await reply_to(server.address, [endless, b"x" * 30_000, b"x" * 30_000], 0.2)
    assert told.startswith(b"HTTP/1.1 431 ")
