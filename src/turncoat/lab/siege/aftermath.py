"""The state of a table after a disaster: its consistency and its answers."""

from dataclasses import dataclass, field

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import pack
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry, Store, TableRow
from turncoat.server.store.hash_chain import BrokenChain, check_chain, first_chain
from turncoat.server.table.apply import replay_entry
from turncoat.server.table.commands.answer import Answered
from turncoat.server.table.table import Table


class Given(msgspec.Struct, frozen=True):
    """An answer in the database."""

    seat: int
    decision: int
    option: str
    by: str
    at: Milliseconds

    @property
    def answer(self) -> tuple[int, int, str]:
        return (self.seat, self.decision, self.option)


@dataclass
class Aftermath:
    answers: list[Given] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)


async def look_at(store: Store, table: str, acknowledged: set[tuple[int, int, str]]) -> Aftermath:
    """Read a table from the store and check it. `acknowledged`: the seats, decisions and options that the server
    confirmed to a client."""
    aftermath = Aftermath()
    row, entries = await _read_at_rest(store, table)
    if row is None or row.entries != len(entries):
        aftermath.problems.append(f"{table} is half-written")
        return aftermath
    try:
        _read(row, entries, aftermath)
    except (BadInput, BrokenChain) as fault:
        aftermath.problems.append(f"{table} does not follow from itself: {fault!r}")
        return aftermath
    lost = acknowledged - {given.answer for given in aftermath.answers}
    if lost:
        aftermath.problems.append(f"{table} lost {len(lost)} acknowledged answers: {min(lost)}")
    return aftermath


async def _read_at_rest(store: Store, table: str) -> tuple[TableRow | None, list[Entry]]:
    """A table's row and entries from one point in time: servers still run, and a clock may answer between two reads."""
    row = await store.table(table)
    while True:
        entries = await store.entries(table)
        before, row = row, await store.table(table)
        if before is None or row is None or row.entries == before.entries:
            return row, entries


def _read(row: TableRow, entries: list[Entry], aftermath: Aftermath) -> None:
    check_chain(entries, first_chain(row.id, row.secret))
    table = Table(row.id, row.secret, row.created)
    for entry in entries:
        body = replay_entry(table, entry).planned.body
        if isinstance(body, Answered):
            aftermath.answers.append(Given(entry.seat, body.decision, body.option, body.by, entry.at))
    if table.state is None or pack(table.state) != row.position:
        aftermath.problems.append(f"{row.id} stands at another position than its answers lead to")
