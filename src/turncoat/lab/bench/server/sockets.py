"""Lightweight WebSocket clients for a load generator: thousands in one process, whose own cost must not show in the
figures. Clients mask what they send with zeros, which changes nothing and is allowed by the protocol."""

import asyncio
import struct
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
FINAL: Final = 0x80
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
OPEN_TIME: Final = 60.0  # seconds, on a busy machine

Heard = Callable[[bytes], None]


class LoadSocket(asyncio.Protocol):
    """A client connection. `heard` is called with every text message."""

    def __init__(self, request: bytes, heard: Heard) -> None:
        self._request: Final = request
        self._heard: Final = heard
        self._read = bytearray()
        self._transport: asyncio.Transport | None = None
        self.opened: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self._is_open: bool = False

    # Callbacks of asyncio

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's own is no subclass of it
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self._read += data
        if not self._is_open and not self._shake_hands():
            return
        while self._take_frame():
            pass

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("hung up before it was open"))

    # Sending

    def send(self, text: bytes) -> None:
        self._write(TEXT, text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _write(self, kind: int, payload: bytes) -> None:
        assert self._transport is not None
        length = len(payload)
        if length < 126:
            head = struct.pack(">BB", FINAL | kind, MASKED | length)
        else:
            head = struct.pack(">BBH", FINAL | kind, MASKED | 126, length)
        self._transport.write(b"".join((head, NO_MASK, payload)))

    # Receiving

    def _shake_hands(self) -> bool:
        end = self._read.find(b"\r\n\r\n")
        if end < 0:
            return False
        if not self._read.startswith(b"HTTP/1.1 101"):
            self.opened.set_exception(ConnectionError(bytes(self._read[:end]).decode("latin-1")))
            self.close()
            return False
        del self._read[: end + 4]
        self._is_open = True
        self.opened.set_result(None)
        return True

    def _take_frame(self) -> bool:
        """Take one websocket frame off the buffer; False if it is incomplete."""
        read = self._read
        if len(read) < 2:
            return False
        length, start = read[1] & 127, 2
        if length == 126:
            start = 4
        elif length == 127:
            start = 10
        if len(read) < start:
            return False
        if start > 2:
            length = int.from_bytes(read[2:start], "big")
        end = start + length
        if len(read) < end:
            return False
        kind, payload = read[0] & 15, bytes(read[start:end])
        del read[:end]
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING:
            self._write(PONG, payload)
        elif kind == CLOSE:
            self.close()
        return True


async def open_socket(address: str, target: str, headers: dict[str, str], heard: Heard) -> LoadSocket:
    """Connect and shake hands. ConnectionError: the server refused."""
    host, _, port = address.removeprefix("http://").partition(":")
    given = {
        "Host": f"{host}:{port}",
        "Origin": address,
        "Connection": "Upgrade",
        "Upgrade": "websocket",
        "Sec-WebSocket-Version": "13",
        "Sec-WebSocket-Key": "dHVybmNvYXQgaXMgaGVyZQ==",
        **headers,
    }
    lines = [f"GET {target} HTTP/1.1", *(f"{name}: {value}" for name, value in given.items())]
    request = "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n"
    loop = asyncio.get_running_loop()
    _, socket = await loop.create_connection(lambda: LoadSocket(request, heard), host, int(port))
    await asyncio.wait_for(socket.opened, OPEN_TIME)
    return socket
