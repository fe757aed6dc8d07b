"""Permissions of database files and backups, and errors for directories that cannot be written."""

import logging
import os
import shutil
from collections.abc import Awaitable, Iterator
from pathlib import Path

import pytest

from tests.cli.test_host import turncoat
from tests.server.mounts import make_read_only, small_disk
from tests.server.stored_games import store_entries
from turncoat.kernel.errors import BadInput
from turncoat.server.backup.backup import backup, restore
from turncoat.server.store.api import Store
from turncoat.server.store.open import open_store
from turncoat.server.store.sqlite.store import SqliteStore

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are those of POSIX")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    """Set a umask with which new files would be readable by all."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def modes_in(folder: Path) -> dict[str, str]:
    return {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}


async def test_files_of_a_database_are_made_for_their_owner_alone(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "a.db")
    await store.open()
    await store_entries(store, "oak", 3)
    modes = modes_in(tmp_path)
    assert {"a.db", "a.db-wal", "a.db-shm", "a.db.lock"} <= set(modes)
    assert set(modes.values()) == {"0o600"}
    await store.close()


async def test_copies_are_made_for_their_owner_alone(
    store: Store, other_address: str, tmp_path: Path
) -> None:
    await store_entries(store, "oak", 3)
    folder = tmp_path / "copies"
    folder.mkdir()
    await backup(store, folder / "copy")
    assert modes_in(folder) == {"copy": "0o600"}
    (folder / "copy").chmod(0o644)
    await restore(open_store(other_address), folder / "copy")
    other = Path(other_address)
    assert not other.is_file() or other.stat().st_mode & 0o777 == 0o600


async def test_a_database_that_root_puts_back_stays_its_servers(tmp_path: Path) -> None:
    if os.geteuid() != 0:
        pytest.skip("only root gives files away")
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store_entries(store, "oak", 3)
    await store.close()
    await backup(store, tmp_path / "copy")
    os.chown(path, 65534, 65534)
    await restore(store, tmp_path / "copy", is_forced=True)
    assert (path.stat().st_uid, path.stat().st_gid, path.stat().st_mode & 0o777) == (65534, 65534, 0o600)


@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644, 0o602])
async def test_the_host_is_warned_of_files_that_others_can_read(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, mode: int
) -> None:
    path = tmp_path / "a.db"
    store = SqliteStore(path)
    await store.open()
    await store.close()
    assert not caplog.records
    path.chmod(mode)
    with caplog.at_level(logging.WARNING):
        await store.open()
        await store.close()
    warnings = [(record.msg, getattr(record, "path", "")) for record in caplog.records]
    # What SQLite puts beside a file is as the file is.
    assert warnings == [("others_can_read", f"{path}{suffix}") for suffix in ("", "-wal", "-shm")]


async def test_commands_warn_of_files_that_others_can_read(tmp_path: Path) -> None:
    path, copy = tmp_path / "a.db", tmp_path / "copy"
    store = SqliteStore(path)
    await store.open()
    await store_entries(store, "oak", 3)
    await store.close()
    assert "others" not in (await turncoat("backup", str(copy), "--database", str(path)))[1]
    path.chmod(0o644)
    copy.chmod(0o644)
    _, said = await turncoat("backup", str(tmp_path / "again"), "--database", str(path))
    assert f"turncoat: others on this machine can read {path}; chmod 600 {path}\n" in said
    _, said = await turncoat("restore", str(copy), "--database", str(tmp_path / "other.db"))
    assert f"turncoat: others on this machine can read {copy}; chmod 600 {copy}\n" in said


# Directories that cannot be written


async def refusal(opening: Awaitable[object]) -> str:
    with pytest.raises(BadInput) as refused:
        await opening
    return str(refused.value)


@pytest.mark.parametrize("has_files", [True, False])
async def test_a_read_only_directory_gets_a_clear_sentence(tmp_path: Path, has_files: bool) -> None:
    kept = SqliteStore(tmp_path / "a.db")
    await kept.open()
    await store_entries(kept, "oak", 3)
    await kept.close()
    await backup(kept, tmp_path / "copy")
    with small_disk(tmp_path / "disk", 4) as disk:
        if has_files:
            for name in ("a.db", "a.db.lock"):
                shutil.copy(tmp_path / name, disk / name)
        make_read_only(disk)
        store = SqliteStore(disk / "a.db")
        sentence = f"cannot_write: the directory {disk} is read-only for this user: a.db and the files beside it are written there"
        assert await refusal(store.open()) == sentence
        assert await refusal(restore(store, tmp_path / "copy", is_forced=True)) == sentence
        code, said = await turncoat("serve", "--port", "0", "--database", str(disk / "a.db"))
        assert (code, said.splitlines()[-1]) == (2, f"turncoat: {sentence}")
        said = await refusal(backup(kept, disk / "copy"))
        assert said == sentence.replace("a.db and", "copy.part and")
        if has_files:
            assert await refusal(backup(store, tmp_path / "again")) == sentence


async def test_a_directory_that_is_not_there_is_no_read_only_one(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "a.db"
    said = await refusal(SqliteStore(path).open())
    assert said == f"cannot_use_database: {path} (No such file or directory)"
