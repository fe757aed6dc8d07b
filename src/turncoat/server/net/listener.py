"""The listening server: uvicorn's configuration, with our protocols or uvicorn's own.

Of the server, this module and those that hold our protocols (`websocket_out.py`, `websocket_in.py`,
`http_timeouts.py`) are all that imports uvicorn, httptools or websockets. Our protocols override methods that
these packages do not document, so `pyproject.toml` bounds their versions. `is_plain` runs uvicorn's protocols
instead, by their public names, and needs none of that.
"""

import socket
from collections.abc import Callable
from typing import Final, Literal

import uvicorn
from starlette.types import ASGIApp

from turncoat.server.net.http_timeouts import PatientProtocol
from turncoat.server.net.websocket_out import DirectProtocol

PING: Final = 25.0  # seconds between pings of a socket, about; proxies close silent connections after 60


def configuration(
    app: ASGIApp,
    host: str,
    port: int,
    longest_frame: int,
    *,
    is_plain: bool,
    lifespan: Literal["auto", "off"] = "auto",
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http="httptools" if is_plain else PatientProtocol,
        ws="websockets-sansio" if is_plain else DirectProtocol,
        ws_per_message_deflate=False,
        ws_max_size=longest_frame,
        ws_ping_interval=PING,
        lifespan=lifespan,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=False,
    )


class Listener(uvicorn.Server):
    """Calls `on_start` with the address at which it listens."""

    def __init__(self, config: uvicorn.Config, on_start: Callable[[str], None] | None) -> None:
        super().__init__(config)
        self._on_start: Final = on_start

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._on_start is not None and self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._on_start(f"http://{host}:{port}")
