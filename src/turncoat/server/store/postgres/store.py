"""The store for several servers: a PostgreSQL database.

As with SQLite, one connection writes, and commits all waiting transactions as a batch. Servers learn of each other's
writes by notifications of the database, on a separate connection. A write whose connection breaks before the
acknowledgement fails, though it may have been committed.
"""

import secrets
from collections.abc import Callable, Iterator, Sequence
from itertools import cycle
from pathlib import Path
from typing import Final

from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.postgres import copy
from turncoat.server.store.postgres.connection import DatabaseConnection, number_parameters
from turncoat.server.store.postgres.listener import MESSAGE_CHANNEL, Listener, write_notification
from turncoat.server.store.postgres.writer import Writer
from turncoat.server.store.schema import COLUMNS
from turncoat.server.store.sql import Row, SqlStore
from turncoat.server.store.statements import Append, Statement, Transaction, Value

READERS: Final = 2
# A write without a row, so that the health checks of several servers do not wait for each other's locks.
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
        self._readers: list[DatabaseConnection] = []
        self._next_reader: Iterator[DatabaseConnection] = iter(())

    async def open(self) -> None:
        async with copy.open_connection(self._url) as connection:
            await copy.bring_up_to_date(connection)
        async with copy.errors_as_refusals():
            await self._listener.start()
        self._writer = Writer(self._url, self._server)
        self._readers = [DatabaseConnection(self._url) for _ in range(READERS)]
        self._next_reader = cycle(self._readers)

    def _touch_lines(self, is_back: bool) -> None:
        """Fail or revive all connections with the listener's, since they share one network path."""
        connections = [*self._readers, *([] if self._writer is None else [self._writer.connection])]
        for connection in connections:
            if is_back:
                connection.hurry()
            else:
                connection.let_go()

    async def close(self) -> None:
        if self._writer is not None:
            await self._writer.stop()
            self._writer = None
        for connection in self._readers:
            await connection.close()
        self._readers = []
        await self._listener.stop()

    async def check(self) -> None:
        if not await self._commit_transaction(Transaction(_PROOF)):
            raise StoreFailed("the database is read-only")
        await self._rows("SELECT 1")

    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        async with next(self._next_reader).use() as connection:
            return [tuple(row) for row in await connection.fetch(number_parameters(sql), *values)]

    async def _commit_transaction(self, transaction: Transaction | Append) -> bool:
        assert self._writer is not None, "not open"
        return await self._writer.submit(transaction)

    async def _size(self) -> int:
        marks = ", ".join("?" * len(COLUMNS))
        rows = await self._rows(
            "SELECT CAST(sum(pg_total_relation_size(oid)) AS BIGINT) FROM pg_class "
            f"WHERE relnamespace = current_schema()::regnamespace AND relname IN ({marks})",
            *COLUMNS,
        )
        return int(rows[0][0] or 0)

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        self._listener.listen(heard)

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None:
        self._listener.listen_to(channel, heard)

    async def _tell(self, channel: str, message: bytes) -> None:
        notice = Statement(
            "SELECT pg_notify(?, ?)", (MESSAGE_CHANNEL, write_notification(self._server, channel, message))
        )
        await self._commit_transaction(Transaction(None, [notice]))

    async def copy_to(self, path: Path) -> dict[str, int]:
        return await copy.copy_to_file(self._url, path)

    async def fill_from(self, path: Path, *, is_forced: bool = False) -> None:
        await copy.fill_from_file(self._url, path, is_forced=is_forced)
