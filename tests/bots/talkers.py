"""Small bots that talk, for tests of the tables around them."""

from typing import ClassVar

from turncoat.bots.diary import Diary, Entry
from turncoat.bots.player import Heard
from turncoat.bots.players.random import RandomPlayer
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.views import View
from turncoat.kernel.wire import option_id
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


class Talker(RandomPlayer):
    """Picks at random, makes statements from a short list, answers questions, and remembers all it hears."""

    listens: ClassVar[bool] = True
    talks: ClassVar[bool] = True

    def __init__(self) -> None:
        self.heard: list[str | Statement] = []  # "event", or what was said
        self.spoken: list[Statement] = []
        self.book = Diary()

    def hear(self, heard: Heard) -> None:
        self.heard.append("event")

    def hear_statement(self, statement: Statement) -> None:
        self.heard.append(statement)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        answer = super().decide(view, legal, dice)
        beliefs = [min(1.0, len(self.heard) / 1000)] * view.seats
        self.book.note_decision(len(self.heard), beliefs, [], option_id(view.game, answer), "cautious")
        return answer

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        for statement in self.ideas(view, record):
            if record.may_say(statement):
                self.spoken.append(statement)
                self.book.note_statement(statement.kind)
                return statement
        return None

    def ideas(self, view: View, record: TalkRecord) -> list[Statement]:
        seat, neighbour = view.seat, (view.seat + 1) % view.seats
        replies = [
            Statement("answer", seat, statement=question.number, level="later")
            for question in record.open_questions(seat)
        ]
        return [
            *replies,
            Statement("request", seat, seat=neighbour, action="repair"),
            Statement("thank", seat, seat=neighbour),
        ]

    def diary(self) -> list[Entry]:
        return self.book.entries


class Loudmouth(Talker):
    """Repeats the same statement, which is not allowed."""

    def ideas(self, view: View, record: TalkRecord) -> list[Statement]:
        return [Statement("thank", view.seat, seat=(view.seat + 1) % view.seats)]

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        return self.ideas(view, record)[0]


class Impostor(Talker):
    """Speaks in another seat's name."""

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        return Statement("thank", (view.seat + 1) % view.seats, seat=view.seat)
