"""Connection that listens to the notifications of other servers. After it breaks, every table is read again.

A heartbeat queries the database once a second. Notifications of earlier writes arrive before its reply,
so the reply proves that none was missed.
"""

import asyncio
import base64
import logging
from collections.abc import Callable
from typing import Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.units import TableId
from turncoat.server.store.freshness import Contact
from turncoat.server.store.postgres import copy
from turncoat.server.store.postgres.connection import FAULTS, Connection, Pause, connect_again, hang_up
from turncoat.server.store.postgres.writer import ENTRIES_CHANNEL
from turncoat.server.store.statements import READ_AGAIN

MESSAGE_CHANNEL: Final = "turncoat_told"
_HEARTBEAT_EVERY: Final = 1.0  # seconds
_HEARTBEAT_TIMEOUT: Final = 3.0  # seconds; then the connection counts as broken
_REREAD_TIMEOUT: Final = (
    0.2  # further seconds: if this process was suspended, the reply has arrived and only has to be read
)
_ALL_TABLES: Final = ""

_ENTRIES: Final = msgspec.json.Decoder(tuple[str, TableId, int])
_TOLD: Final = msgspec.json.Decoder(tuple[str, str, str])
LOG: Final = logging.getLogger("turncoat.server.store.postgres.listener")


def write_notification(server: str, channel: str, message: bytes) -> str:
    """Encode a message of `tell` as the payload of a notification."""
    return msgspec.json.encode((server, channel, base64.b64encode(message).decode())).decode()


class Listener:
    def __init__(self, url: str, server: str) -> None:
        self.contact: Final = Contact()
        self._url = url
        self._server = server
        self._of_entries: list[Callable[[TableId, int], None]] = []
        self._of_channels: dict[str, list[Callable[[bytes], None]]] = {}
        self._connection: Connection | None = None
        self._gone = asyncio.Event()  # set when the connection is lost
        self._task: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        self._of_entries.append(heard)

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None:
        self._of_channels.setdefault(channel, []).append(heard)

    async def start(self) -> None:
        """Connect and listen. From its return on, no notification is missed."""
        await self._connect()
        self._task = asyncio.create_task(self._run(), name="store-listener")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
        await hang_up(self._connection)

    async def _run(self) -> None:
        pause = Pause()
        while True:
            if await self._is_alive():
                await _wait_for(self._gone, _HEARTBEAT_EVERY)
                continue
            LOG.warning("database_lost")
            self.contact.lose()
            while not await self._is_back():
                await asyncio.sleep(pause.seconds)
                pause.grow()
            pause.reset()
            LOG.warning("database_back")
            asyncio.get_running_loop().call_soon(self._hear_entries, _ALL_TABLES, READ_AGAIN)

    async def _is_back(self) -> bool:
        try:
            await self._connect()
        except (*FAULTS, BadInput):
            return False
        except Exception:
            LOG.exception("server_fault")  # no error may end the listener
            return False
        return True

    async def _connect(self) -> None:
        """Connect again and listen. BadInput: a restore is running."""
        if self._connection is not None:
            self._connection.terminate()  # in case it still lives
        at = self.contact.passed()
        gone = asyncio.Event()
        connection = await connect_again(self._url)
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await copy.share(connection)
            await connection.add_listener(ENTRIES_CHANNEL, self._on_entries)
            await connection.add_listener(MESSAGE_CHANNEL, self._on_message)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._gone = connection, gone
        self.contact.prove(at)

    async def _is_alive(self) -> bool:
        """Whether the database answers a heartbeat; if not, the connection is terminated."""
        connection = self._connection
        assert connection is not None
        if self._gone.is_set() or connection.is_closed():
            return False
        at = self.contact.passed()
        asking = asyncio.create_task(connection.execute("SELECT 1", timeout=None))
        try:
            await asyncio.wait([asking], timeout=_HEARTBEAT_TIMEOUT)
            await asyncio.wait([asking], timeout=_REREAD_TIMEOUT)
        finally:
            if not asking.done():
                connection.terminate()
                asking.cancel()
                await asyncio.wait([asking], timeout=_REREAD_TIMEOUT)
        if asking.cancelled() or not asking.done() or asking.exception() is not None:
            connection.terminate()
            return False
        self.contact.prove(at)
        return True

    def _on_entries(self, connection: object, pid: int, channel: str, payload: object) -> None:
        assert isinstance(payload, str)
        server, table, entries = _ENTRIES.decode(payload)
        if server != self._server:
            self._hear_entries(table, entries)

    def _hear_entries(self, table: TableId, entries: int) -> None:
        for heard in self._of_entries:
            heard(table, entries)

    def _on_message(self, connection: object, pid: int, channel: str, payload: object) -> None:
        assert isinstance(payload, str)
        server, name, message = _TOLD.decode(payload)
        if server != self._server:
            for heard in self._of_channels.get(name, ()):
                heard(base64.b64decode(message))


async def _wait_for(event: asyncio.Event, seconds: float) -> None:
    try:
        async with asyncio.timeout(seconds):
            await event.wait()
    except TimeoutError:
        pass
