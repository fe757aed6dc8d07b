"""Leases of tables: of several servers one looks after a table at a time; if it dies, another soon takes over.

Until when a lease holds is told by the clock of the server that has it, and clocks can be set. So a lease ends as well when it has been
seen unchanged for as long as any lasts: a live server would have renewed it.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.server.runtime.clock import NANOSECONDS, since_boot
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Store

LEASE: Final = 5_000  # milliseconds that a server keeps a table to itself
MOST_KNOWN: Final = 10_000  # leases that are remembered, before those that have ended are forgotten

Lease: TypeAlias = tuple[str, Milliseconds]  # whose, and until when


class Leases:
    def __init__(
        self,
        store: Store,
        now: Callable[[], Milliseconds],
        server: str,
        passed: Callable[[], int] = since_boot,
    ) -> None:
        self._store: Final = store
        self._now: Final = now
        self._server: Final = server
        self._passed: Final = passed
        self._until: Final[dict[TableId, Milliseconds]] = {}
        self._seen: Final[dict[TableId, tuple[Lease, int]]] = {}  # of others, with when it was first seen

    async def hold(self, table: TableId) -> bool:
        """Whether the table is this server's for a while."""
        now = self._now()
        if LEASE // 2 < self._until.get(table, now) - now <= LEASE:
            return True
        if await self._store.claim(table, self._server, now, now + LEASE, self._ended(table)):
            self._until[table] = now + LEASE
            self._seen.pop(table, None)
            if len(self._until) > MOST_KNOWN:
                self._forget_ended(now)
            return True
        self._until.pop(table, None)
        await self._see(table)
        return False

    def _ended(self, table: TableId) -> Lease | None:
        """Another server's lease, if it has been the same for so long that the server must be gone."""
        lease, since = self._seen.get(table, (None, 0))
        return lease if self._passed() - since >= LEASE * NANOSECONDS else None

    async def _see(self, table: TableId) -> None:
        lease = await self._store.lease(table)
        if lease is None:
            self._seen.pop(table, None)
        elif table not in self._seen or self._seen[table][0] != lease:
            self._seen[table] = (lease, self._passed())
            while len(self._seen) > MOST_KNOWN:
                del self._seen[next(iter(self._seen))]

    def _forget_ended(self, now: Milliseconds) -> None:
        for table in [one for one, until in self._until.items() if until <= now]:
            del self._until[table]
