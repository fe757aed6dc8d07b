"""Writer of the SQLite file: commits everything that waits as a batch, in one transaction.

A batch shares one sync of the disk, which is what takes time. A future is resolved when the commit has returned.

A thread waits for the disk. Answers, which are most of what is written and touch two rows each, are carried out before that, in the thread
of the loop: with every statement threads change to and fro, which takes longer than the statement if both have work to do. Whatever may
take longer is carried out in the thread that commits.
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
from turncoat.server.store.statements import Act, Append, Statement, entry_values

MANY: Final = 4  # in a group: then more will come in a moment, and fewer commits are less work
PAUSE: Final = 0.005  # seconds
CHECKPOINT: Final = 8_000  # pages (32 MB) beside the file, that are then put into it: a row that was written often meanwhile, only once
PATIENCE: Final = 5_000  # milliseconds that the thread waits for another holder's lock; the loop does not

Outcome: TypeAlias = bool | StoreFailed


class Job(msgspec.Struct, frozen=True, gc=False):
    act: Act | Append
    done: "asyncio.Future[bool]"


class Behind(Exception):
    """One of several tables does not stand where it was thought to."""


class Group(msgspec.Struct, frozen=True, gc=False):
    """To be committed together; `begun` is what came of their statements, if those were carried out already."""

    jobs: Sequence[Job]
    begun: Sequence[bool] | None


class Writer:
    """Owns the connection that writes: the loop's thread uses it to begin a group, and then the other until the group has ended."""

    def __init__(self, path: Path) -> None:
        self._loop = asyncio.get_running_loop()
        self._waiting: list[Job] = []
        self._is_busy: bool = False  # a group was begun, or will be
        self._begun: SimpleQueue[Group | None] = SimpleQueue()  # None: no more will come
        self._connection = file.connect(path)
        self._connection.execute("PRAGMA journal_mode = WAL")
        self._connection.execute(f"PRAGMA wal_autocheckpoint = {CHECKPOINT}")
        self._be_patient(0)
        self._thread = Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    def submit(self, act: Act | Append) -> "asyncio.Future[bool]":
        done: asyncio.Future[bool] = self._loop.create_future()
        self._waiting.append(Job(act, done))
        if not self._is_busy:
            self._is_busy = True
            self._loop.call_soon(self._begin)
        return done

    async def stop(self) -> None:
        """What waits is written first, or refused."""
        with contextlib.suppress(StoreFailed):
            await self.submit(Act(None))
        self._begun.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    # In the loop's thread

    def _begin(self) -> None:
        """Closes the current batch: later writes wait for the next group."""
        jobs, self._waiting = self._waiting, []
        begun = None
        if all(_is_plain(job.act) for job in jobs):
            with contextlib.suppress(Exception):  # the thread tries again, and finds out whose it is
                begun = self._carried_out([job.act for job in jobs])
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

    # In the thread that commits

    def _run(self) -> None:
        while (group := self._begun.get()) is not None:
            if group.begun is not None:
                outcomes = self._committed(group.begun)
            else:
                self._be_patient(PATIENCE)
                outcomes = self._written([job.act for job in group.jobs])
                self._be_patient(0)
            self._loop.call_soon_threadsafe(self._end, group, outcomes)

    def _written(self, group: Sequence[Act | Append]) -> Sequence[Outcome]:
        try:
            begun = self._carried_out(group)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            if len(group) == 1:
                return [failure(error)]
            return [self._written([act])[0] for act in group]  # one that fails must not spoil the others
        return self._committed(begun)

    def _committed(self, begun: Sequence[bool]) -> Sequence[Outcome]:
        try:
            self._connection.execute("COMMIT")
        except sqlite3.Error as error:
            self._roll_back()
            return [failure(error) for _ in begun]
        return begun

    # In either

    def _carried_out(self, group: Sequence[Act | Append]) -> list[bool]:
        """All of them, to be committed; or nothing, if one fails."""
        try:
            self._connection.execute("BEGIN IMMEDIATE")
            return self._carry_out_all(group)
        except Exception:
            self._roll_back()
            raise

    def _carry_out_all(self, group: Sequence[Act | Append]) -> list[bool]:
        outcomes: list[bool] = []
        for is_plain, some in groupby(group, _is_plain):
            if is_plain and len(group) > 1:  # alone it is refused if it comes too late
                outcomes += self._append_all([act for act in some if isinstance(act, Append)])
            else:
                outcomes += [
                    self._carry_out(statements.append(act) if isinstance(act, Append) else act)
                    for act in some
                ]
        return outcomes

    def _append_all(self, group: Sequence[Append]) -> list[bool]:
        """All of them or none; each does nothing but append an entry."""
        execute = self._connection.executemany
        if execute(statements.ADVANCE, [statements.advanced(act) for act in group]).rowcount < len(group):
            raise Behind
        execute(statements.INSERT_ENTRY, [entry_values(act.table, act.entries[0]) for act in group])
        return [True] * len(group)

    def _carry_out(self, act: Act) -> bool:
        if act.guard is not None and self._execute(act.guard) == 0:
            return False
        for statement in act.statements:
            self._execute(statement)
        return True

    def _execute(self, statement: Statement) -> int:
        return self._connection.execute(statement.sql, statement.values).rowcount

    def _be_patient(self, milliseconds: int) -> None:
        self._connection.execute(f"PRAGMA busy_timeout = {milliseconds}")

    def _roll_back(self) -> None:
        if self._connection.in_transaction:  # after some errors SQLite has done so itself
            self._connection.execute("ROLLBACK")


def failure(error: Exception) -> StoreFailed:
    is_damaged = getattr(error, "sqlite_errorcode", 0) & 0xFF in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
    )
    kind = StoreDamaged if is_damaged else StoreFailed
    return kind(f"{type(error).__name__}: {error}")


def _is_plain(act: Act | Append) -> bool:
    """Whether it does nothing but append an entry: that is what an answer does."""
    return isinstance(act, Append) and len(act.entries) == 1 and not act.writes
