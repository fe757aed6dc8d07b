"""Values for the revealed alien: where to strike, and what to do there (T4, T8)."""

from typing import Final

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import work_gain
from turncoat.bots.thing.station import has_dog, is_cleared, is_open, people_at
from turncoat.games.thing.board import ACTIVATE, DISC, REPAIR, plan_of
from turncoat.games.thing.places import GREEN, KENNEL, Place
from turncoat.games.thing.rules.planning import LEFT
from turncoat.games.thing.rules.strikes import AVOIDED, PLACE, STRENGTH_THERE, proposal_of
from turncoat.games.thing.vocabulary import ABSORB, ABSORB_DOG, CONFIRM, LEAVE_IT, PUT_STRENGTH, WRECK
from turncoat.kernel.ids import Option, first_of, verb_of

ABSORBED: Final = 26.0
LAID_LOW: Final = 4.0  # points for a figure that cannot work this round
DOG: Final = 5.0
CONCORD: Final = 3.0  # points by which another deed must be better before a seat disagrees
MOST: Final = 3  # T6.3
FACTORIAL: Final = (1, 1, 2, 6)


def crowd_odds(mean: float) -> list[float]:
    """The chances of none, one, two and three figures in a place with this expected number."""
    powers = [mean**count / FACTORIAL[count] for count in range(MOST + 1)]
    total = sum(powers)
    return [power / total for power in powers]


def expected_crowds(mind: Mind) -> list[float]:
    """The expected number of figures by place: humans go where there is work, and where they went before."""
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
    """T8: the value of this much strength in a place, by the chances of the number of figures."""
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
    """Place strength one at a time, where it brings most together with later strength."""
    left = mind.frame.v[LEFT]
    plan = plan_of(mind.seat)
    crowds = expected_crowds(mind)
    values = []
    for option in legal:
        if verb_of(option) != PUT_STRENGTH:
            values.append(0.3)
            continue
        place = first_of(option)
        there = mind.tracks[plan + place]
        crowd = crowd_odds(crowds[place]) if place < GREEN else [1.0, 0.0, 0.0, 0.0]
        now = strike_worth(mind, place, there, crowd)
        best = 0.0
        for more in range(1, min(left, 4) + 1):
            best = max(best, (strike_worth(mind, place, there + more, crowd) - now) / more)
        values.append(best)
    return values


def agree(mind: Mind, legal: list[Option]) -> list[float]:
    return [1.0 if verb_of(option) == CONFIRM else 0.0 for option in legal]


def choose_strike(mind: Mind, legal: list[Option]) -> list[float]:
    """T8.3; with 1-3 players the leader chooses for the automaton, as mildly as possible."""
    place, strength = mind.frame.v[PLACE], mind.frame.v[STRENGTH_THERE]
    sign = -1.0 if mind.shared else 1.0
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == ABSORB:
            values.append(sign * _absorption_worth(mind, first_of(option)))
        elif verb == ABSORB_DOG:
            values.append(sign * DOG)
        elif verb == WRECK:
            values.append(sign * mind.needs.harm(place, strength))
        else:
            assert verb == LEAVE_IT
            values.append(_leaving_worth(mind, place))
    return values


def _leaving_worth(mind: Mind, place: Place) -> float:
    """T8.3: anything else sends those who are there to the Rec Room, to lie down. Left alone, friends go on unharmed,
    and so do humans."""
    there = [figure for figure in people_at(mind.view, place) if not mind.frame.v[AVOIDED] >> figure & 1]
    return LAID_LOW * sum(2.0 * mind.suspicion[figure] - 1.0 for figure in there)


def agree_to_strike(mind: Mind, legal: list[Option]) -> list[float]:
    """T4.5: agree with the proposal of another alien, unless another deed is clearly better."""
    meant = [proposal_of(mind.frame) if verb_of(option) == CONFIRM else option for option in legal]
    values = choose_strike(mind, meant)
    return [
        worth + (CONCORD if verb_of(option) == CONFIRM else 0.0)
        for option, worth in zip(legal, values, strict=True)
    ]


def _absorption_worth(mind: Mind, figure: int) -> float:
    """The value of absorbing a figure: humans, trusted ones first; an alien is more useful where it is."""
    doubt = mind.suspicion[figure]
    if mind.shared:
        return 10.0 * (1.0 - doubt) + (4.0 if is_cleared(mind.view, figure) else 0.0)
    trusted = 4.0 if is_cleared(mind.view, figure) else 0.0
    return ABSORBED * (1.0 - 1.3 * doubt) + trusted - 0.2 * mind.tracks[DISC + figure]
