"""The first message on a connection: the table as it is now, or as it was for spectators who see everything later.

Such a spectator is then sent everything since, when its time has come. Before the deal nothing is late: who wants to sit down has to
see who is there.
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
from turncoat.server.show.texts import words_now, words_of_step
from turncoat.server.store.api import Entry
from turncoat.server.table.apply import follow_talk, take_entry
from turncoat.server.table.entries import Dealt
from turncoat.server.table.positions import replay_position
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place


async def hello(hall: "Hall", place: "Place", look: Look, connection: Connection | None = None) -> bytes:
    """A connection is then told of everything that follows."""
    if look.delay:
        return await _hello_then(hall, place, look, connection)
    if look.language:
        await hall.listen(place)
    async with place.lock:
        history = History(place.table.game, await hall.following.entries(place))
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
        history.told_to(look.viewer, first),
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
    """The table as it was; a connection is then told of everything since, too."""
    entries = await hall.store.entries(place.table.id)
    count = seen_entries(entries, hall.now() - look.delay)
    history = History(place.table.game, entries[:count])
    table = await table_then(place.table, entries[:count], history)
    message = _hello(hall, table, look, history)
    if connection is not None:
        connection.put(packet(message))
        await _follow(table, entries[count:], connection)
        async with place.lock:  # what was stored meanwhile; from then on the connection is among the others
            await _follow(table, await hall.store.entries(table.id, table.entries), connection)
            hall.connections.add(connection)
    return message


def seen_entries(entries: Sequence[Entry], until: Milliseconds) -> int:
    """How many of them a spectator knows of: all before the deal, and those that are old enough."""
    deal = next((one.number for one in entries if one.kind == Dealt.kind), len(entries))
    return next((one.number for one in entries[deal:] if one.at > until), len(entries))


async def table_then(now: Table, entries: Sequence[Entry], history: History) -> Table:
    """The table after these entries, with its position and the record of its talk."""
    table = Table(now.id, now.secret, now.created)
    for entry in entries:
        take_entry(table, entry)
    if table.version:
        table.state = await asyncio.to_thread(replay_position, table, table.entries)
    public = [told.public for told in history.events]
    table.talk = TalkRecord.from_wire(table.game, len(table.chairs), history.said, public)
    return table


async def _follow(table: Table, entries: Sequence[Entry], connection: Connection) -> None:
    """What a spectator is shown of them, each in its time."""
    breath = Breath()
    for entry, step_view in retell(table, entries):
        follow_talk(table.talk, step_view.planned)
        if step_view.is_public:
            message = _update(table, step_view, entry.at, connection.language)
            connection.tell(packet(message), entry.at)
        await breath.take()


def _update(table: Table, step_view: StepView, at: Milliseconds, language: str) -> bytes:
    message = update_messages(table, step_view, at, [SPECTATOR])[SPECTATOR]
    return with_texts(message, words_of_step(table, step_view, SPECTATOR, language)) if language else message
