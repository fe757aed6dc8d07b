"""T13: sabotage of each location, by a card, a die, or the revealed alien's strength."""

from turncoat.games.thing.board import (
    BOX_UNSEEN,
    DAMAGE,
    ITEM_DECK,
    LAB_BAG,
    LAB_DISCARD,
    PANTRY,
    SAMPLE,
    UNDERGROUND,
    WEAPON_DECK,
)
from turncoat.games.thing.content.locations import RULES
from turncoat.games.thing.places import ARSENAL, KITCHEN, LABORATORY, STOREROOM, WEATHER_STATION, Place
from turncoat.games.thing.rules.station import STOCKED, add_damage, damage_cap, has_stock, is_open
from turncoat.games.thing.vocabulary import BAG_SEARCHED, WRECKED
from turncoat.kernel.atoms import move_at, put, show, shuffle, tell
from turncoat.kernel.ids import Track, Zone
from turncoat.kernel.state import State


def can_be_wrecked(s: State, place: Place) -> bool:
    """Ruling R11: it must change something, by open information."""
    if not is_open(s, place):
        return False
    if place in STOCKED:
        return has_stock(s, place)
    if place == WEATHER_STATION:
        return s.tracks[UNDERGROUND] > 0
    return s.tracks[DAMAGE + place] < damage_cap(s, place)


def wreck(s: State, place: Place, strength: int, rule: str) -> None:
    """Sabotage by the revealed alien: once per strength there."""
    tell(s, WRECKED, rule, (place, strength))
    if place == LABORATORY:
        for _ in range(min(strength, len(s.zones[LAB_BAG]))):
            at = s.dice.below(len(s.zones[LAB_BAG]))
            move_at(s, LAB_BAG, at, LAB_DISCARD, len(s.zones[LAB_DISCARD]), "T13.6")
    else:
        _wreck(s, place, strength)


def sabotage(s: State, place: Place, rule: str) -> None:
    """Sabotage by a card or a die: once; in the laboratory a blood sample is taken out of the bag."""
    tell(s, WRECKED, rule, (place, 1))
    if place == LABORATORY:
        has_sample = SAMPLE in s.zones[LAB_BAG]
        tell(s, BAG_SEARCHED, "T13.6", (1 if has_sample else 0,))
        if has_sample:
            show(s, SAMPLE, LAB_BAG, LAB_DISCARD, "T13.6")
            shuffle(s, LAB_BAG, "T13.6")
    else:
        _wreck(s, place, 1)


def _wreck(s: State, place: Place, times: int) -> None:
    rule = RULES[place]
    if place == ARSENAL:
        _remove_random(s, WEAPON_DECK, times, rule)
    elif place == STOREROOM:
        _remove_random(s, ITEM_DECK, times, rule)
    elif place == KITCHEN:
        _lose(s, PANTRY, 2 * times, rule)
    elif place == WEATHER_STATION:
        _lose(s, UNDERGROUND, times, rule)
    else:
        add_damage(s, place, times, rule)


def _remove_random(s: State, deck: Zone, times: int, rule: str) -> None:
    """Remove random cards from the game, unseen."""
    for _ in range(min(times, len(s.zones[deck]))):
        at = s.dice.below(len(s.zones[deck]))
        move_at(s, deck, at, BOX_UNSEEN, len(s.zones[BOX_UNSEEN]), rule)


def _lose(s: State, track: Track, amount: int, rule: str) -> None:
    put(s, track, max(0, s.tracks[track] - amount), rule)
