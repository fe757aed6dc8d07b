"""The highest rate that a server holds: more and more until one is not held, then between.

A rate is run until two runs have said the same of it: something else on the machine may have spoiled one, or it was lucky once. Servers that
are compared are run in turn, so that all of them meet the machine as it is at the time.
"""

from collections.abc import Sequence
from typing import Final, Protocol

from turncoat.lab.bench.server.load import Outcome

GROWTH: Final = 1.6  # from rate to rate, until one is not held
STEPS: Final = 5  # between a rate that is held and one that is not
ENOUGH: Final = 2  # runs that say the same of a rate


class Loaded(Protocol):
    async def begin_again(self) -> None: ...

    async def run(self, rate: float, seconds: float) -> Outcome: ...


class Search:
    def __init__(self, load: Loaded, first: float, seconds: float, most: float) -> None:
        """With 99 of 100 answers within `most` milliseconds; `first` is the first rate."""
        self._load: Final = load
        self._seconds: Final = seconds
        self._most: Final = most
        self._rate: float = first
        self._runs: Final[list[bool]] = []  # of this rate: whether it was held
        self.held: float = 0.0
        self._above: float = 0.0  # a rate that is not held, once there is one
        self._steps: int = STEPS

    @property
    def is_over(self) -> bool:
        return self._steps < 0

    async def go_on(self) -> None:
        """One run more."""
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
