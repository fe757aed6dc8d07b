"""SQL of the store, for both databases. `SqliteStore` and `PostgresStore` execute it."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

import msgspec

from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId
from turncoat.server.store import statements
from turncoat.server.store.api import (
    LONGEST_MESSAGE,
    After,
    DailyCounts,
    DailyRow,
    Device,
    Entry,
    Holder,
    Key,
    NumberTaken,
    Subscription,
    TableRow,
    TableSize,
    Usage,
    Write,
)
from turncoat.server.store.freshness import Contact
from turncoat.server.store.schema import COLUMNS
from turncoat.server.store.statements import Append, Statement, Transaction, Value, insertion

Row: TypeAlias = Sequence[Value]
Wanted = TypeVar("Wanted", bound=msgspec.Struct)

_TABLE: Final = "id, game, created, secret, entries, {position}, summary, stage, wake"
_ENTRY: Final = "number, at, kind, seat, body, events, chain"
_NOTHING: Final = "substr(summary, 1, 0)"  # empty bytes, in both databases


class SqlStore(ABC):
    contact: Contact

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    async def check(self) -> None: ...

    @abstractmethod
    async def _rows(self, sql: str, *values: Value) -> Sequence[Row]:
        """Rows of a query, which sees all acknowledged writes."""

    @abstractmethod
    async def _commit_transaction(self, transaction: Transaction | Append) -> bool:
        """Commit a transaction to disk. False: its guard changed nothing, and nothing was written."""

    @abstractmethod
    async def _size(self) -> int:
        """Size of the database on disk, in bytes."""

    @abstractmethod
    async def _tell(self, channel: str, message: bytes) -> None: ...

    @abstractmethod
    def listen(self, heard: Callable[[TableId, int], None]) -> None: ...

    @abstractmethod
    def listen_to(self, channel: str, heard: Callable[[bytes], None]) -> None: ...

    @abstractmethod
    async def copy_to(self, path: Path) -> dict[str, int]: ...

    @abstractmethod
    async def fill_from(self, path: Path, *, is_forced: bool = False) -> None: ...

    # Tables

    async def create(self, row: TableRow, entries: Sequence[Entry], writes: Sequence[Write] = ()) -> None:
        if not await self._commit_transaction(statements.create(row, entries, writes)):
            raise NumberTaken(row.id)

    async def append(
        self, table: TableId, entries: Sequence[Entry], after: After, writes: Sequence[Write] = ()
    ) -> None:
        if not entries:
            raise ValueError("a transaction without an entry")
        statements.check_numbers(entries, entries[0].number)
        if not await self._commit_transaction(Append(table, entries, after, writes)):
            raise NumberTaken(table, entries[0].number)

    async def table(self, table: TableId) -> TableRow | None:
        rows = await self._rows(
            f"SELECT {_TABLE.format(position='position')} FROM tables WHERE id = ?", table
        )
        return _one(TableRow, rows)

    async def entries(self, table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
        query = f"SELECT {_ENTRY} FROM entries WHERE table_id = ? AND number >= ?"
        if until is None:
            rows = await self._rows(query + " ORDER BY number", table, since)
        else:
            rows = await self._rows(query + " AND number < ? ORDER BY number", table, since, until)
        return _all(Entry, rows)

    async def tables(self, stage: str, limit: int, skipped: int = 0) -> list[TableRow]:
        rows = await self._rows(
            f"SELECT {_TABLE.format(position=_NOTHING)} FROM tables WHERE stage = ? "
            "ORDER BY created DESC, id LIMIT ? OFFSET ?",
            stage,
            limit,
            skipped,
        )
        return _all(TableRow, rows)

    async def due(self, until: Milliseconds, limit: int) -> list[tuple[TableId, Milliseconds]]:
        rows = await self._rows(
            "SELECT id, wake FROM tables WHERE wake <= ? ORDER BY wake, id LIMIT ?", until, limit
        )
        return msgspec.convert([tuple(row) for row in rows], list[tuple[TableId, Milliseconds]])

    async def claim(
        self,
        table: TableId,
        server: str,
        now: Milliseconds,
        until: Milliseconds,
        ended: tuple[str, Milliseconds] | None = None,
    ) -> bool:
        return await self._commit_transaction(statements.claim(table, server, now, until, ended))

    async def lease(self, table: TableId) -> tuple[str, Milliseconds] | None:
        rows = await self._rows(
            "SELECT keeper, kept_until FROM tables WHERE id = ? AND keeper IS NOT NULL", table
        )
        return msgspec.convert(tuple(rows[0]), tuple[str, Milliseconds]) if rows else None

    async def newest(self) -> Milliseconds:
        rows = await self._rows(
            "SELECT coalesce(max(entries.at), 0) FROM tables JOIN entries "
            "ON entries.table_id = tables.id AND entries.number = tables.entries - 1 "
            "WHERE tables.stage <> 'over' OR tables.wake IS NOT NULL"
        )
        return msgspec.convert(rows[0][0], Milliseconds)

    async def erase(self, table: TableId) -> None:
        await self._commit_transaction(statements.erase(table))

    async def table_sizes(self, limit: int, skipped: int = 0) -> list[TableSize]:
        rows = await self._rows(
            "SELECT tables.id, tables.game, tables.created, tables.stage, tables.entries, tables.summary, "
            "CAST(coalesce(max(entries.at), tables.created) AS BIGINT), "
            "CAST(length(tables.position) + coalesce(sum(length(entries.body) + length(entries.events)), 0) AS BIGINT) "
            "FROM tables LEFT JOIN entries ON entries.table_id = tables.id GROUP BY tables.id "
            "ORDER BY tables.created DESC, tables.id LIMIT ? OFFSET ?",
            limit,
            skipped,
        )
        return _all(TableSize, rows)

    async def idle_tables(self, before: Milliseconds, limit: int) -> list[TableId]:
        rows = await self._rows(
            "SELECT tables.id FROM tables JOIN entries "
            "ON entries.table_id = tables.id AND entries.number = tables.entries - 1 "
            "WHERE entries.at < ? ORDER BY entries.at, tables.id LIMIT ?",
            before,
            limit,
        )
        return msgspec.convert([row[0] for row in rows], list[TableId])

    async def usage(self) -> Usage:
        rows = await self._rows("SELECT stage, count(*) FROM tables GROUP BY stage ORDER BY stage")
        return Usage(msgspec.convert({row[0]: row[1] for row in rows}, dict[str, int]), await self._size())

    # Devices, seats, keys

    async def add_device(self, device: Device) -> None:
        values = (device.id, device.token_hash, device.created, device.seen, device.name)
        if not await self._commit_transaction(
            Transaction(Statement(insertion("devices") + " ON CONFLICT DO NOTHING", values))
        ):
            raise NumberTaken(device.id)

    async def device(self, token_hash: bytes) -> Device | None:
        rows = await self._rows(f"SELECT {_columns('devices')} FROM devices WHERE token_hash = ?", token_hash)
        return _one(Device, rows)

    async def touch(self, device: DeviceId, seen: Milliseconds) -> None:
        await self._commit_transaction(
            Transaction(Statement("UPDATE devices SET seen = ? WHERE id = ?", (seen, device)))
        )

    async def idle_devices(self, seen: Milliseconds, created: Milliseconds, limit: int) -> list[Device]:
        rows = await self._rows(
            f"SELECT {_columns('devices')} FROM devices WHERE seen < ? OR created < ? ORDER BY seen, id LIMIT ?",
            seen,
            created,
            limit,
        )
        return _all(Device, rows)

    async def forget_device(self, device: DeviceId) -> None:
        await self._commit_transaction(statements.forget_device(device))

    async def holders(self, table: TableId) -> list[Holder]:
        rows = await self._rows(
            f"SELECT {_columns('holders')} FROM holders WHERE table_id = ? ORDER BY seat, since, device",
            table,
        )
        return _all(Holder, rows)

    async def seats_of(self, device: DeviceId) -> list[Holder]:
        rows = await self._rows(
            f"SELECT {_columns('holders')} FROM holders WHERE device = ? ORDER BY since, table_id, seat",
            device,
        )
        return _all(Holder, rows)

    async def key(self, key_hash: bytes, now: Milliseconds) -> Key | None:
        rows = await self._rows(
            f"SELECT {_columns('keys')} FROM keys WHERE hash = ? AND (until IS NULL OR until > ?)",
            key_hash,
            now,
        )
        return _one(Key, [(*row[:-1], row[-1] != 0) for row in rows])

    async def use_key(self, key_hash: bytes, now: Milliseconds) -> Key | None:
        key = await self.key(key_hash, now)
        if key is None or not key.is_single:
            return key
        is_mine = await self._commit_transaction(
            Transaction(Statement("DELETE FROM keys WHERE hash = ?", (key_hash,)))
        )
        return key if is_mine else None

    async def write(self, writes: Sequence[Write]) -> None:
        await self._commit_transaction(statements.write(writes))

    # Private to a seat

    async def notes(self, table: TableId, seat: int) -> bytes:
        rows = await self._rows("SELECT notes FROM notes WHERE table_id = ? AND seat = ?", table, seat)
        return _bytes(rows) or b""

    async def put_notes(self, table: TableId, seat: int, notes: bytes) -> None:
        sql = insertion("notes") + " ON CONFLICT (table_id, seat) DO UPDATE SET notes = excluded.notes"
        await self._commit_transaction(Transaction(Statement(sql, (table, seat, notes))))

    # Subscriptions

    async def subscriptions(self, devices: Sequence[DeviceId], table: TableId) -> list[Subscription]:
        if not devices:
            return []
        marks = ", ".join("?" * len(devices))
        rows = await self._rows(
            f"SELECT {_columns('calls')} FROM calls WHERE device IN ({marks}) AND (table_id IS NULL OR table_id = ?) "
            "ORDER BY id",
            *devices,
            table,
        )
        return _all(Subscription, rows)

    async def add_subscription(self, subscription: Subscription) -> None:
        values = (
            subscription.id,
            subscription.device,
            subscription.table,
            subscription.kind,
            subscription.target,
            subscription.language,
        )
        if not await self._commit_transaction(
            Transaction(Statement(insertion("calls") + " ON CONFLICT DO NOTHING", values))
        ):
            raise NumberTaken(subscription.id)

    async def drop_subscription(self, subscription: str, device: DeviceId | None = None) -> None:
        if device is None:
            dropped = Statement("DELETE FROM calls WHERE id = ?", (subscription,))
        else:
            dropped = Statement("DELETE FROM calls WHERE id = ? AND device = ?", (subscription, device))
        await self._commit_transaction(Transaction(dropped))

    # Daily tables

    async def daily(self, day: str, device: DeviceId) -> DailyRow | None:
        rows = await self._rows(
            "SELECT table_id, is_won FROM dailies WHERE day = ? AND device = ?", day, device
        )
        return _one(DailyRow, [(row[0], None if row[1] is None else row[1] != 0) for row in rows])

    async def daily_counts(self, day: str) -> DailyCounts:
        ends = await self._rows(
            "SELECT is_won, count(*) FROM dailies WHERE day = ? AND is_won IS NOT NULL GROUP BY is_won", day
        )
        by_end = dict(msgspec.convert([tuple(row) for row in ends], list[tuple[int, int]]))
        rows = await self._rows(
            "SELECT question, choice, count(*) FROM daily_choices WHERE day = ? GROUP BY question, choice "
            "ORDER BY question, count(*) DESC, choice",
            day,
        )
        choices: dict[str, dict[str, int]] = {}
        for question, choice, count in msgspec.convert(
            [tuple(row) for row in rows], list[tuple[str, str, int]]
        ):
            choices.setdefault(question, {})[choice] = count
        return DailyCounts(sum(by_end.values()), by_end.get(1, 0), choices)

    async def drop_dailies(self, before: str) -> None:
        await self._commit_transaction(statements.drop_dailies(before))

    # The server's own

    async def fact(self, name: str) -> bytes | None:
        return _bytes(await self._rows("SELECT value FROM facts WHERE name = ?", name))

    async def put_fact(self, name: str, value: bytes) -> bytes:
        is_mine = await self._commit_transaction(
            Transaction(Statement(insertion("facts") + " ON CONFLICT DO NOTHING", (name, value)))
        )
        kept = value if is_mine else await self.fact(name)
        assert kept is not None, "facts are never erased"
        return kept

    async def replace_fact(self, name: str, value: bytes) -> None:
        sql = insertion("facts") + " ON CONFLICT (name) DO UPDATE SET value = excluded.value"
        await self._commit_transaction(Transaction(Statement(sql, (name, value))))

    async def tell(self, channel: str, message: bytes) -> None:
        if len(message) > LONGEST_MESSAGE:
            raise ValueError(f"a message of {len(message)} bytes")
        await self._tell(channel, message)


def _columns(table: str) -> str:
    return ", ".join(COLUMNS[table])


def _all(kind: type[Wanted], rows: Sequence[Row]) -> list[Wanted]:
    return [kind(*row) for row in rows]


def _one(kind: type[Wanted], rows: Sequence[Row]) -> Wanted | None:
    return kind(*rows[0]) if rows else None


def _bytes(rows: Sequence[Row]) -> bytes | None:
    if not rows:
        return None
    value = rows[0][0]
    assert isinstance(value, bytes)
    return value
