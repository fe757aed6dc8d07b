"""Backups of a database: made while a server runs, verified, restored, also to the other kind of database."""

import asyncio
import sqlite3
from collections.abc import Awaitable
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.server.store_data import NOW, row
from tests.server.stored_games import BEGUN, count_stored_entries, store_entries, stored_entries
from turncoat.kernel.errors import BadInput
from turncoat.server.backup.backup import backup, check_copy, restore
from turncoat.server.store.api import (
    AddKey,
    BeginDaily,
    Device,
    EndDaily,
    Hold,
    Holder,
    Key,
    NumberTaken,
    Store,
    Subscription,
)
from turncoat.server.store.open import open_store
from turncoat.server.store.schema import COLUMNS, VERSION_TABLE

PLAYED = BEGUN + 5  # entries of a game that goes on


async def fill(store: Store) -> None:
    """Write rows to every table of the database."""
    for name in ("oak", "elm", "ash"):
        await store_entries(store, name, PLAYED)
        await store.write([Hold(Holder(name, 0, "fir", NOW))])
    await store_entries(store, "fig", len(stored_entries("fig")))  # it is over
    await store_entries(store, "yew", 1)  # nothing happened there yet
    await store.erase("ash")
    await store.claim("oak", "a", NOW, NOW + 1)
    await store.add_device(Device("fir", b"\x00\xff", NOW, NOW, "Ялинка"))
    await store.write([AddKey(Key(b"k", "oak", "seat", 1, None, True))])
    await store.write([BeginDaily("2026-11-18", "fir", "oak"), EndDaily("oak", True, {"first": "bail"})])
    await store.put_notes("oak", 0, b"notes")
    await store.add_subscription(Subscription("c", "fir", None, "push", b"\x00", "uk"))
    await store.put_fact("key", b"value")


def content(path: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(path)) as copy:
        return {
            table: sorted(copy.execute(f"SELECT {', '.join(columns)} FROM {table}"), key=repr)
            for table, columns in COLUMNS.items()
        }


async def code_of(copying: Awaitable[object]) -> str:
    with pytest.raises(BadInput) as refused:
        await copying
    return refused.value.code


async def test_a_copy_put_back_elsewhere_is_the_same_database(
    store: Store, other_address: str, tmp_path: Path
) -> None:
    await fill(store)
    checked = await backup(store, tmp_path / "copy")
    assert {table: len(rows) for table, rows in content(tmp_path / "copy").items()} == checked.rows
    assert 0 not in checked.rows.values()
    assert checked.unchecked == []
    other = open_store(other_address)
    assert await restore(other, tmp_path / "copy", checked.digest) == checked
    await backup(other, tmp_path / "again")
    assert content(tmp_path / "again") == content(tmp_path / "copy")
    await other.open()
    assert await other.table("oak") == await store.table("oak")
    assert await other.entries("oak") == await store.entries("oak")
    await store_entries(other, "oak", PLAYED + 3, since=PLAYED)
    assert await count_stored_entries(other, "oak") == PLAYED + 3
    with pytest.raises(NumberTaken):
        await other.create(row("ash"), [])  # erased before
    await other.close()


async def test_a_copy_is_of_one_moment_although_the_server_goes_on(store: Store, tmp_path: Path) -> None:
    names = [f"table {number}" for number in range(6)]
    for name in names:
        await store_entries(store, name, BEGUN)
    playing = asyncio.gather(*(store_entries(store, name, BEGUN + 60, since=BEGUN) for name in names))
    copies = [await backup(store, tmp_path / f"copy {number}") for number in range(3)]
    await playing
    copies.append(await backup(store, tmp_path / "last"))
    counts = [checked.rows["entries"] for checked in copies]
    assert counts == sorted(counts)
    assert counts[-1] == 6 * (BEGUN + 60)


async def test_a_copy_needs_no_open_store(address: str, tmp_path: Path) -> None:
    store = open_store(address)
    await store.open()
    await fill(store)
    await store.close()
    checked = await backup(open_store(address), tmp_path / "copy")
    assert checked.rows["entries"] == 2 * PLAYED + len(stored_entries("fig")) + 1
    assert [path.name for path in tmp_path.glob("copy*")] == ["copy"]


async def test_a_file_is_not_overwritten_by_a_copy(store: Store, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("precious")
    assert await code_of(backup(store, tmp_path / "copy")) == "file_exists"
    assert (tmp_path / "copy").read_text() == "precious"


async def test_a_database_is_replaced_only_by_force(address: str, tmp_path: Path) -> None:
    store = open_store(address)
    await store.open()
    await store_entries(store, "oak", 1)
    await backup(store, tmp_path / "copy")
    await store_entries(store, "oak", 5, since=1)
    await store.close()
    assert await code_of(restore(store, tmp_path / "copy")) == "database_not_empty"
    await store.open()
    assert await count_stored_entries(store, "oak") == 5
    await store.close()
    await restore(store, tmp_path / "copy", is_forced=True)
    await store.open()
    assert await count_stored_entries(store, "oak") == 1
    await store.close()


async def test_the_database_of_a_running_server_is_not_replaced(
    store: Store, address: str, tmp_path: Path
) -> None:
    await fill(store)
    await backup(store, tmp_path / "copy")
    assert await code_of(restore(open_store(address), tmp_path / "copy", is_forced=True)) == "database_in_use"
    assert await count_stored_entries(store, "oak") == PLAYED


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE entries SET body = x'00' WHERE table_id = 'oak' AND number = 3",
        "UPDATE entries SET seat = seat + 1 WHERE table_id = 'oak' AND number = 4",
        "DELETE FROM entries WHERE table_id = 'oak' AND number = 2",
        "DELETE FROM entries WHERE table_id = 'oak' AND number = 4",
        "DELETE FROM entries WHERE table_id = 'oak'",
        "DELETE FROM tables WHERE id = 'oak'",
        "UPDATE tables SET secret = x'00' WHERE id = 'oak'",
        "UPDATE tables SET entries = 6 WHERE id = 'oak'",
    ],
)
async def test_a_copy_that_was_changed_is_not_put_back(
    sqlite_address: str, tmp_path: Path, change: str
) -> None:
    path = tmp_path / "copy"
    await made_copy(sqlite_address, path, change)
    store = open_store(sqlite_address)
    assert await code_of(restore(store, path, is_forced=True)) == "broken_copy"
    await store.open()
    assert await count_stored_entries(store, "oak") == PLAYED
    await store.close()


async def made_copy(address: str, path: Path, change: str = "") -> None:
    store = open_store(address)
    await store.open()
    await fill(store)
    await store.close()
    await backup(store, path)
    if change:
        with closing(sqlite3.connect(path)) as copy, copy:
            copy.execute(change)


def is_refused(path: Path) -> bool:
    try:
        check_copy(path)
    except BadInput:
        return True
    return False


async def test_a_copy_with_a_damaged_page_is_not_put_back(sqlite_address: str, tmp_path: Path) -> None:
    path = tmp_path / "copy"
    await made_copy(sqlite_address, path)
    whole, intact = path.read_bytes(), content(path)
    for begin in range(0, len(whole), 4096):
        path.write_bytes(whole[: begin + 8] + b"\xff" * 64 + whole[begin + 72 :])
        assert is_refused(path) or content(path) == intact  # part of a page may be empty


@pytest.mark.parametrize(
    "change", ["UPDATE turncoat_version SET version = 'x'", "DELETE FROM turncoat_version"]
)
async def test_a_copy_without_a_version_is_not_put_back(
    sqlite_address: str, tmp_path: Path, change: str
) -> None:
    path = tmp_path / "copy"
    await made_copy(sqlite_address, path, change)
    assert await code_of(restore(open_store(sqlite_address), path, is_forced=True)) == "broken_database"


async def test_only_a_copy_is_put_back(sqlite_address: str, tmp_path: Path) -> None:
    store = open_store(sqlite_address)
    assert await code_of(restore(store, tmp_path / "nothing")) == "cannot_read"
    (tmp_path / "letter").write_text("Dear captain, " * 100)
    assert await code_of(restore(store, tmp_path / "letter")) == "not_our_database"
    (tmp_path / "empty").touch()
    assert await code_of(restore(store, tmp_path / "empty")) == "not_our_database"


async def test_nothing_is_copied_where_no_database_is(address: str, tmp_path: Path) -> None:
    code = await code_of(backup(open_store(address), tmp_path / "copy"))
    assert code in {"cannot_use_database", "not_our_database"}
    assert not (tmp_path / "copy").exists()


async def test_a_database_of_an_older_server_is_brought_up_to_date_before_it_is_copied(
    postgres_address: str, tmp_path: Path
) -> None:
    store = open_store(postgres_address)
    await store.open()
    await store.close()
    outside = await asyncpg.connect(postgres_address)
    await outside.execute(f"UPDATE {VERSION_TABLE} SET version = version - 1")
    await outside.close()
    assert await code_of(backup(store, tmp_path / "copy")) == "older_database"


async def test_a_broken_chain_is_found_when_a_copy_is_made(store: Store, tmp_path: Path) -> None:
    await store_entries(store, "oak", BEGUN)
    other = stored_entries("elm")[BEGUN]
    await store.append("oak", [other.entry], other.after)
    assert await code_of(backup(store, tmp_path / "copy")) == "broken_copy"
    assert not (tmp_path / "copy").exists()
