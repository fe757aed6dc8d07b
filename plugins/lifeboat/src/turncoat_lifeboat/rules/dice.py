"""L5: windows before and after a die."""

from typing import ClassVar

from turncoat.kernel.atoms import move_card
from turncoat.kernel.die import AGAIN, BONUS
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, option, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger, opener
from turncoat_lifeboat.board import HAND, SECOND_WIND, SPENT, STEADY
from turncoat_lifeboat.rules.cards import seats_with_cards
from turncoat_lifeboat.vocabulary import ROLL_AGAIN, STEADY_DOWN, STEADY_UP


class BeforeDie(Trigger):
    """L5.1: a steady hand makes it 1 more or 1 less."""

    name: ClassVar[str] = "before_die"
    rule: ClassVar[str] = "L5.1"
    verbs: ClassVar[tuple[int, ...]] = (STEADY_UP, STEADY_DOWN)

    def seats(self, s: State, f: Frame) -> Seats:
        return seats_with_cards(s)

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(STEADY_UP), option(STEADY_DOWN)] if STEADY in s.zones[HAND + seat] else []

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, STEADY, HAND + seat, SPENT, "L5.1")
        opener(s, f).v[BONUS] += 1 if verb_of(option) == STEADY_UP else -1


class AfterDie(Trigger):
    """L5.2: a second wind rolls the die again, and the windows before a die open again too."""

    name: ClassVar[str] = "after_die"
    rule: ClassVar[str] = "L5.2"
    verbs: ClassVar[tuple[int, ...]] = (ROLL_AGAIN,)

    def seats(self, s: State, f: Frame) -> Seats:
        return 0 if opener(s, f).v[AGAIN] else seats_with_cards(s)

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(ROLL_AGAIN)] if SECOND_WIND in s.zones[HAND + seat] else []

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, SECOND_WIND, HAND + seat, SPENT, "L5.2")
        opener(s, f).v[AGAIN] = 1
