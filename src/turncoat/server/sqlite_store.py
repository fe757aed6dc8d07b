"""The store for one process: an SQLite file.

One thread writes. It takes everything that waits and commits it in one transaction, so that a sync of the disk, which is what
takes time, is shared. Other threads read. A future is resolved when the commit has returned.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server import acts, sqlite_file
from turncoat.server.acts import Act, Append, Statement, Value
from turncoat.server.sql_store import Row, SqlStore
from turncoat.server.store import StoreFailed, TableId

LARGEST_GROUP: Final = 1000
READERS: Final = 2

Outcome: TypeAlias = bool | StoreFailed


class Job(msgspec.Struct, frozen=True, gc=False):
    act: Act
    done: "asyncio.Future[bool]"


class Writer:
    """Owns the connection that writes."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: SimpleQueue[Job | None] = SimpleQueue()  # None: no more will come
        self._connection = sqlite_file.connect(path)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, act: Act) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.put(Job(act, done))
        return done

    def stop(self) -> None:
        """What waits is written first."""
        self._waiting.put(None)
        self._thread.join()
        self._connection.close()

    def _run(self) -> None:
        is_open = True
        while is_open:
            jobs, is_open = self._next_group()
            if jobs:
                outcomes = self._commit([job.act for job in jobs])
                self._loop.call_soon_threadsafe(_resolve, jobs, outcomes)

    def _next_group(self) -> tuple[list[Job], bool]:
        """All that waits; False: nothing will come after it."""
        jobs: list[Job] = []
        job = self._waiting.get()
        while job is not None:
            jobs.append(job)
            if len(jobs) == LARGEST_GROUP:
                return jobs, True
            try:
                job = self._waiting.get_nowait()
            except Empty:
                return jobs, True
        return jobs, False

    def _commit(self, group: Sequence[Act]) -> Sequence[Outcome]:
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            outcomes = [self._carry_out(act) for act in group]
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            self._roll_back()
            if len(group) == 1:
                return [_failure(error)]
            return [self._commit([act])[0] for act in group]  # one that fails must not spoil the others
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [_failure(error) for _ in group]
        return outcomes

    def _carry_out(self, act: Act) -> bool:
        if act.guard is not None and self._execute(act.guard) == 0:
            return False
        for statement in act.statements:
            self._execute(statement)
        return True

    def _execute(self, statement: Statement) -> int:
        return self._connection.execute(statement.sql, statement.values).rowcount

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # after some errors SQLite has done so itself
            self._connection.execute("ROLLBACK")


def _failure(error: Exception) -> StoreFailed:
    return StoreFailed(f"{type(error).__name__}: {error}")


def _resolve(jobs: Sequence[Job], outcomes: Sequence[Outcome]) -> None:
    for job, outcome in zip(jobs, outcomes, strict=True):
        if job.done.done():  # whoever waited was cancelled
            continue
        if isinstance(outcome, StoreFailed):
            job.done.set_exception(outcome)
        else:
            job.done.set_result(outcome)


class Readers:
    """A few connections that only read, each used by one thread at a time."""

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
            raise _failure(error) from error
        finally:
            self._free.put(connection)

    def stop(self) -> None:
        self._pool.shutdown()
        while not self._free.empty():
            self._free.get().close()


class SqliteStore(SqlStore):
    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock: sqlite3.Connection | None = None
        self._writer: Writer | None = None
        self._readers: Readers | None = None

    async def open(self) -> None:
        self._lock = sqlite_file.lock(self._path)
        try:
            await asyncio.to_thread(sqlite_file.bring_up_to_date, self._path)
            with sqlite_file.refusing(self._path):
                self._writer = Writer(self._path)
                self._readers = Readers(self._path)
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        if self._writer is not None:
            await asyncio.to_thread(self._writer.stop)
        if self._readers is not None:
            await asyncio.to_thread(self._readers.stop)
        if self._lock is not None:
            self._lock.close()
        self._writer = self._readers = self._lock = None

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        assert self._readers is not None, "not open"
        return await self._readers.rows(sql, values)

    async def _act(self, act: Act | Append) -> bool:
        assert self._writer is not None, "not open"
        return await self._writer.submit(acts.append(act) if isinstance(act, Append) else act)

    # There is no other server: nobody to hear from, nobody to tell.

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
            copy.unlink(missing_ok=True)
            sqlite_file.copy_file(path, copy)
            sqlite_file.put_in_place(copy, self._path)
        finally:
            lock.close()
