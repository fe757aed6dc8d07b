"""Cache of table -> (seat, device). Read on every command; invalidated on write and by other servers' notifications."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import Holder, Store, Write

REVOKED: Final = "revoked"  # channel of messages between servers: a device lost a seat


class Holders:
    def __init__(self, store: Store) -> None:
        self._store: Final = store
        self._known: Final[dict[TableId, Sequence[Holder]]] = {}
        self._reading: Final[Counter[TableId]] = Counter()  # reads of the store in progress
        self._stale: Final[set[TableId]] = set()  # tables whose reads in progress may be out of date

    async def of(self, table: TableId) -> Sequence[Holder]:
        known = self._known.get(table)
        if known is not None:
            return known
        self._reading[table] += 1
        try:
            holders = await self._store.holders(table)
            if table not in self._stale:
                self._known[table] = holders
            return holders
        finally:
            self._reading[table] -= 1
            if not self._reading[table]:
                del self._reading[table]
                self._stale.discard(table)

    async def write(self, table: TableId, writes: Sequence[Write]) -> None:
        """Write changes of the table's seat holders, and invalidate the cache."""
        await self._store.write(writes)
        self.forget(table)

    def forget(self, table: TableId) -> None:
        self._known.pop(table, None)
        if table in self._reading:
            self._stale.add(table)

    def forget_all(self) -> None:
        self._known.clear()
        self._stale.update(self._reading)
