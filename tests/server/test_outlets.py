import asyncio

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.wires import Wire
from turncoat.server.outlets import BUCKET, SPREAD, DirectProtocol, packet

EVERY = 10.0


async def nobody(scope: object, receive: object, send: object) -> None:
    raise AssertionError("nobody comes")


def test_each_connection_is_asked_for_signs_of_life_at_times_of_its_own() -> None:
    async def run() -> set[float | None]:
        config = uvicorn.Config(nobody, ws_ping_interval=EVERY, log_config=None)
        config.load()
        loop = asyncio.get_running_loop()
        return {DirectProtocol(config, ServerState(), {}, loop).ping_interval for _ in range(20)}

    intervals = asyncio.run(run())
    assert len(intervals) == 20
    assert all(one is not None and abs(one - EVERY) <= SPREAD * EVERY for one in intervals)


async def connected() -> tuple[DirectProtocol, Wire]:
    config = uvicorn.Config(nobody, log_config=None)
    config.load()
    protocol = DirectProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    wire = Wire()
    protocol.connection_made(wire)
    return protocol, wire


@pytest.mark.parametrize("length", [1, 125, 256, 300, 65_279, 65_280, 65_281, 70_000, 200_000])
def test_a_packet_is_a_whole_frame_with_blanks_up_to_its_bucket(length: int) -> None:
    filled = (b"x" * length).ljust(-(-length // BUCKET) * BUCKET)
    assert packet(b"x" * length) == Frame(Opcode.TEXT, filled).serialize(mask=False)


def test_what_is_written_in_one_turn_leaves_in_one_piece() -> None:
    async def run() -> list[bytes]:
        protocol, wire = await connected()
        protocol.write(packet(b"what happened"))
        protocol.write(packet(b"done"))
        assert wire.pieces == []
        await asyncio.sleep(0)
        protocol.write(packet(b"x" * 300))
        await asyncio.sleep(0)
        return wire.pieces

    first, second, third = [packet(text) for text in (b"what happened", b"done", b"x" * 300)]
    assert asyncio.run(run()) == [first + second, third]


def test_nothing_is_written_to_who_is_gone() -> None:
    async def run() -> list[bytes]:
        protocol, wire = await connected()
        protocol.write(packet(b"too late"))
        wire.close()
        await asyncio.sleep(0)
        return wire.pieces

    assert asyncio.run(run()) == []


def test_one_that_fails_does_not_hold_up_the_others() -> None:
    class BrokenWire(Wire):
        def write(self, data: object) -> None:
            raise OSError("broken")

    async def run() -> tuple[list[bytes], list[str]]:
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
        return wire.pieces, faults

    assert asyncio.run(run()) == ([packet(b"told")], ["broken"])
