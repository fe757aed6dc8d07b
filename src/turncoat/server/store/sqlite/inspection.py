"""Integrity check of a running server's database file, made now and then by health requests.

A server's page cache can hide damage on disk for long; a read of the whole file finds it.
"""

import asyncio
import logging
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from turncoat.server.store.api import StoreDamaged, StoreFailed
from turncoat.server.store.sqlite import file
from turncoat.server.store.sqlite.writer import failure

SHORTEST: Final = 5.0  # seconds between two inspections
SHARE: Final = 50  # pause after an inspection, as a multiple of its duration
LONGEST_WAIT: Final = 1.0  # seconds that a request waits for an inspection; then the last result counts
LOG: Final = logging.getLogger("turncoat.server.store.sqlite.inspection")


class Inspection:
    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._damage: StoreDamaged | None = None  # permanent
        self._fault: StoreFailed | None = None  # of the last inspection
        self._task: asyncio.Task[None] | None = None
        self._due: float = 0.0

    def note(self, damage: StoreDamaged) -> None:
        """Record damage that a reader or writer found."""
        if self._damage is None:
            self._damage = damage
            LOG.error("database_damaged", extra={"path": str(self._path)})

    async def look(self) -> None:
        """Inspect the file, if that is due. StoreFailed: it is damaged or missing."""
        if self._task is None and time.monotonic() >= self._due:
            self._task = asyncio.create_task(self._inspect(), name="store-inspection")
        if self._task is not None:
            await asyncio.wait([self._task], timeout=LONGEST_WAIT)
        fault = self._damage or self._fault
        if fault is not None:
            raise type(fault)(*fault.args)

    async def stop(self) -> None:
        if self._task is not None:
            await asyncio.wait([self._task])

    async def _inspect(self) -> None:
        begun = time.monotonic()
        self._fault = await asyncio.to_thread(_fault_of, self._path)
        if isinstance(self._fault, StoreDamaged):
            self.note(self._fault)
        taken = time.monotonic() - begun
        self._due = time.monotonic() + max(SHORTEST, SHARE * taken)
        self._task = None


def _fault_of(path: Path) -> StoreFailed | None:
    """Check the file on a new connection, whose page cache is empty."""
    try:
        with closing(file.connect(path, is_read_only=True)) as connection:
            (problem,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return failure(error)
    return None if problem == "ok" else StoreDamaged(problem)
