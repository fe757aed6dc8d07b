"""A seat that is played by one bot while it is loyal and by another while it is a traitor.

Both hear everything, what the other has said too, so that either can go on where the other left off.
"""

from typing import ClassVar, Final

from turncoat.bots.diary import Entry
from turncoat.bots.player import Heard, Player
from turncoat.bots.sides import LOYAL, side_seen
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


class TwoFaced(Player):
    """Made by `two_faced`."""

    def __init__(self, loyal: Player, traitor: Player) -> None:
        self.loyal: Final = loyal
        self.traitor: Final = traitor
        self.face: Player = loyal  # which of them decided last

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        self.face = self.loyal if side_seen(view) == LOYAL else self.traitor
        return self.face.decide(view, legal, dice)

    def beliefs(self) -> list[float] | None:
        return self.face.beliefs()

    def diary(self) -> list[Entry]:
        """Of both, in the order in which things happened."""
        return sorted([*self.loyal.diary(), *self.traitor.diary()], key=lambda entry: entry.heard)


class ListeningTwoFaced(TwoFaced):
    """One with a face that listens to events."""

    listens: ClassVar[bool] = True

    def hear(self, heard: Heard) -> None:
        for face in (self.loyal, self.traitor):
            if face.listens:
                face.hear(heard)


class TalkingTwoFaced(ListeningTwoFaced):
    """One with a face that talks."""

    talks: ClassVar[bool] = True

    def hear_statement(self, statement: Statement) -> None:
        for face in (self.loyal, self.traitor):
            if face.talks:
                face.hear_statement(statement)

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        """The face that decided speaks."""
        return self.face.speak(view, record, dice) if self.face.talks else None


def two_faced(loyal: Player, traitor: Player) -> Player:
    if loyal.talks or traitor.talks:
        return TalkingTwoFaced(loyal, traitor)
    return (ListeningTwoFaced if loyal.listens or traitor.listens else TwoFaced)(loyal, traitor)
