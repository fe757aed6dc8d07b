"""42: a skill check, in its seven steps."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import CHECK_PILE, CHECK_SHOWN, HAND, SKILL_DISCARD
from turncoat.games.unfathomable.cards import TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.rules.chaos import add_chaos_cards
from turncoat.games.unfathomable.rules.people import is_human, is_in_brig
from turncoat.games.unfathomable.setup import CHAOS_OF_EACH
from turncoat.games.unfathomable.words import (
    ADD,
    AFTER_TOTAL,
    BEFORE_CHECK,
    CHECKED,
    DONE,
    FAILED,
    PARTLY_PASSED,
    PASSED,
)
from turncoat.kernel.atoms import move_all, move_card, move_top, shuffle, tell
from turncoat.kernel.effects import CONTEXT, KINDS, Effect, Nothing, context
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.windows import open_window

TARGET: Final = 5
SUPPORTING: Final = 6  # skills, bit by bit; reactions may add to them
FACE_UP: Final = 7  # Nothing to Hide was played
NO_CHAOS: Final = 8  # Preparation was played
ASKED: Final = 9
ADDED: Final = 10  # by the asked seat so far
LEFT: Final = 11  # seats still to be asked
MODIFIER: Final = 12  # what reactions add to the total
OUTCOME: Final = 13

NO_EFFECT: Final = Nothing()


class Skill(Node):
    """A skill icon."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("skill", "skill"),)

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill


class Check(Effect):
    """42.1: a target number, supporting skills, and what passing, partly passing (if it can be) and failing do."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (
        ("target", "number"),
        ("skills", ""),
        ("passed", ""),
        ("failed", ""),
        ("partial_at", "number"),
        ("partly", ""),
    )

    def __init__(
        self,
        target: int,
        skills: tuple[Skill, ...],
        passed: Effect,
        failed: Effect,
        partial_at: int = 0,
        partly: Effect = NO_EFFECT,
    ) -> None:
        self.target: Final = target
        self.skills: Final = skills
        self.passed: Final = passed
        self.failed: Final = failed
        self.partial_at: Final = partial_at
        self.partly: Final = partly

    def execute(self, s: State, f: Frame) -> None:
        supporting = 0
        for icon in self.skills:
            supporting |= 1 << icon.skill
        CHECK.push(s, [*context(f), self.target, supporting], self)


CHECK = Procedure(
    "check",
    {
        **CONTEXT,
        "target": TARGET,
        "supporting": SUPPORTING,
        "face_up": FACE_UP,
        "no_chaos": NO_CHAOS,
        "asked": ASKED,
        "added": ADDED,
        "left": LEFT,
        "modifier": MODIFIER,
        "outcome": OUTCOME,
    },
    {**KINDS, "asked": SEAT, "outcome": "outcome"},
)


@CHECK.step
def announce(s: State, f: Frame) -> None:
    """42.3, 1.15: what may be done before any card is added."""
    open_window(s, BEFORE_CHECK)


@CHECK.step
def add_chaos(s: State, f: Frame) -> None:
    """42.4"""
    if not f.v[NO_CHAOS]:
        add_chaos_cards(s, CHAOS_OF_EACH)
    f.v[ASKED] = s.current
    f.v[LEFT] = s.seats


@CHECK.step
def next_to_add(s: State, f: Frame) -> None:
    """42.5: from the left of the current player, who comes last. Without cards there is nothing to decide (30.6)."""
    while f.v[LEFT]:
        f.v[LEFT] -= 1
        f.v[ASKED] = (f.v[ASKED] + 1) % s.seats
        f.v[ADDED] = 0
        if s.zones[HAND + f.v[ASKED]]:
            return
    CHECK.go(f, "shuffle_pile")


def may_add_one_only(s: State, seat: Seat) -> bool:
    """42.5, 9.5, 39.6"""
    return is_in_brig(s, seat) or not is_human(s, seat)


class AddCards(Ask):
    rule: ClassVar[str] = "42.5"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), *[option(ADD, card) for card in sorted(set(s.zones[HAND + seat]))]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ADD:
            pile = CHECK_SHOWN if f.v[FACE_UP] else CHECK_PILE
            move_card(s, first_of(option), HAND + seat, pile, "42.5")
            f.v[ADDED] += 1
            if s.zones[HAND + seat] and not may_add_one_only(s, seat):
                CHECK.go(f, "add_cards")
                return
        CHECK.go(f, "next_to_add")


CHECK.ask("add_cards", AddCards())


@CHECK.step
def shuffle_pile(s: State, f: Frame) -> None:
    """42.6: nobody can tell whose cards they were."""
    shuffle(s, CHECK_PILE, "42.6")


@CHECK.step
def sort_cards(s: State, f: Frame) -> None:
    """42.7: face up, one at a time."""
    move_all(s, CHECK_PILE, CHECK_SHOWN, "42.7")


@CHECK.step
def after_total(s: State, f: Frame) -> None:
    open_window(s, AFTER_TOTAL)


def total(s: State, f: Frame) -> int:
    """42.8, 31.1, 47.1, 52.3: supporting cards count for it, all others against, treachery always."""
    found = f.v[MODIFIER]
    for card in s.zones[CHECK_SHOWN]:
        skill = skill_of(card)
        supports = skill != TREACHERY and f.v[SUPPORTING] >> skill & 1
        found += value_of(card) if supports else -value_of(card)
    return found


@CHECK.step
def resolve(s: State, f: Frame) -> None:
    """42.8, 28.17, 48.1: the target or more passes; a partial pass is neither."""
    check = f.effect
    assert isinstance(check, Check)
    reached = total(s, f)
    outcome = FAILED
    if reached >= f.v[TARGET]:
        outcome = PASSED
    elif check.partial_at and reached >= check.partial_at:
        outcome = PARTLY_PASSED
    f.v[OUTCOME] = outcome
    tell(s, CHECKED, "42.8", (reached, f.v[TARGET], outcome))
    if outcome == PASSED:
        check.passed.execute(s, f)
    elif outcome == PARTLY_PASSED:
        check.partly.execute(s, f)
    else:
        check.failed.execute(s, f)


@CHECK.step
def discard_check(s: State, f: Frame) -> None:
    """42.9: every card to the discard pile of its skill."""
    while s.zones[CHECK_SHOWN]:
        move_top(s, CHECK_SHOWN, SKILL_DISCARD + skill_of(s.zones[CHECK_SHOWN][-1]), "42.9")
    s.result = f.v[OUTCOME]
