"""Connection that listens to the notifications of other servers. After it broke, every table is read again.

A heartbeat on it asks the database once a second. Notifications of earlier writes arrive before its reply,
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
from turncoat.server.store.statements import LOOK_ANEW

TOLD_CHANNEL: Final = "turncoat_told"
_PULSE: Final = 1.0  # seconds between two heartbeats
_PATIENCE: Final = 3.0  # seconds that one may take; then the connection is as good as dead
_GRACE: Final = (
    0.2  # and some more: if this server was stopped meanwhile, the answer is there and only has to be read
)
_ALL_TABLES: Final = ""

_ENTRIES: Final = msgspec.json.Decoder(tuple[str, TableId, int])
_TOLD: Final = msgspec.json.Decoder(tuple[str, str, str])
LOG: Final = logging.getLogger("turncoat.server.store.postgres.listener")


def told(server: str, channel: str, message: bytes) -> str:
    """A message of `tell`, as the database carries it."""
    return msgspec.json.encode((server, channel, base64.b64encode(message).decode())).decode()


class Listener:
    def __init__(self, url: str, server: str) -> None:
        self.contact: Final = Contact()
        self._url = url
        self._server = server
        self._of_entries: list[Callable[[TableId, int], None]] = []
        self._of_channels: dict[str, list[Callable[[bytes], None]]] = {}
        self._connection: Connection | None = None
        self._gone = asyncio.Event()  # set when the connection is
        self._task: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        self._of_entries.append(heard)

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None:
        self._of_channels.setdefault(channel, []).append(heard)

    async def start(self) -> None:
        """From when it returns on, nothing is missed."""
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
            if await self._has_pulse():
                await _wait_for(self._gone, _PULSE)
                continue
            LOG.warning("database_lost")
            self.contact.lose()
            while not await self._is_back():
                await asyncio.sleep(pause.seconds)
                pause.grow()
            pause.reset()
            LOG.warning("database_back")
            asyncio.get_running_loop().call_soon(self._hear_entries, _ALL_TABLES, LOOK_ANEW)

    async def _is_back(self) -> bool:
        try:
            await self._connect()
        except (*FAULTS, BadInput):
            return False
        except Exception:
            LOG.exception("server_fault")  # whatever it is, it must not end the listening for good
            return False
        return True

    async def _connect(self) -> None:
        """BadInput: the database is just being replaced."""
        if self._connection is not None:
            self._connection.terminate()  # whatever became of it
        at = self.contact.passed()
        gone = asyncio.Event()
        connection = await connect_again(self._url)
        try:
            connection.add_termination_listener(lambda _: gone.set())
            await copy.share(connection)
            await connection.add_listener(ENTRIES_CHANNEL, self._on_entries)
            await connection.add_listener(TOLD_CHANNEL, self._on_told)
        except BaseException:
            connection.terminate()
            raise
        self._connection, self._gone = connection, gone
        self.contact.prove(at)

    async def _has_pulse(self) -> bool:
        """Whether the database answers; if not, the connection is given up."""
        connection = self._connection
        assert connection is not None
        if self._gone.is_set() or connection.is_closed():
            return False
        at = self.contact.passed()
        asking = asyncio.create_task(connection.execute("SELECT 1", timeout=None))
        try:
            await asyncio.wait([asking], timeout=_PATIENCE)
            await asyncio.wait([asking], timeout=_GRACE)
        finally:
            if not asking.done():
                connection.terminate()
                asking.cancel()
                await asyncio.wait([asking], timeout=_GRACE)
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

    def _on_told(self, connection: object, pid: int, channel: str, payload: object) -> None:
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
