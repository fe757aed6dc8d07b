"""Bots that peek, for the proof that peeking is detected. They are in no catalogue and have no name.

Their back door is the call stack: a bot's caller holds the state, and Python lets the callee inspect it.
"""

import random
import sys
from typing import ClassVar

from turncoat.bots.player import Player
from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import UNKNOWN, Option
from turncoat.kernel.state import State
from turncoat.kernel.views import View
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement


def truth() -> State:
    """The nearest state among the variables of the callers."""
    frame = sys._getframe(1)
    while True:
        for value in frame.f_locals.values():
            if isinstance(value, State):
                return value
        assert frame.f_back is not None
        frame = frame.f_back


def is_traitor(s: State, seat: int) -> bool:
    return s.game.side_of(s, seat) != 0


class Cheat(Player):
    """Picks at random, except where it knows what it should not."""

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return legal[dice.below(len(legal))]


class CheatWhoKnowsTheSides(Cheat):
    """Chooses otherwise if the next player is a traitor."""

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return legal[-1] if is_traitor(truth(), (view.seat + 1) % view.seats) else legal[0]


class CheatWhoReadsTheDecks(Cheat):
    """Chooses by a card that it cannot see."""

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        s = truth()
        unseen = [
            card
            for cards, shown in zip(s.zones, view.zones, strict=True)
            for card, known in zip(cards, shown, strict=True)
            if known == UNKNOWN
        ]
        return legal[unseen[0] % len(legal)] if unseen else legal[0]


class CheatWhoTellsTales(Cheat):
    """Plays honestly, and accuses whom it should not know to be a traitor."""

    talks: ClassVar[bool] = True

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        s = truth()
        for seat in range(view.seats):
            accusation = Statement("estimate", view.seat, seat=seat, level="accuse")
            if seat != view.seat and is_traitor(s, seat) and record.may_say(accusation):
                return accusation
        return None


class CheatWhoSpendsChance(Cheat):
    """Says and does what an honest bot would, but draws one more random number if the next player is a traitor."""

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        answer = super().decide(view, legal, dice)
        if is_traitor(truth(), (view.seat + 1) % view.seats):
            dice.below(2)
        return answer


class Fickle(Cheat):
    """Does not peek, but draws from a random stream of its own, so its games cannot be repeated."""

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        return random.choice(legal)


class Rememberer(Player):
    """Honest: listens, talks, remembers everything, and decides by all of it."""

    listens: ClassVar[bool] = True
    talks: ClassVar[bool] = True

    def __init__(self) -> None:
        self.memory: list[int] = []

    def hear(self, heard: "object") -> None:
        self.memory.append(len(str(getattr(heard, "secret", ()))))

    def hear_statement(self, statement: Statement) -> None:
        self.memory.append(statement.speaker)

    def decide(self, view: View, legal: list[Option], dice: Dice) -> Option:
        self.memory.append(dice.below(7))
        return legal[sum(self.memory) % len(legal)]

    def speak(self, view: View, record: TalkRecord, dice: Dice) -> Statement | None:
        promise = Statement("promise", view.seat, action="repair")
        return promise if dice.below(3) == 0 and record.may_say(promise) else None
