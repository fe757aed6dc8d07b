"""Queries on a view of The Thing: figures by place, working locations, and the remaining work."""

from typing import Final

from turncoat.games.thing.board import (
    AT,
    BOILER_DEAD,
    BURNED,
    CANISTERS,
    CHARACTER,
    DAMAGE,
    DISC,
    DOG_AT,
    DYNAMITE,
    FLAMES,
    FLAMETHROWER,
    FUEL,
    ITEM_DECK,
    ITEMS,
    KEYS,
    LAB_BAG,
    LYING,
    PANTRY,
    PLAYING,
    SAMPLES,
    SHARED_ITEMS,
    SHARED_SAMPLES,
    SHARED_WEAPONS,
    SILENT,
    SOS,
    STATUS,
    UNDERGROUND,
    WEAPON_DECK,
    WEAPONS,
    WINDOWS,
    YARD,
)
from turncoat.games.thing.content.locations import (
    BOILER_CAP,
    GENERATOR_CAP,
    HEATING_SLOTS,
    PRINTED_HELICOPTER,
    PRINTED_RADIO,
    TEAM,
)
from turncoat.games.thing.numbers import (
    FACES,
    GREEN_SPACE,
    HELICOPTER_CAP,
    HELICOPTER_SLOTS,
    RADIO_CAP,
    RED,
    SNOWCAT_CAP,
    SNOWCAT_SLOTS,
    WEATHER_DIE,
    weather_row,
)
from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    DOGS,
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
from turncoat.games.thing.rules.people import figure_count, is_shared, table_size
from turncoat.games.thing.rules.repairs import most_damage_mended
from turncoat.games.thing.vocabulary import DAMAGE_CAPS
from turncoat.kernel.views import View

IS_TEAM: Final = tuple(place in TEAM for place in range(GREEN))
FUEL_AT: Final = {GENERATOR: FUEL, BOILER: FUEL + 1, SNOWCAT: FUEL + 2, HELICOPTER: FUEL + 3}

# Figures


def players(view: View) -> list[int]:
    tracks = view.tracks
    return [figure for figure in range(figure_count(view.seats)) if tracks[STATUS + figure] == PLAYING]


def people_at(view: View, place: Place) -> list[int]:
    tracks = view.tracks
    return [
        figure
        for figure in range(figure_count(view.seats))
        if tracks[AT + figure] == place and tracks[STATUS + figure] == PLAYING
    ]


def figures_standing_at(view: View, place: Place) -> list[int]:
    return [figure for figure in people_at(view, place) if not view.tracks[LYING + figure]]


def has_dog(view: View, place: Place) -> bool:
    return place in view.tracks[DOG_AT : DOG_AT + DOGS]


def is_cleared(view: View, figure: int) -> bool:
    return view.tracks[DISC + figure] == GREEN_SPACE and view.tracks[STATUS + figure] == PLAYING


def red_space(view: View) -> int:
    return view.game.numbers[RED + table_size(view.seats) - 4]


def is_watched(view: View, figure: int) -> bool:
    """T6.4: whether the cards of the figure, as one of the most suspicious, are laid face up."""
    return view.tracks[DISC + figure] >= red_space(view)


# Holdings, as far as the seat sees


def weapons_of(view: View, figure: int) -> list[int]:
    return view.zones[(SHARED_WEAPONS if is_shared(view.seats) else WEAPONS) + figure]


def items_of(view: View, figure: int) -> list[int]:
    return view.zones[(SHARED_ITEMS if is_shared(view.seats) else ITEMS) + figure]


def samples_of(view: View, figure: int) -> list[int]:
    return view.zones[(SHARED_SAMPLES if is_shared(view.seats) else SAMPLES) + figure]


def has_keys(view: View, figure: int) -> bool:
    return KEYS in items_of(view, figure)


def loaded_flamethrowers(view: View, figure: int) -> list[int]:
    """A figure's flamethrowers that have canisters (ruling R31)."""
    return [card for card in view.zones[FLAMES + figure] if view.tracks[CANISTERS + card - FLAMETHROWER]]


def has_fire(view: View, figure: int) -> bool:
    return len(loaded_flamethrowers(view, figure)) > 0 or DYNAMITE in weapons_of(view, figure)


# Working locations


def is_open(view: View, place: Place) -> bool:
    if place >= GREEN or view.tracks[BURNED] >> place & 1:
        return False
    return place != BOILER or not view.tracks[BOILER_DEAD]


def damage_mended(view: View, figure: int, repairs: int) -> int:
    """The damage that this many repairs of a figure can mend (T21.7)."""
    if repairs and view.tracks[CHARACTER + figure] == WINDOWS:
        return most_damage_mended(repairs, view.settings)
    return repairs


def is_dark(view: View) -> bool:
    return view.tracks[DAMAGE + GENERATOR] >= GENERATOR_CAP or view.tracks[BURNED] >> GENERATOR & 1 == 1


def damage_cap(view: View, place: Place) -> int:
    at = table_size(view.seats) - 4
    numbers = view.game.numbers
    if place == GENERATOR:
        return GENERATOR_CAP
    if place == BOILER:
        return BOILER_CAP
    if place == RADIO:
        return PRINTED_RADIO if view.settings[DAMAGE_CAPS] else numbers[RADIO_CAP + at]
    if place == HELICOPTER:
        return PRINTED_HELICOPTER if view.settings[DAMAGE_CAPS] else numbers[HELICOPTER_CAP + at]
    return numbers[SNOWCAT_CAP + at] if place == SNOWCAT else 0


def fuel_slots(view: View, place: Place) -> int:
    if place in (GENERATOR, BOILER):
        return HEATING_SLOTS
    first = SNOWCAT_SLOTS if place == SNOWCAT else HELICOPTER_SLOTS
    return view.game.numbers[first + table_size(view.seats) - 4]


def missing_fuel(view: View, place: Place) -> int:
    """How much more fuel fits; 0 for places without fuel."""
    if place not in FUEL_AT or not is_open(view, place):
        return 0
    return max(0, fuel_slots(view, place) - view.tracks[FUEL_AT[place]])


def is_ready(view: View, place: Place) -> bool:
    """Whether the vehicle needs only keys."""
    if place not in VEHICLES or not is_open(view, place) or view.tracks[DAMAGE + place]:
        return False
    return missing_fuel(view, place) == 0


def store_of(view: View, place: Place) -> int:
    return view.tracks[YARD if place in VEHICLES else UNDERGROUND]


def can_activate(view: View, place: Place) -> bool:
    if not is_open(view, place):
        return False
    if place in (ARSENAL, STOREROOM, LABORATORY):
        deck = {ARSENAL: WEAPON_DECK, STOREROOM: ITEM_DECK, LABORATORY: LAB_BAG}[place]
        return len(view.zones[deck]) > 0
    if place == KITCHEN:
        return view.tracks[PANTRY] > 0
    if place == RADIO:
        return view.tracks[DAMAGE + RADIO] == 0 and view.tracks[SOS] == SILENT
    if place == WEATHER_STATION or is_ready(view, place):
        return True
    return missing_fuel(view, place) > 0 and store_of(view, place) > 0


def can_repair(view: View, place: Place) -> bool:
    return is_open(view, place) and view.tracks[DAMAGE + place] > 0


def burns(view: View, part: int) -> tuple[int, ...]:
    """The weather's number on each of the six faces: fuel of the generator (0), of the boiler (1); the rescue's flight
    (2)."""
    numbers = view.game.numbers
    players = table_size(view.seats)
    return tuple([numbers[weather_row(players, numbers[WEATHER_DIE + face]) + part] for face in range(FACES)])
