"""The store for several servers: a PostgreSQL database.

As with SQLite, one connection writes, and commits everything that waits as a batch. Servers hear of each other's
acts by the database's notifications, on a connection of their own. A write that was not acknowledged when its
connection broke fails: whether it was committed, only the database can tell.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.postgres import copy
from turncoat.server.store.postgres.connection import Line, numbered
from turncoat.server.store.postgres.listener import TOLD_CHANNEL, Listener, told
from turncoat.server.store.postgres.writer import Writer
from turncoat.server.store.sql import Row, SqlStore
from turncoat.server.store.statements import Act, Append, Statement, Value

READERS: Final = 2
# Something that the database has to write down before it commits, and that changes no row: servers would wait for each other there.
_PROOF: Final = Statement(
    "SELECT pg_logical_emit_message(true, 'turncoat', 'well') WHERE current_setting('transaction_read_only') = 'off'",
    (),
)


class PostgresStore(SqlStore):
    def __init__(self, url: str) -> None:
        self._url = url
        self._server = secrets.token_hex(8)
        self._listener = Listener(url, self._server)
        self.contact = self._listener.contact
        self.contact.listen(self._touch_lines)
        self._writer: Writer | None = None
        self._readers: list[Line] = []
        self._next_reader: Iterator[Line] = iter(())

    async def open(self) -> None:
        async with copy.connected(self._url) as connection:
            await copy.bring_up_to_date(connection)
        async with copy.refusing():
            await self._listener.start()
        self._writer = Writer(self._url, self._server)
        self._readers = [Line(self._url) for _ in range(READERS)]
        self._next_reader = cycle(self._readers)

    def _touch_lines(self, is_back: bool) -> None:
        """All connections share one network path: when the listener's is dead, calls on the others fail at once."""
        lines = [*self._readers, *([] if self._writer is None else [self._writer.line])]
        for line in lines:
            if is_back:
                line.hurry()
            else:
                line.let_go()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.stop()
            self._writer = None
        for line in self._readers:
            await line.close()
        self._readers = []
        await self._listener.stop()

    async def check(self) -> None:
        if not await self._act(Act(_PROOF)):
            raise StoreFailed("the database is read-only")
        await self._rows("SELECT 1")

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        async with next(self._next_reader).use() as connection:
            return [tuple(row) for row in await connection.fetch(numbered(sql), *values)]

    async def _act(self, act: Act | Append) -> bool:
        assert self._writer is not None, "not open"
        return await self._writer.submit(act)

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        self._listener.listen(heard)

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None:
        self._listener.listen_to(channel, heard)

    async def _tell(self, channel: str, message: bytes) -> None:
        notice = Statement("SELECT pg_notify(?, ?)", (TOLD_CHANNEL, told(self._server, channel, message)))
        await self._act(Act(None, [notice]))

    async def copy_to(self, path: Path) -> dict[str, int]:
        return await copy.copy_to_file(self._url, path)

    async def fill_from(self, path: Path, *, is_forced: bool = False) -> None:
        await copy.fill_from_file(self._url, path, is_forced=is_forced)
