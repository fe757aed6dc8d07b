"""The server's time: the wall clock's, but it never jumps and never goes back.

If the host, or a time service, sets the wall clock, no player's time at a table runs out at once or starts again: the difference is
made up slowly.
"""

import time
from collections.abc import Callable
from typing import Final

from turncoat.server.runtime.units import Milliseconds

NANOSECONDS: Final = 1_000_000  # in a millisecond
CATCHING_UP: Final = 20  # a difference is made up within this many times itself


def since_boot() -> int:
    """Nanoseconds of a clock that cannot be set; where the system tells, those that the machine slept count too."""
    return (
        time.clock_gettime_ns(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic_ns()
    )


def now_in_milliseconds() -> Milliseconds:
    """The wall clock."""
    return time.time_ns() // NANOSECONDS


class SteadyClock:
    def __init__(
        self, wall: Callable[[], int] = time.time_ns, passed: Callable[[], int] = since_boot
    ) -> None:
        self._wall: Final = wall
        self._passed: Final = passed
        self._last: int = passed()
        self._now: int = wall()

    def begin(self, newest: Milliseconds) -> Milliseconds:
        """At the start: it must not be before what was written last, or tables would wait until the clock is there again. By how much the
        wall clock is behind."""
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
