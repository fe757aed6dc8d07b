"""Queries on a seat's view of The Thing: the work in each place, and the company there."""

from typing import Final

from turncoat.bots.thing.station import loaded_flamethrowers, players
from turncoat.games.thing.board import (
    ACTIVATE,
    BOILER_DEAD,
    BURNED,
    DAMAGE,
    DISC,
    DYNAMITE,
    FUEL,
    ITEMS,
    KEYS,
    KITCHEN_FOOD,
    PANTRY,
    REPAIR,
    ROLE_CARDS,
    SAMPLE,
    SAMPLES,
    SHARED_ITEMS,
    SHARED_SAMPLES,
    SHARED_WEAPONS,
    SILENT,
    SOS,
    STARVING,
    UNDERGROUND,
    WEAPONS,
    YARD,
)
from turncoat.games.thing.content.locations import HEATING_SLOTS
from turncoat.games.thing.numbers import GREEN_SPACE, HELICOPTER_SLOTS, SNOWCAT_SLOTS
from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    GENERATOR,
    GREEN,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    RADIO,
    SNOWCAT,
    STOREROOM,
    VEHICLES,
    WEATHER_STATION,
    Place,
)
from turncoat.games.thing.rules.people import is_shared, table_size
from turncoat.kernel.ids import Card
from turncoat.kernel.views import View

# By amount: fuel in the boiler and the generator, and their damage
BOILER_WANTS_FUEL: Final = (70.0, 50.0, 25.0, 5.0, 0.0)
GENERATOR_WANTS_FUEL: Final = (25.0, 18.0, 8.0, 2.0, 0.0)
BOILER_WANTS_REPAIR: Final = (0.0, 50.0, 120.0, 0.0)
GENERATOR_WANTS_REPAIR: Final = (0.0, 15.0, 40.0)
ESCAPES: Final = (RADIO, SNOWCAT, HELICOPTER)


def is_known_human(seen: View, figure: int) -> bool:
    """Whether the figure was shown to be human by a test or as a passenger."""
    if seen.tracks[DISC + figure] == GREEN_SPACE:
        return True
    return is_shared(seen.seats) and not seen.zones[ROLE_CARDS + figure]


def is_suspicious(seen: View, figure: int) -> bool:
    """Whether the figure is more suspicious than the average."""
    discs = [seen.tracks[DISC + other] for other in players(seen)]
    return bool(discs) and seen.tracks[DISC + figure] * len(discs) > sum(discs)


def has_keys(seen: View, figure: int) -> bool:
    """Whether the figure has the keys, as far as the seat sees."""
    return KEYS in seen.zones[(SHARED_ITEMS if is_shared(seen.seats) else ITEMS) + figure]


def are_keys_found(seen: View) -> bool:
    return any(has_keys(seen, figure) for figure in players(seen))


def has_fire(seen: View, figure: int) -> bool:
    own = seen.zones[(SHARED_WEAPONS if is_shared(seen.seats) else WEAPONS) + figure]
    return len(loaded_flamethrowers(seen, figure)) > 0 or DYNAMITE in own


def has_sample(seen: View) -> bool:
    first = SHARED_SAMPLES if is_shared(seen.seats) else SAMPLES
    return any(SAMPLE in seen.zones[first + figure] for figure in players(seen))


def is_open(seen: View, place: Place) -> bool:
    if place >= GREEN or seen.tracks[BURNED] >> place & 1:
        return False
    return place != BOILER or not seen.tracks[BOILER_DEAD]


def missing_fuel(seen: View, vehicle: Place) -> int:
    at = table_size(seen.seats) - 4
    slots = seen.game.numbers[(SNOWCAT_SLOTS if vehicle == SNOWCAT else HELICOPTER_SLOTS) + at]
    return max(0, slots - seen.tracks[FUEL + (2 if vehicle == SNOWCAT else 3)])


def left_to_do(seen: View, place: Place) -> int:
    """The number of actions until an escape: by radio, or with a vehicle."""
    damage = seen.tracks[DAMAGE + place]
    return damage + (1 if place == RADIO else missing_fuel(seen, place))


def hands_wanted(seen: View, place: Place) -> int:
    """T12.6: the number of figures that can usefully work there together."""
    if place in ESCAPES:
        return max(1, left_to_do(seen, place))
    if place in (GENERATOR, BOILER):
        missing = HEATING_SLOTS - seen.tracks[FUEL + (0 if place == GENERATOR else 1)]
        return max(1, missing - 1, seen.tracks[DAMAGE + place])
    return 2 if place == LABORATORY or (place == STOREROOM and not are_keys_found(seen)) else 1


def _worth_of_escape(seen: View, place: Place) -> float:
    """The yard has fuel for one vehicle: that one has the highest weight, followed by the radio."""
    worth = 6.0 + 40.0 / max(1, left_to_do(seen, place))
    if place == RADIO:
        return worth
    return 2.0 * worth if place == chosen_vehicle(seen) else 0.1 * worth


def chosen_vehicle(seen: View) -> Place:
    """The Snowcat, unless it is lost or the helicopter is much closer to being ready."""
    if not is_open(seen, HELICOPTER):
        return SNOWCAT
    is_nearer = left_to_do(seen, HELICOPTER) + 2 < left_to_do(seen, SNOWCAT)
    return HELICOPTER if is_nearer or not is_open(seen, SNOWCAT) else SNOWCAT


def is_ready(seen: View, place: Place) -> bool:
    return place in VEHICLES and is_open(seen, place) and not left_to_do(seen, place)


def need(seen: View, place: Place, card: Card, figure: int) -> float:
    """The weight of a figure's action in a place."""
    if not is_open(seen, place):
        return 0.0
    if card == REPAIR:
        return _need_of_repair(seen, place)
    return _need_of_activation(seen, place, figure) if card == ACTIVATE else 0.0


def _need_of_repair(seen: View, place: Place) -> float:
    damage = seen.tracks[DAMAGE + place]
    if not damage:
        return 0.0
    if place == BOILER:
        return BOILER_WANTS_REPAIR[min(damage, 2)]
    if place == GENERATOR:
        return GENERATOR_WANTS_REPAIR[min(damage, 2)]
    if place == RADIO:
        return _worth_of_escape(seen, RADIO) if seen.tracks[SOS] == SILENT else 0.5
    return _worth_of_escape(seen, place)


def _need_of_activation(seen: View, place: Place, figure: int) -> float:
    if is_ready(seen, place):
        if is_shared(seen.seats) or figure == seen.seat:
            return 120.0 if has_keys(seen, figure) else 0.0
        return 20.0  # a figure there may have some
    if place == BOILER:
        return BOILER_WANTS_FUEL[_level(seen, 1)] if seen.tracks[UNDERGROUND] else 0.0
    if place == GENERATOR:
        return GENERATOR_WANTS_FUEL[_level(seen, 0)] if seen.tracks[UNDERGROUND] else 0.0
    if place == KITCHEN:
        is_hungry = not seen.tracks[KITCHEN_FOOD] and not seen.tracks[STARVING]
        return 12.0 if is_hungry and seen.tracks[PANTRY] else 0.1
    if place == RADIO:
        return 90.0 if not seen.tracks[DAMAGE + RADIO] and seen.tracks[SOS] == SILENT else 0.0
    if place in VEHICLES:
        can_fuel = missing_fuel(seen, place) and seen.tracks[YARD]
        return _worth_of_escape(seen, place) if can_fuel else 0.0
    if place == LABORATORY:
        return 3.0 if has_sample(seen) else (5.0 if is_shared(seen.seats) else 12.0)
    if place == STOREROOM and not are_keys_found(seen):
        return 90.0 if any(is_ready(seen, vehicle) for vehicle in VEHICLES) else 30.0
    return {STOREROOM: 3.0, ARSENAL: 5.0, WEATHER_STATION: 3.0}.get(place, 1.0)


def _level(seen: View, heating: int) -> int:
    """The fuel level of a place; from six players on it burns faster. With 1-3 players the game ends before
    it runs out, so it counts as fuller."""
    fuel = min(HEATING_SLOTS, seen.tracks[FUEL + heating])
    if fuel == HEATING_SLOTS or seen.seats < 6:
        return min(HEATING_SLOTS, fuel + 1) if is_shared(seen.seats) else fuel
    return max(0, fuel - 1)


def harm(seen: View, place: Place) -> float:
    """The harm of a sabotage there."""
    if not is_open(seen, place):
        return 0.0
    damage = seen.tracks[DAMAGE + place]
    if place == BOILER:
        return 25.0 * (1 + damage)
    if place == GENERATOR:
        return 15.0
    if place == RADIO:
        return 15.0 if seen.tracks[SOS] == SILENT else 1.0
    if place in VEHICLES:
        return 12.0
    return {KITCHEN: 6.0, WEATHER_STATION: 5.0}.get(place, 3.0)
