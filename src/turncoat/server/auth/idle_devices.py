"""Expiry of idle devices, which are deleted with their seats and subscriptions. A service of the hall.

A device with an open socket is not idle: every server marks its connected devices as seen before it searches for idle ones.
"""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final

from turncoat.server.auth.access import OLDEST, forget
from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Device, StoreFailed

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

EVERY: Final = 3600.0  # seconds
AT_ONCE: Final = 100  # devices that are read together
LOG: Final = logging.getLogger("turncoat.server.auth.idle_devices")


def forget_idle_devices(hall: "Hall", idle: Milliseconds) -> AbstractAsyncContextManager[None]:
    return run_in_background(_forget(hall, idle))


async def _forget(hall: "Hall", idle: Milliseconds) -> None:
    while True:
        try:
            await forget_idle(hall, idle)
        except StoreFailed:
            LOG.warning("store_failed")  # tried again in an hour
        await asyncio.sleep(EVERY)


async def forget_idle(hall: "Hall", idle: Milliseconds) -> int:
    """Delete idle devices; return their number."""
    now = hall.now()
    await asyncio.gather(*(hall.store.touch(device, now) for device in hall.connections.devices()))
    count = 0
    while devices := await hall.store.idle_devices(now - idle, now - OLDEST, AT_ONCE):
        for device in devices:
            await _forget_one(hall, device)
        count += len(devices)
    return count


async def _forget_one(hall: "Hall", device: Device) -> None:
    """Delete a device after giving up its seats. A table where that fails must not keep the device."""
    try:
        await forget(hall, device)
    except StoreFailed:
        raise
    except Exception:
        LOG.exception("server_fault")
        hall.metrics.refusals["server_fault"] += 1
        await hall.store.forget_device(device.id)
