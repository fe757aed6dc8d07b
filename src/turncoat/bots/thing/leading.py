"""Values for decisions of the leader: the weather, giving out cards, and when to stop (T2, T12)."""

from typing import Final

from turncoat.bots.thing.escape import wish_to_leave
from turncoat.bots.thing.mind import Mind
from turncoat.bots.thing.station import (
    IS_TEAM,
    damage_mended,
    figures_standing_at,
    has_keys,
    is_ready,
    items_of,
)
from turncoat.games.thing.board import (
    ACTIVATE,
    AT,
    LYING,
    PILE,
    REPAIR,
    SABOTAGE,
    SENT,
    SOS,
    WEATHER,
)
from turncoat.games.thing.numbers import weather_row
from turncoat.games.thing.places import GREEN, Place
from turncoat.games.thing.rules import locations, weather
from turncoat.games.thing.rules.actions import CARD
from turncoat.games.thing.rules.people import table_size
from turncoat.games.thing.vocabulary import NEW_WEATHER, OLD_WEATHER, REVEAL_CARD
from turncoat.kernel.ids import Option, first_of, verb_of

NOT_KEYS: Final = 0.7  # the chance that an item of another seat is not the keys
SEEN_TO_HURT: Final = 3.0  # points of a leader's mistake that go unnoticed
STOPPING_IS_SEEN: Final = 4.0  # the cost for an alien of leaving cards on the pile
SUSPECT_SABOTAGES: Final = 0.6  # the chance that a hidden alien lays one


# The weather


def mildness(mind: Mind, of: int) -> float:
    """The value of a kind of weather: fuel saved, and the helicopter's progress."""
    numbers = mind.view.game.numbers
    row = weather_row(table_size(mind.view.seats), max(0, of))
    flight = 0.8 * numbers[row + 2] if mind.tracks[SOS] == SENT else 0.0
    value = flight - 2.0 * (numbers[row] + 1.3 * numbers[row + 1])
    return value if not mind.alien else -value if mind.traits.sabotage > 1.0 else 0.3 * value


def old_or_new(mind: Mind, legal: list[Option]) -> list[float]:
    rolled = mind.frame.v[weather.ROLLED]
    return [
        mildness(mind, mind.tracks[WEATHER] if verb_of(option) == OLD_WEATHER else rolled) for option in legal
    ]


def choose_reading(mind: Mind, legal: list[Option]) -> list[float]:
    values = []
    for option in legal:
        verb = verb_of(option)
        if verb == OLD_WEATHER:
            values.append(mildness(mind, mind.tracks[WEATHER]))
        else:
            at = locations.ROLLED if verb == NEW_WEATHER else locations.SECOND
            values.append(mildness(mind, mind.frame.v[at]))
    return values


# Cards of the pile


def gift_worth(mind: Mind, figure: int, card: int) -> float:
    """The value of a card to the humans if this figure gets it."""
    place = mind.tracks[AT + figure]
    if place >= GREEN:
        return 0.0
    if card == SABOTAGE:
        return -mind.needs.harm(place) - 0.3 * _prospect(mind, place)
    if card == ACTIVATE and is_ready(mind.view, place):
        return _to_a_ready_vehicle(mind, figure)
    units = len(figures_standing_at(mind.view, place)) if IS_TEAM[place] else 1
    if card == REPAIR:
        units = damage_mended(mind.view, figure, units)
    return mind.needs.gain(place, card, units)


def _prospect(mind: Mind, place: Place) -> float:
    """The value of work that a standing figure could still do there."""
    return max(mind.needs.wants(place, ACTIVATE), mind.needs.wants(place, REPAIR))


def _to_a_ready_vehicle(mind: Mind, figure: int) -> float:
    """The cost of letting a figure act at a ready vehicle: an alien with keys would win."""
    if figure == mind.seat and not mind.alien:
        return max(0.0, wish_to_leave(mind)) if has_keys(mind.view, figure) else 0.2
    doubt = mind.suspicion[figure]
    going = wish_to_leave(mind) if not mind.alien else 0.0
    odds = 1.0 - NOT_KEYS ** len(items_of(mind.view, figure))
    return odds * ((1.0 - doubt) * max(0.0, going) - doubt * 100.0)


def give(mind: Mind, legal: list[Option]) -> list[float]:
    card = mind.frame.v[CARD]
    values = [gift_worth(mind, first_of(option), card) for option in legal]
    if not mind.alien:
        return values
    return [_as_an_alien(mind, option, value, max(values), card) for option, value in zip(legal, values)]


def _as_an_alien(mind: Mind, option: Option, value: float, best: float, card: int) -> float:
    """The value for an alien: harm that can pass for a mistake."""
    figure = first_of(option)
    place = mind.tracks[AT + figure]
    if card == ACTIVATE and place < GREEN and is_ready(mind.view, place):
        if figure == mind.seat and has_keys(mind.view, figure):
            return 100.0
        return 30.0 * mind.suspicion[figure] - 5.0
    noticed = max(0.0, best - value - SEEN_TO_HURT)
    return -value * mind.traits.sabotage - 1.5 * noticed


def go_on(mind: Mind, legal: list[Option]) -> list[float]:
    expected = next_card(mind)
    if mind.alien:
        expected = STOPPING_IS_SEEN - 0.35 * expected * mind.traits.sabotage
    return [expected if verb_of(option) == REVEAL_CARD else 0.0 for option in legal]


def next_card(mind: Mind) -> float:
    """The expected value of the next card of the pile."""
    bad = sabotage_odds(mind)
    stand = [
        figure
        for figure in mind.people
        if not mind.tracks[LYING + figure] and mind.tracks[AT + figure] < GREEN
    ]
    if not stand:
        return 0.0
    good = 0.0
    for card in (ACTIVATE, REPAIR):
        good += 0.5 * max([0.0, *[gift_worth(mind, figure, card) for figure in stand]])
    worst = max([gift_worth(mind, figure, SABOTAGE) for figure in stand])
    return (1.0 - bad) * good + bad * worst


def sabotage_odds(mind: Mind) -> float:
    """The chance that the next card is a Sabotage: one card is random, and hidden aliens lay theirs."""
    memory = mind.memory
    left = max(1, len(mind.view.zones[PILE]))
    doubts = sum([mind.suspicion[other] for other in mind.others()])
    expected = 1 / 3 + SUSPECT_SABOTAGES * doubts + 0.04 * len(mind.people)
    return min(0.9, max(0.05, (expected - memory.revealed.count(SABOTAGE)) / left))
