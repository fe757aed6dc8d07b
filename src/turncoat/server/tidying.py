"""When memory is looked through for what nobody can reach any more: in a quiet moment, since everybody waits meanwhile.

An answer makes a new position of hundreds of lists and drops the old one. Left to itself the collector would look through all positions
every few seconds, and find nothing: hardly anything here needs it but connections that have ended. What has come since the last look is
looked through sooner, unless there was nothing to find: under attack connections end as soon as they were begun, hundreds a second.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from turncoat.server.beside import beside

if TYPE_CHECKING:
    from turncoat.server.hall import Hall

YOUNG: Final = 1  # up to this generation of objects, all have come since the last look
EVERY: Final = 1.0  # seconds between two looks; nothing was sent in one of them: it is quiet
SOONEST: Final = 60.0  # seconds from one time to the next
LATEST: Final = 600.0  # quiet or not
MOST_NEW: Final = 50_000  # objects more than there were; then they are looked through
PATIENCE: Final = 4  # times as many, at most, if there was hardly anything to find last time: everybody waits 0.1 s for nothing
WORTH: Final = 0.1  # of what is new: then looking through it was
MOST_KEPT: Final = 1_000_000  # that were new since everything was looked through, and still there then; it does not wait with more


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
    kept = 0
    most = MOST_NEW
    while True:
        await asyncio.sleep(EVERY)
        before, frames = frames, hall.metrics.frames
        new = gc.get_count()[0]
        if is_due(time.monotonic() - tidied, kept + new, is_quiet=frames == before):
            gc.collect()
            tidied = time.monotonic()
            kept = 0
        elif new >= most:
            found = gc.collect(YOUNG)
            kept += max(0, new - found)
            most = next_most(most, found / new)


def is_due(passed: float, more: int, *, is_quiet: bool) -> bool:
    """Whether to look through everything, so many seconds after the last time, with so many objects more than then."""
    return more >= MOST_KEPT or passed >= LATEST or (is_quiet and passed >= SOONEST)


def next_most(most: int, share: float) -> int:
    """How many new objects to wait for, after so many with this share of garbage among them."""
    return MOST_NEW if share >= WORTH else min(2 * most, PATIENCE * MOST_NEW)
