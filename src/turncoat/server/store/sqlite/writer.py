"""Writer of the SQLite file: commits all waiting transactions as a batch, in one database transaction.

A batch shares one sync of the disk, which dominates the time. Futures are resolved when the commit has returned.

A writer thread commits, since that waits for the disk. Answers, which are most writes and have two rows each, are executed before in the
event loop's thread: a thread switch per statement takes longer than the statement. Other statements may take longer and are executed in
the writer thread.
"""

import asyncio
import contextlib
import sqlite3
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from queue import SimpleQueue
from threading import Thread
from typing import Final, TypeAlias

import msgspec

from turncoat.server.store import statements
from turncoat.server.store.api import StoreDamaged, StoreFailed
from turncoat.server.store.sqlite import file
from turncoat.server.store.statements import Append, Statement, Transaction, entry_values

MANY: Final = 4  # transactions in a batch after which the next one waits for `PAUSE`, so that it is large too
PAUSE: Final = 0.005  # seconds
CHECKPOINT: Final = 8_000  # pages (32 MB) of the write-ahead log before it is checkpointed
LOCK_TIMEOUT: Final = (
    5_000  # milliseconds that the writer thread waits for a lock; the event loop's thread does not
)

Outcome: TypeAlias = bool | StoreFailed


class Job(msgspec.Struct, frozen=True, gc=False):
    transaction: Transaction | Append
    done: "asyncio.Future[bool]"


class Behind(Exception):
    """A table has another number of entries than expected."""


class Group(msgspec.Struct, frozen=True, gc=False):
    """A batch. `begun` are the results of its statements, if they were executed already."""

    jobs: Sequence[Job]
    begun: Sequence[bool] | None


class Writer:
    """Owns the connection that writes. The event loop's thread uses it to begin a batch, then the writer thread to end it."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._is_busy: bool = False  # whether a batch is in progress or scheduled
        self._begun: SimpleQueue[Group | None] = SimpleQueue()  # None: stop
        self._connection = file.connect(path)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        self._set_lock_timeout(0)
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, transaction: Transaction | Append) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(Job(transaction, done))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._begin)
        return done

    async def stop(self) -> None:
        """Write or refuse the waiting transactions, then close."""
        with contextlib.suppress(StoreFailed):
            await self.submit(Transaction(None))
        self._begun.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    # In the event loop's thread

    def _begin(self) -> None:
        """Begin a batch of all waiting transactions."""
        jobs, self._waiting = self._waiting, []
        begun = None
        if all(_is_plain(job.transaction) for job in jobs):
            with contextlib.suppress(Exception):  # the writer thread then tries each alone
                begun = self._begin_group([job.transaction for job in jobs])
        self._begun.put(Group(jobs, begun))

    def _end(self, group: Group, outcomes: Sequence[Outcome]) -> None:
        for job, outcome in zip(group.jobs, outcomes, strict=True):
            if job.done.done():  # the caller was cancelled
                continue
            if isinstance(outcome, StoreFailed):
                job.done.set_exception(outcome)
            else:
                job.done.set_result(outcome)
        self._is_busy = bool(self._waiting)
        if self._is_busy:
            self._loop.call_later(PAUSE if len(group.jobs) >= MANY else 0, self._begin)

    # In the writer thread

    def _run(self) -> None:
        while (group := self._begun.get()) is not None:
            if group.begun is not None:
                outcomes = self._commit(group.begun)
            else:
                self._set_lock_timeout(LOCK_TIMEOUT)
                outcomes = self._write([job.transaction for job in group.jobs])
                self._set_lock_timeout(0)
            self._loop.call_soon_threadsafe(self._end, group, outcomes)

    def _write(self, group: Sequence[Transaction | Append]) -> Sequence[Outcome]:
        try:
            begun = self._begin_group(group)
        except Exception as error:  # noqa: BLE001 - any error must reach the waiting callers
            if len(group) == 1:
                return [failure(error)]
            return [
                self._write([transaction])[0] for transaction in group
            ]  # one failing transaction must not fail the others
        return self._commit(begun)

    def _commit(self, begun: Sequence[bool]) -> Sequence[Outcome]:
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [failure(error) for _ in begun]
        return begun

    # In either thread

    def _begin_group(self, group: Sequence[Transaction | Append]) -> list[bool]:
        """Execute all transactions of a batch, or none if one fails."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            return self._carry_out_all(group)
        except Exception:
            self._roll_back()
            raise

    def _carry_out_all(self, group: Sequence[Transaction | Append]) -> list[bool]:
        outcomes: list[bool] = []
        for is_plain, some in groupby(group, _is_plain):
            if is_plain and len(group) > 1:  # a single one is refused if it comes too late
                outcomes += self._append_all(
                    [transaction for transaction in some if isinstance(transaction, Append)]
                )
            else:
                outcomes += [
                    self._carry_out(
                        statements.append(transaction) if isinstance(transaction, Append) else transaction
                    )
                    for transaction in some
                ]
        return outcomes

    def _append_all(self, group: Sequence[Append]) -> list[bool]:
        """Execute all of these plain appends. Behind: one comes too late."""
        execute = self._connection.executemany
        if execute(
            statements.ADVANCE, [statements.row_after(transaction) for transaction in group]
        ).rowcount < len(group):
            raise Behind
        execute(
            statements.INSERT_ENTRY,
            [entry_values(transaction.table, transaction.entries[0]) for transaction in group],
        )
        return [True] * len(group)

    def _carry_out(self, transaction: Transaction) -> bool:
        if transaction.guard is not None and self._execute(transaction.guard) == 0:
            return False
        for statement in transaction.statements:
            self._execute(statement)
        return True

    def _execute(self, statement: Statement) -> int:
        return self._connection.execute(statement.sql, statement.values).rowcount

    def _set_lock_timeout(self, milliseconds: int) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # after some errors SQLite has rolled back itself
            self._connection.execute("ROLLBACK")


def failure(error: Exception) -> StoreFailed:
    is_damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    )
    kind = StoreDamaged if is_damaged else StoreFailed
    return kind(f"{type(error).__name__}: {error}")


def _is_plain(transaction: Transaction | Append) -> bool:
    """Whether it only appends one entry, as an answer does."""
    return isinstance(transaction, Append) and len(transaction.entries) == 1 and not transaction.writes
