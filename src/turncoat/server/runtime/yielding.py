"""Yielding to the event loop: long work in a coroutine lets other tasks run every few milliseconds."""

import asyncio
import time
from typing import Final

LONGEST_RUN: Final = 0.004  # seconds


class Breath:
    """Tracks how long a coroutine has run since it last yielded."""

    def __init__(self) -> None:
        self._since: float = time.perf_counter()

    async def take(self) -> None:
        """Let other tasks run, if the coroutine has run for long."""
        if time.perf_counter() - self._since > LONGEST_RUN:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
