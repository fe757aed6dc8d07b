"""SQL statements of all writes. A transaction is a list of them.

Statements work in both databases. A question mark stands for each value.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

import msgspec

from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import (
    AddKey,
    After,
    BeginDaily,
    DropKeys,
    EndDaily,
    Entry,
    Hold,
    Release,
    TableRow,
    Write,
)
from turncoat.server.store.schema import COLUMNS

Value: TypeAlias = str | int | bytes | None
ANY_SEAT: Final = -1
READ_AGAIN: Final = -1  # entry count in notifications of changes other than new entries


class Statement(msgspec.Struct, frozen=True):
    sql: str
    values: tuple[Value, ...]


class Transaction(msgspec.Struct, frozen=True):
    """If the guard changes no row, the transaction fails and its statements are not executed."""

    guard: Statement | None
    statements: Sequence[Statement] = ()
    news: Sequence[tuple[TableId, int]] = ()  # for other servers: tables and their entry counts


class Append(msgspec.Struct, frozen=True):
    """The most frequent transaction: append entries to a table. Stores may execute several at once."""

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
# Fails for ids of erased tables. `ON CONFLICT DO NOTHING` works in both databases.
_CREATE: Final = (
    f"INSERT INTO tables ({', '.join(COLUMNS['tables'])}) SELECT ?, ?, ?, ?, ?, ?, ?, ?, NULL, NULL, ? "
    "WHERE NOT EXISTS (SELECT 1 FROM erased WHERE id = ?) ON CONFLICT DO NOTHING"
)


def entry_values(table: TableId, entry: Entry) -> tuple[Value, ...]:
    return (
        table, entry.number, entry.at, entry.kind, entry.seat, entry.body, entry.events, entry.chain,
    )  # fmt: skip


def create(row: TableRow, entries: Sequence[Entry], writes: Sequence[Write]) -> Transaction:
    if row.entries != len(entries):
        raise ValueError(f"{len(entries)} entries for a table of {row.entries}")
    check_numbers(entries, 0)
    values = (
        row.id, row.game, row.created, row.secret, row.entries, row.summary, row.stage, row.wake, row.position, row.id,
    )  # fmt: skip
    return Transaction(
        Statement(_CREATE, values),
        [*_entries(row.id, entries), *write_statements(writes)],
        [(row.id, row.entries)],
    )


def row_after(transaction: Append) -> tuple[Value, ...]:
    after = transaction.after
    return (
        transaction.end,
        after.summary,
        after.stage,
        after.wake,
        after.position,
        transaction.table,
        transaction.first,
    )


def append(transaction: Append) -> Transaction:
    """An `Append` as a list of statements."""
    return Transaction(
        Statement(ADVANCE, row_after(transaction)),
        [*_entries(transaction.table, transaction.entries), *write_statements(transaction.writes)],
        [(transaction.table, transaction.end)],
    )


def check_numbers(entries: Sequence[Entry], first: int) -> None:
    for number, entry in enumerate(entries, first):
        if entry.number != number:
            raise ValueError(f"entry {entry.number} where {number} is next")


def _entries(table: TableId, entries: Sequence[Entry]) -> list[Statement]:
    return [Statement(INSERT_ENTRY, entry_values(table, entry)) for entry in entries]


def write(writes: Sequence[Write]) -> Transaction:
    tables = {_table(each) for each in writes}
    return Transaction(None, write_statements(writes), [(table, READ_AGAIN) for table in sorted(tables)])


def _table(each: Write) -> TableId:
    match each:
        case Hold(holder):
            return holder.table
        case AddKey(key):
            return key.table
        case Release() | DropKeys() | BeginDaily() | EndDaily():
            return each.table


def write_statements(writes: Sequence[Write]) -> list[Statement]:
    statements: list[Statement] = []
    for each in writes:
        statements += _end_daily(each) if isinstance(each, EndDaily) else [write_statement(each)]
    return statements


def _end_daily(end: EndDaily) -> list[Statement]:
    """Store a daily result. The statements have no effect for a table that is not counted."""
    copy = "INSERT INTO daily_choices (day, device, question, choice) SELECT day, device, ?, ? FROM dailies "
    return [
        Statement(
            "UPDATE dailies SET is_won = ? WHERE table_id = ? AND is_won IS NULL",
            (int(end.is_won), end.table),
        ),
        *(
            Statement(copy + "WHERE table_id = ? ON CONFLICT DO NOTHING", (question, choice, end.table))
            for question, choice in end.choices.items()
        ),
    ]


def write_statement(each: Hold | Release | AddKey | DropKeys | BeginDaily) -> Statement:
    match each:
        case BeginDaily(day, device, table):
            sql = "INSERT INTO dailies (day, device, table_id, is_won) VALUES (?, ?, ?, NULL) ON CONFLICT DO NOTHING"
            return Statement(sql, (day, device, table))
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
        case DropKeys(table, purpose, seat) if seat == ANY_SEAT:
            return Statement("DELETE FROM keys WHERE table_id = ? AND purpose = ?", (table, purpose))
        case DropKeys(table, purpose, seat):
            return Statement(
                "DELETE FROM keys WHERE table_id = ? AND purpose = ? AND seat = ?", (table, purpose, seat)
            )


def erase(table: TableId) -> Transaction:
    """Erase a table; its id is kept, so that it is never reused."""
    of_table = ("entries", "holders", "keys", "calls", "notes")
    return Transaction(
        Statement("DELETE FROM tables WHERE id = ?", (table,)),
        [
            Statement("INSERT INTO erased (id) VALUES (?) ON CONFLICT DO NOTHING", (table,)),
            *(Statement(f"DELETE FROM {kind} WHERE table_id = ?", (table,)) for kind in of_table),
        ],
        [(table, READ_AGAIN)],
    )


def forget_device(device: str) -> Transaction:
    return Transaction(
        None,
        [
            Statement("DELETE FROM devices WHERE id = ?", (device,)),
            Statement("DELETE FROM holders WHERE device = ?", (device,)),
            Statement("DELETE FROM calls WHERE device = ?", (device,)),
            Statement("DELETE FROM dailies WHERE device = ?", (device,)),
            Statement("DELETE FROM daily_choices WHERE device = ?", (device,)),
        ],
    )


def drop_dailies(before: str) -> Transaction:
    """Delete earlier daily results. Days are ISO dates, which sort as texts."""
    return Transaction(
        None,
        [
            Statement(f"DELETE FROM {table} WHERE day < ?", (before,))
            for table in ("dailies", "daily_choices")
        ],
    )


def claim(
    table: TableId,
    server: str,
    now: Milliseconds,
    until: Milliseconds,
    ended: tuple[str, Milliseconds] | None = None,
) -> Transaction:
    keeper, kept_until = ended or (server, until)
    return Transaction(
        Statement(
            "UPDATE tables SET keeper = ?, kept_until = ? WHERE id = ? "
            "AND (keeper IS NULL OR keeper = ? OR kept_until <= ? OR (keeper = ? AND kept_until = ?))",
            (server, until, table, server, now, keeper, kept_until),
        )
    )
