"""Request handlers for one table: create it, introduce it to a visitor, read it, join it, send it a command."""

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.auth.access import accept_invitation, actor_at
from turncoat.server.hall.connections import Look
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.live.spectators import check_watching, delay_of
from turncoat.server.table.actor import HOST_SEAT, Actor
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.settings import check_not_daily
from turncoat.server.table.spelling import check_title


async def create(request: ApiRequest) -> shapes.TableMade:
    with request.limits.new_table(request.address):
        await request.hall.house.check_opening(request.code, is_local=request.is_local)
        check_title(request.body.settings.title)
        check_not_daily(request.body.settings)
        device = await request.known_device()
        table, invitation = await request.hall.create(request.body.settings, device.id)
    return shapes.TableMade(table, invitation)


async def introduce(request: ApiRequest) -> shapes.Door:
    """Introduce the table to a visitor without an invitation: its game, its title, and the host to ask for one."""
    table = (await request.hall.place(request.path["table"])).table
    holders = await request.hall.holders.of(table.id)
    hosts = {holder.device for holder in holders if holder.seat == HOST_SEAT}
    names = [table.chairs[one.seat].name for one in holders if one.seat >= 0 and one.device in hosts]
    return shapes.Door(table.settings.game, table.settings.title, next(iter(names), ""))


async def enter(request: ApiRequest) -> shapes.Nothing:
    """Accept an invitation; the device does not need it again."""
    device = await request.known_device()
    await accept_invitation(request.hall, request.path["table"], request.body.invitation, device)
    return shapes.Nothing()


async def look(request: ApiRequest) -> msgspec.Raw:
    place, actor = await request.table()
    if actor.seat == SPECTATOR:
        check_watching(place)
    delay = delay_of(place, actor)
    look = Look(actor.seat, request.query.events, request.query.language, actor.is_host, delay)
    return msgspec.Raw(await request.hall.hello(place, look))


async def join(request: ApiRequest) -> shapes.Joined:
    _, actor = await request.table()
    device = await request.known_device(request.body.name)
    actor = Actor(device.id, actor.seat, actor.is_host)
    await request.hall.carry_out(request.path["table"], actor, Sit(request.body.name, request.body.seat))
    return shapes.Joined((await actor_at(request.hall, request.path["table"], device)).seat)


async def send_command(request: ApiRequest) -> shapes.Done:
    request.who()
    place, actor = await request.table()
    if actor.seat == SPECTATOR and not actor.is_host and not isinstance(request.body, Sit):
        raise BadInput("not_seated")
    with request.limits.around(request.address, makes_table=request.body.makes_table):
        await request.hall.carry_out(request.path["table"], actor, request.body)
    return shapes.Done(place.table.shown[actor.seat])
