"""Presence of players at tables, over all servers. A player who disconnects is shown as present for another minute, so that
presence reveals nothing finer.

Presence is for display; no rule of a table depends on it. A player who is not connected has not left.
"""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterable
from typing import Final, TypeAlias, TypeVar

import msgspec

from turncoat.kernel.ids import Seat
from turncoat.server.hall.connections import Connection, Connections
from turncoat.server.net.websocket_out import packet
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Store, StoreFailed

HERE: Final = "here"  # channel of messages between servers: connected seats
ALIVE: Final = "alive"  # channel of heartbeats: the server runs, and receives all notifications
AWAY: Final = 60_000  # milliseconds without a connection after which a player is shown as away
BEAT: Final = 20.0  # seconds after which servers repeat their connected seats
FORGOTTEN: Final = 60_000  # milliseconds without a heartbeat after which a server counts as dead, and its players as disconnected
LOOK: Final = 1.0  # seconds between two checks for players who are away, and two heartbeats
AT_ONCE: Final = 80  # tables per message

Loser: TypeAlias = Callable[[TableId, Milliseconds], None]
Key = TypeVar("Key")
Value = TypeVar("Value")


class Connected(msgspec.Struct, frozen=True):
    server: str
    tables: dict[TableId, list[Seat]]  # all seats with a connection at these tables


class Elsewhere(msgspec.Struct, frozen=True):
    seats: frozenset[Seat]
    at: Milliseconds


_DECODER: Final = msgspec.json.Decoder(Connected)


class Presence:
    def __init__(
        self, connections: Connections, store: Store, now: Callable[[], Milliseconds], server: str
    ) -> None:
        self._connections: Final = connections
        self._store: Final = store
        self._now: Final = now
        self._server: Final = server
        self._gone: Final[dict[TableId, dict[Seat, Milliseconds]]] = {}
        self._elsewhere: Final[dict[TableId, dict[str, Elsewhere]]] = {}
        self._heard: Final[dict[str, Milliseconds]] = {}  # by server: when its last message arrived
        self.lost: Final[
            list[Loser]
        ] = []  # called with tables whose players were connected to a dead server, and since when it is silent
        self._shown: Final[dict[TableId, list[Seat]]] = {}
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        self._store.listen_to(HERE, self.hear)
        self._store.listen_to(ALIVE, self.hear_alive)
        self._store.contact.listen(self._hear_of_contact)
        beating = asyncio.create_task(self._beat())
        try:
            yield
        finally:
            for task in [beating, *self._tasks]:
                task.cancel()
            await asyncio.gather(beating, *self._tasks, return_exceptions=True)

    # Queries

    def connected_seats(self, table: TableId) -> set[Seat]:
        """Seats with a connection to any server."""
        since = self._now() - FORGOTTEN
        others = self._elsewhere.get(table, {}).values()
        return self._connections.here(table).union(*(other.seats for other in others if other.at >= since))

    def here(self, table: TableId) -> set[Seat]:
        """Seats that are shown as present."""
        since = self._now() - AWAY
        lately = {seat for seat, at in self._gone.get(table, {}).items() if at > since}
        return self.connected_seats(table) | lately

    def unheard_seats(self, table: TableId, since: Milliseconds) -> set[Seat]:
        """Seats that are connected only to servers without a heartbeat since then: whether their players see the table is not known.

        After `FORGOTTEN` such a server counts as dead.
        """
        others = self._elsewhere.get(table)
        if not others:
            return set()
        heard = [other.seats for server, other in others.items() if self._heard.get(server, 0) >= since]
        every = frozenset[Seat]().union(*(other.seats for other in others.values()))
        return set(every.difference(self._connections.here(table), *heard))

    # Changes

    def add(self, connection: Connection) -> None:
        self._announce(connection)

    def remove(self, connection: Connection) -> None:
        if connection.seat >= 0 and connection.seat not in self._connections.here(connection.table):
            self._gone.setdefault(connection.table, {})[connection.seat] = self._now()
        self._announce(connection)

    def _announce(self, connection: Connection) -> None:
        self._show(connection.table)
        if connection.seat >= 0:
            task = asyncio.create_task(self._tell([connection.table]))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def hear(self, message: bytes) -> None:
        """Store the connected seats that another server sent."""
        told = _DECODER.decode(message)
        self._heard[told.server] = self._now()
        for table, seats in told.tables.items():
            servers = self._elsewhere.setdefault(table, {})
            before = servers.get(told.server)
            for seat in (before.seats if before is not None else frozenset[Seat]()) - set(seats):
                self._gone.setdefault(table, {})[seat] = self._now()
            servers[told.server] = Elsewhere(frozenset(seats), self._now())
            self._show(table)

    def hear_alive(self, message: bytes) -> None:
        self._heard[message.decode()] = self._now()

    def _hear_of_contact(self, is_kept: bool) -> None:
        """Renew the presence that other servers reported, once there is contact again: heartbeats that this server
        could not receive do not make players absent."""
        if is_kept:
            now = self._now()
            for servers in self._elsewhere.values():
                for server, other in servers.items():
                    servers[server] = Elsewhere(other.seats, now)

    def look(self) -> None:
        """Send presence of tables where a player is away by now, and drop expired records."""
        now = self._now()
        self._forget_servers(now)
        unheard = _without(self._elsewhere, lambda other: other.at < now - FORGOTTEN)
        away = _without(self._gone, lambda at: at <= now - AWAY)
        for table in unheard | away:
            self._show(table)

    def _forget_servers(self, now: Milliseconds) -> None:
        for table, servers in self._elsewhere.items():
            for server, other in servers.items():
                if other.at < now - FORGOTTEN and other.seats:
                    for lose in self.lost:
                        lose(table, self._heard.get(server, other.at))

    # Sending

    def _show(self, table: TableId) -> None:
        """Send presence to the connections of the table, if it changed."""
        if not self._connections.is_watched(table):
            self._shown.pop(table, None)
            return
        here = sorted(self.here(table))
        if self._shown.get(table) == here:
            return
        self._shown[table] = here
        told = packet(ENCODER.encode({"message": "presence", "here": here}))
        for connection in self._connections.at(table):
            connection.put(told)

    async def _tell(self, tables: Iterable[TableId]) -> None:
        named = [*tables]
        for first in range(0, len(named), AT_ONCE):
            some = named[first : first + AT_ONCE]
            connected = {table: sorted(self._connections.here(table)) for table in some}
            with contextlib.suppress(StoreFailed):  # it is repeated soon
                await self._store.tell(HERE, ENCODER.encode(Connected(self._server, connected)))

    async def _beat(self) -> None:
        told = self._now()
        while True:
            await asyncio.sleep(LOOK)
            self.look()
            if self._store.contact.current:
                with contextlib.suppress(StoreFailed):
                    await self._store.tell(ALIVE, self._server.encode())
            if self._now() - told >= BEAT * 1000:
                told = self._now()
                await self._tell(self._connections.tables())


def _without(kept: dict[TableId, dict[Key, Value]], is_over: Callable[[Value], bool]) -> set[TableId]:
    """Drop the expired values; return the tables that had any."""
    expired = {table for table, values in kept.items() if any(map(is_over, values.values()))}
    for table in expired:
        kept[table] = {key: value for key, value in kept[table].items() if not is_over(value)}
        if not kept[table]:
            del kept[table]
    return expired
