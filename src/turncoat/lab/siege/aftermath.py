"""What is left of a table after a disaster: whether it follows from itself, and what was answered there."""

from dataclasses import dataclass, field

import msgspec

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import pack
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry, Store, TableRow
from turncoat.server.store.hash_chain import BrokenChain, check_chain, first_chain
from turncoat.server.table.apply import replay_entry
from turncoat.server.table.entries import Answered
from turncoat.server.table.table import Table


class Given(msgspec.Struct, frozen=True):
    """An answer, as it is in the database."""

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
    """`acknowledged`: seats, decisions and options that a client was told had been taken."""
    found = Aftermath()
    row = await store.table(table)
    entries = await store.entries(table)
    if row is None or row.entries != len(entries):
        found.problems.append(f"{table} is half-written")
        return found
    try:
        _read(row, entries, found)
    except (BadInput, BrokenChain) as fault:
        found.problems.append(f"{table} does not follow from itself: {fault!r}")
        return found
    lost = acknowledged - {given.answer for given in found.answers}
    if lost:
        found.problems.append(f"{table} lost {len(lost)} acknowledged answers: {min(lost)}")
    return found


def _read(row: TableRow, entries: list[Entry], found: Aftermath) -> None:
    check_chain(entries, first_chain(row.id, row.secret))
    table = Table(row.id, row.secret, row.created)
    for entry in entries:
        body = replay_entry(table, entry).planned.body
        if isinstance(body, Answered):
            found.answers.append(Given(entry.seat, body.decision, body.option, body.by, entry.at))
    if table.state is None or pack(table.state) != row.position:
        found.problems.append(f"{row.id} stands at another position than its answers lead to")
