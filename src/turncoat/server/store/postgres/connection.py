"""PostgreSQL connections that reconnect: a broken one fails the current call, and the next call reconnects."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final, TypeAlias

import asyncpg

from turncoat.server.store.api import StoreFailed
from turncoat.server.store.statements import Statement

Connection: TypeAlias = asyncpg.Connection

CONNECT_SECONDS: Final = 5.0
AGAIN_SECONDS: Final = 3.0  # for a reconnect; after a lost packet, a new attempt is faster than waiting
COMMAND_SECONDS: Final = 15.0
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0
# The database closes the connection of a server that was stopped or cut off during a transaction, so that others need not wait.
SHORT_LIVED: Final = {
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}

# Errors of the database and of the connection. A timeout is an OSError as well.
FAULTS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# After these the state of the connection is unknown, and so is whether a commit succeeded.
BROKEN: Final = (OSError, asyncpg.InternalClientError)


async def connect(
    url: str, timeout: float = CONNECT_SECONDS, settings: dict[str, str] | None = None
) -> Connection:
    return await asyncpg.connect(
        url,
        timeout=timeout,
        command_timeout=COMMAND_SECONDS,
        server_settings={"application_name": "turncoat", "synchronous_commit": "on", **(settings or {})},
    )


async def connect_again(url: str) -> Connection:
    """Connect with the settings of a running server."""
    return await connect(url, AGAIN_SECONDS, SHORT_LIVED)


class Pause:
    """Exponential backoff between attempts to connect."""

    def __init__(self) -> None:
        self.seconds: float = _FIRST_PAUSE

    def grow(self) -> None:
        self.seconds = min(2 * self.seconds, _LONGEST_PAUSE)

    def reset(self) -> None:
        self.seconds = _FIRST_PAUSE


class DatabaseConnection:
    """One connection, for one user at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._turn = asyncio.Lock()
        self._connection: Connection | None = None
        self._pause = Pause()
        self._not_before: float = 0.0  # while the database cannot be reached, callers are refused at once

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        """The connection, for one user at a time. StoreFailed: the database cannot be reached, or the block failed."""
        async with self._turn:
            connection = await self._connect()
            try:
                yield connection
            except FAULTS as error:
                if isinstance(error, BROKEN):
                    connection.terminate()  # its state is unknown
                raise failure(error) from error

    def let_go(self) -> None:
        """Terminate the connection, so that waiting callers fail now: the network path is lost."""
        if self._connection is not None:
            self._connection.terminate()

    def hurry(self) -> None:
        """Reset the backoff, so that the next caller connects at once: the database is back."""
        self._not_before = 0.0
        self._pause.reset()

    async def close(self) -> None:
        async with self._turn:
            await hang_up(self._connection)
            self._connection = None

    async def _connect(self) -> Connection:
        if self._connection is None or self._connection.is_closed():
            if time.monotonic() < self._not_before:
                raise StoreFailed("no connection to the database")
            try:
                self._connection = await connect_again(self._url)
            except FAULTS as error:
                self._not_before = time.monotonic() + self._pause.seconds
                self._pause.grow()
                raise failure(error) from error
            self._pause.reset()
        return self._connection


async def hang_up(connection: Connection | None) -> None:
    """Close a connection, terminating it if that fails."""
    if connection is None or connection.is_closed():
        return
    try:
        await connection.close(timeout=CONNECT_SECONDS)
    except FAULTS:
        connection.terminate()


def failure(error: Exception) -> StoreFailed:
    if isinstance(error, StoreFailed):
        return StoreFailed(*error.args)
    return StoreFailed(f"{type(error).__name__}: {error}")


async def execute(connection: Connection, statement: Statement) -> int:
    """Execute a statement; return the number of changed rows."""
    status = await connection.execute(number_parameters(statement.sql), *statement.values)
    return int(status.rpartition(" ")[2])


@cache
def number_parameters(sql: str) -> str:
    """Translate `a = ? AND b = ?` to PostgreSQL's `a = $1 AND b = $2`."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{text}" for number, text in enumerate(others, 1))
