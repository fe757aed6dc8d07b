"""Retention: erases tables that were idle for longer than the house rules allow. A service of the hall."""

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Final

from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.clock import day_at
from turncoat.server.runtime.units import DAY
from turncoat.server.store.api import StoreFailed

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

EVERY: Final = 3600.0  # seconds between two searches
AT_ONCE: Final = 100  # tables that are read and erased together
LOG: Final = logging.getLogger("turncoat.server.hall.retention")


def keep_retention(hall: "Hall") -> contextlib.AbstractAsyncContextManager[None]:
    return run_in_background(_erase_regularly(hall))


async def _erase_regularly(hall: "Hall") -> None:
    while True:
        try:
            await erase_old_tables(hall)
        except StoreFailed:
            LOG.warning("store_failed")
        await asyncio.sleep(EVERY)


async def erase_old_tables(hall: "Hall") -> int:
    """Erase tables and daily results that are past their retention; return the number of tables."""
    days = (await hall.house.read()).retention_days
    count = 0
    if days:
        await hall.store.drop_dailies(day_at(hall.now() - days * DAY))
    while days and (tables := await hall.store.idle_tables(hall.now() - days * DAY, AT_ONCE)):
        for table in tables:
            await hall.erase(table)
        count += len(tables)
    if count:
        LOG.info("tables_erased", extra={"count": count})
    return count
