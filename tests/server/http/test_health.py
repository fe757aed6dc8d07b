"""Health of a real server with a full disk, a damaged file or an unreachable database, and its recovery."""

import asyncio
import contextlib
import json
import sqlite3
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.mounts import fill_up, small_disk
from tests.server.stored_games import store_entries, stored_entries
from turncoat.lab.siege.live_server import Browser, LiveServer
from turncoat.lab.siege.postgres import Cluster
from turncoat.server.live.socket import LATER
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.open import open_store

SECONDS = 30.0
TOO_BUSY = (503, {"error": "too_busy"})
TABLE = {"settings": {"game": "lifeboat", "players": 3}}


async def fetch(
    server: LiveServer, method: str = "GET", path: str = "/api/health", body: object = None
) -> Any:
    reply = await Browser(server.address).request(method, path, body)
    return reply.status, reply.json


async def until(holds: Callable[[], Awaitable[bool]]) -> None:
    begin = time.monotonic()
    while not await holds():
        assert time.monotonic() - begin < SECONDS, "waited in vain"
        await asyncio.sleep(0.1)


def lines_of(server: LiveServer) -> list[dict[str, Any]]:
    return [json.loads(line) for line in server.log.read_text().splitlines()]


def faults_of(server: LiveServer) -> list[dict[str, Any]]:
    """Log lines with a traceback."""
    return [line for line in lines_of(server) if "fault" in line or line["what"].startswith("Traceback")]


async def test_a_server_whose_disk_is_full_is_not_well_until_there_is_room(tmp_path: Path) -> None:
    with (
        small_disk(tmp_path / "disk", 4) as disk,
        LiveServer(str(disk / "tables.db"), tmp_path / "log") as server,
    ):
        assert (await fetch(server))[0] == 200
        assert (await fetch(server, "POST", "/api/tables", TABLE))[0] == 200
        fill_up(disk / "filler")
        assert await fetch(server) == TOO_BUSY
        assert await fetch(server, "POST", "/api/tables", TABLE) == TOO_BUSY
        assert (await fetch(server, path="/api/games"))[0] == 200  # what needs no disk is answered
        (disk / "filler").unlink()
        assert (await fetch(server))[0] == 200
        assert (await fetch(server, "POST", "/api/tables", TABLE))[0] == 200
        assert faults_of(server) == []


async def kept_database(path: Path) -> None:
    """A database with more tables than a server reads at its start."""
    store = open_store(str(path))
    await store.open()
    for number in range(8):
        await store_entries(store, f"table{number}", len(stored_entries(f"table{number}")))
    await store.close()


@pytest.mark.slow
@pytest.mark.parametrize("where", ["a page", "everything"])
async def test_a_server_whose_file_is_damaged_is_not_well(tmp_path: Path, where: str) -> None:
    path = tmp_path / "tables.db"
    await kept_database(path)
    with closing(sqlite3.connect(path)) as database:
        pages = [
            page for (page,) in database.execute("SELECT rootpage FROM sqlite_master WHERE name = 'entries'")
        ]
    begin, size = {
        "a page": (4096 * (pages[0] - 1), 4096),
        "everything": (0, path.stat().st_size),
    }[where]
    with LiveServer(str(path), tmp_path / "log") as server:
        assert (await fetch(server))[0] == 200
        with path.open("r+b") as file:
            file.seek(begin)
            file.write(b"\xff" * size)

        async def is_not_well() -> bool:
            return bool(await fetch(server) == TOO_BUSY)

        await until(is_not_well)
        assert await is_not_well()  # it stays so
        assert faults_of(server) == []
        damaged = [line for line in lines_of(server) if line["what"] == "database_damaged"]
        assert [line["path"] for line in damaged] == [str(path)]


@pytest.mark.slow
async def test_a_server_whose_file_is_gone_is_not_well(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    with LiveServer(str(path), tmp_path / "log") as server:
        assert (await fetch(server))[0] == 200
        path.rename(tmp_path / "elsewhere.db")

        async def is_not_well() -> bool:
            return bool(await fetch(server) == TOO_BUSY)

        await until(is_not_well)
        (tmp_path / "elsewhere.db").rename(path)

        async def is_well() -> bool:
            return bool((await fetch(server))[0] == 200)

        await until(is_well)


# PostgreSQL


async def test_a_database_that_takes_no_writes_is_not_well(postgres_address: str) -> None:
    """Such as one that has become a replica."""
    store = open_store(postgres_address)
    await store.open()
    await store.check()
    await store.close()
    outside = await asyncpg.connect(postgres_address)
    await outside.execute("ALTER ROLE postgres SET default_transaction_read_only = on")
    try:
        await store.open()
        with pytest.raises(StoreFailed, match="read-only"):
            await store.check()
    finally:
        await store.close()
        await outside.execute("ALTER ROLE postgres RESET default_transaction_read_only")
        await outside.close()


@contextlib.asynccontextmanager
async def people_who_come(host: Browser, table: str) -> AsyncIterator[list[int | None]]:
    """Open sockets again and again; collect their close codes."""
    codes: list[int | None] = []
    is_over = asyncio.Event()

    async def come() -> None:
        while not is_over.is_set():
            try:
                async with await host.open(table) as socket, asyncio.timeout(SECONDS):
                    await socket.recv()
                    codes.append(None)  # it was told how the table stands
            except ConnectionClosed as closed:
                codes.append(closed.rcvd.code if closed.rcvd is not None else 0)
            await asyncio.sleep(0.05)

    async with asyncio.TaskGroup() as coming:
        for _ in range(8):
            coming.create_task(come())
        try:
            yield codes
        finally:
            is_over.set()


@pytest.mark.slow
async def test_people_who_come_while_the_database_is_away_are_told_to_come_later(
    cluster: Cluster, postgres_address: str, tmp_path: Path
) -> None:
    with LiveServer(postgres_address, tmp_path / "log") as server:
        host = Browser(server.address)
        table = (await host.fetch("POST", "/api/tables", TABLE))["table"]
        async with people_who_come(host, table) as codes:
            await until(lambda: asyncio.sleep(0, codes.count(None) >= 10))
            await asyncio.to_thread(cluster.crash)
            try:
                await until(lambda: asyncio.sleep(0, codes.count(LATER) >= 50))
                assert await fetch(server) == TOO_BUSY
                assert (await host.request("GET", f"/api/tables/{table}")).status == 503
            finally:
                await asyncio.to_thread(cluster.start)

            async def is_well() -> bool:
                return bool((await fetch(server))[0] == 200)

            await until(is_well)
            served = codes.count(None)
            await until(lambda: asyncio.sleep(0, codes.count(None) >= served + 10))
        assert set(codes) <= {None, LATER}
        assert faults_of(server) == []
