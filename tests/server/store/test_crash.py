"""Durability of acknowledged transactions: processes killed while they write, and torn write-ahead logs."""

import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.server.killed_writer import TABLES
from tests.server.store_data import NOW, check_table, entries_of, play, row
from turncoat.server.store.open import open_store
from turncoat.server.store.sqlite.store import SqliteStore

KILLS = int(os.environ.get("TURNCOAT_KILLS", "20"))  # a release is tried with more
TEAR = 512  # bytes: what a disk writes as a whole
UNTIL = NOW + 1000


def killed_player(address: str, moment: random.Random) -> dict[str, int]:
    """Run the writer and kill it; return the last acknowledged number of each table."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.server.killed_writer", address],
        stdout=subprocess.PIPE,
        encoding="ascii",
    ) as player:
        assert player.stdout is not None
        written = ""
        if moment.random() < 0.8:
            written = player.stdout.readline()
            assert written, "it ended by itself"
            time.sleep(moment.uniform(0, 0.1))
        else:
            time.sleep(moment.uniform(0, 0.8))  # perhaps before it has opened the store
        assert player.poll() is None
        player.send_signal(signal.SIGKILL)
        written += player.stdout.read()
    lines = written[: written.rfind("\n") + 1].splitlines()
    return {table: int(number) for table, number in (line.split() for line in lines)}


async def counted(address: str) -> dict[str, int]:
    store = open_store(address)
    await store.open()
    try:
        for table in TABLES:
            await store.claim(table, "judge", NOW, UNTIL)  # waits for what a dead server had begun to commit
        return {table: await check_table(store, table) for table in TABLES}
    finally:
        await store.close()


@pytest.mark.slow
async def test_what_was_acknowledged_before_a_kill_is_there_after_it(address: str) -> None:
    moment = random.Random(address)
    acknowledged = dict.fromkeys(TABLES, -1)
    for _ in range(KILLS):
        acknowledged |= killed_player(address, moment)
        counts = await counted(address)
        for table in TABLES:
            assert counts[table] > acknowledged[table]
    assert min(acknowledged.values()) > 0, "nobody had time to play"


async def recorded(folder: Path) -> tuple[Path, Path]:
    """A database and its write-ahead log, copied during a game."""
    live = folder / "live.db"
    store = SqliteStore(live)
    await store.open()
    await store.create(row(), [])
    await store.close()  # so that the tables are in the database, and the game in the log
    await store.open()
    await play(store, "oak", 12, size=700)
    database, log = folder / "recorded.db", folder / "recorded.db-wal"
    shutil.copy(live, database)
    shutil.copy(live.with_name("live.db-wal"), log)
    await store.close()
    return database, log


async def found_in(folder: Path, database: Path, log: bytes) -> int:
    """Recover a database with this write-ahead log; return the number of entries."""
    path = folder / "torn.db"
    shutil.copy(database, path)
    path.with_name("torn.db-wal").write_bytes(log)
    store = SqliteStore(path)
    await store.open()
    try:
        count = await check_table(store, "oak")
        assert await store.entries("oak") == entries_of("oak", count, size=700)
    finally:
        await store.close()
    return count


@pytest.mark.slow
async def test_a_log_of_writes_that_ends_anywhere_leaves_the_beginning_of_the_game(tmp_path: Path) -> None:
    database, log = await recorded(tmp_path)
    whole = log.read_bytes()
    counts = [
        await found_in(tmp_path, database, whole[:end]) for end in [*range(0, len(whole), TEAR), len(whole)]
    ]
    assert counts == sorted(counts)
    assert set(counts) == set(range(13))


@pytest.mark.slow
async def test_a_log_of_writes_that_is_damaged_anywhere_leaves_the_beginning_of_the_game(
    tmp_path: Path,
) -> None:
    database, log = await recorded(tmp_path)
    whole = log.read_bytes()
    noise = random.Random(7).randbytes(TEAR)
    counts = [
        await found_in(tmp_path, database, whole[:begin] + noise + whole[begin + TEAR :])
        for begin in range(0, len(whole), TEAR)
    ]
    assert counts == sorted(counts)
    assert set(counts) == set(range(12))
