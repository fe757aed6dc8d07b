import asyncio
import gc

import pytest
import uvicorn
from starlette.types import Message
from starlette.websockets import WebSocket
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.recorded_transport import RecordedTransport
from turncoat.server.hall.connections import MOST_WAITING, Connection
from turncoat.server.net.websocket_out import BUCKET, SPREAD, DirectProtocol, outlet_of, packet

EVERY = 10.0


async def nobody(scope: object, receive: object, send: object) -> None:
    raise AssertionError("nobody comes")


async def test_each_connection_is_asked_for_signs_of_life_at_times_of_its_own() -> None:
    config = uvicorn.Config(nobody, ws_ping_interval=EVERY, log_config=None)
    config.load()
    loop = asyncio.get_running_loop()
    intervals = {DirectProtocol(config, ServerState(), {}, loop).ping_interval for _ in range(20)}
    assert len(intervals) == 20
    assert all(one is not None and abs(one - EVERY) <= SPREAD * EVERY for one in intervals)


async def connected() -> tuple[DirectProtocol, RecordedTransport]:
    config = uvicorn.Config(nobody, log_config=None)
    config.load()
    protocol = DirectProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    wire = RecordedTransport()
    protocol.connection_made(wire)
    return protocol, wire


@pytest.mark.parametrize("length", [1, 125, 256, 300, 65_279, 65_280, 65_281, 70_000, 200_000])
def test_a_packet_is_a_whole_frame_with_blanks_up_to_its_bucket(length: int) -> None:
    filled = (b"x" * length).ljust(-(-length // BUCKET) * BUCKET)
    assert packet(b"x" * length) == Frame(Opcode.TEXT, filled).serialize(mask=False)


async def test_what_is_written_in_one_turn_leaves_in_one_piece() -> None:
    first, second, third = [packet(text) for text in (b"what happened", b"done", b"x" * 300)]
    protocol, wire = await connected()
    protocol.write(first)
    protocol.write(second)
    assert wire.pieces == []
    await asyncio.sleep(0)
    protocol.write(third)
    await asyncio.sleep(0)
    assert wire.pieces == [first + second, third]


async def test_nothing_is_written_to_who_is_gone() -> None:
    protocol, wire = await connected()
    protocol.write(packet(b"too late"))
    wire.close()
    await asyncio.sleep(0)
    assert wire.pieces == []


async def test_one_that_fails_does_not_hold_up_the_others() -> None:
    class BrokenWire(RecordedTransport):
        def write(self, data: object) -> None:
            raise OSError("broken")

    faults: list[str] = []
    asyncio.get_running_loop().set_exception_handler(
        lambda loop, fault: faults.append(str(fault["exception"]))
    )
    broken, _ = await connected()
    broken.transport = BrokenWire()
    protocol, wire = await connected()
    broken.write(packet(b"lost"))
    protocol.write(packet(b"told"))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert (wire.pieces, faults) == ([packet(b"told")], ["broken"])


# Through ASGI


class Reader:
    """The other side of a socket, which can stop reading or disconnect."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.is_gone = False
        self.socket = WebSocket({"type": "websocket", "extensions": {}}, self._receive, self._send)

    async def _receive(self) -> Message:
        return {"type": "websocket.connect"}

    async def _send(self, message: Message) -> None:
        await self.reads.wait()
        if self.is_gone:
            raise OSError("gone")
        if message["type"] == "websocket.send":
            self.texts.append(message["text"].rstrip())


async def reader() -> Reader:
    opened = Reader()
    await opened.socket.accept()
    return opened


@pytest.mark.parametrize("length", [1, 65_279, 65_281])
async def test_without_our_protocol_the_text_of_a_packet_goes_through_asgi(length: int) -> None:
    other = await reader()
    outlet = outlet_of(other.socket)
    outlet.write(packet(b"x" * length))
    await asyncio.sleep(0)
    assert other.texts == ["x" * length]


async def test_through_asgi_packets_leave_in_order_and_a_slow_reader_is_cut_off() -> None:
    other = await reader()
    connection = Connection("table", 0, "device", outlet_of(other.socket))
    said = [str(number) for number in range(MOST_WAITING)]
    other.reads.clear()
    for text in said:
        connection.put(packet(text.encode()))
    assert connection.is_open
    other.reads.set()
    async with asyncio.timeout(20):
        while len(other.texts) < len(said):
            await asyncio.sleep(0.01)
    assert other.texts == said
    other.reads.clear()
    for text in [*said, "one", "two"]:
        connection.put(packet(text.encode()))
    assert connection.why == "too_slow"


@pytest.mark.slow
async def test_through_asgi_nothing_is_at_fault_when_the_other_side_is_gone() -> None:
    faults: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, fault: faults.append(fault))
    other = await reader()
    outlet = outlet_of(other.socket)
    other.is_gone = True
    outlet.write(packet(b"lost"))
    outlet.write(packet(b"lost as well"))
    await asyncio.sleep(0)
    gc.collect()  # a task that failed says so when it is let go of
    assert not outlet.is_ready
    assert (other.texts, faults) == ([], [])
