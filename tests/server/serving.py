"""Test fixture: the application without a network, and tables on it."""

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
from tests.server.company import Clock, Company
from turncoat.server.auth.access import GUEST_SEAT, new_device
from turncoat.server.hall.hall import Hall
from turncoat.server.http.app import Site, application
from turncoat.server.http.rate_limits import Limits
from turncoat.server.net.listener import Listener, configuration
from turncoat.server.store.api import Hold, Holder
from turncoat.server.store.open import open_store
from turncoat.server.table.actor import HOST_SEAT

SETTINGS: dict[str, Any] = {"game": "lifeboat", "players": 3}


@contextlib.asynccontextmanager
async def serving(folder: Path, site: Site | None = None) -> AsyncIterator[tuple[Hall, Starlette]]:
    hall = Hall(open_store(str(folder / "turncoat.db")), Clock())
    async with hall.running():
        yield hall, application(hall, Site() if site is None else site)


@contextlib.asynccontextmanager
async def listening(app: Starlette) -> AsyncIterator[str]:
    """The address at which it can be reached through the network after all."""
    address: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    config = configuration(app, "127.0.0.1", 0, Limits().longest_frame, is_plain=False, lifespan="off")
    server = Listener(config, address.set_result)
    running = asyncio.create_task(server.serve())
    try:
        yield await address
    finally:
        server.should_exit = True
        await running


async def new_table(app: ASGIApp, **settings: object) -> tuple[str, str, str]:
    """The table, its invitation, and its host's cookie."""
    body = {"settings": {**SETTINGS, **settings}}
    status, headers, sent = await request(app, "POST", "/api/tables", body)
    assert status == 200
    made = msgspec.json.decode(sent)
    return made["table"], made["invitation"], cookie_of(headers)


def cookie_of(headers: list[tuple[bytes, bytes]]) -> str:
    return dict(headers)[b"set-cookie"].decode().split(";")[0]


async def cookies_of(company: Company) -> list[str]:
    """Of a device at each seat, the first one's the host's, and of a guest."""
    hall = company.hall
    found = []
    for seat in [*range(len(company.actors)), GUEST_SEAT]:
        device, token = await new_device(hall, "")
        held = [seat, HOST_SEAT] if seat == 0 else [seat]
        holds = [Hold(Holder(company.table, one, device.id, hall.now())) for one in held]
        await hall.holders.write(company.table, holds)
        found.append(f"turncoat={token}")
    return found


async def until_closed(socket: ClientConnection) -> tuple[list[str], int | None]:
    """What kinds of updates come before the server closes it, and the code that it closes it with."""
    kinds = []
    try:
        while True:
            frame = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 20))
            if frame["frame"] == "update":
                kinds.append(frame["public"]["kind"])
    except ConnectionClosed as closed:
        return kinds, closed.rcvd.code if closed.rcvd is not None else None
