"""Connection that writes: commits everything that waits as a batch, in one transaction.

Tables are locked in the order of their names before anything is decided, so that two servers never wait for each other.
"""

import asyncio
from collections.abc import Sequence
from itertools import groupby
from typing import Final, TypeAlias

import msgspec

from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, StoreFailed
from turncoat.server.store.postgres.connection import BROKEN, FAULTS, Connection, Line, execute, failure
from turncoat.server.store.schema import COLUMNS
from turncoat.server.store.statements import Act, Append, Value, entry_values, written

LARGEST_GROUP: Final = 1000
ENTRIES_CHANNEL: Final = "turncoat_entries"

Outcome: TypeAlias = bool | StoreFailed

_LOCK: Final = "SELECT id, entries FROM tables WHERE id = ANY($1::text[]) ORDER BY id FOR UPDATE"
_NOTIFY: Final = "SELECT pg_notify($1, news) FROM unnest($2::text[]) AS news"
# Everything that acts have in common, in one go: a column is a list.
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
    act: Act | Append
    done: "asyncio.Future[bool]"


class Writer:
    def __init__(self, url: str, server: str) -> None:
        self._server = server
        self.line = Line(url)
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()  # None: no more will come
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def submit(self, act: Act | Append) -> bool:
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Job(act, done))
        return await done

    async def stop(self) -> None:
        """What waits is written first."""
        self._waiting.put_nowait(None)
        await self._task
        await self.line.close()

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
            for job, outcome in zip(jobs, await self._commit([job.act for job in jobs]), strict=True):
                _resolve(job.done, outcome)

    async def _commit(self, group: Sequence[Act | Append]) -> Sequence[Outcome]:
        try:
            async with self.line.use() as connection:
                return await self._commit_on(connection, group)
        except Exception as error:  # noqa: BLE001 - whatever it is, those who wait must hear of it
            return [failure(error) for _ in group]

    async def _commit_on(self, connection: Connection, group: Sequence[Act | Append]) -> Sequence[Outcome]:
        try:
            async with connection.transaction():
                return await self._carry_out_all(connection, group)
        except FAULTS as error:
            if isinstance(error, BROKEN) or connection.is_closed():
                raise  # whether it was written is not known
            if len(group) == 1:
                return [failure(error)]
        # One that fails must not spoil the others.
        return [(await self._commit_on(connection, [act]))[0] for act in group]

    async def _carry_out_all(self, connection: Connection, group: Sequence[Act | Append]) -> list[Outcome]:
        outcomes: list[Outcome] = []
        news: dict[TableId, int] = {}
        for kind, acts in groupby(group, type):
            if kind is Append:
                appends = [act for act in acts if isinstance(act, Append)]
                outcomes.extend(await _append_all(connection, appends, news))
            else:
                for act in acts:
                    assert isinstance(act, Act)
                    outcomes.append(await _carry_out(connection, act, news))
        if news:
            told = [msgspec.json.encode((self._server, *each)).decode() for each in news.items()]
            await connection.execute(_NOTIFY, ENTRIES_CHANNEL, told)
        return outcomes


async def _carry_out(connection: Connection, act: Act, news: dict[TableId, int]) -> bool:
    if act.guard is not None and await execute(connection, act.guard) == 0:
        return False
    for statement in act.statements:
        await execute(connection, statement)
    news.update(act.news)
    return True


async def _append_all(
    connection: Connection, group: Sequence[Append], news: dict[TableId, int]
) -> list[bool]:
    """The first in the group who has a table's next number gets it."""
    found = await connection.fetch(_LOCK, sorted({act.table for act in group}))
    stands: dict[TableId, int] = {row["id"]: row["entries"] for row in found}
    outcomes = []
    granted = []
    for act in group:
        is_next = stands.get(act.table) == act.first
        outcomes.append(is_next)
        if is_next:
            stands[act.table] = act.end
            granted.append(act)
    if granted:
        await connection.execute(_APPEND, *_advances(granted, stands), *_entries(granted))
        for act in granted:
            news[act.table] = stands[act.table]
            for statement in written(act.writes):
                await execute(connection, statement)
    return outcomes


def _advances(granted: Sequence[Append], stands: dict[TableId, int]) -> list[list[Value]]:
    """What the tables are after all of them, column by column."""
    last: dict[TableId, After] = {}
    for act in granted:
        after = act.after
        if after.position is None and act.table in last:
            after = msgspec.structs.replace(after, position=last[act.table].position)
        last[act.table] = after
    rows = [
        (table, stands[table], after.summary, after.stage, after.wake, after.position)
        for table, after in last.items()
    ]
    return [list(column) for column in zip(*rows, strict=True)]


def _entries(granted: Sequence[Append]) -> list[list[Value]]:
    rows = [entry_values(act.table, entry) for act in granted for entry in act.entries]
    return [list(column) for column in zip(*rows, strict=True)]


def _resolve(done: "asyncio.Future[bool]", outcome: Outcome) -> None:
    if done.done():  # the caller was cancelled
        return
    if isinstance(outcome, StoreFailed):
        done.set_exception(outcome)
    else:
        done.set_result(outcome)
