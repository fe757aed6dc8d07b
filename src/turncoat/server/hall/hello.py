"""The first message on a connection: the table as it is now, or an earlier state of it for spectators with a delay.

A delayed spectator then gets every later message when its delay has passed. There is no delay before the deal: visitors have to
see which seats are free.
"""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from turncoat.kernel.ids import SPECTATOR
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.net.websocket_out import packet
from turncoat.server.replay.retell import retell
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.runtime.yielding import Breath
from turncoat.server.show.history import History
from turncoat.server.show.messages import hello_message, update_messages, with_texts
from turncoat.server.show.story import follow_story, read_story
from turncoat.server.show.texts import StepTexts, words_now
from turncoat.server.store.api import Entry
from turncoat.server.table.apply import follow_talk, take_entry
from turncoat.server.table.commands.deal import Dealt
from turncoat.server.table.dangers import read_dangers
from turncoat.server.table.positions import replay_position
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place


async def hello(hall: "Hall", place: "Place", look: Look, connection: Connection | None = None) -> bytes:
    """The message, which is also put into the connection; the connection is then subscribed to all that follow."""
    if look.delay:
        return await _hello_then(hall, place, look, connection)
    if look.language:
        await hall.listen(place)
    async with place.lock:
        history = History(place.table.game, await hall.following.entries(place))
        read_dangers(place.table, history.events)
        message = _hello(hall, place.table, look, history)
        if connection is not None:
            connection.put(packet(message))
            hall.connections.add(connection)
        return message


def _hello(hall: "Hall", table: Table, look: Look, history: History) -> bytes:
    first = min(look.events, len(history.events))
    message = hello_message(
        table,
        look.viewer,
        hall.now(),
        history.events_for(look.viewer, first),
        first,
        history.undone,
        history.said,
        history.chat,
        hall.presence.here(table.id),
        is_host=look.is_host,
    )
    if not look.language:
        return message
    return with_texts(message, words_now(table, look.viewer, look.language, history, first))


async def _hello_then(hall: "Hall", place: "Place", look: Look, connection: Connection | None) -> bytes:
    """The message for a delayed spectator: the table as it was then. What happened since is queued in the connection."""
    entries = await hall.store.entries(place.table.id)
    count = seen_entries(entries, hall.now() - look.delay)
    history = History(place.table.game, entries[:count])
    table = await table_then(place.table, entries[:count], history)
    message = _hello(hall, table, look, history)
    if connection is not None:
        connection.put(packet(message))
        await _follow(table, entries[count:], connection)
        async with place.lock:  # entries that were stored meanwhile; then the connection is subscribed
            await _follow(table, await hall.store.entries(table.id, table.entries), connection)
            hall.connections.add(connection)
    return message


def seen_entries(entries: Sequence[Entry], until: Milliseconds) -> int:
    """The number of entries that a delayed spectator may see: all before the deal, then those up to `until`."""
    deal = next((one.number for one in entries if one.kind == Dealt.kind), len(entries))
    return next((one.number for one in entries[deal:] if one.at > until), len(entries))


async def table_then(now: Table, entries: Sequence[Entry], history: History) -> Table:
    """Rebuild the table after these entries, with its position and the record of its talk."""
    table = Table(now.id, now.secret, now.created)
    for entry in entries:
        take_entry(table, entry)
    if table.version:
        table.state = await asyncio.to_thread(replay_position, table, table.entries)
    public = [told.public for told in history.events]
    table.talk = TalkRecord.from_wire(table.game, len(table.chairs), history.said, public)
    read_story(table, history.events)
    read_dangers(table, history.events)
    return table


async def _follow(table: Table, entries: Sequence[Entry], connection: Connection) -> None:
    """Queue the updates of these entries for a spectator, each with its own time."""
    breath = Breath()
    for entry, step_view in retell(table, entries):
        follow_talk(table.talk, step_view.planned)
        if step_view.is_public:
            message = _update(table, step_view, entry.at, connection.language)
            connection.tell(packet(message), entry.at)
        await breath.take()


def _update(table: Table, step_view: StepView, at: Milliseconds, language: str) -> bytes:
    message = update_messages(table, step_view, at, [SPECTATOR])[SPECTATOR]
    happenings = follow_story(table, step_view)
    if not language:
        return message
    return with_texts(message, StepTexts(table, step_view, happenings).encode(SPECTATOR, language))
