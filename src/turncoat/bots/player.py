"""The contract of a bot: it has one seat in one game and picks one of the legal answers.

It receives the view and the events of its seat and nothing else, and a random stream of its own, so that
games can be repeated.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, ClassVar, Final

from turncoat.bots.diary import Entry
from turncoat.bots.spending import Spending
from turncoat.kernel.dice import Dice
from turncoat.kernel.events import Event
from turncoat.kernel.ids import SPECTATOR, Option, Seat
from turncoat.kernel.views import View

if TYPE_CHECKING:
    from turncoat.talk.record import TalkRecord
    from turncoat.talk.statements import Statement


class Heard:
    """An event as one seat receives it; `secret` is empty if the seat may not know it."""

    def __init__(self, event: Event, seat: Seat) -> None:
        self.kind: Final = event.kind
        self.rule: Final = event.rule
        self.arguments: Final = event.arguments
        self.secret: Final = event.secret if event.is_told_to(seat) else ()
        self.is_private: Final = not event.is_told_to(SPECTATOR)  # only some seats receive the secret part


class Player(ABC):
    listens: ClassVar[bool] = False  # whether it receives events, which takes time
    talks: ClassVar[bool] = False  # whether it takes part in talk

    def hear(self, heard: Heard) -> None:
        """Note an event. Players that listen receive all events in order before their next decision."""
        raise NotImplementedError

    def hear_statement(self, statement: "Statement") -> None:  # noqa: B027 - most bots need not know
        """Note a statement of any seat, including this one. Players that talk receive statements in order
        with the events."""

    @abstractmethod
    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        """One of `legal`, which is never empty; `dice` is the players' stream, not the game's."""

    def speak(self, view: View, record: "TalkRecord", dice: Dice) -> "Statement | None":
        """The statement of the player, if any. Called right after `decide` with the same view; the statement is made
        before the answer is carried out. Where having a choice is a secret (`talk/hushed.py`), it is called only if
        another seat has asked a question."""
        return None

    def testify(
        self, view: View, record: "TalkRecord", accusation: "Statement", dice: Dice
    ) -> "Statement | None":
        """The player's statement in a meeting about an accusation, its own or another's. Called once a meeting, at a
        time that does not depend on the answer; the seat need not be asked anything."""
        return None

    def beliefs(self) -> list[float] | None:
        """The chance that each seat is a traitor, as of the last decision; None if the player has no beliefs."""
        return None

    def diary(self) -> list[Entry]:
        """Beliefs and their reasons, for readers after the game."""
        return []

    def spent(self) -> list[Spending]:
        """The costs of bots outside this program, for reports only."""
        return []
