"""Values for laying, taking and giving up cards (phase 4)."""

from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.moving import at_ready_vehicle, elsewhere, is_seen, work_gain
from turncoat.bots.thing.station import figures_standing_at, is_ready
from turncoat.games.thing.board import ACTIVATE, AT, HAND, SABOTAGE
from turncoat.games.thing.places import GREEN, VEHICLES, Place
from turncoat.games.thing.rules.moving import MOVING
from turncoat.games.thing.vocabulary import DONE, EXCHANGE, GIVE_ACTION, SHINE
from turncoat.kernel.ids import Option, first_of, verb_of


def give_card(mind: Mind, legal: list[Option]) -> list[float]:
    """The card for the seat's own place, or one that others can use."""
    hand = mind.view.zones[HAND + mind.seat]
    place = mind.tracks[AT + mind.seat]
    worths = []
    for option in legal:
        if verb_of(option) == DONE:  # in darkness: a random card
            values = [_gift_worth(mind, place, card) for card in hand]
            worths.append(sum(values) / len(values) if values else 0.0)
        else:
            worths.append(_gift_worth(mind, place, first_of(option)))
    return worths


def _gift_worth(mind: Mind, place: Place, card: int) -> float:
    is_special = mind.frame.step == MOVING.places["choose_drawn"]
    seen = is_seen(mind, is_special=is_special)
    if card == SABOTAGE:
        if not mind.alien:
            return -3.0
        return -8.0 if seen else 5.0 * mind.traits.sabotage
    here = 0.0
    if place < GREEN:
        here = work_gain(mind, place, card, len(figures_standing_at(mind.view, place)) - 1)
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
    """Values of cards to take: some of each useful kind; an alien takes one or two Sabotages."""
    hand = mind.view.zones[HAND + mind.seat]
    values = []
    for option in legal:
        card = first_of(option)
        held = hand.count(card)
        if card == SABOTAGE:
            values.append(4.0 * mind.traits.sabotage - 3.0 * held if mind.alien else -5.0)
        else:
            values.append(3.0 - 2.0 * held + (0.3 if card == ACTIVATE else 0.0))
    return values


def exchange(mind: Mind, legal: list[Option]) -> list[float]:
    """Garry exchanges a card, and starving players give one up: a Sabotage, or for aliens another card."""
    hand = mind.view.zones[HAND + mind.seat]
    values = []
    for option in legal:
        if verb_of(option) != EXCHANGE:
            values.append(0.0)
        elif first_of(option) == SABOTAGE:
            values.append(-1.0 if mind.alien and hand.count(SABOTAGE) < 2 else 2.0)
        else:
            values.append(0.3 * hand.count(first_of(option)) - 0.8)
    return values
