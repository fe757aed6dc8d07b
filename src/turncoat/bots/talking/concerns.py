"""Topics of talk in a game: looks, dangers, checks, errands and proposals, from the speaker's own view."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from turncoat.bots.player import Heard
from turncoat.kernel.ids import NOBODY, Option, Seat
from turncoat.kernel.views import View


@dataclass(frozen=True)
class Look:
    """The loyalty or token of a seat, seen at an event of a turn. `cards` is the number of cards seen."""

    event: int
    whose: Seat
    level: str
    cards: int = 1
    turn: int = 0


class Concerns(ABC):
    """The topics of talk in one game, without a memory."""

    doing: ClassVar[Mapping[int, str]]  # verbs that do what another player asked for
    lasting: ClassVar[int]  # turns for which requests and promises are remembered
    stale: ClassVar[int]  # turns after which a statement may be repeated
    sight: ClassVar[float]  # weight of reporting a look
    errands: ClassVar[Mapping[str, str]]  # the action that a danger calls for
    stirring: ClassVar[frozenset[str]]  # deeds that call for a statement
    telling: ClassVar[Mapping[str, float]]  # log odds of a deed, for a seat without an exact account
    # Log odds by which a proposal of another player moves its subject
    proposed: ClassVar[Mapping[str, float]]
    # Whether every seat gives a card to every check, so that "none" would be a confession
    gives_always: ClassVar[bool]

    @abstractmethod
    def look(self, heard: Heard, event: int, seat: Seat) -> Look | None:
        """The look at a loyalty or a token that the seat alone had at the event; None if it had none."""

    @abstractmethod
    def is_whole(self, view: View, look: Look) -> bool:
        """Whether the look showed everything there is to see of that seat."""

    @abstractmethod
    def present(self, view: View) -> list[Seat]:
        """The seats still in the game whose side is not public."""

    @abstractmethod
    def dangers(self, view: View) -> list[str]:
        """The current dangers, gravest first."""

    @abstractmethod
    def begins_check(self, heard: Heard) -> bool:
        """Whether a new check begins, for which promises of help no longer count."""

    @abstractmethod
    def has_cards(self, view: View, seat: Seat) -> bool:
        """Whether the running check will still ask the seat for cards."""

    @abstractmethod
    def has_helped(self, view: View, level: str) -> bool:
        """Whether the seat has already given what it promised for the running check."""

    @abstractmethod
    def intent(self, view: View, chosen: Option) -> str:
        """The meaning of the answer for the running check; empty if it is not about the check."""

    @abstractmethod
    def could_help(self, view: View) -> str:
        """The help that the seat's cards allow it to promise for a check."""

    @abstractmethod
    def proposal(self, view: View, seat: Seat, doubt: float) -> str:
        """The proposal about a seat that is this doubtful; empty for none."""

    def vote(self, chosen: Option) -> Seat:
        """The seat against which the answer votes."""
        return NOBODY
