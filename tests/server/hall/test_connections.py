"""Outgoing queue of a connection: order, and the limit for slow readers."""

import asyncio
from collections.abc import Callable

from tests.server.wires import text_in
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
        self.taken += [*self.held, text_in(packet)]
        self.held.clear()

    def read(self, count: int) -> None:
        self.room += count
        self.on_ready()


async def test_a_slow_reader_gets_everything_in_order() -> None:
    pipe = Pipe(3)
    line = Connection("oak", 0, "fir", pipe)
    for number in range(50):
        line.put(packet(str(number).encode()))
    assert len(pipe.taken) == 3
    assert len(line.waits) == 47
    pipe.read(10)
    line.put(packet(b"50"))
    pipe.read(100)
    assert [int(frame) for frame in pipe.taken] == [*range(51)]
    assert {len(frame) for frame in pipe.taken} == {BUCKET}
    assert line.is_open


async def test_a_reader_that_is_too_slow_is_cut_off() -> None:
    line = Connection("oak", 0, "fir", Pipe(1))
    for number in range(MOST_WAITING + 1):
        line.put(packet(str(number).encode()))
    assert line.is_open
    line.put(packet(b"one too many"))
    assert (line.is_open, line.why) == (False, "too_slow")
    await asyncio.wait_for(line.until_closed(), 1)
    line.put(packet(b"not sent any more"))
    assert len(line.waits) == MOST_WAITING
