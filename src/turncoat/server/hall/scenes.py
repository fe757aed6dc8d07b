"""Cues of a table's shared screen: which full-screen scene it has begun or ended, forwarded to the table's other
connections on all servers. Nothing is stored: a screen that gets no cue plays its scenes alone.

A cue names a scene by the number of its event or statement. Both are public, so a cue reveals nothing about a seat.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Annotated, Final

import msgspec

from turncoat.server.hall.connections import Connection, Connections
from turncoat.server.net.websocket_out import packet
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import Store, StoreFailed

SCENES: Final = "scenes"  # channel of cues between servers


class SceneCue(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`key`: e and the number of an event, s and that of a statement; empty: the shared screen is there."""

    key: Annotated[str, msgspec.Meta(pattern=r"^([es][0-9]{1,9})?$")]
    is_open: bool


class ToldCue(msgspec.Struct, frozen=True):
    server: str
    table: TableId
    cue: SceneCue


_DECODER: Final = msgspec.json.Decoder(ToldCue)


class Scenes:
    def __init__(self, connections: Connections, store: Store, server: str) -> None:
        self._connections: Final = connections
        self._store: Final = store
        self._server: Final = server
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        self._store.listen_to(SCENES, self.hear)
        try:
            yield
        finally:
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def lead(self, leader: Connection, cue: SceneCue) -> None:
        """Forward the cue of a shared screen to all other connections of its table."""
        self._show(leader.table, cue, leader)
        task = asyncio.create_task(self._tell(ToldCue(self._server, leader.table, cue)))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def hear(self, message: bytes) -> None:
        """Forward a cue that another server sent."""
        told = _DECODER.decode(message)
        if told.server != self._server:
            self._show(told.table, told.cue, None)

    def _show(self, table: TableId, cue: SceneCue, leader: Connection | None) -> None:
        """Send the cue, except to delayed spectators, who have not seen the event yet, and to programs, which have no scenes."""
        told = packet(ENCODER.encode({"message": "scene", "key": cue.key, "is_open": cue.is_open}))
        for connection in self._connections.at(table):
            if connection is not leader and connection.language and not connection.delay:
                connection.put(told)

    async def _tell(self, told: ToldCue) -> None:
        with contextlib.suppress(StoreFailed):  # screens at other servers go on alone
            await self._store.tell(SCENES, ENCODER.encode(told))
