"""42.3, 42.8: reactions before any card is added to a check, and once its total is known."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import BOX, CHECK_SHOWN, HAND, ITEMS, PLAY_AREA, SANITY
from turncoat.games.unfathomable.cards import (
    FIRST_MYTHOS,
    FIRST_SPELL,
    LUCKY_RING,
    REVELATION_OF_SCRIPT,
    SKILL_COUNT,
    TREACHERY,
    value_of,
)
from turncoat.games.unfathomable.content.characters import ARJUN, KEILANI, SAMIRA
from turncoat.games.unfathomable.effects.resources import Lose, Picked
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.games.unfathomable.rules.reactions.means import (
    can_use_item,
    has_feat,
    has_sheet,
    seats_with_cards,
    spend_feat,
    user_of_sheet,
)
from turncoat.games.unfathomable.rules.skill_cards import available, discard_card, take_skill_card
from turncoat.games.unfathomable.rules.skill_check import (
    EXPERIENCED,
    FACE_UP,
    FIXED,
    MARTYR,
    MODIFIER,
    NO_CHAOS,
    RING,
    SUPPORTING,
    USED,
    Check,
)
from turncoat.games.unfathomable.vocabulary import (
    ADD_LATE,
    EQUIP_DOWN,
    EQUIP_UP,
    FAILED,
    FORCE_LEARNING,
    HIDE_NOTHING,
    LOWER_TOTAL,
    PARTLY_PASSED,
    PASSED,
    PREPARE,
    RAISE_TOTAL,
    READ_SCRIPT,
    SACRIFICE,
    USE_RING,
)
from turncoat.kernel.amounts import AtMost, Number, Rolled
from turncoat.kernel.atoms import move_card
from turncoat.kernel.effects import If, Nothing, Roll
from turncoat.kernel.frames import SOURCE, Frame
from turncoat.kernel.ids import Option, Seat, Seats, first_of, option, second_of, verb_of
from turncoat.kernel.state import State
from turncoat.kernel.windows import Trigger, opener

NOTHING_TO_HIDE: Final = (2, 3)  # influence 3 and 4
FORCED_LEARNING: Final = 9  # lore 5
PREPARATION: Final = 14  # observation 5
DETERMINATION: Final = (22, 23)  # will 3 and 4

# Revelation of Script: `it` is the value of the card that it brought.
SCRIPT_BURNS: Final = Roll(If(AtMost(Rolled(), Picked()), Lose(SANITY, Number(1)), Nothing()))


class BeforeCheck(Trigger):
    """1.15; the same card may be played twice (ruling A8)."""

    name: ClassVar[str] = "before_check"
    rule: ClassVar[str] = "42.3"
    verbs: ClassVar[tuple[int, ...]] = (HIDE_NOTHING, FORCE_LEARNING, PREPARE, SACRIFICE)

    def seats(self, s: State, f: Frame) -> Seats:
        """Seats with cards, and Arjun; none once the outcome is chosen."""
        check = opener(s, f)
        if check.v[FIXED]:
            return 0
        could = seats_with_cards(s)
        arjun = user_of_sheet(s, ARJUN)
        if arjun >= 0 and can_sacrifice(s, check, arjun):
            could |= 1 << arjun
        return could

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        hand = s.zones[HAND + seat]
        check = opener(s, f)
        reactions: list[Option] = []
        for card in NOTHING_TO_HIDE:
            if card in hand:
                reactions.append(option(HIDE_NOTHING, card))
        if FORCED_LEARNING in hand:
            for skill in range(TREACHERY):
                if not check.v[SUPPORTING] >> skill & 1:
                    reactions.append(option(FORCE_LEARNING, FORCED_LEARNING, skill))
        if PREPARATION in hand:
            reactions.append(option(PREPARE, PREPARATION))
        if can_sacrifice(s, check, seat):
            reactions.extend([option(SACRIFICE, outcome) for outcome in outcomes(check)])
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        check = opener(s, f)
        verb = verb_of(option)
        if verb == SACRIFICE:
            spend_feat(s, seat)
            check.v[FIXED] = first_of(option) + 1
            check.v[MARTYR] = seat
            return
        discard_card(s, seat, first_of(option), "41.4")
        if verb == HIDE_NOTHING:
            check.v[FACE_UP] = 1
        elif verb == FORCE_LEARNING:
            check.v[SUPPORTING] |= 1 << second_of(option)
        else:
            check.v[NO_CHAOS] = 1


def can_sacrifice(s: State, check: Frame, seat: Seat) -> bool:
    """Self Sacrifice: for a check that a mythos card brings, its action too (ruling F12)."""
    return FIRST_MYTHOS <= check.v[SOURCE] < FIRST_SPELL and has_feat(s, seat, ARJUN)


def outcomes(frame: Frame) -> tuple[int, ...]:
    """Possible outcomes of the check (48.1: some have a partial pass)."""
    check = frame.effect
    assert isinstance(check, Check)
    return (FAILED, PARTLY_PASSED, PASSED) if check.partial_at else (FAILED, PASSED)


class AfterTotal(Trigger):
    """All means of changing a total share this window (ruling F6)."""

    name: ClassVar[str] = "after_total"
    rule: ClassVar[str] = "42.8"
    verbs: ClassVar[tuple[int, ...]] = (
        RAISE_TOTAL,
        LOWER_TOTAL,
        ADD_LATE,
        USE_RING,
        EQUIP_UP,
        EQUIP_DOWN,
        READ_SCRIPT,
    )

    def seats(self, s: State, f: Frame) -> Seats:
        """Seats with cards in hand, or with other open means of changing a total."""
        check = opener(s, f)
        could = 0
        for seat in range(s.seats):
            if (
                s.zones[HAND + seat]
                or can_use_ring(s, check, seat)
                or REVELATION_OF_SCRIPT in s.zones[PLAY_AREA + seat]
                or most_equipment(s, seat)
            ):
                could |= 1 << seat
        return could

    def reactions(self, s: State, f: Frame, seat: Seat) -> list[Option]:
        hand = s.zones[HAND + seat]
        check = opener(s, f)
        reactions: list[Option] = []
        for card in DETERMINATION:
            if card in hand:
                reactions.append(option(RAISE_TOTAL, card))
                reactions.append(option(LOWER_TOTAL, card))
        if can_add_late(s, check, seat):
            reactions.extend([option(ADD_LATE, card) for card in sorted(set(hand))])
        if can_use_ring(s, check, seat):
            reactions.append(option(USE_RING))
        for number in range(1, most_equipment(s, seat) + 1):
            reactions.append(option(EQUIP_UP, number))
            reactions.append(option(EQUIP_DOWN, number))
        if REVELATION_OF_SCRIPT in s.zones[PLAY_AREA + seat]:
            for skill in range(SKILL_COUNT):
                if available(s, skill):
                    reactions.append(option(READ_SCRIPT, skill))
        return reactions

    def react(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        check = opener(s, f)
        verb = verb_of(option)
        if verb == ADD_LATE:
            check.v[USED] |= EXPERIENCED
            move_card(s, first_of(option), HAND + seat, CHECK_SHOWN, "42.8")
        elif verb == USE_RING:
            check.v[USED] |= RING
            check.v[MODIFIER] += 2
        elif verb == READ_SCRIPT:
            read_script(s, seat, first_of(option))
        elif verb in (EQUIP_UP, EQUIP_DOWN):
            spend_feat(s, seat)
            check.v[MODIFIER] += first_of(option) if verb == EQUIP_UP else -first_of(option)
        else:
            discard_card(s, seat, first_of(option), "41.4")
            check.v[MODIFIER] += 2 if verb == RAISE_TOTAL else -2


def can_add_late(s: State, check: Frame, seat: Seat) -> bool:
    """Experienced: once per check, not in the Brig."""
    return has_sheet(s, seat, KEILANI) and not check.v[USED] & EXPERIENCED and not is_in_brig(s, seat)


def can_use_ring(s: State, check: Frame, seat: Seat) -> bool:
    """The "Lucky" Ring, once per check."""
    return not check.v[USED] & RING and can_use_item(s, seat, LUCKY_RING)


def most_equipment(s: State, seat: Seat) -> int:
    """Well Equipped: one per item of Samira; 24.7: inactive ones count. Not in the Brig."""
    if not has_feat(s, seat, SAMIRA) or is_in_brig(s, seat):
        return 0
    return len(s.zones[ITEMS + seat])


def read_script(s: State, seat: Seat, skill: int) -> None:
    """Revelation of Script: a deck's top card joins the check, at a risk, and the spell leaves the game."""
    take_skill_card(s, skill, CHECK_SHOWN, "46.1")
    value = value_of(s.zones[CHECK_SHOWN][-1])
    move_card(s, REVELATION_OF_SCRIPT, PLAY_AREA + seat, BOX, "46.1")
    SCRIPT_BURNS.execute(s, Frame(-1, 0, [seat, REVELATION_OF_SCRIPT, 0, 0, value], None))
