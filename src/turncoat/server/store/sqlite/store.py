"""The store for one process: an SQLite file. One thread writes (`writer.py`), others read."""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import StoreDamaged
from turncoat.server.store.freshness import Alone, Contact
from turncoat.server.store.sql import Row, SqlStore
from turncoat.server.store.sqlite import file as sqlite_file
from turncoat.server.store.sqlite.inspection import Inspection
from turncoat.server.store.sqlite.writer import Writer, failure
from turncoat.server.store.statements import Append, Statement, Transaction, Value, insertion

READERS: Final = 2
LOG: Final = logging.getLogger("turncoat.server.store.sqlite.store")
# Writes and restores a page: SQLite would skip a write that changes nothing.
_PROOF: Final = Transaction(
    Statement(insertion("facts"), ("health", b"")),
    [Statement("DELETE FROM facts WHERE name = ?", ("health",))],
)


class Readers:
    """A pool of read-only connections, each used by one thread at a time."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(READERS, "store-reader")
        self._free: SimpleQueue[sqlite3.Connection] = SimpleQueue()
        for _ in range(READERS):
            connection = sqlite_file.connect(path)
            connection.execute("PRAGMA query_only = ON")
            self._free.put(connection)

    async def rows(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        return await self._loop.run_in_executor(self._pool, self._read, sql, values)

    def _read(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        connection = self._free.get()
        try:
            return connection.execute(sql, values).fetchall()
        except sqlite3.Error as error:
            raise failure(error) from error
        finally:
            self._free.put(connection)

    def stop(self) -> None:
        self._pool.shutdown()
        while not self._free.empty():
            self._free.get().close()


class SqliteStore(SqlStore):
    def __init__(self, path: Path) -> None:
        self._path = path
        self.contact: Contact = Alone()
        self._lock: sqlite3.Connection | None = None
        self._writer: Writer | None = None
        self._readers: Readers | None = None
        self._inspection = Inspection(path)

    async def open(self) -> None:
        self._lock = sqlite_file.lock(self._path)
        self._inspection = Inspection(self._path)
        try:
            await asyncio.to_thread(sqlite_file.bring_up_to_date, self._path)
            with sqlite_file.errors_as_refusals(self._path):
                self._writer = Writer(self._path)
                self._readers = Readers(self._path)
            for file in sqlite_file.readable_by_others(self._path):
                LOG.warning("others_can_read", extra={"path": str(file)})
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.stop()
        if self._readers is not None:
            await asyncio.to_thread(self._readers.stop)
        await self._inspection.stop()
        if self._lock is not None:
            self._lock.close()
        self._writer = self._readers = self._lock = None

    async def check(self) -> None:
        """Check by a write that changes nothing, and by an inspection of the file."""
        await self._commit_transaction(_PROOF)
        await self._inspection.look()

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        assert self._readers is not None, "not open"
        try:
            return await self._readers.rows(sql, values)
        except StoreDamaged as damage:
            self._inspection.note(damage)
            raise

    async def _commit_transaction(self, transaction: Transaction | Append) -> bool:
        assert self._writer is not None, "not open"
        try:
            return await self._writer.submit(transaction)
        except StoreDamaged as damage:
            self._inspection.note(damage)
            raise

    async def erase(self, table: TableId) -> None:
        """Erase a table from the file and from the write-ahead log, which would keep its rows."""
        await super().erase(table)
        await asyncio.to_thread(sqlite_file.empty_log, self._path)

    async def _size(self) -> int:
        rows = await self._rows(
            "SELECT (page_count - freelist_count) * page_size "
            "FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
        )
        return int(rows[0][0] or 0)

    # There are no other servers, so no notifications.

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        pass

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None:
        pass

    async def _tell(self, channel: str, message: bytes) -> None:
        pass

    # Copies

    async def copy_to(self, path: Path) -> dict[str, int]:
        return await asyncio.to_thread(sqlite_file.copy_file, self._path, path)

    async def fill_from(self, path: Path, *, is_forced: bool = False) -> None:
        await asyncio.to_thread(self._fill_from, path, is_forced)

    def _fill_from(self, path: Path, is_forced: bool) -> None:
        lock = sqlite_file.lock(self._path)
        try:
            if not is_forced and self._path.exists() and self._path.stat().st_size > 0:
                raise BadInput("database_not_empty", f"{self._path} (--force)")
            copy = self._path.with_name(self._path.name + ".restoring")
            with sqlite_file.errors_as_refusals(self._path):
                copy.unlink(missing_ok=True)
                sqlite_file.copy_file(path, copy)
                sqlite_file.bring_up_to_date(copy)  # the file may come from an older server
                sqlite_file.put_in_place(copy, self._path)
        finally:
            lock.close()
