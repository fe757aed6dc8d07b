"""A database of ours in a file: opening it, keeping others out, bringing it up to date, copying it while it is written."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.schema import COLUMNS, CREATE_VERSION, VERSION, VERSION_TABLE, upgrade

_STATEMENTS: Final = 256  # that a connection remembers
_PATIENCE: Final = 5.0  # seconds: for a lock that a checkpoint or a copy holds


def connect(path: Path, *, is_read_only: bool = False) -> sqlite3.Connection:
    """Transactions are the caller's; a commit is on disk when it returns."""
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


@contextmanager
def refusing(path: Path) -> Iterator[None]:
    """What SQLite cannot open is somebody's mistake, not ours."""
    try:
        yield
    except sqlite3.Error as error:
        raise _refusal(error, f"{path} ({error})") from error


def _refusal(error: sqlite3.Error, detail: str) -> BadInput:
    match getattr(error, "sqlite_errorcode", 0) & 0xFF:  # the rest of it says more exactly what
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
        beside = sqlite3.connect(
            path.with_name(path.name + ".lock"), timeout=0, isolation_level=None, check_same_thread=False
        )
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
    return version


def counts(connection: sqlite3.Connection) -> dict[str, int]:
    """How many rows each table has."""
    found = {}
    for table in COLUMNS:
        ((found[table],),) = connection.execute(f"SELECT count(*) FROM {table}")
    return found


def copy_file(path: Path, target: Path) -> dict[str, int]:
    """A copy of one moment, although others may write meanwhile; the rows that it had then."""
    with refusing(path), closing(connect(path, is_read_only=True)) as source:
        source.execute("BEGIN")
        if version_of(source, path) is None:
            raise BadInput("not_our_database", str(path))
        found = counts(source)
        with closing(connect(target)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    return found


def put_in_place(copy: Path, path: Path) -> None:
    """Makes that copy the database; the lock must be held. What lay beside the old one goes first: it fits no other."""
    for suffix in ("-wal", "-shm"):
        path.with_name(path.name + suffix).unlink(missing_ok=True)
    copy.replace(path)
