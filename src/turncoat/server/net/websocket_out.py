"""Output of WebSocket frames, written to the transport directly: the six layers of ASGI cost more than making a frame.

Frames are written at the end of an iteration of the event loop, for all tables together, which is faster than a write per step.
Frames of one socket in the same iteration, such as an update and the reply to its command, are one write.

The application finds a connection's outlet in the scope (`outlet_of`). Everything else about a socket goes through ASGI.
Incoming frames are parsed here while they are simple (`websocket_in.py`), and by websockets from the first other one on.

With uvicorn's own protocol there is no such outlet, and `PlainOutlet` sends through ASGI.
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
BUCKET: Final = 256  # bytes; lengths of packets are multiples of it
BLANKS: Final = b" " * BUCKET
LONG: Final = Struct(">BBH")
LONGEST: Final = Struct(">BBQ")
SPREAD: Final = 0.4  # largest relative deviation of a connection's ping interval


GONE: Final = (WebSocketDisconnect, RuntimeError, OSError)  # raised by a closed socket
Packet = NewType("Packet", bytes)  # bytes on the wire


def packet(text: bytes) -> Packet:
    """A WebSocket frame. The text is padded with blanks, so that its length reveals nothing finer than the bucket."""
    blanks = -len(text) % BUCKET
    return _joined((_head(len(text) + blanks), text, BLANKS[:blanks]))


_joined: Final = cast("Callable[[tuple[bytes, ...]], Packet]", b"".join)


@cache  # there are few lengths, since they are multiples of a bucket
def _head(length: int) -> bytes:
    if length < 1 << 16:
        return LONG.pack(WHOLE_TEXT, 126, length)
    return LONGEST.pack(WHOLE_TEXT, 127, length)


def payload(packet: Packet) -> bytes:
    """The padded text of a packet. No packet is short enough for a head of two bytes."""
    return packet[LONG.size :] if packet[1] == 126 else packet[LONGEST.size :]


class Outlet(Protocol):
    on_ready: Callable[[], None]  # called when it accepts packets again

    @property
    def is_ready(self) -> bool:
        """Whether it accepts packets now."""

    def write(self, packet: Packet) -> None:
        """Send a packet, together with all others of this iteration of the event loop."""


def outlet_of(socket: WebSocket) -> Outlet:
    direct = socket.scope["extensions"].get(OUTLET)
    return PlainOutlet(socket) if direct is None else cast(Outlet, direct())


class PlainOutlet:
    """Sends through ASGI, one packet at a time, so that those of a slow reader wait in its connection's queue, which has a limit."""

    def __init__(self, socket: WebSocket) -> None:
        self.on_ready: Callable[[], None] = _ignore_ready
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
                return  # closed; the task that reads from the socket notices too
            if not self._unsent:
                self.is_ready = True
                self.on_ready()
        self._sending = None


class DirectProtocol(WebSocketsSansIOProtocol):
    """uvicorn's protocol with an outlet, and with random ping intervals: else thousands of clients that reconnect together would be pinged
    together, again and again, and delay answers."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.queue = cast(Any, Inbox[Any]())
        self.on_ready: Callable[[], None] = _ignore_ready
        self._is_simple: bool = True  # whether all frames so far were simple
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
        self.on_ready = _ignore_ready
        self.conn.parser_exc = None  # its traceback would keep all received data alive

    def start_keepalive(self) -> None:
        super().start_keepalive()
        del self.request, self.response  # not used after the handshake, and large

    def data_received(self, data: bytes) -> None:
        if not self.handshake_complete:
            self._is_simple = not self.handshake_initiated  # data during the handshake is left to websockets
        elif self._is_simple:
            data = self._take_simple(data)
        if data:
            super().data_received(data)

    def _take_simple(self, data: bytes) -> bytes:
        """Parse simple frames; return the data from the first other or incomplete frame on."""
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
        """Write the unsent packets to the transport."""
        unsent = self._unsent
        together = unsent[0] if len(unsent) == 1 else b"".join(unsent)
        unsent.clear()
        if not self.close_sent and not self.transport.is_closing():
            self.transport.write(together)


# By event loop: protocols with unsent packets
_DEPARTING: Final["WeakKeyDictionary[asyncio.AbstractEventLoop, deque[DirectProtocol]]"] = WeakKeyDictionary()


def _send_all(loop: asyncio.AbstractEventLoop, departing: deque[DirectProtocol]) -> None:
    try:
        while departing:
            departing.popleft().depart()
    finally:
        if departing:  # one failed; the others are sent in the next iteration
            loop.call_soon(_send_all, loop, departing)


def _ignore_ready() -> None:
    pass
