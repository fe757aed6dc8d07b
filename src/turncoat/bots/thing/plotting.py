"""The revealed alien: where to strike, and what to do there (T4, T8)."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import work_gain
from turncoat.bots.thing.station import has_dog, is_cleared, is_open
from turncoat.games.thing.board import ACTIVATE, DISC, REPAIR, plan_of
from turncoat.games.thing.places import GREEN, KENNEL, Place
from turncoat.games.thing.rules.planning import LEFT
from turncoat.games.thing.rules.strikes import PLACE, STRENGTH_THERE, proposal_of
from turncoat.games.thing.vocabulary import ABSORB, ABSORB_DOG, CONFIRM, PUT_STRENGTH, WRECK
from turncoat.kernel.ids import Option, first_of, verb_of

ABSORBED: Final = 26.0
LAID_LOW: Final = 4.0  # a figure that cannot work this round
DOG: Final = 5.0
CONCORD: Final = 3.0  # how much better something else must be before one disagrees
MOST: Final = 3  # T6.3
FACTORIAL: Final = (1, 1, 2, 6)


def crowd_odds(mean: float) -> list[float]:
    """How likely none, one, two, three are somewhere where so many are expected."""
    powers = [mean**count / FACTORIAL[count] for count in range(MOST + 1)]
    total = sum(powers)
    return [power / total for power in powers]


def expected_crowds(mind: Mind) -> list[float]:
    """By place: how many will be there; humans go where there is work, and where they went before."""
    pull = []
    visits = mind.memory.visits
    seen = 1 + sum(visits)
    for place in range(GREEN):
        if not is_open(mind.view, place):
            pull.append(0.0)
            continue
        best = max(work_gain(mind, place, card, 0) for card in (ACTIVATE, REPAIR))
        dog = 0.5 if has_dog(mind.view, place) else 1.0
        pull.append((0.3 + max(0.0, best) + 8.0 * visits[place] / seen) * dog)
    total = sum(pull) or 1.0
    return [min(2.5, 0.9 * len(mind.people) * one / total) for one in pull]


def strike_worth(mind: Mind, place: Place, strength: int, crowd: list[float]) -> float:
    """T8: what so much strength in a place is worth, by how many may be there."""
    if strength <= 0:
        return 0.0
    if place == KENNEL:
        return DOG
    alone = max(mind.needs.harm(place, strength), DOG if has_dog(mind.view, place) else 0.0)
    value = crowd[0] * alone
    for count in range(1, MOST + 1):
        if strength > count:
            value += crowd[count] * (ABSORBED + LAID_LOW * (count - 1))
        elif strength == count:
            value += crowd[count] * LAID_LOW * count
    return value


def propose(mind: Mind, legal: list[Option]) -> list[float]:
    """One strength at a time, where it brings most together with what could follow."""
    left = mind.frame.v[LEFT]
    plan = plan_of(mind.seat)
    crowds = expected_crowds(mind)
    found = []
    for option in legal:
        if verb_of(option) != PUT_STRENGTH:
            found.append(0.3)
            continue
        place = first_of(option)
        there = mind.tracks[plan + place]
        crowd = crowd_odds(crowds[place]) if place < GREEN else [1.0, 0.0, 0.0, 0.0]
        now = strike_worth(mind, place, there, crowd)
        best = 0.0
        for more in range(1, min(left, 4) + 1):
            best = max(best, (strike_worth(mind, place, there + more, crowd) - now) / more)
        found.append(best)
    return found


def agree(mind: Mind, legal: list[Option]) -> list[float]:
    return [1.0 if verb_of(option) == CONFIRM else 0.0 for option in legal]


def choose_strike(mind: Mind, legal: list[Option]) -> list[float]:
    """T8.3; with 1-3 players the leader chooses for the automaton, as mildly as may be."""
    place, strength = mind.frame.v[PLACE], mind.frame.v[STRENGTH_THERE]
    sign = -1.0 if mind.shared else 1.0
    found = []
    for option in legal:
        verb = verb_of(option)
        if verb == ABSORB:
            found.append(sign * _absorbing(mind, first_of(option)))
        elif verb == ABSORB_DOG:
            found.append(sign * DOG)
        elif verb == WRECK:
            found.append(sign * mind.needs.harm(place, strength))
        else:
            found.append(0.0)
    return found


def agree_to_strike(mind: Mind, legal: list[Option]) -> list[float]:
    """T4.5: with what another alien proposes, unless something else is clearly better."""
    meant = [proposal_of(mind.frame) if verb_of(option) == CONFIRM else option for option in legal]
    found = choose_strike(mind, meant)
    return [
        worth + (CONCORD if verb_of(option) == CONFIRM else 0.0)
        for option, worth in zip(legal, found, strict=True)
    ]


def _absorbing(mind: Mind, figure: int) -> float:
    """Humans, the trusted first; a friend stays useful where it is."""
    doubt = mind.suspicion[figure]
    if mind.shared:
        return 10.0 * (1.0 - doubt) + (4.0 if is_cleared(mind.view, figure) else 0.0)
    trusted = 4.0 if is_cleared(mind.view, figure) else 0.0
    return ABSORBED * (1.0 - 1.3 * doubt) + trusted - 0.2 * mind.tracks[DISC + figure]
