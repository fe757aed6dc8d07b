"""SQLite store: behaviour and failures specific to a file."""

import asyncio
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.store_data import after, check_table, entries_of, play, row
from turncoat.kernel.errors import BadInput
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.schema import VERSION_TABLE
from turncoat.server.store.sqlite import file, writer
from turncoat.server.store.sqlite.store import SqliteStore

OPEN = """
import asyncio, pathlib, sys
from turncoat.server.store.sqlite.store import SqliteStore
asyncio.run(SqliteStore(pathlib.Path(sys.argv[1])).open())
"""


async def refusal(path: Path) -> str:
    with pytest.raises(BadInput) as refused:
        await SqliteStore(path).open()
    return refused.value.code


async def test_one_server_at_a_time_uses_a_file(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    assert await refusal(path) == "database_in_use"
    other = await asyncio.create_subprocess_exec(sys.executable, "-c", OPEN, path, stderr=subprocess.PIPE)
    assert b"database_in_use" in (await other.communicate())[1]
    await store.create(row(), [])
    await store.close()
    await store.open()
    assert await check_table(store, "oak") == 0
    await store.close()


async def test_a_commit_waits_for_the_disk(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    with closing(file.connect(tmp_path / "a.db")) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    await store.close()


async def test_others_may_read_the_file_of_a_running_server(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store.create(row(), [])
    await play(store, "oak", 3)
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as reader:
        assert reader.execute("SELECT count(*) FROM entries").fetchone() == (3,)
    await store.close()


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear captain, " * 100)
    assert await refusal(path) == "not_our_database"
    assert path.read_text() == "Dear captain, " * 100


async def test_a_database_of_somebody_else_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE recipes (soup TEXT)")
    before = path.read_bytes()
    assert await refusal(path) == "not_our_database"
    assert path.read_bytes() == before


async def test_a_database_of_a_newer_server_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store.close()
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version = version + 1")
    assert await refusal(path) == "newer_database"


async def test_a_damaged_database_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store.close()
    path.write_bytes(path.read_bytes()[:100] + bytes(len(path.read_bytes()) - 100))
    assert await refusal(path) == "broken_database"


async def test_a_file_that_cannot_be_made_is_refused(tmp_path: Path) -> None:
    assert await refusal(tmp_path / "nowhere" / "a.db") == "cannot_use_database"


async def test_a_refused_database_can_be_opened_once_it_is_mended(tmp_path: Path) -> None:
    path = tmp_path / "a.db"
    path.write_text("Dear captain, " * 100)
    store = SqliteStore(path)
    with pytest.raises(BadInput):
        await store.open()
    path.unlink()
    await store.open()  # the lock was given back
    await store.close()


async def test_a_full_disk_fails_an_act_and_nothing_else(tmp_path: Path) -> None:
    resource = pytest.importorskip("resource")
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store.create(row(), [])
    await store.create(row("elm"), [])
    await play(store, "oak", 3)
    before = await store.table("oak")
    usual = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, ((tmp_path / "a.db-wal").stat().st_size + 5000, usual[1]))
    try:
        outcomes = await asyncio.gather(
            store.append("oak", entries_of("oak", 4, since=3, size=90_000), after(3)),
            store.append("elm", entries_of("elm", 1, size=90_000), after(0)),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [StoreFailed, StoreFailed]
        assert await store.table("oak") == before
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, usual)
    await play(store, "oak", 6, since=3)
    assert await check_table(store, "oak") == 6
    assert await check_table(store, "elm") == 0
    await store.close()
    await store.open()
    assert await check_table(store, "oak") == 6
    await store.close()


async def test_nobody_waits_for_somebody_elses_lock_but_who_writes(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store.create(row(), [])
    with closing(file.connect(tmp_path / "a.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(play(store, "oak", 3))
        begun = asyncio.get_running_loop().time()
        for _ in range(20):
            await asyncio.sleep(0.01)
        assert not writing.done()
        assert asyncio.get_running_loop().time() - begun < writer.LOCK_TIMEOUT / 1000
        other.execute("ROLLBACK")
        await writing
    assert await check_table(store, "oak") == 3
    await store.close()


async def test_what_waits_when_the_store_is_closed_is_written(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    for name in ("oak", "elm"):
        await store.create(row(name), [])
    writing = [asyncio.create_task(play(store, name, 1)) for name in ("oak", "elm")]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*writing)
    await store.open()
    assert [await check_table(store, name) for name in ("oak", "elm")] == [1, 1]
    await store.close()


async def test_a_store_whose_file_somebody_else_holds_can_be_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "LOCK_TIMEOUT", 1)
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store.create(row(), [])
    with closing(file.connect(tmp_path / "a.db")) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFailed):
            await play(store, "oak", 1)
        await store.close()
    await store.open()
    assert await check_table(store, "oak") == 0
    await store.close()
