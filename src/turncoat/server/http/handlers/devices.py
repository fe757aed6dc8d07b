"""Request handlers for the client's own device: its seats, notes, and further devices for a seat."""

import contextlib
import io

import msgspec
import segno

from turncoat.kernel.decisions import shown_waiting
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
from turncoat.server.http.request import Ask
from turncoat.server.runtime.json import ENCODER
from turncoat.server.store.api import Holder
from turncoat.server.table.actor import HOST_SEAT
from turncoat.server.table.notes import Notes
from turncoat.server.table.summary import read_summary

_NOTES = msgspec.json.Decoder(Notes)


async def me(ask: Ask) -> shapes.Me:
    """Looking makes no device: a browser gets its token with the first thing that it does."""
    device = ask.device
    if device is None:
        return shapes.Me("", [])
    found: dict[str, shapes.MySeat] = {}
    for holder in await ask.hall.store.seats_of(device.id):
        if holder.seat >= 0 or (holder.seat == HOST_SEAT and holder.table not in found):
            with contextlib.suppress(BadInput):  # a table that this version cannot read is left out
                found[holder.table] = await _my_seat(ask, holder)
    return shapes.Me(device.id, list(found.values()))


async def _my_seat(ask: Ask, holder: Holder) -> shapes.MySeat:
    place = await ask.hall.place(holder.table)
    s = place.table.state
    seat = None if holder.seat == HOST_SEAT else holder.seat
    waits = seat is not None and s is not None and has_seat(shown_waiting(s), seat)
    row = await ask.hall.store.table(holder.table)
    assert row is not None
    return shapes.MySeat(holder.table, seat, read_summary(row.summary), waits)


async def forget_me(ask: Ask) -> shapes.Nothing:
    await forget(ask.hall, ask.who())
    return shapes.Nothing()


async def notes(ask: Ask) -> Notes:
    _, actor = await ask.seat()
    written = await ask.hall.store.notes(ask.path["table"], actor.seat)
    return _NOTES.decode(written) if written else Notes()


async def put_notes(ask: Ask) -> shapes.Nothing:
    _, actor = await ask.seat()
    await ask.hall.store.put_notes(ask.path["table"], actor.seat, ENCODER.encode(ask.body))
    return shapes.Nothing()


async def move(ask: Ask) -> shapes.Moved:
    _, actor = await ask.seat()
    secret = await lend_seat(ask.hall, ask.path["table"], actor)
    return shapes.Moved(secret, picture(f"{ask.origin}/#move={secret}"))


async def invite(ask: Ask) -> shapes.Invited:
    place, actor = await ask.table()
    actor.must_host()
    invitation = await new_invitation(ask.hall, place.table.id)
    return shapes.Invited(invitation, picture(f"{ask.origin}/#t={place.table.id}&invitation={invitation}"))


async def withdraw(ask: Ask) -> shapes.Nothing:
    place, actor = await ask.table()
    actor.must_host()
    await withdraw_invitations(ask.hall, place.table.id)
    return shapes.Nothing()


def picture(link: str) -> str:
    """A QR code, as SVG."""
    drawn = io.BytesIO()
    segno.make(link, error="m").save(drawn, kind="svg", scale=4, border=2, xmldecl=False)
    return drawn.getvalue().decode()


async def open_here(ask: Ask) -> shapes.Opened:
    device = await ask.known_device()
    key = await open_seat(ask.hall, ask.body.secret, device)
    return shapes.Opened(key.table, key.seat)


async def devices(ask: Ask) -> shapes.Devices:
    _, actor = await ask.seat()
    here = ask.who().id
    found = []
    for holder in await ask.hall.holders.of(ask.path["table"]):
        if holder.seat == actor.seat:
            found.append(shapes.DeviceShape(holder.device, holder.since, holder.device == here))
    return shapes.Devices(found)


async def revoke_device(ask: Ask) -> shapes.Nothing:
    _, actor = await ask.seat()
    await revoke(ask.hall, ask.path["table"], actor, ask.path["device"])
    return shapes.Nothing()
