"""Tables and entries as test data for stores."""

from itertools import pairwise

from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, Entry, Key, Store, TableRow
from turncoat.server.store.hash_chain import check_chain, first_chain
from turncoat.server.table.apply import chain_entry

NOW = 1_800_000_000_000
SECRET = bytes(range(32))


def row(
    table: TableId = "oak", *, entries: int = 0, stage: str = "gathering", created: int = NOW
) -> TableRow:
    return TableRow(table, "lifeboat", created, SECRET, entries, b"", b"summary", stage, None)


def invitation(
    hashed: bytes, table: TableId = "oak", *, until: int | None = None, is_single: bool = False
) -> Key:
    return Key(hashed, table, "invitation", -1, until, is_single)


def after(number: int, *, position: bytes | None = None, wake: int | None = None) -> After:
    return After(
        b"position %d" % number if position is None else position, b"summary %d" % number, "playing", wake
    )


def entries_of(table: TableId, end: int, since: int = 0, *, size: int = 100) -> list[Entry]:
    """Entries of a table, from a number on."""
    chain, made = first_chain(table, SECRET), []
    for number in range(end):
        body = f"answer {number} ".encode().ljust(size, b".")
        made.append(chain_entry(chain, number, NOW + number, "answer", number % 4, body, b"events"))
        chain = made[-1].chain
    return made[since:]


async def play(store: Store, table: TableId, end: int, since: int = 0, *, size: int = 100) -> None:
    """Append entries, one per transaction."""
    for entry in entries_of(table, end, since, size=size):
        await store.append(table, [entry], after(entry.number))


async def check_table(store: Store, table: TableId) -> int:
    """Check that the entries are complete, in order and chained; return their number."""
    table_row = await store.table(table)
    entries = await store.entries(table)
    if table_row is None:
        assert entries == []
        return 0
    assert table_row.entries == len(entries)
    assert [entry.number for entry in entries] == list(range(len(entries)))
    assert all(one.at <= other.at for one, other in pairwise(entries))
    check_chain(entries, first_chain(table, table_row.secret))
    if entries:
        assert table_row.position == b"position %d" % entries[-1].number
    return table_row.entries
