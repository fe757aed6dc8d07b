"""L2: drawing and discarding effort cards."""

from typing import ClassVar, Final

from turncoat.kernel.atoms import move_all, move_card, move_top, shuffle
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat_lifeboat.board import EFFORT, HAND, SPENT
from turncoat_lifeboat.vocabulary import DISCARD

HAND_LIMIT: Final = 6


def draw(s: State, seat: Seat, count: int) -> None:
    """L2.1, L2.2: the spent cards are reshuffled into an empty deck; if there are none, nothing is drawn."""
    drawn = 0
    for _ in range(count):
        if not s.zones[EFFORT]:
            if not s.zones[SPENT]:
                break
            move_all(s, SPENT, EFFORT, "L2.2")
            shuffle(s, EFFORT, "L2.2")
        move_top(s, EFFORT, HAND + seat, "L2.1")
        drawn += 1
    s.result = drawn


def seats_with_cards(s: State) -> Seats:
    """Seats that could play a card, judging by open information."""
    could = 0
    for seat in range(s.seats):
        if s.zones[HAND + seat]:
            could |= 1 << seat
    return could


WHO: Final = 0
LEFT: Final = 1
TOTAL: Final = 2
DISCARDING = Procedure("discard", {"who": WHO, "left": LEFT, "total": TOTAL}, {"who": "seat"})


def discard(s: State, seat: Seat, count: int) -> None:
    """L2.3: discard this many cards, or all; the owner chooses."""
    count = max(0, min(count, len(s.zones[HAND + seat])))
    s.result = count
    if count:
        DISCARDING.push(s, [seat, count, count])


class ChooseDiscard(Ask):
    rule: ClassVar[str] = "L2.3"
    is_gathered: ClassVar[bool] = True

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DISCARD, card) for card in sorted(set(s.zones[HAND + seat]))]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        move_card(s, first_of(option), HAND + seat, SPENT, "L2.3")
        f.v[LEFT] -= 1
        if f.v[LEFT]:
            DISCARDING.go(f, "choose")
        s.result = f.v[TOTAL]


DISCARDING.ask("choose", ChooseDiscard())
