"""Request handlers for one table: create it, read it, join it, send it a command."""

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.auth.access import accept_invitation, actor_at
from turncoat.server.hall.connections import Look
from turncoat.server.http import shapes
from turncoat.server.http.request import Ask
from turncoat.server.live.spectators import check_watching, delay_of
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.spelling import check_title


async def create(ask: Ask) -> shapes.TableMade:
    with ask.limits.new_table(ask.address):
        check_title(ask.body.settings.title)
        device = await ask.known_device()
        table, invitation = await ask.hall.create(ask.body.settings, device.id)
    return shapes.TableMade(table, invitation)


async def enter(ask: Ask) -> shapes.Nothing:
    """With an invitation; it is not needed again."""
    device = await ask.known_device()
    await accept_invitation(ask.hall, ask.path["table"], ask.body.invitation, device)
    return shapes.Nothing()


async def look(ask: Ask) -> msgspec.Raw:
    place, actor = await ask.table()
    if actor.seat == SPECTATOR:
        check_watching(place)
    delay = delay_of(place, actor)
    look = Look(actor.seat, ask.query.events, ask.query.language, actor.is_host, delay)
    return msgspec.Raw(await ask.hall.hello(place, look))


async def join(ask: Ask) -> shapes.Joined:
    _, actor = await ask.table()
    device = await ask.known_device(ask.body.name)
    actor = Actor(device.id, actor.seat, actor.is_host)
    await ask.hall.act(ask.path["table"], actor, commands.Sit(ask.body.name, ask.body.seat))
    return shapes.Joined((await actor_at(ask.hall, ask.path["table"], device)).seat)


async def act(ask: Ask) -> shapes.Done:
    ask.who()
    place, actor = await ask.table()
    if actor.seat == SPECTATOR and not actor.is_host and not isinstance(ask.body, commands.Sit):
        raise BadInput("not_seated")
    with ask.limits.around(ask.address, ask.body):
        await ask.hall.act(ask.path["table"], actor, ask.body)
    return shapes.Done(place.table.shown[actor.seat])
