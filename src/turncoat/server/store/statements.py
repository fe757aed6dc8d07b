"""SQL statements of every write: one act is a list of them, carried out as a whole or not at all.

Statements are written for both databases. A question mark stands for each value.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import AddKey, After, DropKeys, Entry, Hold, Release, TableRow, Write
from turncoat.server.store.schema import COLUMNS

Value: TypeAlias = str | int | bytes | None
ANYBODY: Final = -1
LOOK_ANEW: Final = -1  # entries, of a table that changed otherwise than by new ones


class Statement(msgspec.Struct, frozen=True):
    sql: str
    values: tuple[Value, ...]


class Act(msgspec.Struct, frozen=True):
    """If the guard changes nothing, the act is off, and the statements are left out."""

    guard: Statement | None
    statements: Sequence[Statement] = ()
    news: Sequence[tuple[TableId, int]] = ()  # for other servers: tables and how many entries they have


class Append(msgspec.Struct, frozen=True):
    """The act that a busy server is made of; a store may carry out several at once."""

    table: TableId
    entries: Sequence[Entry]
    after: After
    writes: Sequence[Write]

    @property
    def first(self) -> int:
        return self.entries[0].number

    @property
    def end(self) -> int:
        return self.first + len(self.entries)


def insertion(table: str) -> str:
    columns = COLUMNS[table]
    marks = ", ".join("?" * len(columns))
    return f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({marks})"


INSERT_ENTRY: Final = insertion("entries")
ADVANCE: Final = (
    "UPDATE tables SET entries = ?, summary = ?, stage = ?, wake = ?, position = coalesce(?, position) "
    "WHERE id = ? AND entries = ?"
)
# Tables of that name may have been erased; the two words at the end make it one statement for both databases.
_CREATE: Final = (
    f"INSERT INTO tables ({', '.join(COLUMNS['tables'])}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, ? "
    "WHERE NOT EXISTS (SELECT 1 FROM erased WHERE id = ?) ON CONFLICT DO NOTHING"
)


def entry_values(table: TableId, entry: Entry) -> tuple[Value, ...]:
    return (
        table, entry.number, entry.at, entry.kind, entry.seat, entry.body, entry.events, entry.chain,
    )  # fmt: skip


def create(row: TableRow, entries: Sequence[Entry], writes: Sequence[Write]) -> Act:
    if row.entries != len(entries):
        raise ValueError(f"{len(entries)} entries for a table of {row.entries}")
    check_numbers(entries, 0)
    values = (
        row.id, row.game, row.created, row.secret, row.entries, row.summary, row.stage, row.wake, row.position, row.id,
    )  # fmt: skip
    return Act(
        Statement(_CREATE, values),
        [*_entries(row.id, entries), *written(writes)],
        [(row.id, row.entries)],
    )


def advanced(act: Append) -> tuple[Value, ...]:
    after = act.after
    return (act.end, after.summary, after.stage, after.wake, after.position, act.table, act.first)


def append(act: Append) -> Act:
    """The same as statements, one after the other."""
    return Act(
        Statement(ADVANCE, advanced(act)),
        [*_entries(act.table, act.entries), *written(act.writes)],
        [(act.table, act.end)],
    )


def check_numbers(entries: Sequence[Entry], first: int) -> None:
    for number, entry in enumerate(entries, first):
        if entry.number != number:
            raise ValueError(f"entry {entry.number} where {number} is next")


def _entries(table: TableId, entries: Sequence[Entry]) -> list[Statement]:
    return [Statement(INSERT_ENTRY, entry_values(table, entry)) for entry in entries]


def write(writes: Sequence[Write]) -> Act:
    tables = {_table(each) for each in writes}
    return Act(None, written(writes), [(table, LOOK_ANEW) for table in sorted(tables)])


def _table(each: Write) -> TableId:
    match each:
        case Hold(holder):
            return holder.table
        case AddKey(key):
            return key.table
        case Release() | DropKeys():
            return each.table


def written(writes: Sequence[Write]) -> list[Statement]:
    return [_written(each) for each in writes]


def _written(each: Write) -> Statement:
    match each:
        case Hold(holder):
            return Statement(
                insertion("holders") + " ON CONFLICT DO NOTHING",
                (holder.table, holder.seat, holder.device, holder.since),
            )
        case Release(table, seat, None):
            return Statement("DELETE FROM holders WHERE table_id = ? AND seat = ?", (table, seat))
        case Release(table, seat, device):
            return Statement(
                "DELETE FROM holders WHERE table_id = ? AND seat = ? AND device = ?", (table, seat, device)
            )
        case AddKey(key):
            return Statement(
                insertion("keys") + " ON CONFLICT DO NOTHING",
                (key.hash, key.table, key.purpose, key.seat, key.until, int(key.is_single)),
            )
        case DropKeys(table, purpose, seat) if seat == ANYBODY:
            return Statement("DELETE FROM keys WHERE table_id = ? AND purpose = ?", (table, purpose))
        case DropKeys(table, purpose, seat):
            return Statement(
                "DELETE FROM keys WHERE table_id = ? AND purpose = ? AND seat = ?", (table, purpose, seat)
            )


def erase(table: TableId) -> Act:
    """The name stays, so that no later table takes it again."""
    of_table = ("entries", "holders", "keys", "calls", "notes")
    return Act(
        Statement("DELETE FROM tables WHERE id = ?", (table,)),
        [
            Statement("INSERT INTO erased (id) VALUES (?) ON CONFLICT DO NOTHING", (table,)),
            *(Statement(f"DELETE FROM {kind} WHERE table_id = ?", (table,)) for kind in of_table),
        ],
        [(table, LOOK_ANEW)],
    )


def forget_device(device: str) -> Act:
    return Act(
        None,
        [
            Statement("DELETE FROM devices WHERE id = ?", (device,)),
            Statement("DELETE FROM holders WHERE device = ?", (device,)),
            Statement("DELETE FROM calls WHERE device = ?", (device,)),
        ],
    )


def claim(
    table: TableId,
    server: str,
    now: Milliseconds,
    until: Milliseconds,
    ended: tuple[str, Milliseconds] | None = None,
) -> Act:
    keeper, kept_until = ended or (server, until)
    return Act(
        Statement(
            "UPDATE tables SET keeper = ?, kept_until = ? WHERE id = ? "
            "AND (keeper IS NULL OR keeper = ? OR kept_until <= ? OR (keeper = ? AND kept_until = ?))",
            (server, until, table, server, now, keeper, kept_until),
        )
    )
