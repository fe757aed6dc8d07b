"""PostgreSQL connections that reconnect: a broken one fails its current call, and the next call reconnects."""

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
AGAIN_SECONDS: Final = 3.0  # for a reconnect: after a lost packet, another attempt is quicker than waiting
COMMAND_SECONDS: Final = 15.0
_FIRST_PAUSE: Final = 0.1
_LONGEST_PAUSE: Final = 1.0
# A server that was stopped, or cut off, in the middle of a transaction must not hold up the others: the database hangs up then.
SHORT_LIVED: Final = {
    "idle_in_transaction_session_timeout": "5s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10s",
}

# What the database, or the way to it, may answer. A command that takes too long is an OSError as well.
FAULTS: Final = (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
# After these nothing is known of a connection, nor whether a commit on it was carried out.
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
    """For a server that runs."""
    return await connect(url, AGAIN_SECONDS, SHORT_LIVED)


class Pause:
    """How long to wait before the next attempt: longer each time, until one succeeds."""

    def __init__(self) -> None:
        self.seconds: float = _FIRST_PAUSE

    def grow(self) -> None:
        self.seconds = min(2 * self.seconds, _LONGEST_PAUSE)

    def reset(self) -> None:
        self.seconds = _FIRST_PAUSE


class Line:
    """One connection, for one user at a time."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._turn = asyncio.Lock()
        self._connection: Connection | None = None
        self._pause = Pause()
        self._not_before: float = 0.0  # while the database cannot be reached, callers are refused at once

    @asynccontextmanager
    async def use(self) -> AsyncIterator[Connection]:
        """StoreFailed: it could not be reached, or what was tried failed."""
        async with self._turn:
            connection = await self._connected()
            try:
                yield connection
            except FAULTS as error:
                if isinstance(error, BROKEN):
                    connection.terminate()  # its state is unknown
                raise failure(error) from error

    def let_go(self) -> None:
        """Drops the connection: the network path is gone, so callers that wait for a reply fail now."""
        if self._connection is not None:
            self._connection.terminate()

    def hurry(self) -> None:
        """Resets the retry pause: the database is back, so the next caller connects at once."""
        self._not_before = 0.0
        self._pause.reset()

    async def close(self) -> None:
        async with self._turn:
            await hang_up(self._connection)
            self._connection = None

    async def _connected(self) -> Connection:
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
    """However the other side takes it."""
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
    """How many rows it changed."""
    status = await connection.execute(numbered(statement.sql), *statement.values)
    return int(status.rpartition(" ")[2])


@cache
def numbered(sql: str) -> str:
    """`a = ? AND b = ?` as PostgreSQL writes it: `a = $1 AND b = $2`."""
    first, *others = sql.split("?")
    return first + "".join(f"${number}{text}" for number, text in enumerate(others, 1))
