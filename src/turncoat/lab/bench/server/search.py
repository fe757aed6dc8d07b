"""Search for the highest rate that a server holds: raise it until it fails, then bisect.

A rate is repeated until two runs agree, since one run may be disturbed by other work on the machine, or lucky. Servers
under comparison run in turns, so that all of them meet the same load on the machine.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from turncoat.lab.bench.server.load import Outcome

GROWTH: Final = 1.6  # factor from rate to rate, until one is not held
STEPS: Final = 5  # bisections between a rate that is held and one that is not
ENOUGH: Final = 2  # runs that must agree about a rate


class Loaded(Protocol):
    async def begin_again(self) -> None: ...

    async def run(self, rate: float, seconds: float) -> Outcome: ...


class Search:
    def __init__(self, load: Loaded, first: float, seconds: float, most: float) -> None:
        """A rate is held if 99 % of answers take at most `most` milliseconds; `first` is the first rate."""
        self._load: Final = load
        self._seconds: Final = seconds
        self._most: Final = most
        self._rate: float = first
        self._runs: Final[list[bool]] = []  # whether the rate was held, by run
        self.held: float = 0.0
        self._above: float = 0.0  # a rate that is not held, once there is one
        self._steps: int = STEPS

    @property
    def is_over(self) -> bool:
        return self._steps < 0

    async def go_on(self) -> None:
        """Run the current rate once more, and choose the next rate when runs agree."""
        await self._load.begin_again()
        outcome = await self._load.run(self._rate, self._seconds)
        self._runs.append(outcome.is_held(self._most))
        if self._runs.count(self._runs[-1]) == ENOUGH:
            self._decide(is_held=self._runs[-1])

    def _decide(self, *, is_held: bool) -> None:
        self._runs.clear()
        if is_held:
            self.held = self._rate
        else:
            self._above = self._rate
        if self._above:
            self._rate = (self.held + self._above) / 2
            self._steps -= 1
        else:
            self._rate *= GROWTH


async def search(searches: Sequence[Search]) -> None:
    while running := [each for each in searches if not each.is_over]:
        for each in running:
            await each.go_on()
