"""Backups of databases written by real servers of this and earlier versions, restored to shared places."""

import sqlite3
from contextlib import closing
from pathlib import Path

import asyncpg
import pytest

from tests.earlier_records import read_earlier
from tests.server.backup.test_backup import code_of, fill
from tests.server.clients import Clock, begin_game, hall_in
from tests.server.finished_games import file_of, finish_game, play_on
from tests.server.stored_games import BEGUN, store_entries, stored_entries
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.server.backup.backup import NO_MANIFEST, backup, check_copy, restore
from turncoat.server.http.handlers.replays import store_game
from turncoat.server.store.api import Subscription
from turncoat.server.store.copy_schema import MANIFEST
from turncoat.server.store.open import open_store
from turncoat.server.store.postgres import copy as postgres_copy
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.settings import TableSettings

# PostgreSQL

ATTACHED = {
    "trigger": """CREATE FUNCTION listen() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.notes = ''heard''; RETURN NEW; END';
        CREATE TRIGGER listener BEFORE INSERT ON notes FOR EACH ROW EXECUTE FUNCTION listen()""",
    "rule": "CREATE RULE listener AS ON DELETE TO notes DO INSTEAD NOTHING",
    "policy": "CREATE POLICY listener ON notes USING (false)",
    "column": "ALTER TABLE notes ADD COLUMN listener TEXT",
}


@pytest.mark.parametrize("kind", ATTACHED)
async def test_nothing_is_put_where_something_that_is_not_ours_would_act_on_it(
    postgres_address: str, tmp_path: Path, kind: str
) -> None:
    store = open_store(postgres_address)
    await store.open()
    await fill(store)
    await store.close()
    await backup(store, tmp_path / "copy")
    outside = await asyncpg.connect(postgres_address)
    await outside.execute(ATTACHED[kind])
    with pytest.raises(BadInput) as refused:
        await restore(store, tmp_path / "copy", is_forced=True)
    assert refused.value.code == "unknown_object"
    assert f"({kind} listener of notes)" in refused.value.detail
    assert await outside.fetchval("SELECT notes FROM notes") == b"notes"
    await outside.close()


async def test_rows_that_are_not_kept_as_they_were_written_are_noticed(
    postgres_address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = open_store(postgres_address)
    await store.open()
    await fill(store)
    await store.add_subscription(
        Subscription("Ж", "fir", None, "push", b"", "uk")
    )  # names in an order that languages differ in
    await store.add_subscription(Subscription("Z", "fir", None, "push", b"", "uk"))
    await store.add_subscription(Subscription("é", "fir", None, "push", b"", "uk"))
    await store.close()
    await backup(store, tmp_path / "copy")
    await restore(store, tmp_path / "copy", is_forced=True)
    outside = await asyncpg.connect(postgres_address)
    await outside.execute(ATTACHED["trigger"])
    nothing = "SELECT '', '', '' WHERE $1::text[] IS NULL AND $2::text[] IS NULL"
    monkeypatch.setattr(postgres_copy, "_FOREIGN_OBJECTS", nothing)
    with pytest.raises(BadInput, match=r"broken_copy.*notes is not as it was written"):
        await restore(store, tmp_path / "copy", is_forced=True)
    assert await outside.fetchval("SELECT notes FROM notes") == b"notes"
    await outside.close()


async def test_a_position_that_does_not_follow_is_found_when_a_copy_is_made(
    address: str, tmp_path: Path
) -> None:
    store = open_store(address)
    await store.open()
    await store_entries(store, "oak", BEGUN + 1)
    last = stored_entries("oak")[BEGUN + 1]
    wrong = stored_entries("oak")[BEGUN].after
    await store.append("oak", [last.entry], wrong)
    await store.close()
    with pytest.raises(BadInput, match=r"broken_copy.*oak: position"):
        await backup(store, tmp_path / "copy")


# As servers write them


PLAYED_GAMES = [("lifeboat", 3), ("unfathomable", 4), ("thing", 5)]


async def played_evening(folder: Path) -> str:
    """A database with games of every kind: undone answers, orders, talk, a pause, a player who left, and an
    imported file."""
    clock = Clock()
    hall = hall_in(folder, clock)
    async with hall.run():
        for number, (game, players) in enumerate(PLAYED_GAMES):
            clients = await finish_game(hall, clock, TableSettings(game, players, is_open=True), number)
            taken_in = await clients.hall.replays.verify(await file_of(clients))
            await store_game(hall, taken_in)
            going_on = await begin_game(hall, TableSettings(game, players))
            await play_on(going_on, fast(number), clock, 30)
            await going_on.send(0, Leave())
            await play_on(going_on, fast(number), clock, 5)
        await hall.create(TableSettings("lifeboat", 3), "device0")
    return str(folder / "turncoat.db")


async def test_what_servers_write_follows_from_its_entries(tmp_path: Path) -> None:
    address = await played_evening(tmp_path)
    checked = await backup(open_store(address), tmp_path / "copy")
    assert checked.unchecked == []
    assert checked.rows["tables"] == 3 * len(PLAYED_GAMES) + 1
    with closing(sqlite3.connect(tmp_path / "copy")) as connection:
        kinds = {kind for (kind,) in connection.execute("SELECT DISTINCT kind FROM entries")}
    assert {"answered", "undone", "ordered", "said", "taken_over", "ended"} <= kinds
    with closing(sqlite3.connect(tmp_path / "copy")) as connection, connection:
        connection.execute(f"DROP TABLE {MANIFEST}")
    assert check_copy(tmp_path / "copy").unchecked == [NO_MANIFEST]  # the next moments of tables follow too


async def test_a_database_of_an_earlier_version_is_put_back_and_its_positions_are_reckoned_again(
    other_address: str, tmp_path: Path
) -> None:
    copy = tmp_path / "copy"
    copy.write_bytes(read_earlier("tables.db.gz"))
    checked = await restore(open_store(other_address), copy, needs_manifest=False)
    assert checked.unchecked == [NO_MANIFEST]
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(
            "UPDATE tables SET position = CAST(replace(CAST(position AS TEXT), ',0,', ',1,') AS BLOB) WHERE game = 'thing'"
        )
    again = restore(open_store(other_address), copy, is_forced=True, needs_manifest=False)
    assert await code_of(again) == "broken_copy"
