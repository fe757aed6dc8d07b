"""Leases of tables: one server at a time runs the clocks and bots of a table; if it dies, another takes over within seconds.

A lease expires by the clock of the server that holds it, and clocks can be wrong. So a server also takes over a lease that it has
seen unchanged for the length of a lease: a live server would have renewed it.
"""

from collections.abc import Callable
from typing import Final, TypeAlias

from turncoat.server.runtime.clock import NANOSECONDS, since_boot
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Store

LEASE: Final = 5_000  # milliseconds
MOST_KNOWN: Final = 10_000  # cached leases; above it, expired ones are dropped

Lease: TypeAlias = tuple[str, Milliseconds]  # server, and expiry


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
        self._seen: Final[
            dict[TableId, tuple[Lease, int]]
        ] = {}  # leases of other servers, with when each was first seen

    async def hold(self, table: TableId) -> bool:
        """Acquire or renew the lease of the table; False if another server holds it."""
        now = self._now()
        if LEASE // 2 < self._until.get(table, now) - now <= LEASE:
            return True
        if await self._store.claim(table, self._server, now, now + LEASE, self._find_dead_lease(table)):
            self._until[table] = now + LEASE
            self._seen.pop(table, None)
            if len(self._until) > MOST_KNOWN:
                self._drop_expired_leases(now)
            return True
        self._until.pop(table, None)
        await self._see(table)
        return False

    def _find_dead_lease(self, table: TableId) -> Lease | None:
        """Another server's lease, if it was not renewed for so long that the server must be dead."""
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

    def _drop_expired_leases(self, now: Milliseconds) -> None:
        for table in [one for one, until in self._until.items() if until <= now]:
            del self._until[table]
