"""uvicorn's HTTP protocol with a timeout (408) and a size limit (431) for the head of a request.

Bodies have their own limits (`http/endpoint.py`): by then the route is known.
"""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD_TIME: Final = 10.0  # seconds for the head of a request to arrive
LONGEST_HEAD: Final = 65_536  # bytes
TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
TOO_LONG: Final = (
    b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)


class TimeoutProtocol(HttpToolsProtocol):
    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._waits: asyncio.TimerHandle | None = None  # timeout of the head
        self._read: int = 0  # upper bound of the bytes of the head

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._begin()

    def connection_lost(self, exc: Exception | None) -> None:
        self._end()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._waits is not None:
            self._read += len(data)
            if self._read > LONGEST_HEAD:
                self._refuse(TOO_LONG)

    def handle_websocket_upgrade(self) -> None:
        super().handle_websocket_upgrade()
        del self.parser  # breaks a reference cycle

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._begin()

    def on_headers_complete(self) -> None:
        self._end()
        super().on_headers_complete()

    def _begin(self) -> None:
        self._end()
        self._waits = self.loop.call_later(HEAD_TIME, self._refuse, TOO_SLOW)

    def _end(self) -> None:
        self._read = 0
        if self._waits is not None:
            self._waits.cancel()
            self._waits = None

    def _refuse(self, reply: bytes) -> None:
        self._end()
        if not self.transport.is_closing():
            self.transport.write(reply)
            self.transport.close()
