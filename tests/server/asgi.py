"""In-process ASGI client: sends requests and WebSocket messages, and records all bytes of the replies."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from starlette.types import ASGIApp, Message

from tests.server.recorded_transport import packet_text
from turncoat.server.net.websocket_out import OUTLET, Packet

HOST = (b"host", b"table.test")
ORIGIN = (b"origin", b"http://table.test")


class Socket:
    """An open WebSocket; `messages` holds all bytes sent to it so far."""

    def __init__(
        self,
        app: ASGIApp,
        path: str,
        query: str,
        headers: list[tuple[bytes, bytes]],
        *,
        is_of_page: bool = True,
    ) -> None:
        self.messages: list[bytes] = []
        self.code: int | None = None  # close code
        self.on_ready: Callable[[], None] = lambda: None
        self.is_ready = True
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self._changed = asyncio.Event()
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": _from_page([HOST, *headers]) if is_of_page else [HOST, *headers],
            "client": ("127.0.0.1", 1),
            "server": ("table.test", 80),
            "subprotocols": [],
            "extensions": {OUTLET: lambda: self},
        }
        self._task = asyncio.create_task(self._run(app, scope))

    async def _run(self, app: ASGIApp, scope: dict[str, Any]) -> None:
        await app(scope, self._incoming.get, self._take)

    async def _take(self, message: Message) -> None:
        if message["type"] == "websocket.close":
            self.code = message.get("code", 1000)
        self._changed.set()

    def write(self, packet: Packet) -> None:
        self.messages.append(packet_text(packet))
        self._changed.set()

    async def say(self, sent: object) -> None:
        """Send a message and wait for its reply."""
        self.send(msgspec.json.encode(sent).decode())
        assert isinstance(sent, dict)
        await self.until(lambda: self._is_answered(sent["request"]))

    def send(self, text: str) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": text})

    def _is_answered(self, request: int) -> bool:
        latest = [msgspec.json.decode(message) for message in self.messages[-3:]]
        return any(message.get("request") == request for message in latest)

    async def until(self, is_so: Any) -> None:
        async with asyncio.timeout(20):
            while not is_so():
                self._changed.clear()
                await self._changed.wait()

    async def close(self) -> None:
        self._incoming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 20)


def _from_page(headers: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """Add the origin of our pages, unless the test sets another."""
    return headers if any(name == b"origin" for name, _ in headers) else [*headers, ORIGIN]


async def request(
    app: ASGIApp,
    method: str,
    path: str,
    body: object = None,
    cookie: str = "",
    headers: list[tuple[bytes, bytes]] | None = None,
    data: bytes | None = None,
) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
    """Send a request; return status, headers and body of the reply. `data` is a raw body."""
    route, _, query = path.partition("?")
    sent = data if data is not None else b"" if body is None else msgspec.json.encode(body)
    given = [HOST, *(headers or [])]
    if body is not None or data is not None:
        given.append((b"content-type", b"application/json"))
    if cookie:
        given.append((b"cookie", cookie.encode("latin-1")))
        given = _from_page(given)
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": route,
        "raw_path": route.encode(),
        "root_path": "",
        "query_string": query.encode(),
        "headers": given,
        "client": ("127.0.0.1", 1),
        "server": ("table.test", 80),
    }
    incoming: list[Message] = [{"type": "http.request", "body": sent, "more_body": False}]
    told: list[Message] = []

    async def receive() -> Message:
        if incoming:
            return incoming.pop(0)
        await asyncio.Event().wait()
        raise AssertionError

    async def send(message: Message) -> None:
        told.append(message)

    await app(scope, receive, send)
    start = told[0]
    return start["status"], list(start["headers"]), b"".join(part.get("body", b"") for part in told[1:])
