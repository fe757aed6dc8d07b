"""Garbage collector, run while the server is idle if possible: it pauses all tables (the young generation alone: 0.17 s at 500 tables).

An answer makes a new position of hundreds of lists and drops the old one. By default the collector would scan all positions every
few seconds and free nothing, since reference cycles are rare here. Connections break their cycles when they close.

Many new objects may be garbage, or tables and texts in caches. A collection that frees few of them is not worth its pause (0.6 s at 600
tables, two seconds at 1,000), so the next one waits for twice as many.
"""

import asyncio
import contextlib
import gc
import time
from collections.abc import AsyncIterator
from typing import Final

from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.metrics import Metrics

EVERY: Final = 1.0  # seconds between two checks; the server is idle if it sent no message in between
SOONEST: Final = 60.0  # seconds between two collections, at least
LATEST: Final = 600.0  # seconds between two collections, at most, idle or not
MOST_NEW: Final = 4_000_000  # new objects that trigger a collection, as long as enough of them are garbage
WORTH: Final = 0.1  # share of new objects that a collection must free to be worth its pause


@contextlib.asynccontextmanager
async def collect_when_idle(metrics: Metrics) -> AsyncIterator[None]:
    """Run the collector in the background until the block exits. Objects that exist before are never collected."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        async with run_in_background(_tidy(metrics)):
            yield
    finally:
        gc.enable()
        gc.unfreeze()


async def _tidy(metrics: Metrics) -> None:
    tidied = time.monotonic()
    messages = metrics.messages
    most = MOST_NEW
    while True:
        await asyncio.sleep(EVERY)
        before, messages = messages, metrics.messages
        more = gc.get_count()[0]
        if is_due(time.monotonic() - tidied, more, most, is_quiet=messages == before):
            most = next_most(most, more, gc.collect())
            tidied = time.monotonic()


def is_due(passed: float, more: int, most: int, *, is_quiet: bool) -> bool:
    """Whether to run a full collection, `passed` seconds and `more` new objects after the last one; `most` new objects trigger one at
    once."""
    return more >= most or passed >= LATEST or (is_quiet and passed >= SOONEST)


def next_most(most: int, more: int, freed: int) -> int:
    """The number of new objects that triggers the next collection, after one that freed so many of `more`."""
    if freed >= more * WORTH:
        return MOST_NEW
    return 2 * most if more >= most else most
