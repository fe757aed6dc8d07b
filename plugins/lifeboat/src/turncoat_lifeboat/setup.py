"""L1: setup: components, decks and the first loyalty cards."""

from turncoat.kernel.state import State
from turncoat_lifeboat.board import (
    CAPTAIN,
    EFFORT,
    EFFORT_COPIES,
    FIRST_WEATHER,
    HAND,
    LOYALTY_DECK,
    RATIONS,
    SAILOR,
    SUITS,
    WATCH_AT,
    WEATHER,
    WEATHER_COPIES,
    WEATHER_NAMES,
    WRECKER,
)
from turncoat_lifeboat.rules.cards import draw
from turncoat_lifeboat.rules.turn import VOYAGE, deal_loyalty
from turncoat_lifeboat.vocabulary import MANY, ROUGH, SEA_SETTING, WRECKERS_SETTING


def components(seats: int, settings: tuple[int, ...]) -> list[int]:
    """L1.1: two loyalty cards per seat; one wrecker in all, two with five seats; one more by a setting."""
    wreckers = (2 if seats == 5 else 1) + (1 if settings[WRECKERS_SETTING] == MANY else 0)
    effort = list(EFFORT_COPIES) * len(SUITS)
    return [*effort, 2 * seats - wreckers, wreckers, *[WEATHER_COPIES] * len(WEATHER_NAMES)]


def set_up(s: State) -> None:
    """L1.5, and the first watch of L1.2."""
    counts = components(s.seats, s.settings)
    for card, count in enumerate(counts):
        zone = WEATHER if card >= FIRST_WEATHER else LOYALTY_DECK if card in (SAILOR, WRECKER) else EFFORT
        s.zones[zone].extend([card] * count)
    for zone in (EFFORT, LOYALTY_DECK, WEATHER):
        s.dice.shuffle(s.zones[zone])
    if s.settings[SEA_SETTING] == ROUGH:
        s.tracks[RATIONS] -= 2
    s.tracks[WATCH_AT] += s.dice.below(3)
    s.tracks[CAPTAIN] = s.dice.below(s.seats)
    s.current = s.tracks[CAPTAIN]
    deal_loyalty(s)
    for seat in range(s.seats):
        draw(s, seat, 3)
    assert all(s.zones[HAND + seat] for seat in range(s.seats))
    VOYAGE.push(s, [])
