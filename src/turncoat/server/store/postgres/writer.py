"""Connection that writes: commits all waiting transactions as a batch, in one database transaction.

Tables are locked in the order of their ids, which avoids deadlocks between servers.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

import msgspec

from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, StoreFailed
from turncoat.server.store.postgres.connection import (
    BROKEN,
    FAULTS,
    Connection,
    DatabaseConnection,
    execute,
    failure,
)
from turncoat.server.store.schema import COLUMNS
from turncoat.server.store.statements import Append, Transaction, Value, entry_values, write_statements

LARGEST_GROUP: Final = 1000
ENTRIES_CHANNEL: Final = "turncoat_entries"

Outcome: TypeAlias = bool | StoreFailed

_LOCK: Final = "SELECT id, entries FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
_NOTIFY: Final = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"
# All appends of a batch in one statement, with a list per column.
_APPEND: Final = f"""
WITH advanced AS (
    UPDATE tables SET entries = a.entries, summary = a.summary, stage = a.stage, wake = a.wake,
        position = coalesce(a.position, tables.position)
    FROM unnest($1::text[], $2::bigint[], $3::bytea[], $4::text[], $5::bigint[], $6::bytea[])
        AS a (id, entries, summary, stage, wake, position)
    WHERE tables.id = a.id)
INSERT INTO entries ({", ".join(COLUMNS["entries"])})
SELECT * FROM unnest(
    $7::text[], $8::bigint[], $9::bigint[], $10::text[], $11::bigint[], $12::bytea[], $13::bytea[], $14::bytea[])"""


class Job(msgspec.Struct, frozen=True):
    transaction: Transaction | Append
    done: "asyncio.Future[bool]"


class Writer:
    def __init__(self, url: str, server: str) -> None:
        self._server = server
        self.connection = DatabaseConnection(url)
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()  # None: stop
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def submit(self, transaction: Transaction | Append) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(transaction, done))
        return await done

    async def stop(self) -> None:
        """Write the waiting transactions, then disconnect."""
        self._waiting.put_nowait(None)
        await self._task
        await self.connection.close()

    async def _run(self) -> None:
        is_open = True
        while is_open:
            jobs: list[Job] = []
            job = await self._waiting.get()
            while job is not None:
                jobs.append(job)
                if len(jobs) == LARGEST_GROUP or self._waiting.empty():
                    break
                job = self._waiting.get_nowait()
            is_open = job is not None
            for job, outcome in zip(jobs, await self._commit([job.transaction for job in jobs]), strict=True):
                _resolve(job.done, outcome)

    async def _commit(self, group: Sequence[Transaction | Append]) -> Sequence[Outcome]:
        try:
            async with self.connection.use() as connection:
                return await self._commit_on(connection, group)
        except Exception as error:  # noqa: BLE001 - any error must reach the waiting callers
            return [failure(error) for _ in group]

    async def _commit_on(
        self, connection: Connection, group: Sequence[Transaction | Append]
    ) -> Sequence[Outcome]:
        try:
            async with connection.transaction():
                return await self._carry_out_all(connection, group)
        except FAULTS as error:
            if isinstance(error, BROKEN) or connection.is_closed():
                raise  # whether it was committed is unknown
            if len(group) == 1:
                return [failure(error)]
        # One failing transaction must not fail the others.
        return [(await self._commit_on(connection, [transaction]))[0] for transaction in group]

    async def _carry_out_all(
        self, connection: Connection, group: Sequence[Transaction | Append]
    ) -> list[Outcome]:
        outcomes: list[Outcome] = []
        news: dict[TableId, int] = {}
        for kind, transactions in groupby(group, type):
            if kind is Append:
                appends = [transaction for transaction in transactions if isinstance(transaction, Append)]
                outcomes.extend(await _append_all(connection, appends, news))
            else:
                for transaction in transactions:
                    assert isinstance(transaction, Transaction)
                    outcomes.append(await _carry_out(connection, transaction, news))
        if news:
            told = [msgspec.json.encode((self._server, *each)).decode() for each in news.items()]
            await connection.execute(_NOTIFY, ENTRIES_CHANNEL, told)
        return outcomes


async def _carry_out(connection: Connection, transaction: Transaction, news: dict[TableId, int]) -> bool:
    if transaction.guard is not None and await execute(connection, transaction.guard) == 0:
        return False
    for statement in transaction.statements:
        await execute(connection, statement)
    news.update(transaction.news)
    return True


async def _append_all(
    connection: Connection, group: Sequence[Append], news: dict[TableId, int]
) -> list[bool]:
    """Append the entries of a batch. Of several appends with a table's next number, the first succeeds."""
    rows = await connection.fetch(_LOCK, sorted({transaction.table for transaction in group}))
    stands: dict[TableId, int] = {row["id"]: row["entries"] for row in rows}
    outcomes = []
    granted = []
    for transaction in group:
        is_next = stands.get(transaction.table) == transaction.first
        outcomes.append(is_next)
        if is_next:
            stands[transaction.table] = transaction.end
            granted.append(transaction)
    if granted:
        await connection.execute(_APPEND, *_advances(granted, stands), *_entries(granted))
        for transaction in granted:
            news[transaction.table] = stands[transaction.table]
            for statement in write_statements(transaction.writes):
                await execute(connection, statement)
    return outcomes


def _advances(granted: Sequence[Append], stands: dict[TableId, int]) -> list[list[Value]]:
    """The new rows of the tables, as columns."""
    last: dict[TableId, After] = {}
    for transaction in granted:
        after = transaction.after
        if after.position is None and transaction.table in last:
            after = msgspec.structs.replace(after, position=last[transaction.table].position)
        last[transaction.table] = after
    rows = [
        (table, stands[table], after.summary, after.stage, after.wake, after.position)
        for table, after in last.items()
    ]
    return [list(column) for column in zip(*rows, strict=True)]


def _entries(granted: Sequence[Append]) -> list[list[Value]]:
    rows = [
        entry_values(transaction.table, entry) for transaction in granted for entry in transaction.entries
    ]
    return [list(column) for column in zip(*rows, strict=True)]


def _resolve(done: "asyncio.Future[bool]", outcome: Outcome) -> None:
    if done.done():  # the caller was cancelled
        return
    if isinstance(outcome, StoreFailed):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
