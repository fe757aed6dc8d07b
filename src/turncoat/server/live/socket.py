"""Tables over WebSocket: messages go out, commands come in, each with a number of the client's own that the reply repeats."""

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.auth.access import actor_at, may_enter
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.hall.refusals import refusal_of, refusal_wire
from turncoat.server.live.spectators import check_watching, delay_of
from turncoat.server.net.websocket_out import GONE, outlet_of, packet
from turncoat.server.runtime.json import ENCODER, UNREADABLE_JSON
from turncoat.server.store.api import Device, Holder, StoreFailed
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands import AnyCommand

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place
    from turncoat.server.http.rate_limits import Limits
    from turncoat.server.http.shapes import SessionQuery

NOT_HERE: Final = 4404
CUT_OFF: Final = 4403
COME_AGAIN: Final = 4409  # the seat is another player's now
TOO_MUCH: Final = 4429
UNREADABLE: Final = 4400
LATER: Final = 1013  # the database cannot be reached: the standard's word for "try again later"
CODES: Final = {
    "revoked": CUT_OFF,
    "too_slow": TOO_MUCH,
    "seat_lost": COME_AGAIN,
    "not_told": NOT_HERE,
    "too_busy": LATER,
}  # why a connection was closed
LOG: Final = logging.getLogger("turncoat.server.live.socket")


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, or nothing but a sign of life."""

    request: int
    act: AnyCommand | None = None


_SENT: Final = msgspec.json.Decoder(Sent)


async def serve_socket(
    hall: "Hall",
    limits: "Limits",
    address: str,
    socket: WebSocket,
    device: Device | None,
    table: str,
    query: "SessionQuery",
) -> None:
    """Until it closes, from either side."""
    try:
        place, actor = await _enter(hall, table, device)
    except BadInput:
        with contextlib.suppress(*GONE):
            await socket.accept()
            await socket.close(NOT_HERE)
        return
    except StoreFailed as fault:
        await close_for_now(socket, refusal_of(fault, hall.metrics))
        return
    try:
        await socket.accept()
    except GONE:
        return  # the other side did not wait for it
    seat = SPECTATOR if query.watch else actor.seat
    delay = delay_of(place, actor)
    connection = Connection(table, seat, actor.device, outlet_of(socket), query.language, delay, hall.now)
    try:
        look = Look(seat, query.events, query.language, actor.is_host, delay)
        await hall.hello(place, look, connection)
        if await actor_at(hall, table, device) != actor:
            connection.close("seat_lost")  # meanwhile: it could not be cut off before it was there
        hall.presence.came(connection)
        reading = asyncio.create_task(_read(hall, limits, address, socket, connection, actor))
        try:
            await connection.until_closed()
        finally:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await reading
    except StoreFailed as fault:
        connection.close(refusal_of(fault, hall.metrics).code)
    except BadInput:
        connection.close("not_told")  # what happened by other rules than ours is not told again, nor later
    except (WebSocketDisconnect, OSError):
        pass  # the other side is gone: it comes back, or the clock takes care
    finally:
        hall.connections.remove(connection)
        hall.presence.left(connection)
        if (
            socket.application_state != WebSocketState.DISCONNECTED
            and socket.client_state == WebSocketState.CONNECTED
        ):
            with contextlib.suppress(*GONE):
                await socket.close(CODES.get(connection.why, UNREADABLE))


async def close_for_now(socket: WebSocket, refusal: BadInput) -> None:
    """Before anything was sent."""
    with contextlib.suppress(*GONE):
        await socket.accept()
        await socket.close(LATER, refusal.code)


async def _enter(hall: "Hall", table: str, device: Device | None) -> "tuple[Place, Actor]":
    """A player at the table may always show what everybody sees."""
    place = await hall.place(table)
    actor = await actor_at(hall, table, device)
    if not may_enter(place.table, actor):
        raise BadInput("no_such_table")
    if actor.seat == SPECTATOR:
        check_watching(place)
    return place, actor


class Sender:
    """Who sends commands through a socket: a seat may have been taken, left or lent since it was opened."""

    def __init__(self, hall: "Hall", connection: Connection, actor: Actor) -> None:
        self._hall: Final = hall
        self._table: Final = connection.table
        self.seat: Final = actor.seat  # of the socket
        self._device: Final = Device(actor.device, b"", 0, 0, "")
        self._actor: Actor = actor
        self._holders: Sequence[Holder] | None = None  # of whom it was worked out

    async def now(self) -> Actor:
        if self._device.id:
            holders = await self._hall.holders.of(self._table)
            if holders is not self._holders:
                self._actor = await actor_at(self._hall, self._table, self._device)
                self._holders = holders
        return self._actor


async def _read(
    hall: "Hall", limits: "Limits", address: str, socket: WebSocket, connection: Connection, actor: Actor
) -> None:
    bucket = limits.bucket()
    sender = Sender(hall, connection, actor)
    try:
        while connection.is_open:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            if text is None or len(text) > limits.longest_frame or not bucket.take():
                connection.close("too_much")
                break
            connection.put(packet(await _answer(hall, limits, address, connection, sender, text)))
    finally:
        connection.close(connection.why or "gone")


async def _answer(
    hall: "Hall", limits: "Limits", address: str, connection: Connection, sender: Sender, text: str
) -> bytes:
    try:
        sent = _SENT.decode(text)
    except UNREADABLE_JSON as fault:
        return ENCODER.encode(
            {"frame": "refused", "request": None, "error": "unreadable", "detail": str(fault)}
        )
    if sent.act is None:
        return ENCODER.encode({"frame": "done", "request": sent.request})
    try:
        if connection.seat != sender.seat:
            raise BadInput("only_watching")
        with limits.around(address, sent.act):
            await hall.act(connection.table, await sender.now(), sent.act)
    except (BadInput, StoreFailed) as fault:
        return _refused(sent, refusal_of(fault, hall.metrics))
    except Exception:
        LOG.exception("server_fault", extra={"table": connection.table, "kind": type(sent.act).__name__})
        hall.metrics.refusals["server_fault"] += 1
        return _refused(sent, BadInput("server_fault"))
    return ENCODER.encode({"frame": "done", "request": sent.request})


def _refused(sent: Sent, refusal: BadInput) -> bytes:
    return ENCODER.encode({"frame": "refused", "request": sent.request, **refusal_wire(refusal)})
