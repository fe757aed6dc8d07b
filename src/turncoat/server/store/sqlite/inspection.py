"""Integrity check of a running server's database file, made from time to time when a health request comes.

The page cache of a server hides damage on the disk for a long while; a read of the whole file finds it.
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

SHORTEST: Final = 5.0  # seconds between two looks
SHARE: Final = 50  # of the time goes by without one: a large file is looked through less often
PATIENCE: Final = 1.0  # seconds that a request waits for a look; then the last one counts
LOG: Final = logging.getLogger("turncoat.server.store.sqlite.inspection")


class Inspection:
    def __init__(self, path: Path) -> None:
        self._path: Final = path
        self._damage: StoreDamaged | None = None  # it stays: no file mends itself
        self._fault: StoreFailed | None = None  # of the last look
        self._task: asyncio.Task[None] | None = None
        self._due: float = 0.0

    def note(self, damage: StoreDamaged) -> None:
        """It was found by a reader or a writer."""
        if self._damage is None:
            self._damage = damage
            LOG.error("database_damaged", extra={"path": str(self._path)})

    async def look(self) -> None:
        """StoreFailed: the file is damaged, or not there any more."""
        if self._task is None and time.monotonic() >= self._due:
            self._task = asyncio.create_task(self._inspect(), name="store-inspection")
        if self._task is not None:
            await asyncio.wait([self._task], timeout=PATIENCE)
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
    """By a connection of its own, which has nothing in memory."""
    try:
        with closing(file.connect(path, is_read_only=True)) as connection:
            (problem,) = connection.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        return failure(error)
    return None if problem == "ok" else StoreDamaged(problem)
