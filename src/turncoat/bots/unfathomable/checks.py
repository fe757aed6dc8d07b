"""Values for skill checks: which cards to add, and what to use before cards are added and once the total is
known (42)."""

from typing import Final

from turncoat.bots.unfathomable import hands, odds, sides
from turncoat.bots.unfathomable.memory import Memory
from turncoat.bots.unfathomable.outlook import SICKNESS, Outlook
from turncoat.bots.unfathomable.worth import worth
from turncoat.games.unfathomable.board import CHECK_PILE, CHECK_SHOWN, HAND
from turncoat.games.unfathomable.cards import TREACHERY, skill_of, value_of
from turncoat.games.unfathomable.rules.skill_check import (
    ADDED,
    CHECK,
    FACE_UP,
    LEFT,
    MODIFIER,
    NO_CHAOS,
    SUPPORTING,
    TARGET,
    Check,
)
from turncoat.games.unfathomable.vocabulary import (
    ADD_LATE,
    DONE,
    EQUIP_DOWN,
    EQUIP_UP,
    FORCE_LEARNING,
    HIDE_NOTHING,
    LOWER_TOTAL,
    PREPARE,
    RAISE_TOTAL,
    READ_SCRIPT,
    SACRIFICE,
    USE_RING,
)
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Card, Option, first_of, second_of, verb_of

RELIANCE: Final = 0.6  # a traitor's estimate of the share that others will still give
MARGIN: Final = 3.0  # the total aimed for above the target
MOST: Final = 1.0  # the highest share of their supporting cards that players give
FEAT: Final = 6.0  # value of a feat that could be used later
FOUL: Final = 3.5  # cost for a hidden traitor of a card against a check, which will be seen
FIRST_CARD: Final = 0.35  # value of looking cooperative by adding a first card


class Stake:
    """The stake of a check, and its total as far as the seat knows."""

    def __init__(self, outlook: Outlook, memory: Memory, f: Frame) -> None:
        check = f.effect
        assert isinstance(check, Check)
        self.outlook: Final = outlook
        self.target: Final = f.v[TARGET]
        self.partial: Final = check.partial_at
        self.supporting: Final = f.v[SUPPORTING]
        self.failed: Final = worth(check.failed, outlook, f)
        self.partly: Final = worth(check.partly, outlook, f) if check.partial_at else self.failed
        self.passed: Final = worth(check.passed, outlook, f)
        self.memory: Final = memory

    def value(self, mean: float, variance: float) -> float:
        """The value of the check to the humans at about this total."""
        passing = odds.total_chance(mean, self.target, variance)
        if not self.partial:
            return self.failed + passing * (self.passed - self.failed)
        partly = odds.total_chance(mean, self.partial, variance)
        return self.failed + partly * (self.partly - self.failed) + passing * (self.passed - self.partly)

    def outcome(self, total: int) -> float:
        if total >= self.target:
            return self.passed
        return self.partly if self.partial and total >= self.partial else self.failed

    def so_far(self, f: Frame) -> tuple[float, float]:
        """Mean and variance of the cards in the check so far."""
        outlook, memory = self.outlook, self.memory
        pile, shown = outlook.view.zones[CHECK_PILE], outlook.view.zones[CHECK_SHOWN]
        mean = float(f.v[MODIFIER] + sum(self.counts(card) for card in shown))
        variance = 1.0
        known = 0
        if not f.v[NO_CHAOS]:
            mean += odds.chaos(outlook, self.supporting, memory.treachery)
            variance += odds.CHAOS_CARDS * odds.CHAOS_VARIANCE
            known += odds.CHAOS_CARDS
        for card in memory.own:
            mean += self.counts(card)
            known += 1
        for seat, count in enumerate(memory.added):
            if seat != outlook.me and count and not f.v[FACE_UP]:
                doubt = outlook.suspicion[seat]
                fair = (1.0 - doubt) * odds.GIVEN_CARD - doubt * odds.foul(outlook)
                mean += fair + odds.GIVEN_CARD * (1.0 - 0.5 * doubt) * (count - 1)
                variance += odds.CARD_VARIANCE * count + 4.0 * doubt
                known += count
        unknown = max(0, len(pile) - known)
        return mean + unknown * odds.GIVEN_CARD, variance + unknown * odds.CARD_VARIANCE

    def to_come(self, f: Frame) -> tuple[float, float]:
        """The most that loyal seats after this one could give, and the expected loss by traitors among them."""
        good = foul = 0.0
        seats = self.outlook.view.seats
        for offset in range(1, f.v[LEFT] + 1):
            seat = (self.outlook.me + offset) % seats
            good += odds.could_give(self.outlook, seat, self.supporting)
            if self.outlook.hand(seat):
                foul -= self.outlook.suspicion[seat] * odds.foul(self.outlook)
        return good, foul

    def counts(self, card: Card) -> int:
        return value_of(card) if odds.supports(self.supporting, card) else -value_of(card)


def check_frame(outlook: Outlook) -> Frame:
    """The running check; ValueError if there is none."""
    for f in reversed(outlook.view.stack):
        if f.procedure == CHECK.number:
            return f
    running = [outlook.view.game.procedures[f.procedure].name for f in outlook.view.stack]
    raise ValueError(f"stack={'|'.join(running)},expected={CHECK.name}")


# Adding cards


def add_cards(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = outlook.view.stack[-1]
    stake = Stake(outlook, memory, f)
    mean, variance = stake.so_far(f)
    good, foul = stake.to_come(f)
    mean += foul
    variance += odds.SEAT_VARIANCE * 0.5 * f.v[LEFT]
    if sides.plays_for_humans(outlook):
        return _help(outlook, legal, stake, mean, good, variance)
    return _hinder(outlook, legal, stake, mean + good * RELIANCE, variance, f)


def _help(
    outlook: Outlook, legal: list[Option], stake: Stake, mean: float, good: float, variance: float
) -> list[float]:
    """Values of adding cards: for each card, the value of the check with the best cards that could follow it.

    All seats are assumed to give the same share of their cards, enough to pass, so that no seat has to pay alone.
    """
    room = stake.target + MARGIN
    own = odds.could_give(outlook, outlook.me, stake.supporting)
    part = min(MOST, max(0.0, room - mean) / max(1.0, own + good))

    def came_to(given: float) -> float:
        return stake.value(mean + given + part * good, variance) * generosity

    generosity = outlook.traits.generosity
    cards = [card for card in outlook.view.zones[HAND + outlook.me] if stake.counts(card) > 0]
    cards.sort(key=lambda card: hands.price(outlook, card) / value_of(card))
    values = []
    for option in legal:
        if verb_of(option) == DONE:
            values.append(came_to(0.0))
            continue
        card = first_of(option)
        if stake.counts(card) < 0:
            values.append(came_to(-value_of(card)) - hands.price(outlook, card) - 5.0)
            continue
        given, cost = float(value_of(card)), hands.price(outlook, card)
        best = came_to(given) - cost
        is_left_out = False
        for other in cards:
            if other == card and not is_left_out:
                is_left_out = True
                continue
            given += value_of(other)
            cost += hands.price(outlook, other)
            best = max(best, came_to(given) - cost)
            if given + mean > room + 6:
                break
        values.append(best)
    return values


def _hinder(
    outlook: Outlook, legal: list[Option], stake: Stake, mean: float, variance: float, f: Frame
) -> list[float]:
    """A card against the check where it may turn it; a small one for it, to look cooperative."""
    is_hidden = sides.is_hidden(outlook)
    pressing = sides.urgency(outlook)
    malice = outlook.traits.malice * (0.7 + 0.6 * pressing) if is_hidden else 1.5
    already = sum(1 for card in stake.memory.own if stake.counts(card) < 0)
    shame = 0.0
    if is_hidden:
        shame = (FOUL + 4.0 * outlook.reputation[outlook.view.seat]) * (1.2 - pressing) / outlook.traits.nerve
        shame *= 1.0 + 1.5 * already
        if f.v[FACE_UP]:
            shame += 25.0 * (1.1 - pressing)
    before = stake.value(mean, variance)
    values = []
    for option in legal:
        if verb_of(option) == DONE:
            values.append(0.0)
            continue
        card = first_of(option)
        change = stake.value(mean + stake.counts(card), variance) - before
        value = -malice * change - 0.7 * hands.price(outlook, card)
        if stake.counts(card) < 0:
            value -= shame * (1.0 if skill_of(card) != TREACHERY else 1.2)
            value -= outlook.traits.framing * _own_colour(outlook, card)
        elif is_hidden and not f.v[ADDED]:
            value += FIRST_CARD * 4 * (1.2 - pressing)
        values.append(value)
    return values


def _own_colour(outlook: Outlook, card: Card) -> float:
    """A card of a skill that only this character draws gives the seat away."""
    skill = skill_of(card)
    drawers = sum(1 for seat in outlook.humans if hands.skill_set(outlook, seat)[skill])
    return 2.0 if drawers <= 1 else 0.0


# Before cards are added


def before(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = check_frame(outlook)
    stake = Stake(outlook, memory, f)
    gift = foul = 0.0
    for seat in range(outlook.view.seats):
        will = odds.will_give(outlook, seat, stake.supporting)
        gift, foul = (gift + will, foul) if will > 0 else (gift, foul + will)
    brought = (0.0 if f.v[NO_CHAOS] else odds.chaos(outlook, stake.supporting, memory.treachery)) + foul
    variance = 12.0 if f.v[NO_CHAOS] else odds.CHAOS_CARDS * odds.CHAOS_VARIANCE + 6.0
    mean = brought + min(max(gift, stake.target + 1 - brought), gift * 1.5)
    now = stake.value(mean, variance)
    values = []
    for option in legal:
        verb, card = verb_of(option), first_of(option)
        cost = hands.price(outlook, card) if verb in (HIDE_NOTHING, FORCE_LEARNING, PREPARE) else 0.0
        if verb == FORCE_LEARNING:
            more = sum(_skill_left(outlook, seat, second_of(option)) for seat in outlook.humans) * 0.4 + 1.9
            value = stake.value(mean + more, variance) - now
        elif verb == PREPARE:
            without = odds.chaos(outlook, stake.supporting, memory.treachery)
            value = 0.0 if f.v[NO_CHAOS] else stake.value(mean - without, variance - 12.0) - now
        elif verb == HIDE_NOTHING:
            value = _nothing_to_hide(outlook, stake, f)
        elif verb == SACRIFICE:
            value = (stake.failed, stake.partly, stake.passed)[card] - now
            value -= (FEAT + SICKNESS) * (1.0 if sides.plays_for_humans(outlook) else -1.0)
        else:
            value = 0.0
        values.append(value)
        if not sides.plays_for_humans(outlook):
            values[-1] += cost  # for the humans it is good that the card is gone
        else:
            values[-1] -= cost
    return sides.own(outlook, values, sides.OPEN)


def _skill_left(outlook: Outlook, seat: int, skill: int) -> float:
    return odds.can_give(outlook, seat, 1 << skill)


def _nothing_to_hide(outlook: Outlook, stake: Stake, f: Frame) -> float:
    """With cards face up no traitor dares to add one; the value is the harm that hidden traitors might do."""
    if f.v[FACE_UP]:
        return 0.0
    doubt = sum(outlook.suspicion[seat] for seat in outlook.humans if seat != outlook.me)
    return 0.04 * min(1.0, doubt) * (stake.passed - stake.failed)


# Once the total is known


def after_total(outlook: Outlook, legal: list[Option], memory: Memory) -> list[float]:
    f = check_frame(outlook)
    stake = Stake(outlook, memory, f)
    total = f.v[MODIFIER] + sum(stake.counts(card) for card in outlook.view.zones[CHECK_SHOWN])
    now = stake.outcome(total)
    # A seat that can add 2 twice needs the first for the second.
    twice = sum(1 for option in legal if verb_of(option) in (RAISE_TOTAL, LOWER_TOTAL, USE_RING)) > 2
    values = []
    for option in legal:
        verb, card = verb_of(option), first_of(option)
        change, cost = 0, 0.0
        if verb in (RAISE_TOTAL, LOWER_TOTAL):
            change, cost = (2 if verb == RAISE_TOTAL else -2), hands.price(outlook, card)
        elif verb == ADD_LATE:
            change, cost = stake.counts(card), hands.price(outlook, card)
        elif verb == USE_RING:
            change, cost = 2, 2.0
        elif verb in (EQUIP_UP, EQUIP_DOWN):
            change, cost = (card if verb == EQUIP_UP else -card), FEAT * 0.7 + 0.01 * card
        elif verb == READ_SCRIPT:
            change = 2 if stake.supporting >> card & 1 and card != TREACHERY else -2
            cost = 2.0
        gain = stake.outcome(total + change) - now
        if change and not gain and twice and abs(change) == 2:
            gain = 0.5 * (stake.outcome(total + 2 * change) - now)
        values.append(gain - (cost if sides.plays_for_humans(outlook) else -cost))
    return sides.own(outlook, values, sides.OPEN)
