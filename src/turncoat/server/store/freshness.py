"""Freshness of a server's tables: whether it receives every notification of other servers, and up to when that is proved.

A proof expires: a server that was stopped or cut off from its database cannot know what it missed.
"""

from collections.abc import Callable
from typing import Final

from turncoat.server.runtime.clock import since_boot
from turncoat.server.store.api import StoreFailed

LASTS: Final = 3_000_000_000  # nanoseconds for which a proof holds


class OutOfTouch(StoreFailed):
    """Tables in memory may be out of date, and the store cannot be reached."""


class Contact:
    """Contact to the store. It has a new number after every break, so that tables read in an earlier one are known to be out of date."""

    def __init__(self, passed: Callable[[], int] = since_boot) -> None:
        self.passed: Final = passed
        self._number: int = 0
        self._is_kept: bool = False
        self._proved: int = passed()  # time up to which nothing was missed
        self._heard: Final[list[Callable[[bool], None]]] = []

    @property
    def current(self) -> int:
        """The number of the contact; 0: there is none now."""
        return self._number if self._is_kept and self.age <= LASTS else 0

    @property
    def age(self) -> int:
        """Nanoseconds since the last proof."""
        return self.passed() - self._proved

    def listen(self, heard: Callable[[bool], None]) -> None:
        """Call `heard(False)` when the contact is lost, while `age` still is the length of the break, and `heard(True)` when there is a new one."""
        self._heard.append(heard)

    def prove(self, at: int) -> None:
        """Record that nothing was missed up to this time, except between two contacts.

        After the last proof has expired, a new one starts a new contact, whatever its time: notifications in between were not followed.
        """
        if self._is_kept and self.age > LASTS:
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
    """Contact of the only server of a database: there are no notifications to miss."""

    @property
    def current(self) -> int:
        return 1
