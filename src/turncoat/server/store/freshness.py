"""Freshness of a server's tables: whether it hears of every write of other servers, and since when that is proved.

A proof expires: a server that was stopped, or cut off from its database, cannot know what it missed, and must
not pretend to.
"""

from collections.abc import Callable
from typing import Final

from turncoat.server.runtime.clock import since_boot
from turncoat.server.store.api import StoreFailed

LASTS: Final = 3_000_000_000  # nanoseconds from a proof on


class OutOfTouch(StoreFailed):
    """What is in memory may be old, and there is no way to find out."""


class Contact:
    """One contact follows another. Each has a number, so that a table which was last read in an earlier one is known to be behind."""

    def __init__(self, passed: Callable[[], int] = since_boot) -> None:
        self.passed: Final = passed
        self._number: int = 0
        self._is_kept: bool = False
        self._proved: int = passed()  # until then nothing was missed
        self._heard: Final[list[Callable[[bool], None]]] = []

    @property
    def current(self) -> int:
        """The number of the contact; 0: there is none just now."""
        return self._number if self._is_kept and self.passed() - self._proved <= LASTS else 0

    @property
    def age(self) -> int:
        """Nanoseconds since the last proof."""
        return self.passed() - self._proved

    def listen(self, heard: Callable[[bool], None]) -> None:
        """`heard(False)` when the contact is lost, while `age` still tells for how long; `heard(True)` when there is another."""
        self._heard.append(heard)

    def prove(self, at: int) -> None:
        """Nothing was missed up to that moment, except between two contacts."""
        if self._is_kept and at - self._proved > LASTS:
            self.lose()
        self._proved = max(at, self._proved)
        if not self._is_kept:
            self._is_kept = True
            self._number += 1
            if self._number > 1:
                self._tell(True)

    def lose(self) -> None:
        if self._is_kept:
            self._is_kept = False
            self._tell(False)

    def _tell(self, is_kept: bool) -> None:
        for heard in self._heard:
            heard(is_kept)


class Alone(Contact):
    """Of a server that has its database to itself: there is nothing to miss."""

    @property
    def current(self) -> int:
        return 1
