"""Output of WebSocket frames: written straight to the connection, past ASGI.

ASGI's way through six layers costs more than making a frame.

Those of many tables leave one after the other, when all that came before has been seen to: turning to the network in between, for each,
takes longer. What one socket is told meanwhile, say an update and the reply to the command that caused it, leaves in one piece.

The application finds its connection's outlet in the scope (`outlet_of`). Everything else about a socket goes through ASGI as ever; what
comes in is read here as long as it is simple (`websocket_in.py`), and by websockets from the first that is not.

A server with uvicorn's own protocol has no such outlet: there, `PlainOutlet` sends through ASGI.
"""

import asyncio
import random
from collections import deque
from collections.abc import Callable
from functools import cache
from struct import Struct
from typing import Any, Final, NewType, Protocol, cast
from weakref import WeakKeyDictionary, ref

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from turncoat.server.net.websocket_in import MOST_UNREAD, WHOLE_TEXT, Inbox, text_of, whole_frame

OUTLET: Final = "turncoat.outlet"
BUCKET: Final = 256  # bytes that the length of what is sent is a multiple of
BLANKS: Final = b" " * BUCKET
LONG: Final = Struct(">BBH")
LONGEST: Final = Struct(">BBQ")
SPREAD: Final = 0.4  # how far a connection's times are from the usual, at most


GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # what a closed socket raises when it is used
Packet = NewType("Packet", bytes)  # what is sent, as it goes over the wire


def packet(text: bytes) -> Packet:
    """A frame of a WebSocket. Its length tells nothing finer than its bucket: blanks after JSON mean nothing."""
    blanks = -len(text) % BUCKET
    return _joined((_head(len(text) + blanks), text, BLANKS[:blanks]))


_joined: Final = cast("Callable[[tuple[bytes, ...]], Packet]", b"".join)


@cache  # lengths are multiples of a bucket: there are few
def _head(length: int) -> bytes:
    if length < 1 << 16:
        return LONG.pack(WHOLE_TEXT, 126, length)
    return LONGEST.pack(WHOLE_TEXT, 127, length)


def payload(packet: Packet) -> bytes:
    """The text with its blanks; no packet is short enough for a head of two bytes."""
    return packet[LONG.size :] if packet[1] == 126 else packet[LONGEST.size :]


class Outlet(Protocol):
    on_ready: Callable[[], None]  # called when it takes more again

    @property
    def is_ready(self) -> bool:
        """Whether it takes more now."""

    def write(self, packet: Packet) -> None:
        """It leaves when the loop has done all that it has to do now, with whatever else is written until then."""


def outlet_of(socket: WebSocket) -> Outlet:
    direct = socket.scope["extensions"].get(OUTLET)
    return PlainOutlet(socket) if direct is None else cast(Outlet, direct())


class PlainOutlet:
    """Sends through ASGI, in order. It takes one packet at a time, so those of a slow reader wait in its line, which counts them."""

    def __init__(self, socket: WebSocket) -> None:
        self.on_ready: Callable[[], None] = _nobody_waits
        self.is_ready: bool = True
        self._socket: Final = socket
        self._unsent: Final[list[Packet]] = []
        self._sending: asyncio.Task[None] | None = None

    def write(self, packet: Packet) -> None:
        self._unsent.append(packet)
        self.is_ready = False
        if self._sending is None:
            self._sending = asyncio.create_task(self._send_all())

    async def _send_all(self) -> None:
        while self._unsent:
            try:
                await self._socket.send_text(payload(self._unsent.pop(0)).decode())
            except GONE:
                return  # it takes no more; the task that reads from the socket is told of it
            if not self._unsent:
                self.is_ready = True
                self.on_ready()
        self._sending = None


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, that is an outlet as well, and asks for signs of life at times of its own: thousands that come back in one moment
    would else be asked in one moment, again and again, and answers wait for that."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast(Any, Inbox[Any]())
        self.on_ready: Callable[[], None] = _nobody_waits
        self._is_simple: bool = True  # what came so far: whole frames
        self.is_ready: bool = True
        self._unsent: Final[list[Packet]] = []
        self._departing: Final = _DEPARTING.setdefault(self.loop, deque())
        if self.ping_interval is not None:
            self.ping_interval *= random.uniform(1.0 - SPREAD, 1.0 + SPREAD)

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(dict[str, object], self.scope["extensions"])[OUTLET] = ref(self)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.on_ready = _nobody_waits
        self.conn.parser_exc = None  # its traceback would hold on to all that came

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response  # not used after the handshake, and large

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._is_simple = not self.handshake_initiated  # data before the end of the handshake is not
        elif self._is_simple:
            data = self._take_simple(data)
        if data:
            super().data_received(data)

    def _take_simple(self, data: bytes) -> bytes:
        """What is left of it, with the first frame that is not."""
        while data:
            end = whole_frame(data, self.config.ws_max_size)
            if not end:
                self._is_simple = False
                break
            frame, data = data[:end], data[end:]
            text = text_of(frame) if frame[0] == WHOLE_TEXT else None
            if text is None:
                super().data_received(frame)
            elif not self.close_sent:
                self._put(text)
        return data

    def _put(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if self.queue.qsize() >= MOST_UNREAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.is_ready = False

    def resume_writing(self) -> None:
        super().resume_writing()
        self.is_ready = True
        self.on_ready()

    def write(self, packet: Packet) -> None:
        if not self._unsent:
            if not self._departing:
                self.loop.call_soon(_send_all, self.loop, self._departing)
            self._departing.append(self)
        self._unsent.append(packet)

    def depart(self) -> None:
        """Let what was written leave."""
        unsent = self._unsent
        together = unsent[0] if len(unsent) == 1 else b"".join(unsent)
        unsent.clear()
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(together)


# By loop: those who have something to send when it has done all that it has to do now
_DEPARTING: Final["WeakKeyDictionary[asyncio.AbstractEventLoop, deque[DirectProtocol]]"] = WeakKeyDictionary()


def _send_all(loop: asyncio.AbstractEventLoop, departing: deque[DirectProtocol]) -> None:
    try:
        while departing:
            departing.popleft().depart()
    finally:
        if departing:  # one failed: that is no fault of the others
            loop.call_soon(_send_all, loop, departing)


def _nobody_waits() -> None:
    pass
