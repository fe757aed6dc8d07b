"""What a host does with a whole database: copies of it, in a file of one format for both kinds, so that they also move a server from
one kind to the other; and forgetting a table."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from itertools import groupby
from operator import itemgetter
from pathlib import Path

from turncoat.kernel.errors import BadInput
from turncoat.server import sqlite_file
from turncoat.server.chain import BrokenChain, check_chain, first_chain
from turncoat.server.store import Entry, Store, TableId


async def backup(store: Store, path: Path) -> dict[str, int]:
    """A checked copy in a new file, and how many rows each table has. A file of this name is always whole: until then its
    name ends in `.part`."""
    if path.exists():
        raise BadInput("file_exists", str(path))
    part = path.with_name(path.name + ".part")
    part.unlink(missing_ok=True)
    rows = await store.copy_to(part)
    if await asyncio.to_thread(check_copy, part) != rows:
        raise BadInput("broken_copy", str(part))
    part.rename(path)
    return rows


async def restore(store: Store, path: Path, *, is_forced: bool = False) -> dict[str, int]:
    """Checks such a file and makes it the database, in place of what there is only if that is forced."""
    if not path.is_file():
        raise BadInput("cannot_read", str(path))
    rows = await asyncio.to_thread(check_copy, path)
    await store.fill_from(path, is_forced=is_forced)
    return rows


async def erase(store: Store, table: TableId) -> None:
    """A table that somebody wants forgotten. BadInput: there is none."""
    await store.open()
    try:
        if await store.table(table) is None:
            raise BadInput("no_such_table", table)
        await store.erase(table)
    finally:
        await store.close()


def check_copy(path: Path) -> dict[str, int]:
    """How many rows each table has. BadInput: the file is damaged, or an entry does not follow from the one before it."""
    with sqlite_file.refusing(path), closing(sqlite_file.connect(path, is_read_only=True)) as copy:
        if sqlite_file.version_of(copy, path) is None:
            raise BadInput("not_our_database", str(path))
        problem = copy.execute("PRAGMA integrity_check(1)").fetchone()[0]
        if problem != "ok":
            raise BadInput("broken_copy", f"{path} ({problem})")
        _check_chains(copy, path)
        return sqlite_file.counts(copy)


def _check_chains(copy: sqlite3.Connection, path: Path) -> None:
    tables = {
        table: (secret, entries)
        for table, secret, entries in copy.execute("SELECT id, secret, entries FROM tables")
    }
    for table, entries in _entries_by_table(copy):
        secret, expected = tables.pop(table, (b"", 0))
        try:
            check_chain(entries, first_chain(table, secret))
        except BrokenChain as broken:
            raise BadInput("broken_copy", f"{path} ({table} {broken.number})") from broken
        if entries[0].number != 0 or len(entries) != expected:
            raise BadInput("broken_copy", f"{path} ({table} {len(entries)} / {expected})")
    for table, (_, expected) in tables.items():
        if expected != 0:
            raise BadInput("broken_copy", f"{path} ({table} 0 / {expected})")


def _entries_by_table(copy: sqlite3.Connection) -> Iterator[tuple[TableId, list[Entry]]]:
    rows = copy.execute(
        "SELECT table_id, number, at, kind, seat, body, events, chain FROM entries ORDER BY table_id, number"
    )
    for table, group in groupby(rows, itemgetter(0)):
        yield table, [Entry(*row[1:]) for row in group]
