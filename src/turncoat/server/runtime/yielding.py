"""Yielding to the event loop: long work in a coroutine gives way to other tasks every few milliseconds."""

import asyncio
import time
from typing import Final

LONGEST_RUN: Final = 0.004  # seconds


class Breath:
    """Measures how long its coroutine has run since it last gave way."""

    def __init__(self) -> None:
        self._since: float = time.perf_counter()

    async def take(self) -> None:
        """Give way to other tasks, if the coroutine has run for long."""
        if time.perf_counter() - self._since > LONGEST_RUN:
            await asyncio.sleep(0)
            self._since = time.perf_counter()
