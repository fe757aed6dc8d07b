"""Verification of backups on restore: every change since the backup is detected and named."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from tests.catalogue import take_out
from tests.kernel.test_versions import SECOND, Plankboat
from tests.server.backup.test_backup import PLAYED, code_of, fill
from tests.server.stored_games import count_stored_entries, stored_entries
from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.lab.siege.postgres import Cluster
from turncoat.server.backup.backup import NO_MANIFEST, Checked, backup, check_copy, restore
from turncoat.server.store.copy_schema import MANIFEST
from turncoat.server.store.numberings import keep_names
from turncoat.server.store.open import open_store
from turncoat_lifeboat.game import LIFEBOAT

Change = Callable[[sqlite3.Connection], object]

POSITION = "(SELECT position FROM tables WHERE id = 'oak')"
DERIVED = {
    "another position": "UPDATE tables SET position = (SELECT position FROM tables WHERE id = 'fig') WHERE id = 'oak'",
    "an earlier position": "",  # below
    "a number in a position": f"UPDATE tables SET position = CAST(replace(CAST({POSITION} AS TEXT), '[3,', '[4,') AS BLOB) WHERE id = 'oak'",
    "a shorter position": f"UPDATE tables SET position = substr({POSITION}, 1, length({POSITION}) - 1) WHERE id = 'oak'",
    "no position": "UPDATE tables SET position = x'' WHERE id = 'oak'",
    "a position before the game": "UPDATE tables SET position = x'00' WHERE id = 'yew'",
    "another stage": "UPDATE tables SET stage = 'over' WHERE id = 'oak'",
    "an earlier stage": "UPDATE tables SET stage = 'playing' WHERE id = 'fig'",
    "another game": "UPDATE tables SET game = 'thing' WHERE id = 'oak'",
    "an unknown game": "UPDATE tables SET game = 'chess' WHERE id = 'oak'",
    "another age": "UPDATE tables SET created = created - 1 WHERE id = 'oak'",
    "another summary": "UPDATE tables SET summary = (SELECT summary FROM tables WHERE id = 'yew') WHERE id = 'oak'",
    "another title": "UPDATE tables SET summary = CAST(replace(CAST(summary AS TEXT), 'deck', 'fire') AS BLOB)",
    "no summary": "UPDATE tables SET summary = x'' WHERE id = 'oak'",
    "a lower head": "UPDATE tables SET entries = entries - 1 WHERE id = 'oak'",
    "no last entry": f"DELETE FROM entries WHERE table_id = 'oak' AND number = {PLAYED - 1}",
    "no entries at all": "DELETE FROM entries WHERE table_id = 'yew'",
    "entries of no table": "DELETE FROM tables WHERE id = 'fig'",
    "another body": "UPDATE entries SET body = x'7b7d' WHERE table_id = 'oak' AND number = 3",
    "other events": "UPDATE entries SET events = x'5b5d' WHERE table_id = 'oak' AND number = 13",
    "another chain": "UPDATE entries SET chain = zeroblob(32) WHERE table_id = 'oak' AND number = 13",
    "another secret": "UPDATE tables SET secret = zeroblob(32) WHERE id = 'oak'",
    "a table that was erased": "INSERT INTO erased (id) VALUES ('oak')",
    "when a table is looked at": "UPDATE tables SET wake = 0 WHERE id = 'oak'",
    "when nobody is at it": "UPDATE tables SET wake = 0 WHERE id = 'yew'",
    "other names of numbers": "UPDATE facts SET value = x'7b7d' WHERE name LIKE 'names.%'",
    "unreadable names": "UPDATE facts SET value = x'ff' WHERE name LIKE 'names.%'",
}
TYPES = {
    "a body of text": "UPDATE entries SET body = CAST(body AS TEXT) WHERE table_id = 'oak' AND number = 3",
    "events of text": "UPDATE entries SET events = CAST(events AS TEXT)",
    "a chain of text": "UPDATE entries SET chain = 'chain' WHERE table_id = 'oak' AND number = 3",
    "a secret of text": "UPDATE tables SET secret = 'secret' WHERE id = 'oak'",
    "a position of text": "UPDATE tables SET position = CAST(position AS TEXT) WHERE id = 'oak'",
    "notes of text": "UPDATE notes SET notes = 'notes'",
    "a number with a fraction": "UPDATE tables SET wake = 1.5 WHERE id = 'oak'",
    "a seat in words": "UPDATE holders SET seat = 'first'",
    "a table without a name": "INSERT INTO erased (id) VALUES (NULL)",
    "a name that is no text": "UPDATE devices SET name = CAST(x'ff' AS TEXT)",
    "a kind of bytes": "UPDATE calls SET kind = x'00'",
}
OBJECTS = {
    "trigger": "CREATE TRIGGER listener AFTER INSERT ON entries BEGIN DELETE FROM notes; END",
    "view": "CREATE VIEW listener AS SELECT * FROM entries",
    "table": "CREATE TABLE listener (heard TEXT)",
    "index": "CREATE INDEX listener ON notes (notes)",
    "column": "ALTER TABLE notes ADD COLUMN listener TEXT",
    "computed column": "ALTER TABLE notes ADD COLUMN listener TEXT AS (hex(notes))",
    "index that is missing": "DROP INDEX tables_by_wake",
    "index of another table": "DROP INDEX tables_by_wake; CREATE INDEX tables_by_wake ON entries (at)",
    "check": """PRAGMA writable_schema = ON; UPDATE sqlite_master SET sql = replace(sql, 'value BYTEA NOT NULL',
        'value BYTEA NOT NULL CHECK (length(value) < 9)') WHERE name = 'facts'""",
}
UNDERIVED = {
    "notes": "UPDATE notes SET notes = x'00'",
    "no notes": "DELETE FROM notes",
    "another holder": "UPDATE holders SET device = 'elm' WHERE table_id = 'oak'",
    "one holder more": "INSERT INTO holders (table_id, seat, device, since) VALUES ('oak', 1, 'elm', 1)",
    "another seat": "UPDATE holders SET seat = 2 WHERE table_id = 'oak'",
    "a device": "UPDATE devices SET token_hash = x'00'",
    "a key": "UPDATE keys SET seat = 0",
    "a call": "UPDATE calls SET target = x'01'",
    "a fact": "UPDATE facts SET value = x'00' WHERE name = 'key'",
    "a name that may be taken again": "DELETE FROM erased",
    "who looks after it": "UPDATE tables SET keeper = 'b' WHERE id = 'oak'",
    "no last entry, and nothing of it": "",  # below
    "a table less": "DELETE FROM entries WHERE table_id = 'fig'; DELETE FROM tables WHERE id = 'fig'",
}
MANIFESTS = {
    "another digest": f"UPDATE {MANIFEST} SET digest = zeroblob(32) WHERE kind = 'whole'",
    "another count": f"UPDATE {MANIFEST} SET count = count + 1 WHERE name = 'notes'",
    "a line less": f"DELETE FROM {MANIFEST} WHERE name = 'notes'",
    "no digest": f"DELETE FROM {MANIFEST} WHERE kind = 'whole'",
    "another format": f"UPDATE {MANIFEST} SET count = 2 WHERE kind = 'whole'",
    "nothing": f"DELETE FROM {MANIFEST}",
    "a digest of text": f"UPDATE {MANIFEST} SET digest = 'digest'",
}


def earlier(copy: sqlite3.Connection) -> None:
    """The position before the last answer."""
    position = stored_entries("oak")[PLAYED - 2].after.position
    copy.execute("UPDATE tables SET position = ? WHERE id = 'oak'", (position,))


def without_last(copy: sqlite3.Connection) -> None:
    """The table without its last answer, with matching derived data."""
    after = stored_entries("oak")[PLAYED - 2].after
    copy.execute("DELETE FROM entries WHERE table_id = 'oak' AND number = ?", (PLAYED - 1,))
    copy.execute(
        "UPDATE tables SET entries = ?, position = ?, summary = ?, stage = ?, wake = ? WHERE id = 'oak'",
        (PLAYED - 1, after.position, after.summary, after.stage, after.wake),
    )


SPECIAL: dict[str, Change] = {
    "an earlier position": earlier,
    "no last entry, and nothing of it": without_last,
}


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def made_at(
    request: pytest.FixtureRequest, cluster: Cluster, tmp_path_factory: pytest.TempPathFactory
) -> str:
    if request.param == "postgres":
        return cluster.new_address()
    return str(tmp_path_factory.mktemp("made") / "turncoat.db")


@pytest.fixture(scope="module")
async def made(made_at: str, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    """A database and a backup of it."""
    copy = tmp_path_factory.mktemp("made") / "copy"
    await make(made_at, copy)
    return made_at, copy


async def make(address: str, copy: Path) -> None:
    store = open_store(address)
    await store.open()
    await fill(store)
    await keep_names(store, LIFEBOAT)
    await store.close()
    await backup(store, copy)


@pytest.fixture
def copy(made: tuple[str, Path], tmp_path: Path) -> Path:
    """A copy of the backup that a test may change."""
    shutil.copyfile(made[1], tmp_path / "copy")
    return tmp_path / "copy"


def change(copy: Path, name: str, statements: str, *, has_manifest: bool = True) -> None:
    before = copy.read_bytes()
    with closing(sqlite3.connect(copy)) as connection, connection:
        if name in SPECIAL:
            SPECIAL[name](connection)
        connection.executescript(statements)
    assert copy.read_bytes() != before, "nothing was changed"
    if not has_manifest:
        drop_manifest(copy)


def drop_manifest(copy: Path) -> None:
    """Remove the manifest, as in copies of earlier versions."""
    with closing(sqlite3.connect(copy)) as connection, connection:
        connection.execute(f"DROP TABLE {MANIFEST}")


async def check_refused(address: str, copy: Path) -> str:
    """The restore is refused and writes nothing; return the reason."""
    with pytest.raises(BadInput) as refused:
        await restore(open_store(address), copy, is_forced=True, needs_manifest=False)
    assert refused.value.code == "broken_copy"
    store = open_store(address)
    await store.open()
    assert await count_stored_entries(store, "oak") == PLAYED
    await store.close()
    return refused.value.detail


@pytest.mark.parametrize("has_manifest", [True, False], ids=["manifest", "none"])
@pytest.mark.parametrize("name", [*DERIVED, *TYPES])
async def test_what_does_not_follow_from_entries_is_not_put_back(
    made: tuple[str, Path], copy: Path, name: str, has_manifest: bool
) -> None:
    change(copy, name, {**DERIVED, **TYPES}[name], has_manifest=has_manifest)
    assert str(copy) in await check_refused(made[0], copy)


@pytest.mark.parametrize("has_manifest", [True, False], ids=["manifest", "none"])
@pytest.mark.parametrize("name", OBJECTS)
async def test_nothing_is_put_back_with_what_is_not_ours_in_it(
    made: tuple[str, Path], copy: Path, name: str, has_manifest: bool
) -> None:
    change(copy, name, OBJECTS[name], has_manifest=has_manifest)
    why = await check_refused(made[0], copy)
    assert "is not ours" in why or "is missing" in why


@pytest.mark.parametrize("name", UNDERIVED)
async def test_what_follows_from_nothing_is_told_by_the_manifest(
    made: tuple[str, Path], copy: Path, name: str
) -> None:
    change(copy, name, UNDERIVED[name])
    assert "manifest" in await check_refused(made[0], copy)
    drop_manifest(copy)
    assert check_copy(copy).unchecked == [NO_MANIFEST]  # without a manifest it cannot be known


@pytest.mark.parametrize("name", MANIFESTS)
async def test_a_manifest_that_was_changed_is_noticed(made: tuple[str, Path], copy: Path, name: str) -> None:
    change(copy, name, MANIFESTS[name])
    assert "manifest" in await check_refused(made[0], copy)


async def test_a_manifest_names_the_table_that_lost_its_end(made: tuple[str, Path], copy: Path) -> None:
    change(copy, "no last entry, and nothing of it", "")
    assert f"(oak: {PLAYED - 1} entries, {PLAYED} in its manifest)" in await check_refused(made[0], copy)


async def test_a_manifest_that_was_made_again_does_not_have_the_digest_that_was_kept(
    made: tuple[str, Path], copy: Path, tmp_path: Path
) -> None:
    digest = check_copy(copy).digest
    change(copy, "notes", UNDERIVED["notes"], has_manifest=False)
    other = open_store(str(tmp_path / "other.db"))
    assert await code_of(restore(other, copy, digest)) == "broken_copy"
    await restore(other, copy, needs_manifest=False)
    forged = await backup(other, tmp_path / "forged")
    assert forged.unchecked == []
    assert await code_of(restore(other, tmp_path / "forged", digest, is_forced=True)) == "broken_copy"
    assert await restore(other, tmp_path / "forged", forged.digest.upper(), is_forced=True) == forged


async def test_a_copy_of_an_earlier_version_is_put_back_on_demand_and_it_is_said_what_was_not_checked(
    made: tuple[str, Path], copy: Path
) -> None:
    rows = check_copy(copy).rows
    drop_manifest(copy)
    store = open_store(made[0])
    with pytest.raises(BadInput, match=r"no_manifest.*--without-manifest"):
        await restore(store, copy, is_forced=True)
    assert await restore(store, copy, is_forced=True, needs_manifest=False) == Checked(
        rows, "", [NO_MANIFEST]
    )
    await store.open()
    assert await count_stored_entries(store, "oak") == PLAYED
    await store.close()


async def test_a_manifest_stays_in_its_backup(tmp_path: Path, made: tuple[str, Path]) -> None:
    """In a running database it would soon be out of date."""
    path = tmp_path / "other.db"
    shutil.copyfile(made[1], path)  # as hosts may do
    store = open_store(str(path))
    await store.open()
    await store.put_notes("oak", 0, b"more")
    await store.close()
    assert check_copy(path).unchecked == [NO_MANIFEST]
    await restore(store, made[1], is_forced=True)
    assert check_copy(path).unchecked == [NO_MANIFEST]
    assert (await backup(store, tmp_path / "again")).digest == check_copy(made[1]).digest


async def test_a_database_that_was_analysed_is_copied(tmp_path: Path, made: tuple[str, Path]) -> None:
    path = tmp_path / "other.db"
    await restore(open_store(str(path)), made[1])
    with closing(sqlite3.connect(path)) as database:
        database.execute("ANALYZE")
    checked = await backup(open_store(str(path)), tmp_path / "again")
    assert await restore(open_store(str(path)), tmp_path / "again", is_forced=True) == checked


# Games by other rules than ours


async def test_a_game_by_earlier_rules_is_put_back_though_it_cannot_be_played_again(
    made: tuple[str, Path], copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "lifeboat", SECOND)
    (said,) = check_copy(copy).unchecked
    assert said.startswith("3 tables were dealt by rules of another version")
    change(copy, "a shorter position", DERIVED["a shorter position"], has_manifest=False)
    await check_refused(made[0], copy)


@pytest.mark.parametrize("name", ["another stage", "an earlier stage", "a body of text", "another body"])
async def test_of_a_game_by_earlier_rules_everything_else_is_checked(
    made: tuple[str, Path], copy: Path, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "lifeboat", SECOND)
    change(copy, name, {**DERIVED, **TYPES}[name], has_manifest=False)
    await check_refused(made[0], copy)


async def test_the_position_of_another_table_is_not_put_into_a_game_by_earlier_rules(
    made: tuple[str, Path], copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "lifeboat", SECOND)
    change(copy, "another position", DERIVED["another position"], has_manifest=False)  # of one that is over
    await check_refused(made[0], copy)


async def test_a_game_that_this_version_cannot_read_hinders_no_other(
    copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(GAMES, "lifeboat", Plankboat(2, {}))
    (said,) = check_copy(copy).unchecked
    assert said.startswith("3 tables were dealt by rules of another version")
    take_out(monkeypatch, "lifeboat")
    (said,) = check_copy(copy).unchecked
    assert said.startswith("4 tables are of games that this version does not have")
