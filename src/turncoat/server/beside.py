"""What a server does beside everything else, for as long as it runs."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Coroutine


@contextlib.asynccontextmanager
async def beside(work: Coroutine[None, None, None]) -> AsyncIterator[None]:
    """It goes on until the block is left."""
    task = asyncio.create_task(work)
    try:
        yield
    finally:
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task
