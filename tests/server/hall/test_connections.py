"""Outgoing queue of a connection: order, and the limit for slow readers."""

import asyncio
from collections.abc import Callable

from tests.server.recorded_transport import packet_text
from turncoat.server.hall.connections import MOST_WAITING, Connection
from turncoat.server.net.websocket_out import BUCKET, Packet, packet


class Pipe:
    """Accepts a number of messages, then blocks until they are read."""

    def __init__(self, room: int) -> None:
        self.on_ready: Callable[[], None] = lambda: None
        self.taken: list[bytes] = []
        self.held: list[bytes] = []
        self.room = room

    @property
    def is_ready(self) -> bool:
        return self.room > 0

    def write(self, packet: Packet) -> None:
        self.room -= 1
        self.taken += [*self.held, packet_text(packet)]
        self.held.clear()

    def read(self, count: int) -> None:
        self.room += count
        self.on_ready()


async def test_a_slow_reader_gets_everything_in_order() -> None:
    pipe = Pipe(3)
    connection = Connection("oak", 0, "fir", pipe)
    for number in range(50):
        connection.put(packet(str(number).encode()))
    assert len(pipe.taken) == 3
    assert len(connection.waits) == 47
    pipe.read(10)
    connection.put(packet(b"50"))
    pipe.read(100)
    assert [int(message) for message in pipe.taken] == [*range(51)]
    assert {len(message) for message in pipe.taken} == {BUCKET}
    assert connection.is_open


async def test_a_reader_that_is_too_slow_is_cut_off() -> None:
    connection = Connection("oak", 0, "fir", Pipe(1))
    for number in range(MOST_WAITING + 1):
        connection.put(packet(str(number).encode()))
    assert connection.is_open
    connection.put(packet(b"one too many"))
    assert (connection.is_open, connection.why) == (False, "too_slow")
    await asyncio.wait_for(connection.wait_for_close(), 1)
    connection.put(packet(b"not sent any more"))
    assert len(connection.waits) == MOST_WAITING
