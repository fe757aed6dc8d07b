"""Request handlers for the client's own device: its seats, notes, and further devices for a seat."""

import contextlib
import io

import msgspec
import segno

from turncoat.kernel.decisions import shown_waiting_seats
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import has_seat
from turncoat.server.auth.access import (
    forget,
    lend_seat,
    new_invitation,
    open_seat,
    revoke,
    withdraw_invitations,
)
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.runtime.json import ENCODER
from turncoat.server.store.api import Holder
from turncoat.server.table.actor import HOST_SEAT
from turncoat.server.table.notes import Notes
from turncoat.server.table.summary import read_summary

_NOTES = msgspec.json.Decoder(Notes)


async def me(request: ApiRequest) -> shapes.Me:
    """The device and its seats. A read creates no device: a browser gets its token with its first change."""
    device = request.device
    if device is None:
        return shapes.Me("", [])
    seats: dict[str, shapes.MySeat] = {}
    for holder in await request.hall.store.seats_of(device.id):
        if holder.seat >= 0 or (holder.seat == HOST_SEAT and holder.table not in seats):
            with contextlib.suppress(BadInput):  # a table that this version cannot read is left out
                seats[holder.table] = await _my_seat(request, holder)
    return shapes.Me(device.id, list(seats.values()))


async def _my_seat(request: ApiRequest, holder: Holder) -> shapes.MySeat:
    place = await request.hall.place(holder.table)
    s = place.table.state
    seat = None if holder.seat == HOST_SEAT else holder.seat
    waits = seat is not None and s is not None and has_seat(shown_waiting_seats(s), seat)
    row = await request.hall.store.table(holder.table)
    assert row is not None
    return shapes.MySeat(holder.table, seat, read_summary(row.summary), waits)


async def forget_me(request: ApiRequest) -> shapes.Nothing:
    await forget(request.hall, request.who())
    return shapes.Nothing()


async def notes(request: ApiRequest) -> Notes:
    _, actor = await request.seat()
    written = await request.hall.store.notes(request.path["table"], actor.seat)
    return _NOTES.decode(written) if written else Notes()


async def put_notes(request: ApiRequest) -> shapes.Nothing:
    _, actor = await request.seat()
    await request.hall.store.put_notes(request.path["table"], actor.seat, ENCODER.encode(request.body))
    return shapes.Nothing()


async def move(request: ApiRequest) -> shapes.Moved:
    _, actor = await request.seat()
    secret = await lend_seat(request.hall, request.path["table"], actor)
    base, reach = request.reach.link_base(request.origin)
    return shapes.Moved(secret, picture(f"{base}/#move={secret}"), reach)


async def invite(request: ApiRequest) -> shapes.Invited:
    place, actor = await request.table()
    actor.require_host()
    invitation = await new_invitation(request.hall, place.table.id)
    base, reach = request.reach.link_base(request.origin)
    link = f"{base}/#t={place.table.id}&invitation={invitation}"
    return shapes.Invited(invitation, link, picture(link), reach, request.is_network_open)


async def withdraw(request: ApiRequest) -> shapes.Nothing:
    place, actor = await request.table()
    actor.require_host()
    await withdraw_invitations(request.hall, place.table.id)
    return shapes.Nothing()


def picture(link: str) -> str:
    """A QR code of the link, as SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return drawn.getvalue().decode()


async def open_here(request: ApiRequest) -> shapes.Opened:
    device = await request.known_device()
    key = await open_seat(request.hall, request.body.secret, device)
    return shapes.Opened(key.table, key.seat)


async def devices(request: ApiRequest) -> shapes.Devices:
    _, actor = await request.seat()
    here = request.who().id
    held = []
    for holder in await request.hall.holders.of(request.path["table"]):
        if holder.seat == actor.seat:
            held.append(shapes.DeviceShape(holder.device, holder.since, holder.device == here))
    return shapes.Devices(held)


async def revoke_device(request: ApiRequest) -> shapes.Nothing:
    _, actor = await request.seat()
    await revoke(request.hall, request.path["table"], actor, request.path["device"])
    return shapes.Nothing()
