"""L8.2: a check. Players may add effort face down, one card of fate is added, all are shuffled and shown."""

from typing import ClassVar, Final

from turncoat.kernel.atoms import move_all, move_card, move_top, shuffle, tell
from turncoat.kernel.effects import start
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, verb_of
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat_lifeboat.board import (
    EFFORT,
    EFFORTS_ADDED,
    EFFORTS_SHOWN,
    FIRST_WEATHER,
    HAND,
    LASHED,
    REVEALED,
    SPENT,
    suit_of,
    value_of,
)
from turncoat_lifeboat.content.weather import DECK
from turncoat_lifeboat.vocabulary import ADD, CHECKED, DONE_ADDING

CARD: Final = 0
ASKED: Final = 1
ADDED: Final = 2  # cards that the asked seat has added so far
LEFT: Final = 3  # seats still to be asked
CHECK = Procedure(
    "check", {"card": CARD, "asked": ASKED, "added": ADDED, "left": LEFT}, {"card": "card", "asked": "seat"}
)


def begin_check(s: State, card: int) -> None:
    CHECK.push(s, [card, s.current, 0, s.seats])


@CHECK.step
def next_to_add(s: State, f: Frame) -> None:
    """L8.2: from the current player's left; the current player comes last. Empty hands are skipped."""
    while f.v[LEFT] > 0:
        f.v[LEFT] -= 1
        f.v[ASKED] = (f.v[ASKED] + 1) % s.seats
        f.v[ADDED] = 0
        if s.zones[HAND + f.v[ASKED]]:
            return
    CHECK.go(f, "fate")


class AddEffort(Ask):
    rule: ClassVar[str] = "L8.2"
    is_gathered: ClassVar[bool] = True

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        options = [option(DONE_ADDING)]
        for card in sorted(set(s.zones[HAND + seat])):
            options.append(option(ADD, card))
        return options

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ADD:
            move_card(s, first_of(option), HAND + seat, EFFORTS_ADDED, "L8.2")
            f.v[ADDED] += 1
            # L8.3: a lashed or revealed player adds one card at most
            bound = s.tracks[LASHED + seat] or s.tracks[REVEALED + seat]
            if s.zones[HAND + seat] and not bound:
                CHECK.go(f, "add")
                return
        CHECK.go(f, "next_to_add")


CHECK.ask("add", AddEffort())


@CHECK.step
def fate(s: State, f: Frame) -> None:
    if s.zones[EFFORT]:
        move_top(s, EFFORT, EFFORTS_ADDED, "L8.2")
    shuffle(s, EFFORTS_ADDED, "L8.2")


@CHECK.step
def show(s: State, f: Frame) -> None:
    move_all(s, EFFORTS_ADDED, EFFORTS_SHOWN, "L8.2")


@CHECK.step
def judge(s: State, f: Frame) -> None:
    """Cards of the check's suits count for it, others against it."""
    card = DECK[f.v[CARD] - FIRST_WEATHER]
    total = 0
    for effort in s.zones[EFFORTS_SHOWN]:
        total += value_of(effort) if suit_of(effort) in card.suits else -value_of(effort)
    tell(s, CHECKED, "L8.2", (total, card.target))
    move_all(s, EFFORTS_SHOWN, SPENT, "L8.2")
    start(s, card.passed if total >= card.target else card.failed, s.current, f.v[CARD])
