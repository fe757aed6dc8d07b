"""Answers to requests about one table: setting it up, looking at it, sitting down, doing something."""

import contextlib

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.auth.access import accept_invitation, actor_at, new_device
from turncoat.server.hall.connections import Line
from turncoat.server.hall.hall import Hall, Place
from turncoat.server.http import shapes
from turncoat.server.http.rate_limits import Limits
from turncoat.server.http.request import Ask
from turncoat.server.live.spectators import check_watching, delay_of, late_hello
from turncoat.server.net.websocket_out import packet
from turncoat.server.show.hello import greeting
from turncoat.server.show.history import History
from turncoat.server.store.api import Device
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.spelling import check_title


async def known_device(ask: Ask, name: str = "") -> Device:
    """Who asks; a browser that comes for the first time gets a token."""
    if ask.device is None:
        ask.device, ask.token = await new_device(ask.hall, name)
    return ask.device


async def create(ask: Ask) -> shapes.TableMade:
    with ask.limits.new_table(ask.address):
        check_title(ask.body.settings.title)
        device = await known_device(ask)
        table, invitation = await ask.hall.create(ask.body.settings, device.id)
    return shapes.TableMade(table, invitation)


async def enter(ask: Ask) -> shapes.Nothing:
    """With an invitation; it is not needed again."""
    device = await known_device(ask)
    await accept_invitation(ask.hall, ask.path["table"], ask.body.invitation, device)
    return shapes.Nothing()


async def look(ask: Ask) -> msgspec.Raw:
    place, actor = await ask.table()
    viewer = actor.seat
    if viewer == SPECTATOR:
        check_watching(place)
        delay = delay_of(place, actor)
        if delay:
            return msgspec.Raw(
                await late_hello(
                    ask.hall, place, delay, ask.query.events, ask.query.language, is_host=actor.is_host
                )
            )
    return msgspec.Raw(
        await hello_of(ask.hall, place, viewer, ask.query.events, ask.query.language, is_host=actor.is_host)
    )


async def hello_of(
    hall: Hall,
    place: Place,
    viewer: Seat,
    events: int,
    language: str,
    *,
    is_host: bool,
    line: Line | None = None,
) -> bytes:
    """Everything as it is; nobody changes it meanwhile. A line is then told of everything that follows."""
    if language:
        await hall.listen(place)
    async with place.lock:
        history = History(await hall.following.entries(place))
        table = place.table
        frame = greeting(hall, table, viewer, history, events, language, is_host=is_host)
        if line is not None:
            line.put(packet(frame))
            hall.feed.add(line)
        return frame


async def join(ask: Ask) -> shapes.Joined:
    _, actor = await ask.table()
    device = await known_device(ask, ask.body.name)
    actor = Actor(device.id, actor.seat, actor.is_host)
    await ask.hall.act(ask.path["table"], actor, commands.Sit(ask.body.name, ask.body.seat))
    return shapes.Joined((await actor_at(ask.hall, ask.path["table"], device)).seat)


def counted(
    limits: Limits, address: str, command: commands.Command
) -> contextlib.AbstractContextManager[None]:
    """Around a command: a rematch is a new table too."""
    if isinstance(command, commands.Rematch):
        return limits.new_table(address)
    return contextlib.nullcontext()


async def act(ask: Ask) -> shapes.Done:
    ask.who()
    place, actor = await ask.table()
    if actor.seat == SPECTATOR and not actor.is_host and not isinstance(ask.body, commands.Sit):
        raise BadInput("not_seated")
    with counted(ask.limits, ask.address, ask.body):
        await ask.hall.act(ask.path["table"], actor, ask.body)
    return shapes.Done(place.table.shown[actor.seat])
