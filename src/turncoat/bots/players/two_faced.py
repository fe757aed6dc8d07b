"""A seat that one bot plays while it is loyal and another while it is a traitor. Both receive all events and
statements, including those of the other, so that either can take over."""

from typing import ClassVar, Final

from turncoat.bots.diary import Entry
from turncoat.bots.player import Heard, Player
from turncoat.bots.sides import LOYAL, side_seen
from turncoat.bots.spending import Spending
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


class TwoFaced(Player):
    """The player of such a seat, made by `two_faced`."""

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
        """The diaries of both, in the order of events."""
        return sorted([*self.loyal.diary(), *self.traitor.diary()], key=lambda entry: entry.heard)

    def spent(self) -> list[Spending]:
        return [*self.loyal.spent(), *self.traitor.spent()]


class ListeningTwoFaced(TwoFaced):
    """A player with a face that listens to events."""

    listens: ClassVar[bool] = True

    def hear(self, heard: Heard) -> None:
        for face in (self.loyal, self.traitor):
            if face.listens:
                face.hear(heard)


class TalkingTwoFaced(ListeningTwoFaced):
    """A player with a face that talks."""

    talks: ClassVar[bool] = True

    def hear_statement(self, statement: Statement) -> None:
        for face in (self.loyal, self.traitor):
            if face.talks:
                face.hear_statement(statement)

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        """The face that decided speaks."""
        return self.face.speak(view, record, dice) if self.face.talks else None

    def testify(self, view: View, record: TalkRecord, accusation: Statement, dice: Dice) -> Statement | None:
        """The face of the side that the seat is on now."""
        face = self.loyal if side_seen(view) == LOYAL else self.traitor
        return face.testify(view, record, accusation, dice) if face.talks else None


def join_faces(loyal: Player, traitor: Player) -> Player:
    if loyal.talks or traitor.talks:
        return TalkingTwoFaced(loyal, traitor)
    return (ListeningTwoFaced if loyal.listens or traitor.listens else TwoFaced)(loyal, traitor)
