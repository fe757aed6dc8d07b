"""The connection that listens to other servers. When it broke, something may have been missed: then look at everything anew."""

import asyncio
import base64
from collections.abc import Callable
from typing import Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.server import postgres_copy
from turncoat.server.acts import LOOK_ANEW
from turncoat.server.postgres_line import FAULTS, Connection, Pause, connect, hang_up
from turncoat.server.postgres_writer import ENTRIES_CHANNEL
from turncoat.server.store import TableId

TOLD_CHANNEL: Final = "turncoat_told"
_PULSE: Final = 15.0  # seconds: so long nobody notices that a connection is dead
_ALL_TABLES: Final = ""

_ENTRIES: Final = msgspec.json.Decoder(tuple[str, TableId, int])
_TOLD: Final = msgspec.json.Decoder(tuple[str, str, str])


def told(server: str, channel: str, message: bytes) -> str:
    """A message of `tell`, as the database carries it."""
    return msgspec.json.encode((server, channel, base64.b64encode(message).decode())).decode()


class Listener:
    def __init__(self, url: str, server: str) -> None:
        self._url = url
        self._server = server
        self._of_entries: list[Callable[[TableId, int], None]] = []
        self._of_channels: dict[str, list[Callable[[bytes], None]]] = {}
        self._connection: Connection | None = None
        self._task: asyncio.Task[None] | None = None

    def listen(self, heard: Callable[[TableId, int], None]) -> None:
        self._of_entries.append(heard)

    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None:
        self._of_channels.setdefault(channel, []).append(heard)

    async def start(self) -> None:
        """From when it returns on, nothing is missed."""
        gone = await self._connect()
        self._task = asyncio.create_task(self._run(gone), name="store-listener")

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None
        await hang_up(self._connection)

    async def _run(self, gone: asyncio.Event) -> None:
        pause = Pause()
        while True:
            await self._wait_until(gone)
            while gone.is_set():
                await asyncio.sleep(pause.seconds)
                try:
                    gone = await self._connect()
                except (*FAULTS, BadInput):
                    pause.grow()
            pause.reset()
            asyncio.get_running_loop().call_soon(self._hear_entries, _ALL_TABLES, LOOK_ANEW)

    async def _connect(self) -> asyncio.Event:
        """What it returns is set when the connection is gone."""
        await hang_up(self._connection)
        gone = asyncio.Event()
        self._connection = connection = await connect(self._url)
        connection.add_termination_listener(lambda _: gone.set())
        await postgres_copy.share(connection)
        await connection.add_listener(ENTRIES_CHANNEL, self._on_entries)
        await connection.add_listener(TOLD_CHANNEL, self._on_told)
        return gone

    async def _wait_until(self, gone: asyncio.Event) -> None:
        assert self._connection is not None
        while not gone.is_set():
            try:
                async with asyncio.timeout(_PULSE):
                    await gone.wait()
            except TimeoutError:
                await self._feel_pulse(self._connection)

    async def _feel_pulse(self, connection: Connection) -> None:
        try:
            await connection.execute("SELECT 1")
        except FAULTS:
            connection.terminate()

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
