"""Garbage collector, run in idle moments where possible: it pauses every table (the young generation alone: 0.17 s at 500 tables).

An answer makes a new position of hundreds of lists and drops the old one. Left to itself the collector would look through all positions
every few seconds, and find nothing: what needs it is rare here. Connections, which come and go by the thousands, let go of all they hold.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from turncoat.server.runtime.background import beside

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

EVERY: Final = 1.0  # seconds between two looks; nothing was sent in one of them: it is quiet
SOONEST: Final = 60.0  # seconds from one time to the next
LATEST: Final = 600.0  # quiet or not
MOST_NEW: Final = 1_000_000  # objects more than there were; it does not wait with more


@contextlib.asynccontextmanager
async def tidying(hall: "Hall") -> AsyncIterator[None]:
    """A service of the hall. What is there already is there to stay."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        async with beside(_tidy(hall)):
            yield
    finally:
        gc.enable()
        gc.unfreeze()


async def _tidy(hall: "Hall") -> None:
    tidied = time.monotonic()
    frames = hall.metrics.frames
    while True:
        await asyncio.sleep(EVERY)
        before, frames = frames, hall.metrics.frames
        if is_due(time.monotonic() - tidied, gc.get_count()[0], is_quiet=frames == before):
            gc.collect()
            tidied = time.monotonic()


def is_due(passed: float, more: int, *, is_quiet: bool) -> bool:
    """Whether to run a full collection, so many seconds after the last one, with so many objects more than then."""
    return more >= MOST_NEW or passed >= LATEST or (is_quiet and passed >= SOONEST)
