"""Steady clock: follows the wall clock, but never jumps and never goes back.

When the wall clock is set, the difference is made up slowly, so that no player's time expires at once.
"""

import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final

from turncoat.server.runtime.units import DAY, SECOND, Milliseconds

NANOSECONDS: Final = 1_000_000  # in a millisecond
CATCHING_UP: Final = 20  # a difference is made up over this many times its length


def since_boot() -> int:
    """Nanoseconds of the monotonic clock, including suspended time where the system counts it."""
    return (
        time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()
    )


def now_in_milliseconds() -> Milliseconds:
    """The wall clock."""
    return time.time_ns() // NANOSECONDS


def day_begin(at: Milliseconds) -> Milliseconds:
    """The beginning of the day (UTC) that contains this time."""
    return at - at % DAY


def day_at(at: Milliseconds) -> str:
    """The ISO date (UTC) of this time. Dates sort as texts."""
    return datetime.fromtimestamp(day_begin(at) / SECOND, UTC).date().isoformat()


class SteadyClock:
    def __init__(
        self, wall: Callable[[], int] = time.time_ns, passed: Callable[[], int] = since_boot
    ) -> None:
        self._wall: Final = wall
        self._passed: Final = passed
        self._last: int = passed()
        self._now: int = wall()

    def begin(self, newest: Milliseconds) -> Milliseconds:
        """Start no earlier than the newest entry, else tables would wait for the clock. Returns by how much the wall clock is behind."""
        behind = max(0, newest - self() + 1)
        self._now += behind * NANOSECONDS
        return behind

    def __call__(self) -> Milliseconds:
        last, self._last = self._last, self._passed()
        passed = self._last - last
        most = passed // CATCHING_UP
        behind = self._wall() - self._now - passed
        self._now += passed + max(-most, min(most, behind))
        return self._now // NANOSECONDS
