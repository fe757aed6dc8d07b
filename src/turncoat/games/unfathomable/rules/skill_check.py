"""42: a skill check, in its seven steps."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import CHECK_PILE, CHECK_SHOWN, HAND, PLAY_AREA, SKILL_DISCARD
from turncoat.games.unfathomable.cards import FAMILY_TIES, MEMORY_OF_THE_DEEP, TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.rules.chaos import add_chaos_cards, add_treachery
from turncoat.games.unfathomable.rules.defeat import would_defeat
from turncoat.games.unfathomable.rules.people import is_human, is_in_brig
from turncoat.games.unfathomable.rules.skill_cards import take_skill_card
from turncoat.games.unfathomable.setup import CHAOS_OF_EACH
from turncoat.games.unfathomable.vocabulary import (
    ADD,
    AFTER_TOTAL,
    BEFORE_CHECK,
    CHECK_BEGUN,
    CHECKED,
    DONE,
    FAILED,
    PARTLY_PASSED,
    PASSED,
)
from turncoat.kernel.amounts import Amount
from turncoat.kernel.atoms import move_all, move_card, move_top, shuffle, tell
from turncoat.kernel.effects import CONTEXT, KINDS, Effect, Nothing, context
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat, Zone, first_of, option, verb_of
from turncoat.kernel.names import SEAT
from turncoat.kernel.nodes import Node
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State
from turncoat.kernel.windows import open_window

TARGET: Final = 5
SUPPORTING: Final = 6  # skills, as bits; reactions may add to them
FACE_UP: Final = 7  # Nothing to Hide was played
NO_CHAOS: Final = 8  # Preparation was played
ASKED: Final = 9
ADDED: Final = 10  # by the asked seat
LEFT: Final = 11  # seats not asked yet
MODIFIER: Final = 12  # added to the total by reactions
OUTCOME: Final = 13
REACHED: Final = 14  # the total
USED: Final = 15  # reactions allowed once per check, as bits
FIXED: Final = 16  # the outcome that a feat has chosen, plus one
MARTYR: Final = 17  # the seat that is defeated for the chosen outcome

EXPERIENCED: Final = 1
RING: Final = 2

NO_EFFECT: Final = Nothing()


class Skill(Node):
    """A skill icon."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("skill", "skill"),)

    def __init__(self, skill: int) -> None:
        self.skill: Final = skill


class Check(Effect):
    """42.1: a target number, supporting skills, and effects of passing, of a partial pass, of failing."""

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
        tell(s, CHECK_BEGUN, "42.3", (self.target, *[icon.skill for icon in self.skills]))


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
        "reached": REACHED,
        "used": USED,
        "fixed": FIXED,
        "martyr": MARTYR,
    },
    {**KINDS, "asked": SEAT, "outcome": "outcome", "martyr": SEAT},
)


@CHECK.step
def announce(s: State, f: Frame) -> None:
    """42.3, 1.15: the window before any card is added."""
    open_window(s, BEFORE_CHECK)


@CHECK.step
def add_chaos(s: State, f: Frame) -> None:
    """42.4; with Family Ties a treachery card too (ruling K5). Nothing is added if the outcome is chosen."""
    if f.v[FIXED]:
        CHECK.go(f, "resolve")
        return
    if not f.v[NO_CHAOS]:
        add_chaos_cards(s, CHAOS_OF_EACH)
        for seat in range(s.seats):
            if FAMILY_TIES in s.zones[PLAY_AREA + seat] and not is_in_brig(s, seat):
                take_skill_card(s, TREACHERY, pile_of(f), "1.11")
    f.v[ASKED] = s.current
    f.v[LEFT] = s.seats


def pile_of(f: Frame) -> Zone:
    """The zone of added cards: face down, unless Nothing to Hide was played."""
    return CHECK_SHOWN if f.v[FACE_UP] else CHECK_PILE


@CHECK.step
def next_to_add(s: State, f: Frame) -> None:
    """42.5: from the current player's left; the current player comes last. Empty hands are skipped (30.6)."""
    if f.v[ADDED] and MEMORY_OF_THE_DEEP in s.zones[PLAY_AREA + f.v[ASKED]]:
        take_skill_card(s, TREACHERY, pile_of(f), "1.11")  # ruling K4
    f.v[ADDED] = 0
    while f.v[LEFT]:
        f.v[LEFT] -= 1
        f.v[ASKED] = (f.v[ASKED] + 1) % s.seats
        if s.zones[HAND + f.v[ASKED]]:
            return
    CHECK.go(f, "shuffle_pile")


def may_add_one_only(s: State, seat: Seat) -> bool:
    """42.5, 9.5, 39.6"""
    return is_in_brig(s, seat) or not is_human(s, seat)


class AddCards(Ask):
    rule: ClassVar[str] = "42.5"
    is_gathered: ClassVar[bool] = True

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[ASKED]

    def options(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        return [option(DONE), *[option(ADD, card) for card in sorted(set(s.zones[HAND + seat]))]]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        if verb_of(option) == ADD:
            move_card(s, first_of(option), HAND + seat, pile_of(f), "42.5")
            f.v[ADDED] += 1
            if s.zones[HAND + seat] and not may_add_one_only(s, seat):
                CHECK.go(f, "add_cards")
                return
        CHECK.go(f, "next_to_add")


CHECK.ask("add_cards", AddCards())


@CHECK.step
def shuffle_pile(s: State, f: Frame) -> None:
    """42.6: the cards cannot be traced to their players."""
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
    points = f.v[MODIFIER]
    for card in s.zones[CHECK_SHOWN]:
        skill = skill_of(card)
        supports = skill != TREACHERY and f.v[SUPPORTING] >> skill & 1
        points += value_of(card) if supports else -value_of(card)
    return points


@CHECK.step
def resolve(s: State, f: Frame) -> None:
    """42.8, 28.17, 48.1: a total of the target or more passes; a partial pass is neither pass nor failure."""
    check = f.effect
    assert isinstance(check, Check)
    if f.v[FIXED]:
        outcome = f.v[FIXED] - 1
        f.v[REACHED] = (0, check.partial_at, check.target)[outcome]
    else:
        f.v[REACHED] = total(s, f)
        outcome = outcome_of(f, check)
    f.v[OUTCOME] = outcome
    tell(s, CHECKED, "42.8", (f.v[REACHED], f.v[TARGET], outcome))
    if outcome == PASSED:
        check.passed.execute(s, f)
    elif outcome == PARTLY_PASSED:
        check.partly.execute(s, f)
    else:
        check.failed.execute(s, f)


def outcome_of(f: Frame, check: Check) -> int:
    if f.v[REACHED] >= f.v[TARGET]:
        return PASSED
    return PARTLY_PASSED if check.partial_at and f.v[REACHED] >= check.partial_at else FAILED


@CHECK.step
def pay_for_outcome(s: State, f: Frame) -> None:
    """The "Lucky" Ring brings treachery if the check passed; the price of Self Sacrifice is paid (ruling A15)."""
    if f.v[USED] & RING and f.v[OUTCOME] == PASSED:
        add_treachery(s, 2)
    if f.v[FIXED]:
        would_defeat(s, f.v[MARTYR])


@CHECK.step
def discard_check(s: State, f: Frame) -> None:
    """42.9: every card goes to the discard pile of its skill."""
    while s.zones[CHECK_SHOWN]:
        move_top(s, CHECK_SHOWN, SKILL_DISCARD + skill_of(s.zones[CHECK_SHOWN][-1]), "42.9")
    s.result = f.v[OUTCOME]


class OverTarget(Amount):
    """The amount by which the resolving check exceeds its target, divided and rounded down."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("divisor", "number"),)

    def __init__(self, divisor: int) -> None:
        self.divisor: Final = divisor

    def value(self, s: State, f: Frame) -> int:
        for frame in reversed(s.stack):
            if frame.procedure == CHECK.number:
                return max(0, frame.v[REACHED] - frame.v[TARGET]) // self.divisor
        return 0


NODES: Final[list[type[Node]]] = [Skill, Check, OverTarget]
