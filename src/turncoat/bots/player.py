"""The contract of a bot: it sits at one seat for one game and picks one of the legal answers.

It gets what its seat may know and is told, and nothing else, and a random stream of its own, so that a game can be repeated.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from turncoat.bots.diary import Entry
from turncoat.kernel.dice import Dice
from turncoat.kernel.events import Event
from turncoat.kernel.ids import SPECTATOR, Option, Seat
from turncoat.kernel.views import View

if TYPE_CHECKING:
    from turncoat.talk.record import TalkRecord
    from turncoat.talk.statements import Statement


class Heard:
    """An event as one seat is told it: `secret` is empty for who may not know."""

    def __init__(self, event: Event, seat: Seat) -> None:
        self.kind: Final = event.kind
        self.rule: Final = event.rule
        self.arguments: Final = event.arguments
        self.secret: Final = event.secret if event.is_told_to(seat) else ()
        self.is_private: Final = not event.is_told_to(SPECTATOR)  # not everybody is told the secret part


class Player(ABC):
    listens: ClassVar[bool] = False  # whether it wants to hear what happens; telling it costs time
    talks: ClassVar[bool] = False  # whether it takes part in what is said at the table

    def hear(self, heard: Heard) -> None:
        """Something happened; told before the next decision, in order, to players that listen."""
        raise NotImplementedError

    def hear_statement(self, statement: "Statement") -> None:  # noqa: B027 - most bots need not know
        """A seat said something, perhaps this one; told in order with what happens, to players that talk."""

    @abstractmethod
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        """One of `legal`, which is never empty; `dice` is the players' stream, not the game's."""

    def speak(self, view: View, record: "TalkRecord", dice: Dice) -> "Statement | None":
        """What it says, asked right after `decide` with the same view, and said before its answer is carried out; where
        having a choice is a secret (`talk/moments.py`), asked only if another seat waits for its answer."""
        return None

    def beliefs(self) -> list[float] | None:
        """How likely each seat was a traitor when this one decided last; None: it keeps no such account."""
        return None

    def diary(self) -> list[Entry]:
        """What it believed and why, for people who read it when the game is over."""
        return []
