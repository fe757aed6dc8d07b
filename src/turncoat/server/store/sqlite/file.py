"""SQLite database file: opening, locking against other processes, schema upgrades, copies while it is written."""

import errno
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.store.copy_schema import MANIFEST, shapes_of
from turncoat.server.store.schema import CREATE_VERSION, VERSION, VERSION_TABLE, upgrade

OWNERS: Final = 0o600  # mode of a file that only its owner may read and write
_STATEMENTS: Final = 256  # prepared statements in the cache of a connection
_LOCK_TIMEOUT: Final = 5.0  # seconds; a checkpoint or a copy holds locks


def connect(path: Path, *, is_read_only: bool = False) -> sqlite3.Connection:
    """Open the file, created for its owner only. Callers manage transactions; a commit returns when it is on disk."""
    if not is_read_only:
        _make(path)
    mode = "ro" if is_read_only else "rwc"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_LOCK_TIMEOUT,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=_STATEMENTS,
    )
    connection.execute("PRAGMA synchronous = FULL")
    connection.execute("PRAGMA secure_delete = ON")  # overwrite deleted data
    return connection


def _make(path: Path) -> None:
    """Create the file if there is none. SQLite gives the files beside it the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNERS))


def empty_log(path: Path) -> None:
    """Move the write-ahead log into the file, except for what a long-running reader still needs."""
    with closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def readable_by_others(path: Path) -> list[Path]:
    """Files of the database that other users can read."""
    if os.name != "posix":
        return []
    files = [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm", "-journal")]
    return [file for file in files if file.is_file() and file.stat().st_mode & ~OWNERS & 0o777]


@contextmanager
def errors_as_refusals(path: Path) -> Iterator[None]:
    """Turn errors of SQLite and of the file system into refusals."""
    try:
        yield
    except sqlite3.Error as error:
        raise _refusal(error, path) from error
    except OSError as error:
        if _is_read_only(path, error.errno):
            raise _read_only(path) from error
        raise BadInput("cannot_use_database", f"{path} ({error.strerror})") from error


def _is_read_only(path: Path, number: int | None = None) -> bool:
    """Whether this user cannot write in the file's directory."""
    folder = path.absolute().parent
    return number == errno.EROFS or (folder.is_dir() and not os.access(folder, os.W_OK))


def _read_only(path: Path) -> BadInput:
    return BadInput(
        "cannot_write",
        f"the directory {path.absolute().parent} is read-only for this user: {path.name} and the files beside it are written there",
    )


def _refusal(error: sqlite3.Error, path: Path) -> BadInput:
    detail = f"{path} ({error})"
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the primary result code
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN if _is_read_only(path):
            return _read_only(path)
        case sqlite3.SQLITE_READONLY:
            return BadInput("cannot_write", f"{path} cannot be written by this user")
        case sqlite3.SQLITE_NOTADB:
            return BadInput("not_our_database", detail)
        case sqlite3.SQLITE_CORRUPT:
            return BadInput("broken_database", detail)
        case sqlite3.SQLITE_BUSY:
            return BadInput("database_in_use", detail)
    return BadInput("cannot_use_database", detail)


def lock(path: Path) -> sqlite3.Connection:
    """Lock the database against other servers until the connection is closed or this process ends. Readers need no lock.

    The lock is on an empty database beside the file, which works on every system and is not inherited by child processes.
    """
    with errors_as_refusals(path):
        name = path.with_name(path.name + ".lock")
        _make(name)
        beside = sqlite3.connect(name, timeout=0, isolation_level=None, check_same_thread=False)
        try:
            beside.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error:
            beside.close()
            raise
    return beside


def bring_up_to_date(path: Path) -> None:
    """Create or upgrade the file. A refused file stays unchanged."""
    with errors_as_refusals(path), closing(connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = version_of(connection, path)
            if version is None:
                for statement in CREATE_VERSION:
                    connection.execute(statement)
            if version != VERSION:
                for statement in upgrade(version or 0):
                    connection.execute(statement)
            connection.execute(f"DROP TABLE IF EXISTS {MANIFEST}")  # of a backup, which the file no longer is
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def version_of(connection: sqlite3.Connection, path: Path) -> int | None:
    """The schema version of a file; None if it is empty. BadInput: it is newer, broken, or not ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return None
    if VERSION_TABLE not in names:
        raise BadInput("not_our_database", str(path))
    versions = [version for (version,) in connection.execute(f"SELECT version FROM {VERSION_TABLE}")]
    if len(versions) != 1 or not isinstance(versions[0], int):
        raise BadInput("broken_database", f"{path} ({VERSION_TABLE})")
    version: int = versions[0]
    if version > VERSION:
        raise BadInput("newer_database", f"{path} ({version} > {VERSION})")
    if version < 0:
        raise BadInput("broken_database", f"{path} ({VERSION_TABLE})")
    return version


def counts(connection: sqlite3.Connection, version: int) -> dict[str, int]:
    """Row counts of all tables."""
    rows = {}
    for shape in shapes_of(version):
        ((rows[shape.name],),) = connection.execute(f"SELECT count(*) FROM {shape.name}")
    return rows


def copy_file(path: Path, target: Path) -> dict[str, int]:
    """Copy a snapshot of the file, which others may write; return the row counts of its tables."""
    with errors_as_refusals(path), closing(connect(path, is_read_only=True)) as source:
        source.execute("BEGIN")
        version = version_of(source, path)
        if not version:
            raise BadInput("not_our_database", str(path))
        rows = counts(source, version)
        with errors_as_refusals(target), closing(connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # without a write-ahead log beside it
    return rows


def put_in_place(copy: Path, path: Path) -> None:
    """Replace the database by a copy; callers hold the lock. Journal files of the old one are deleted first. As root, the file
    keeps its owner."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and path.exists():
        os.chown(copy, path.stat().st_uid, path.stat().st_gid)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    copy.replace(path)
