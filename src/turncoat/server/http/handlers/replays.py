"""Request handlers for finished games: replay, export to a file, import of a file from another server."""

import asyncio
import base64
import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import pack
from turncoat.server.auth.access import accept_invitation, new_invitation
from turncoat.server.http import shapes
from turncoat.server.http.request import Ask
from turncoat.server.live.spectators import seen_until
from turncoat.server.replay.file import exported, write_file
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import Entry, NumberTaken, TableRow
from turncoat.server.store.hash_chain import first_chain
from turncoat.server.table.apply import chain_entry
from turncoat.server.table.notes import Notes
from turncoat.server.table.summary import read_summary, summary
from turncoat.server.table.table import ID_BYTES, OVER, Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.replay.verify import Verification

LONGEST_FILE: Final = 5_000_000  # bytes


async def replay(ask: Ask) -> msgspec.Raw:
    place, actor = await ask.table()
    until = seen_until(ask.hall, place, actor)
    language: str = ask.query.language
    return msgspec.Raw(await ask.hall.replays.replay(place.table.id, actor.seat, until, language))


async def export(ask: Ask) -> msgspec.Raw:
    """Only a game that is over; one that goes on is in a server's backup."""
    place, actor = await ask.table()
    table, until = place.table, seen_until(ask.hall, place, actor)
    if table.stage != OVER:
        raise BadInput("not_over")
    entries = [entry for entry in await ask.hall.store.entries(table.id) if entry.at <= until]
    marks = await ask.hall.replays.shown_marks(table.id, entries)
    file = await asyncio.to_thread(exported, table.id, table.secret, table.created, entries, marks)
    return msgspec.Raw(write_file(file))


async def take_in(ask: Ask) -> shapes.TableMade:
    """The same file is always the same table."""
    device = await ask.known_device()
    async with ask.hall.checking:
        verification = await ask.hall.replays.verify(bytes(ask.body))
    with ask.limits.new_table(ask.address):
        table = await kept(ask.hall, verification)
    invitation = await new_invitation(ask.hall, table)
    await accept_invitation(ask.hall, table, invitation, device)
    return shapes.TableMade(table, invitation)


async def kept(hall: "Hall", verification: "Verification") -> TableId:
    """A table of its own, whose seats no device holds."""
    old = verification.table
    assert old.state is not None
    digest = hashlib.sha256(b"turncoat.import" + bytes.fromhex(verification.file.digest)).digest()
    table = base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()
    entries = chained(Table(table, old.secret, old.created), verification.entries)
    listed = ENCODER.encode(msgspec.structs.replace(read_summary(summary(old)), is_open=False))
    row = TableRow(
        table, old.settings.game, old.created, old.secret, len(entries), pack(old.state), listed, OVER, None
    )
    try:
        await hall.store.create(row, entries)
    except NumberTaken:
        await hall.place(table)  # it is here already
    else:
        for seat, marks in verification.file.marks.items():
            await hall.store.put_notes(table, int(seat), ENCODER.encode(Notes(marks=marks)))
    return table


def chained(table: Table, entries: list[Entry]) -> list[Entry]:
    """The same entries under another name."""
    chain = first_chain(table.id, table.secret)
    found: list[Entry] = []
    for one in entries:
        found.append(chain_entry(chain, one.number, one.at, one.kind, one.seat, one.body, one.events))
        chain = found[-1].chain
    return found
