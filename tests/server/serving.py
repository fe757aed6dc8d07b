"""Test fixture: the application without a network, and tables in it."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.types import ASGIApp
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.asgi import request
from tests.server.clients import Clients, Clock
from turncoat.server.auth.access import GUEST_SEAT, new_device
from turncoat.server.hall.hall import Hall
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.net.listener import Listener, configuration
from turncoat.server.runtime.rate_limits import Limits
from turncoat.server.store.api import Hold, Holder
from turncoat.server.store.open import open_store
from turncoat.server.table.actor import HOST_SEAT

SETTINGS: dict[str, Any] = {"game": "lifeboat", "players": 3}


@contextlib.asynccontextmanager
async def serving(folder: Path, site: Site | None = None) -> AsyncIterator[tuple[Hall, Starlette]]:
    hall = Hall(open_store(str(folder / "turncoat.db")), Clock())
    async with hall.run():
        yield hall, application(hall, Site() if site is None else site)


@contextlib.asynccontextmanager
async def listening(app: Starlette) -> AsyncIterator[str]:
    """Serve the application on a socket; yield its address."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    config = configuration(app, "127.0.0.1", 0, Limits().longest_message, is_plain=False, lifespan="off")
    server = Listener(config, address.set_result)
    running = asyncio.create_task(server.serve())
    try:
        yield await address
    finally:
        server.should_exit = True
        await running


async def new_table(app: ASGIApp, **settings: object) -> tuple[str, str, str]:
    """Create a table; return its id, its invitation, and the cookie of the host."""
    body = {"settings": {**SETTINGS, **settings}}
    status, headers, sent = await request(app, "POST", "/api/tables", body)
    assert status == 200
    made = msgspec.json.decode(sent)
    return made["table"], made["invitation"], cookie_of(headers)


def cookie_of(headers: list[tuple[bytes, bytes]]) -> str:
    return dict(headers)[b"set-cookie"].decode().split(";")[0]


async def cookies_of(clients: Clients) -> list[str]:
    """Cookies of a device per seat, the first one the host's, and of a guest."""
    hall = clients.hall
    cookies = []
    for seat in [*range(len(clients.actors)), GUEST_SEAT]:
        device, token = await new_device(hall, "")
        held = [seat, HOST_SEAT] if seat == 0 else [seat]
        holds = [Hold(Holder(clients.table, one, device.id, hall.now())) for one in held]
        await hall.holders.write(clients.table, holds)
        cookies.append(f"turncoat={token}")
    return cookies


async def until_closed(socket: ClientConnection) -> tuple[list[str], int | None]:
    """Kinds of the updates until the server closes the socket, and the close code."""
    kinds = []
    try:
        while True:
            message = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
            if message["message"] == "update":
                kinds.append(message["public"]["kind"])
    except ConnectionClosed as closed:
        return kinds, closed.rcvd.code if closed.rcvd is not None else None
