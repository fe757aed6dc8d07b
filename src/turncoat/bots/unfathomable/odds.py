"""The chances of a skill check: the expected cards of the chaos deck and of each seat, and the chance of a
total (42)."""

from math import erf, sqrt
from typing import Final

from turncoat.bots.unfathomable.hands import MEAN_VALUE, skill_set
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.games.unfathomable.board import AT, CHAOS, HAND, REVEALED
from turncoat.games.unfathomable.cards import TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.spaces import BRIG
from turncoat.kernel.ids import Seat

SHARE: Final = 0.45  # of its supporting cards that a human gives if the check matters
BEST_CARD: Final = 3.2  # expected value of the one card of a seat in the Brig
FOUL_CARD: Final = 2.6  # expected value that a traitor's card takes away
FOULED: Final = 0.6  # the estimated chance that a hidden traitor adds one
GIVEN_CARD: Final = 2.7  # expected value of a card that a human has added
CHAOS_CARDS: Final = 2
ALL_BUT_TREACHERY: Final = (1 << TREACHERY) - 1
CHAOS_VARIANCE: Final = 7.0  # of one card
CARD_VARIANCE: Final = 2.0  # of one that a seat has added
SEAT_VARIANCE: Final = 6.0  # of what a seat has not added yet


def supports(supporting: int, card: int) -> bool:
    skill = skill_of(card)
    return skill != TREACHERY and supporting >> skill & 1 == 1


def chaos(outlook: Outlook, supporting: int, treachery: int) -> float:
    """The expected total of the cards of the chaos deck."""
    if outlook.cards is not None:
        total = sum(outlook.cards.chaos)
        if total > 0:
            fitting = sum(
                count
                for skill, count in enumerate(outlook.cards.chaos)
                if supporting & ALL_BUT_TREACHERY & 1 << skill
            )
            return CHAOS_CARDS * MEAN_VALUE * (2 * fitting / total - 1)
    skills = (supporting & ALL_BUT_TREACHERY).bit_count()
    cards = max(1, len(outlook.view.zones[CHAOS]))
    foul = min(1.0, treachery / cards)
    fair = (2 * skills - 5) / 5
    return CHAOS_CARDS * MEAN_VALUE * ((1.0 - foul) * fair - foul)


def can_give(outlook: Outlook, seat: Seat, supporting: int) -> float:
    """The known total of the seat's supporting cards."""
    view = outlook.view
    if seat == outlook.me:
        return float(sum(value_of(card) for card in view.zones[HAND + seat] if supports(supporting, card)))
    if outlook.cards is not None:
        return (
            len(view.zones[HAND + seat])
            * MEAN_VALUE
            * outlook.cards.share(seat, supporting & ALL_BUT_TREACHERY)
        )
    own = skill_set(outlook, seat)
    fitting = sum(own[skill] for skill in range(TREACHERY) if supporting >> skill & 1)
    return len(view.zones[HAND + seat]) * MEAN_VALUE * fitting / max(1, sum(own))


def foul(outlook: Outlook) -> float:
    """The expected loss of a check by a hidden traitor."""
    return FOULED * FOUL_CARD * outlook.traits.fear


def could_give(outlook: Outlook, seat: Seat, supporting: int) -> float:
    """The most that a loyal seat could still give; less for a seat that may add a single card."""
    if outlook.view.tracks[REVEALED + seat] or not outlook.hand(seat):
        return 0.0
    could = can_give(outlook, seat, supporting)
    if outlook.view.tracks[AT + seat] == BRIG:
        could = min(could, BEST_CARD)
    return could * (1.0 - outlook.suspicion[seat])


def will_give(outlook: Outlook, seat: Seat, supporting: int) -> float:
    """The expected total of a seat that has not added cards yet."""
    tracks = outlook.view.tracks
    held = outlook.hand(seat)
    if not held:
        return 0.0
    if tracks[REVEALED + seat]:
        return -FOUL_CARD
    could = can_give(outlook, seat, supporting)
    if tracks[AT + seat] == BRIG:
        good = min(could, BEST_CARD)
    else:
        good = could * SHARE
    doubt = outlook.suspicion[seat]
    return (1.0 - doubt) * good - doubt * 0.5 * FOUL_CARD * outlook.traits.fear


def total_chance(mean: float, bound: float, variance: float) -> float:
    """The chance that a total is at least the bound."""
    return 0.5 * (1.0 + erf((mean - bound + 0.5) / sqrt(2.0 * variance)))


def chance_to_pass(outlook: Outlook, supporting: int, target: int, treachery: int = 0) -> float:
    """The chance to pass a future check: every seat gives a share, and more if more is missing."""
    gift = 0.0
    foul = 0.0
    for seat in range(outlook.view.seats):
        will = will_give(outlook, seat, supporting)
        if will > 0:
            gift += will
        else:
            foul += will
    brought = chaos(outlook, supporting, treachery) + foul
    missing = target + 1 - brought
    # A seat that sees the need gives up to 1.6 times its usual share.
    mean = brought + min(max(gift, missing), gift * 1.6)
    return total_chance(mean, target, CHAOS_CARDS * CHAOS_VARIANCE + SEAT_VARIANCE)
