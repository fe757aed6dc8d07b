"""The listening server: uvicorn's configuration, with our protocols or uvicorn's own.

Only this module and those of our protocols (`websocket_out.py`, `websocket_in.py`, `http_timeouts.py`) import
uvicorn, httptools or websockets. Our protocols override undocumented methods of these packages, so `pyproject.toml`
bounds their versions. `is_plain` runs uvicorn's own protocols instead, by their public names.
"""

import asyncio
import socket
from collections.abc import Callable, Sequence
from typing import Final, Literal

import uvicorn
from starlette.types import ASGIApp

from turncoat.server.net.http_timeouts import TimeoutProtocol
from turncoat.server.net.local_network import network_addresses
from turncoat.server.net.tls import Certificate
from turncoat.server.net.websocket_out import DirectProtocol

PING: Final = 25.0  # seconds between pings of a socket, on average; proxies close silent connections after 60


def configuration(
    app: ASGIApp,
    host: str,
    port: int,
    longest_message: int,
    *,
    is_plain: bool,
    certificate: Certificate | None = None,
    lifespan: Literal["auto", "off"] = "auto",
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        host=host,
        port=port,
        http="httptools" if is_plain else TimeoutProtocol,
        ws="websockets-sansio" if is_plain else DirectProtocol,
        ws_per_message_deflate=False,
        ws_max_size=longest_message,
        ws_ping_interval=PING,
        lifespan=lifespan,
        access_log=False,
        log_config=None,
        server_header=False,
        date_header=False,
        proxy_headers=False,
        ssl_certfile=None if certificate is None else certificate.chain,
        ssl_keyfile=None if certificate is None else certificate.key,
    )


class Listener(uvicorn.Server):
    """A server that calls `on_start` with its address. `opens_network`: it listens in the local network from the start."""

    def __init__(
        self, config: uvicorn.Config, on_start: Callable[[str], None] | None, *, opens_network: bool = False
    ) -> None:
        super().__init__(config)
        self._on_start: Final = on_start
        self._opens_network: Final = opens_network
        self.network: Final = LocalNetwork(self)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self._opens_network and self.started:
            await self.network.open()
        if self._on_start is not None and self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self._on_start(f"{self.scheme}://{host}:{port}")

    @property
    def scheme(self) -> str:
        return "https" if self.config.ssl else "http"

    async def listen_at(self, host: str) -> asyncio.base_events.Server:
        """Listen at another address, at the same port if that is free. OSError: the address cannot be used."""
        port = self.servers[0].sockets[0].getsockname()[1]
        try:
            server = await self._listen(host, port)
        except OSError:
            server = await self._listen(host, 0)
        self.servers.append(server)
        return server

    async def _listen(self, host: str, port: int) -> asyncio.base_events.Server:
        """Create a server as uvicorn's `startup` does."""
        config = self.config

        def create_protocol() -> asyncio.Protocol:
            return config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state
            )

        loop = asyncio.get_running_loop()
        return await loop.create_server(
            create_protocol, host=host, port=port, ssl=config.ssl, backlog=config.backlog
        )


class LocalNetwork:
    """Further sockets of a listener, at the addresses of this computer in its network."""

    def __init__(self, listener: "Listener") -> None:
        self._listener: Final = listener
        self._servers: Final[list[asyncio.base_events.Server]] = []
        self._opening: Final = asyncio.Lock()
        self.addresses: Sequence[str] = ()

    async def open(self) -> None:
        """Start to listen. Without effect on a computer without a network."""
        async with self._opening:
            if not self.addresses:
                await self._open()

    async def _open(self) -> None:
        for host in await asyncio.to_thread(network_addresses):  # name lookups may take seconds
            try:
                self._servers.append(await self._listener.listen_at(host))
            except OSError:
                continue  # the address is gone or may not be used
        names = [server.sockets[0].getsockname()[:2] for server in self._servers]
        self.addresses = [f"{self._listener.scheme}://{host}:{port}" for host, port in names]

    def close(self) -> None:
        """Stop to listen; open connections stay."""
        for server in self._servers:
            server.close()
            self._listener.servers.remove(server)
        self._servers.clear()
        self.addresses = ()
