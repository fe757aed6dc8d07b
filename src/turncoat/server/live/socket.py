"""Tables over WebSocket: messages go out, commands come in. Each command has a number of the client, which the reply repeats."""

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
from turncoat.server.hall.scenes import SceneCue
from turncoat.server.live.spectators import check_watching, delay_of
from turncoat.server.net.websocket_out import GONE, outlet_of, packet
from turncoat.server.runtime.json import ENCODER, UNREADABLE_JSON
from turncoat.server.runtime.rate_limits import Limits
from turncoat.server.store.api import Device, Holder, StoreFailed
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.registry import AnyCommand
from turncoat.server.table.notes import Count
from turncoat.texts.languages import LanguageOrNone

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place

NOT_HERE: Final = 4404
CUT_OFF: Final = 4403
CLOSED: Final = 4410  # the table was erased
COME_AGAIN: Final = 4409  # reconnect: the seat has another player, or the table was loaded again
TOO_MUCH: Final = 4429
UNREADABLE: Final = 4400
LATER: Final = 1013  # "try again later": the database cannot be reached
CODES: Final = {
    "revoked": CUT_OFF,
    "too_slow": TOO_MUCH,
    "seat_lost": COME_AGAIN,
    "not_told": NOT_HERE,
    "table_closed": CLOSED,
    "too_busy": LATER,
}  # by reason of the close
LOG: Final = logging.getLogger("turncoat.server.live.socket")


class SessionQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Query parameters of a socket's URL."""

    events: Count = 0  # number of events that the client already has
    language: LanguageOrNone = ""  # of texts in messages; empty: no texts
    watch: bool = False  # whether to watch as a spectator even with a seat: a shared screen


class Sent(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A command, or a cue of the table's shared screen; without either, a heartbeat."""

    request: int
    command: AnyCommand | None = None
    scene: SceneCue | None = None


_SENT: Final = msgspec.json.Decoder(Sent)


async def serve_socket(
    hall: "Hall",
    limits: Limits,
    address: str,
    socket: WebSocket,
    device: Device | None,
    table: str,
    query: SessionQuery,
) -> None:
    """Serve a socket until either side closes it."""
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
        return  # the client has disconnected
    seat = SPECTATOR if query.watch else actor.seat
    delay = delay_of(place, actor)
    connection = Connection(table, seat, actor.device, outlet_of(socket), query.language, delay, hall.now)
    try:
        look = Look(seat, query.events, query.language, actor.is_host, delay)
        await hall.hello(place, look, connection)
        if await actor_at(hall, table, device) != actor:
            connection.close("seat_lost")  # lost before the connection was registered
        hall.presence.add(connection)
        reading = asyncio.create_task(_read(hall, limits, address, socket, connection, actor))
        try:
            await connection.wait_for_close()
        finally:
            reading.cancel()
            with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect):
                await reading
    except StoreFailed as fault:
        connection.close(refusal_of(fault, hall.metrics).code)
    except BadInput:
        connection.close("not_told")  # the game was played by rules that this version cannot replay
    except (WebSocketDisconnect, OSError):
        pass  # the client has disconnected
    finally:
        hall.connections.remove(connection)
        hall.presence.remove(connection)
        if (
            socket.application_state != WebSocketState.DISCONNECTED
            and socket.client_state == WebSocketState.CONNECTED
        ):
            with contextlib.suppress(*GONE):
                await socket.close(CODES.get(connection.why, UNREADABLE))


async def close_for_now(socket: WebSocket, refusal: BadInput) -> None:
    """Close a socket before any message with "try again later"."""
    with contextlib.suppress(*GONE):
        await socket.accept()
        await socket.close(LATER, refusal.code)


async def _enter(hall: "Hall", table: str, device: Device | None) -> "tuple[Place, Actor]":
    """The table, and the device's role there. BadInput: the device may neither play nor watch."""
    place = await hall.place(table)
    actor = await actor_at(hall, table, device)
    if not may_enter(place.table, actor):
        raise BadInput("no_such_table")
    if actor.seat == SPECTATOR:
        check_watching(place)
    return place, actor


class Sender:
    """The actor behind a socket. Its seat may have been taken, left or lent since the socket was opened."""

    def __init__(self, hall: "Hall", connection: Connection, actor: Actor) -> None:
        self._hall: Final = hall
        self._table: Final = connection.table
        self.seat: Final = actor.seat  # of the socket
        self.may_lead: Final = actor.seat != SPECTATOR or actor.is_host
        self._device: Final = Device(actor.device, b"", 0, 0, "")
        self._actor: Actor = actor
        self._holders: Sequence[Holder] | None = None  # from which the actor was computed

    async def now(self) -> Actor:
        if self._device.id:
            holders = await self._hall.holders.of(self._table)
            if holders is not self._holders:
                self._actor = await actor_at(self._hall, self._table, self._device)
                self._holders = holders
        return self._actor


async def _read(
    hall: "Hall", limits: Limits, address: str, socket: WebSocket, connection: Connection, actor: Actor
) -> None:
    bucket = limits.bucket()
    sender = Sender(hall, connection, actor)
    try:
        while connection.is_open:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                break
            text = message.get("text")
            if text is None or len(text) > limits.longest_message or not bucket.take():
                connection.close("too_much")
                break
            connection.put(packet(await _answer(hall, limits, address, connection, sender, text)))
    finally:
        connection.close(connection.why or "gone")


async def _answer(
    hall: "Hall", limits: Limits, address: str, connection: Connection, sender: Sender, text: str
) -> bytes:
    try:
        sent = _SENT.decode(text)
    except UNREADABLE_JSON as fault:
        return ENCODER.encode(
            {"message": "refused", "request": None, "error": "unreadable", "detail": str(fault)}
        )
    if sent.scene is not None:
        return _cue(hall, connection, sender, sent, sent.scene)
    if sent.command is None:
        return ENCODER.encode({"message": "done", "request": sent.request})
    try:
        if connection.seat != sender.seat:
            raise BadInput("only_watching")
        with limits.around(address, makes_table=sent.command.makes_table):
            await hall.carry_out(connection.table, await sender.now(), sent.command)
    except (BadInput, StoreFailed) as fault:
        return _refuse(sent, refusal_of(fault, hall.metrics))
    except Exception:
        LOG.exception("server_fault", extra={"table": connection.table, "kind": type(sent.command).__name__})
        hall.metrics.refusals["server_fault"] += 1
        return _refuse(sent, BadInput("server_fault"))
    return ENCODER.encode({"message": "done", "request": sent.request})


def _cue(hall: "Hall", connection: Connection, sender: Sender, sent: Sent, cue: SceneCue) -> bytes:
    """Forward a cue of a shared screen. Only a player of the table or its host may have one."""
    if not sender.may_lead or connection.seat != SPECTATOR:
        return _refuse(sent, BadInput("only_watching"))
    hall.scenes.lead(connection, cue)
    return ENCODER.encode({"message": "done", "request": sent.request})


def _refuse(sent: Sent, refusal: BadInput) -> bytes:
    return ENCODER.encode({"message": "refused", "request": sent.request, **refusal_wire(refusal)})
