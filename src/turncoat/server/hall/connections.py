"""Connections of clients to tables: one per WebSocket, each with its own queue, so that a slow client delays no other.

Connections of spectators with a delay hold messages back until it has passed. All connections of a table hold the
same bytes.
"""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from turncoat.kernel.ids import Seat
from turncoat.server.net.websocket_out import Outlet, Packet
from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId

MOST_WAITING: Final = 200  # messages; a slower reader is disconnected, and catches up when it reconnects
MOST_HELD: Final = 10_000  # delayed messages of a connection; a whole game has far fewer
SOONEST: Final = 0.02  # seconds between two checks for delayed messages that are due


class Look(msgspec.Struct, frozen=True):
    """The request of a client's `hello`: viewer, language, and the events that it lacks."""

    viewer: Seat
    events: int = 0  # number of events that the client already has
    language: str = ""  # empty: no texts
    is_host: bool = False
    delay: Milliseconds = 0  # of a spectator


class Connection:
    """One WebSocket at one table. Messages are sent `delay` milliseconds late, by the clock `now`.

    There are thousands of connections, and their queues are almost always empty: they are lists, since an empty deque takes 700
    bytes.
    """

    def __init__(
        self,
        table: TableId,
        seat: Seat,
        device: DeviceId,
        outlet: Outlet,
        language: str = "",
        delay: Milliseconds = 0,
        now: Callable[[], Milliseconds] = lambda: 0,
    ) -> None:
        self.table: Final = table
        self.seat: Final = seat  # SPECTATOR: none
        self.device: Final = device
        self.language: Final = language  # empty: a program, which gets no texts
        self._outlet: Final = outlet
        self.delay: Final = delay
        self._now: Final = now
        self.waits: Final[list[Packet]] = []
        self.held: Final[list[tuple[Milliseconds, Packet]]] = []  # with when they are due
        self._timer: asyncio.TimerHandle | None = None
        self._closed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.is_open: bool = True
        self.why: str = ""  # reason of the close
        outlet.on_ready = self.flush

    def tell(self, packet: Packet, at: Milliseconds) -> None:
        """Send a message about something that happened `at` this time, after the connection's delay."""
        if not self.delay:
            self.put(packet)
        elif len(self.held) >= MOST_HELD:
            self.close("too_slow")
        elif self.is_open:
            self.held.append((at + self.delay, packet))
            self._set_timer()

    def put(self, packet: Packet) -> None:
        """Send a message without delay; it is queued while the socket is not ready."""
        if not self.is_open:
            return
        if not self.waits and self._outlet.is_ready:
            self._outlet.write(packet)
        elif len(self.waits) >= MOST_WAITING:
            self.close("too_slow")
        else:
            self.waits.append(packet)
            self.flush()

    def flush(self) -> None:
        """Write queued messages until the socket takes no more."""
        while self.waits and self._outlet.is_ready:
            self._outlet.write(self.waits.pop(0))

    def release(self) -> None:
        """Send the delayed messages that are due."""
        now = self._now()
        while self.held and self.held[0][0] <= now and len(self.waits) < MOST_WAITING:
            self.waits.append(self.held.pop(0)[1])
        self.flush()

    def _set_timer(self) -> None:
        if self._timer is None and self.held and self.is_open:
            wait = max(SOONEST, (self.held[0][0] - self._now()) / 1000)
            self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.release()
        self._set_timer()

    def close(self, why: str) -> None:
        self.is_open = False
        self.why = why
        if self._timer is not None:
            self._timer.cancel()
        if not self._closed.done():
            self._closed.set_result(None)

    async def wait_for_close(self) -> None:
        await asyncio.shield(self._closed)


class Connections:
    """All connections of this server, by table."""

    def __init__(self) -> None:
        self._connections: Final[dict[TableId, list[Connection]]] = {}

    def add(self, connection: Connection) -> None:
        self._connections.setdefault(connection.table, []).append(connection)

    def remove(self, connection: Connection) -> None:
        connections = self._connections.get(connection.table, [])
        if connection in connections:
            connections.remove(connection)
        if not connections:
            self._connections.pop(connection.table, None)

    def at(self, table: TableId) -> list[Connection]:
        return self._connections.get(table, [])

    def is_watched(self, table: TableId) -> bool:
        return table in self._connections

    def here(self, table: TableId) -> set[Seat]:
        """Seats with a connection to this server."""
        return {connection.seat for connection in self.at(table) if connection.seat >= 0}

    def tables(self) -> list[TableId]:
        """Tables with a connection to this server."""
        return [*self._connections]

    def devices(self) -> set[DeviceId]:
        """Devices with a connection at any table."""
        return {
            connection.device
            for connections in self._connections.values()
            for connection in connections
            if connection.device
        }

    def count(self) -> int:
        return sum(len(connections) for connections in self._connections.values())

    def clear_seat(self, table: TableId, seat: Seat) -> None:
        """Close the seat's connections: another player has it from now on."""
        for connection in self.at(table):
            if connection.seat == seat:
                connection.close("seat_lost")

    def cut_off(self, device: DeviceId, table: TableId | None = None) -> None:
        """Close the connections of a device that lost its rights, at one table or at all."""
        for connections in list(self._connections.values()):
            for connection in connections:
                if connection.device == device and table in (None, connection.table):
                    connection.close("revoked")
