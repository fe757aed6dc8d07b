"""Background tasks: run a coroutine until the block exits."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Coroutine
from typing import Final

LOG: Final = logging.getLogger("turncoat.server.runtime.background")


@contextlib.asynccontextmanager
async def run_in_background(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """Run a task until the block exits, which cancels it. A failure is logged at once."""
    task = asyncio.create_task(work)
    task.add_done_callback(_note)
    try:
        yield
    finally:
        task.cancel()
        await asyncio.wait([task])


def _note(task: asyncio.Task[None]) -> None:
    fault = None if task.cancelled() else task.exception()
    if fault is not None:
        LOG.error("server_fault", exc_info=fault)
