"""Fast path for incoming WebSocket frames; other frames are left to `websockets` from there on."""

import asyncio
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState
from websockets.frames import Frame, Opcode

from tests.server.recorded_transport import RecordedTransport
from turncoat.server.net.websocket_in import MOST_UNREAD, Inbox, text_of, whole_frame
from turncoat.server.net.websocket_out import DirectProtocol

LONGEST = 16_384


def sent(opcode: Opcode, data: bytes, *, is_last: bool = True) -> bytes:
    """A frame as browsers send it."""
    return Frame(opcode, data, fin=is_last).serialize(mask=True)


@pytest.mark.parametrize("text", ["", "a", "x" * 125, "x" * 126, "дощ" * 100, "x" * LONGEST])
def test_a_whole_text_is_read(text: str) -> None:
    frame = sent(Opcode.TEXT, text.encode())
    assert whole_frame(frame + b"more", LONGEST) == len(frame)
    assert text_of(frame) == text


STRANGE = {
    "nothing": b"",
    "half a text": sent(Opcode.TEXT, b"half a text")[:-1],
    "half a head": sent(Opcode.TEXT, b"x" * 300)[:5],
    "the first part": sent(Opcode.TEXT, b"the first part", is_last=False),
    "the rest": sent(Opcode.CONT, b"the rest"),
    "no text": sent(Opcode.BINARY, b"no text"),
    "too long": sent(Opcode.TEXT, b"x" * (LONGEST + 1)),
    "far too long": sent(Opcode.TEXT, b"x" * 70_000),
    "not masked": Frame(Opcode.TEXT, b"not masked").serialize(mask=False),
}


@pytest.mark.parametrize("name", STRANGE)
def test_what_is_not_simple_is_not_read(name: str) -> None:
    assert whole_frame(STRANGE[name], LONGEST) == 0


def test_a_text_that_is_none_is_not_read() -> None:
    assert text_of(sent(Opcode.TEXT, b"\xff")) is None


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: table.test\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dHVybmNvYXQgaXMgaGVyZQ==\r\n\r\n"
)


async def heard_of(chunks: list[bytes]) -> tuple[list[Any], RecordedTransport]:
    """The events that the application gets when these pieces arrive."""
    heard: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        assert (await receive())["type"] == "websocket.connect"
        await send({"type": "websocket.accept"})
        is_open.set()
        while not heard or heard[-1]["type"] != "websocket.disconnect":
            heard.append(await receive())
        is_over.set()

    is_open, is_over = asyncio.Event(), asyncio.Event()
    config = uvicorn.Config(app, log_config=None, ws_max_size=LONGEST, ws_per_message_deflate=False)
    config.load()
    config.loaded_app = app
    protocol = DirectProtocol(config, ServerState(), {}, asyncio.get_running_loop())
    wire = RecordedTransport()
    protocol.connection_made(wire)
    protocol.data_received(HANDSHAKE)
    await is_open.wait()
    for chunk in chunks:
        protocol.data_received(chunk)
        await asyncio.sleep(0.01)
    protocol.connection_lost(None)
    await asyncio.wait_for(is_over.wait(), 20)
    return heard, wire


def texts(heard: list[Any]) -> list[str]:
    return [message["text"] for message in heard if message["type"] == "websocket.receive"]


async def test_texts_come_in_order_however_they_are_cut() -> None:
    said = [f"text {number}" for number in range(6)]
    frames = [sent(Opcode.TEXT, text.encode()) for text in said]
    pieces = [
        frames[0],
        frames[1] + frames[2],
        sent(Opcode.PING, b"there?") + frames[3][:3],
        frames[3][3:] + frames[4],
        sent(Opcode.TEXT, b"te", is_last=False) + sent(Opcode.CONT, b"xt 5"),
    ]
    heard, wire = await heard_of(pieces)
    assert texts(heard) == said
    assert Frame(Opcode.PONG, b"there?").serialize(mask=False) in wire.written


async def test_a_client_that_closes_is_answered() -> None:
    code = (1000).to_bytes(2, "big")
    heard, wire = await heard_of([sent(Opcode.CLOSE, code)])
    assert heard[-1] == {"type": "websocket.disconnect", "code": 1000, "reason": ""}
    assert wire.written.endswith(Frame(Opcode.CLOSE, code).serialize(mask=False))
    assert wire.is_closed


async def test_what_is_no_text_closes_the_connection() -> None:
    heard, wire = await heard_of([sent(Opcode.TEXT, b"\xff")])
    assert texts(heard) == []
    assert wire.is_closed


async def test_a_client_that_sends_more_than_is_read_is_not_read_from_until_it_is() -> None:
    frame = sent(Opcode.TEXT, b"again")
    heard, wire = await heard_of([frame * MOST_UNREAD, frame])
    assert len(texts(heard)) == MOST_UNREAD + 1
    assert wire.is_read


async def test_an_inbox_gives_what_came_in_order_to_who_waits_and_who_comes_later() -> None:
    inbox = Inbox[str]()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    for text in ("a", "b", "c"):
        inbox.put_nowait(text)
    assert inbox.qsize() == 3
    assert [await waiting, await inbox.get(), await inbox.get()] == ["a", "b", "c"]
    assert inbox.empty()


async def test_what_comes_for_a_reader_who_gave_up_is_not_lost() -> None:
    inbox = Inbox[str]()
    waiting = asyncio.create_task(inbox.get())
    await asyncio.sleep(0)
    waiting.cancel()
    inbox.put_nowait("a")
    with pytest.raises(asyncio.CancelledError):
        await waiting
    inbox.put_nowait("b")
    assert await inbox.get() + await inbox.get() == "ab"
