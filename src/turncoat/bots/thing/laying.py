"""Which card to lay, to take and to give up (phase 4)."""

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import at_ready_vehicle, elsewhere, is_seen, work_gain
from turncoat.bots.thing.station import is_ready, standing_at
from turncoat.games.thing.board import ACTIVATE, AT, HAND, SABOTAGE
from turncoat.games.thing.places import GREEN, VEHICLES, Place
from turncoat.games.thing.rules.moving import MOVING
from turncoat.games.thing.vocabulary import DONE, EXCHANGE, GIVE_ACTION, SHINE
from turncoat.kernel.ids import Option, first_of, verb_of


def give_card(mind: Mind, legal: list[Option]) -> list[float]:
    """The card for one's own place, or one that others have use for."""
    hand = mind.view.zones[HAND + mind.seat]
    place = mind.tracks[AT + mind.seat]
    found = []
    for option in legal:
        if verb_of(option) == DONE:  # in darkness: chance
            values = [_given(mind, place, card) for card in hand]
            found.append(sum(values) / len(values) if values else 0.0)
        else:
            found.append(_given(mind, place, first_of(option)))
    return found


def _given(mind: Mind, place: Place, card: int) -> float:
    is_special = mind.frame.step == MOVING.places["choose_drawn"]
    seen = is_seen(mind, is_special=is_special)
    if card == SABOTAGE:
        if not mind.alien:
            return -3.0
        return -8.0 if seen else 5.0 * mind.traits.sabotage
    here = 0.0
    if place < GREEN:
        here = work_gain(mind, place, card, len(standing_at(mind.view, place)) - 1)
    there = elsewhere(mind, place, card)
    value = max(here, 0.8 * there) + 0.3 * min(here, there)
    if place in VEHICLES and is_ready(mind.view, place) and card == ACTIVATE:
        value += max(0.0, at_ready_vehicle(mind))
    return value if not mind.alien or seen else 2.0 - 0.3 * value


def shine(mind: Mind, legal: list[Option]) -> list[float]:
    return [1.0 if verb_of(option) == SHINE else 0.0 for option in legal]


def choose_drawn(mind: Mind, legal: list[Option]) -> list[float]:
    return give_card(mind, legal) if verb_of(legal[0]) == GIVE_ACTION else [0.0] * len(legal)


def take_card(mind: Mind, legal: list[Option]) -> list[float]:
    """Some of each that helps; an alien takes a Sabotage or two."""
    hand = mind.view.zones[HAND + mind.seat]
    found = []
    for option in legal:
        card = first_of(option)
        held = hand.count(card)
        if card == SABOTAGE:
            found.append(4.0 * mind.traits.sabotage - 3.0 * held if mind.alien else -5.0)
        else:
            found.append(3.0 - 2.0 * held + (0.3 if card == ACTIVATE else 0.0))
    return found


def exchange(mind: Mind, legal: list[Option]) -> list[float]:
    """Garry changes a card, the starving give one up: a Sabotage, or for aliens something else."""
    hand = mind.view.zones[HAND + mind.seat]
    found = []
    for option in legal:
        if verb_of(option) != EXCHANGE:
            found.append(0.0)
        elif first_of(option) == SABOTAGE:
            found.append(-1.0 if mind.alien and hand.count(SABOTAGE) < 2 else 2.0)
        else:
            found.append(0.3 * hand.count(first_of(option)) - 0.8)
    return found
