"""Request handlers for finished games: replay, export to a file, import of a file from another server."""

import base64
import hashlib
from typing import TYPE_CHECKING, Final

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import pack
from turncoat.server.auth.access import accept_invitation, new_invitation
from turncoat.server.http import shapes
from turncoat.server.http.request import ApiRequest
from turncoat.server.live.spectators import visible_until
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import Entry, NumberTaken, TableRow
from turncoat.server.store.hash_chain import first_chain
from turncoat.server.table.apply import chain_entry
from turncoat.server.table.notes import Notes
from turncoat.server.table.queries import is_replay_shared
from turncoat.server.table.stages import OVER
from turncoat.server.table.summary import read_summary, summary
from turncoat.server.table.table import ID_BYTES, Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.replay.verify import Verification

LONGEST_FILE: Final = 5_000_000  # bytes


async def replay(request: ApiRequest) -> msgspec.Raw:
    """The replay as the viewer may see it; also for visitors without an invitation, if all players agreed."""
    place, actor = await request.replay()
    is_shared = is_replay_shared(place.table)
    until = request.hall.now() if is_shared else visible_until(request.hall, place, actor)
    language: str = request.query.language
    return msgspec.Raw(await request.hall.replays.replay(place.table.id, actor.seat, until, language))


async def export(request: ApiRequest) -> msgspec.Raw:
    """The file of a finished game. BadInput: it is not over."""
    place, actor = await request.table()
    table, until = place.table, visible_until(request.hall, place, actor)
    if table.stage != OVER:
        raise BadInput("not_over")
    return msgspec.Raw(await request.hall.replays.export(table, until))


async def take_in(request: ApiRequest) -> shapes.TableMade:
    """Import a file as a table. The same file is always the same table."""
    await request.hall.house.check_opening(request.code, is_local=request.is_local)
    await request.hall.house.check_room()
    device = await request.known_device()
    async with request.hall.checking:
        verification = await request.hall.replays.verify(bytes(request.body))
    with request.limits.new_table(request.address):
        table = await store_game(request.hall, verification)
    invitation = await new_invitation(request.hall, table)
    await accept_invitation(request.hall, table, invitation, device)
    return shapes.TableMade(table, invitation)


async def store_game(hall: "Hall", verification: "Verification") -> TableId:
    """Store the game as a new table whose seats no device holds."""
    old = verification.table
    assert old.state is not None
    digest = hashlib.sha256(b"turncoat.import" + bytes.fromhex(verification.file.digest)).digest()
    table = base64.urlsafe_b64encode(digest[:ID_BYTES]).decode()
    entries = chain_entries(Table(table, old.secret, old.created), verification.entries)
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


def chain_entries(table: Table, entries: list[Entry]) -> list[Entry]:
    """Copies of the entries, with the hash chain of another table."""
    chain = first_chain(table.id, table.secret)
    chained: list[Entry] = []
    for one in entries:
        chained.append(chain_entry(chain, one.number, one.at, one.kind, one.seat, one.body, one.events))
        chain = chained[-1].chain
    return chained
