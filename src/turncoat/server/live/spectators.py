"""Looking on from outside. A table may let spectators see its game some time later: then `hello` is the table as it was, and everything
since is sent when its time has come. Before the deal nothing is late: whoever wants to sit down has to see who is there."""

import asyncio
from collections.abc import Sequence
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.server.bots.seat import Breath
from turncoat.server.hall.connections import Line
from turncoat.server.hall.hall import Hall, Place
from turncoat.server.net.websocket_out import packet
from turncoat.server.replay.retell import retell
from turncoat.server.show.hello import greeting
from turncoat.server.show.history import History
from turncoat.server.show.messages import update, with_texts
from turncoat.server.show.step_view import Showing, read_outcome
from turncoat.server.show.texts import words_of_step
from turncoat.server.store.api import Entry, Milliseconds
from turncoat.server.table.actor import Actor
from turncoat.server.table.entries import Dealt, Said, read_body
from turncoat.server.table.plan import Step
from turncoat.server.table.positions import replayed
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire

SECOND: Final = 1000


def check_watching(place: Place) -> None:
    """Whoever may enter may look at the lobby; watching a game is as the table says."""
    if place.table.state is not None and not place.table.settings.watching.is_allowed:
        raise BadInput("no_such_table")


def delay_of(place: Place, actor: Actor) -> Milliseconds:
    """How much later they see everything; whoever sits at the table, not at all."""
    return place.table.settings.watching.delay * SECOND if actor.seat == SPECTATOR else 0


def seen_until(hall: Hall, place: Place, actor: Actor) -> Milliseconds:
    """What happened until then they may know. BadInput: they may not look on at all."""
    if actor.seat == SPECTATOR:
        check_watching(place)
    return hall.now() - delay_of(place, actor)


async def late_hello(
    hall: Hall,
    place: Place,
    delay: Milliseconds,
    events: int,
    language: str,
    *,
    is_host: bool,
    line: Line | None = None,
) -> bytes:
    """The table as it was; a line is then told of everything that has happened since, and of what follows."""
    entries = await hall.store.entries(place.table.id)
    count = seen_entries(entries, hall.now() - delay)
    history = History(entries[:count])
    table = await table_then(place.table, entries[:count], history)
    frame = greeting(hall, table, SPECTATOR, history, events, language, is_host=is_host)
    if line is not None:
        line.put(packet(frame))
        await _follow(table, entries[count:], line)
        async with place.lock:  # what was written meanwhile; from then on the line is told with everybody
            await _follow(table, await hall.store.entries(table.id, table.entries), line)
            hall.feed.add(line)
    return frame


def seen_entries(entries: Sequence[Entry], until: Milliseconds) -> int:
    """How many of them a spectator knows of: all before the deal, and those that are old enough."""
    deal = next((one.number for one in entries if one.kind == Dealt.kind), len(entries))
    return next((one.number for one in entries[deal:] if one.at > until), len(entries))


async def table_then(now: Table, entries: Sequence[Entry], history: History) -> Table:
    """The table after these entries, with its position and what had been said."""
    table = Table(now.id, now.secret, now.created)
    for entry in entries:
        outcome = read_outcome(entry.events)
        step = Step(read_body(entry.kind, entry.body), entry.seat)
        table.take(step, entry.at, outcome.shown, outcome.told, entry.chain, asks=outcome.asks)
    if table.version:
        table.state = await asyncio.to_thread(replayed, table, table.entries)
    public = [told.public for told in history.events]
    table.talk = TalkRecord.from_wire(table.game, len(table.chairs), history.said, public)
    return table


async def _follow(table: Table, entries: Sequence[Entry], line: Line) -> None:
    """What a spectator is shown of them, each in its time."""
    breath = Breath()
    for entry, showing in retell(table, entries):
        if table.talk is not None:
            table.talk.log.go_on(showing.step.events)
            if isinstance(showing.step.body, Said):
                table.talk.say(from_wire(showing.step.body.statement).content)
        if showing.is_public:
            line.tell(packet(_frame(table, showing, entry.at, line.language)), entry.at)
        await breath.take()


def _frame(table: Table, showing: Showing, at: Milliseconds, language: str) -> bytes:
    frame = update(table, showing, at, [SPECTATOR])[SPECTATOR]
    return with_texts(frame, words_of_step(table, showing, SPECTATOR, language)) if language else frame
