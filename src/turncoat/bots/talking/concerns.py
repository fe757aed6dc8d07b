"""What talk is about in a game: looks, dangers, checks, errands and proposals, read off the speaker's own view."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from turncoat.bots.player import Heard
from turncoat.kernel.ids import NOBODY, Option, Seat
from turncoat.kernel.views import View


@dataclass(frozen=True)
class Look:
    """The loyalty or token of a seat, seen at an event of a turn. `cards` is how many of them."""

    event: int
    whose: Seat
    level: str
    cards: int = 1
    turn: int = 0


class Concerns(ABC):
    """Of one game; without a memory."""

    doing: ClassVar[Mapping[int, str]]  # verbs that do what one was asked for
    lasting: ClassVar[int]  # turns that a request or a promise is kept in mind
    stale: ClassVar[int]  # turns after which the same may be said again
    sight: ClassVar[float]  # how much one wants to tell what one saw
    errands: ClassVar[Mapping[str, str]]  # what a danger calls for
    telling: ClassVar[Mapping[str, float]]  # how much a deed tells a seat that keeps no account
    excuses: ClassVar[
        Mapping[str, tuple[str, ...]]
    ]  # what may pass for a reason of each deed that is held against a seat
    proposed: ClassVar[
        Mapping[str, float]
    ]  # log odds by which a proposal of another player moves its subject
    gives_always: ClassVar[
        bool
    ]  # whether every seat gives a card to every check, so that "none" would be a confession

    @abstractmethod
    def look(self, heard: Heard, event: int, seat: Seat) -> Look | None:
        """What the seat alone saw there."""

    @abstractmethod
    def is_whole(self, view: View, look: Look) -> bool:
        """Whether all that could be seen of that seat was."""

    @abstractmethod
    def present(self, view: View) -> list[Seat]:
        """Who still plays with an open mind: neither out nor revealed."""

    @abstractmethod
    def dangers(self, view: View) -> list[str]:
        """What everybody should worry about, the gravest first."""

    @abstractmethod
    def begins_check(self, heard: Heard) -> bool:
        """Whether promises of help are for another check from here on."""

    @abstractmethod
    def has_cards(self, view: View, seat: Seat) -> bool:
        """Whether a check will come to ask the seat for some."""

    @abstractmethod
    def has_helped(self, view: View, level: str) -> bool:
        """Whether the seat has done by now what it promised for the check that is going on."""

    @abstractmethod
    def intent(self, view: View, chosen: Option) -> str:
        """What the answer means for the check that is going on; empty if it is about something else."""

    @abstractmethod
    def could_help(self, view: View) -> str:
        """What the seat's cards would let it promise for a check."""

    @abstractmethod
    def proposal(self, view: View, seat: Seat, doubt: float) -> str:
        """What should be done about a seat that is so doubtful; empty for nothing."""

    def vote(self, chosen: Option) -> Seat:
        """Against whom the answer votes."""
        return NOBODY
