"""SQLite database file: open, lock against other processes, upgrade the schema, copy while it is written."""

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

OWNERS: Final = 0o600  # the mode of a file that only its owner may read
_STATEMENTS: Final = 256  # that a connection remembers
_PATIENCE: Final = 5.0  # seconds: for a lock that a checkpoint or a copy holds


def connect(path: Path, *, is_read_only: bool = False) -> sqlite3.Connection:
    """Transactions are the caller's; a commit is on disk when it returns. A file that is made is its owner's alone."""
    if not is_read_only:
        _make(path)
    mode = "ro" if is_read_only else "rwc"
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode={mode}",
        uri=True,
        timeout=_PATIENCE,
        isolation_level=None,
        check_same_thread=False,
        cached_statements=_STATEMENTS,
    )
    connection.execute("PRAGMA synchronous = FULL")
    return connection


def _make(path: Path) -> None:
    """What SQLite puts beside it gets the same mode."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, OWNERS))


def readable_by_others(path: Path) -> list[Path]:
    """Which of the database's files are not their owner's alone."""
    if os.name != "posix":
        return []
    files = [path.with_name(path.name + suffix) for suffix in ("", "-wal", "-shm", "-journal")]
    return [file for file in files if file.is_file() and file.stat().st_mode & ~OWNERS & 0o777]


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """What SQLite cannot open is a mistake of its host's, not ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise _refusal(error, path) from error
    except OSError as error:
        if _is_read_only(path, error.errno):
            raise _read_only(path) from error
        raise BadInput("cannot_use_database", f"{path} ({error.strerror})") from error


def _is_read_only(path: Path, number: int | None = None) -> bool:
    """Whether nothing can be made or changed there, by this user or at all."""
    folder = path.absolute().parent
    return number == errno.EROFS or (folder.is_dir() and not os.access(folder, os.W_OK))


def _read_only(path: Path) -> BadInput:
    return BadInput(
        "cannot_write",
        f"the directory {path.absolute().parent} is read-only for this user: {path.name} and the files beside it are written there",
    )


def _refusal(error: sqlite3.Error, path: Path) -> BadInput:
    detail = f"{path} ({error})"
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the rest of it says more exactly what
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
    """Keeps other servers out until it is closed or this process ends. Those who only read need no lock.

    What is locked is an empty database beside the file: so it works on every system, and no child process inherits it.
    """
    with refusing(path):
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
    """Makes the file if there is none. Nothing is changed in a file that is refused."""
    with refusing(path), closing(connect(path)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            version = version_of(connection, path)
            if version is None:
                for statement in CREATE_VERSION:
                    connection.execute(statement)
            if version != VERSION:
                for statement in upgrade(version or 0):
                    connection.execute(statement)
            connection.execute(f"DROP TABLE IF EXISTS {MANIFEST}")  # a backup's, which is no longer one
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


def version_of(connection: sqlite3.Connection, path: Path) -> int | None:
    """None: there is nothing in it."""
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
    """How many rows each table has."""
    found = {}
    for shape in shapes_of(version):
        ((found[shape.name],),) = connection.execute(f"SELECT count(*) FROM {shape.name}")
    return found


def copy_file(path: Path, target: Path) -> dict[str, int]:
    """A copy of one moment, although others may write meanwhile; the rows that it had then."""
    with refusing(path), closing(connect(path, is_read_only=True)) as source:
        source.execute("BEGIN")
        version = version_of(source, path)
        if not version:
            raise BadInput("not_our_database", str(path))
        found = counts(source, version)
        with refusing(target), closing(connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    return found


def put_in_place(copy: Path, path: Path) -> None:
    """Makes that copy the database; the lock must be held. What lay beside the old one goes first: it fits no other. Where root puts it,
    it stays the server's."""
    if hasattr(os, "geteuid") and os.geteuid() == 0 and path.exists():
        os.chown(copy, path.stat().st_uid, path.stat().st_gid)
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    copy.replace(path)
