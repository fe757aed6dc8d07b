"""Which tables this server looks after: of several servers one does at a time, and if it dies, another soon does."""

from collections.abc import Callable
from typing import Final

from turncoat.server.store import Milliseconds, Store, TableId

LEASE: Final = 5_000  # milliseconds that a server keeps a table to itself
MOST_KNOWN: Final = 10_000  # leases that are remembered, before those that have ended are forgotten


class Leases:
    def __init__(self, store: Store, now: Callable[[], Milliseconds], server: str) -> None:
        self._store: Final = store
        self._now: Final = now
        self._server: Final = server
        self._until: Final[dict[TableId, Milliseconds]] = {}

    async def hold(self, table: TableId) -> bool:
        """Whether the table is this server's for a while."""
        now = self._now()
        if self._until.get(table, now) - now > LEASE // 2:
            return True
        if await self._store.claim(table, self._server, now, now + LEASE):
            self._until[table] = now + LEASE
            if len(self._until) > MOST_KNOWN:
                self._forget_ended(now)
            return True
        self._until.pop(table, None)
        return False

    def _forget_ended(self, now: Milliseconds) -> None:
        for table in [one for one, until in self._until.items() if until <= now]:
            del self._until[table]
