"""T3, T13: the station: fuel, damage, and which locations work."""

from typing import Final

from turncoat.games.thing.board import (
    BOILER_DEAD,
    BURNED,
    BURNED_CARDS,
    DAMAGE,
    FIRST_LOCATION,
    FUEL,
    ITEM_DECK,
    LAB_BAG,
    LOCATIONS,
    PANTRY,
    ROUND,
    UNDERGROUND,
    WEAPON_DECK,
    YARD,
)
from turncoat.games.thing.content.locations import (
    BOILER_CAP,
    GENERATOR_CAP,
    HEATING_SLOTS,
    PRINTED_HELICOPTER,
    PRINTED_RADIO,
)
from turncoat.games.thing.numbers import (
    HELICOPTER_CAP,
    HELICOPTER_SLOTS,
    RADIO_CAP,
    SNOWCAT_CAP,
    SNOWCAT_SLOTS,
)
from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    GENERATOR,
    GREEN,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    RADIO,
    REC_ROOM,
    SNOWCAT,
    STOREROOM,
    Place,
    is_green,
)
from turncoat.games.thing.rules.people import table_size
from turncoat.games.thing.vocabulary import (
    BOILER_STAYS,
    DAMAGE_CAPS,
    DESTROYED_BOILER,
    MAY_STAY,
    STAY_IN_REC_ROOM,
)
from turncoat.kernel.atoms import move_card, put
from turncoat.kernel.ids import Track
from turncoat.kernel.state import State

NOT_FUELLED: Final = -1
STOCKED: Final = (ARSENAL, STOREROOM, KITCHEN, LABORATORY)


def is_burned(s: State, place: Place) -> bool:
    return s.tracks[BURNED] >> place & 1 == 1


def is_open(s: State, place: Place) -> bool:
    """Whether figures can be there: not in a destroyed boiler, unless a setting allows it (ruling R20)."""
    if place == BOILER and s.tracks[BOILER_DEAD] and s.settings[DESTROYED_BOILER] != BOILER_STAYS:
        return False
    return is_green(place) and not is_burned(s, place)


def can_be_used(s: State, place: Place) -> bool:
    """Whether the location takes fuel and repairs. A destroyed boiler does not, even if it stays a location."""
    return is_open(s, place) and not (place == BOILER and s.tracks[BOILER_DEAD])


def has_stock(s: State, place: Place) -> bool:
    """Whether one of the STOCKED locations has cards, food or tokens left."""
    if place == ARSENAL:
        return len(s.zones[WEAPON_DECK]) > 0
    if place == STOREROOM:
        return len(s.zones[ITEM_DECK]) > 0
    if place == KITCHEN:
        return s.tracks[PANTRY] > 0
    return len(s.zones[LAB_BAG]) > 0


def can_act_at(s: State, place: Place) -> bool:
    """Whether actions and dice can be used there: not in the Rec Room (ruling R9)."""
    return is_green(place) or (place == REC_ROOM and s.settings[STAY_IN_REC_ROOM] == MAY_STAY)


def open_locations(s: State) -> list[Place]:
    return [place for place in range(GREEN) if is_open(s, place)]


def damage_cap(s: State, place: Place) -> int:
    """The maximal damage of a location; 0 if it takes none."""
    at = table_size(s.seats) - 4
    if place == GENERATOR:
        return GENERATOR_CAP
    if place == BOILER:
        return BOILER_CAP
    if place == RADIO:
        return PRINTED_RADIO if s.settings[DAMAGE_CAPS] else s.game.numbers[RADIO_CAP + at]
    if place == HELICOPTER:
        return PRINTED_HELICOPTER if s.settings[DAMAGE_CAPS] else s.game.numbers[HELICOPTER_CAP + at]
    return s.game.numbers[SNOWCAT_CAP + at] if place == SNOWCAT else 0


def fuel_track(place: Place) -> Track:
    """The track of a location's fuel; NOT_FUELLED if it takes none."""
    for at, fuelled in enumerate((GENERATOR, BOILER, SNOWCAT, HELICOPTER)):
        if place == fuelled:
            return FUEL + at
    return NOT_FUELLED


def fuel_slots(s: State, place: Place) -> int:
    at = table_size(s.seats) - 4
    if place in (GENERATOR, BOILER):
        return HEATING_SLOTS
    if place == SNOWCAT:
        return s.game.numbers[SNOWCAT_SLOTS + at]
    return s.game.numbers[HELICOPTER_SLOTS + at] if place == HELICOPTER else 0


def free_slots(s: State, place: Place) -> int:
    track = fuel_track(place)
    return 0 if track < 0 or not can_be_used(s, place) else max(0, fuel_slots(s, place) - s.tracks[track])


def add_damage(s: State, place: Place, amount: int, rule: str) -> int:
    """T3.2: add damage up to the free slots; T3.6: a boiler at its cap is destroyed. Returns the amount added."""
    added = min(amount, max(0, damage_cap(s, place) - s.tracks[DAMAGE + place]))
    if added > 0 and is_open(s, place):
        put(s, DAMAGE + place, s.tracks[DAMAGE + place] + added, rule)
        if place == BOILER and s.tracks[DAMAGE + BOILER] >= BOILER_CAP:
            destroy_boiler(s)
        return added
    return 0


def destroy_boiler(s: State) -> None:
    """T3.6, ruling R20: its fuel leaves the game, and so does its card unless it stays a location; the
    station freezes from the next round on. R19: this also happens if it burned down."""
    if s.tracks[BOILER_DEAD]:
        return
    put(s, BOILER_DEAD, max(1, s.tracks[ROUND]), "T3.6")
    put(s, FUEL + 1, 0, "T3.6")
    if FIRST_LOCATION + BOILER in s.zones[LOCATIONS] and s.settings[DESTROYED_BOILER] != BOILER_STAYS:
        move_card(s, FIRST_LOCATION + BOILER, LOCATIONS, BURNED_CARDS, "T3.6")


def remove_damage(s: State, place: Place, amount: int, rule: str) -> int:
    removed = min(amount, s.tracks[DAMAGE + place]) if can_be_used(s, place) else 0
    if removed > 0:
        put(s, DAMAGE + place, s.tracks[DAMAGE + place] - removed, rule)
    return removed


def is_dark(s: State) -> bool:
    """T3.3, T3.4, ruling R19: whether the generator is out, or burned down."""
    return s.tracks[DAMAGE + GENERATOR] >= GENERATOR_CAP or is_burned(s, GENERATOR)


def is_ready(s: State, vehicle: Place) -> bool:
    """T13.9, T13.10: whether the vehicle is repaired and full of fuel."""
    if not is_open(s, vehicle) or s.tracks[DAMAGE + vehicle]:
        return False
    return s.tracks[fuel_track(vehicle)] >= fuel_slots(s, vehicle)


def move_fuel(s: State, source: Track, place: Place, amount: int, rule: str) -> int:
    """Move fuel from a store to a location, limited by the store and the room. Returns the amount moved."""
    moved = min(amount, s.tracks[source], free_slots(s, place))
    if moved > 0:
        track = fuel_track(place)
        put(s, source, s.tracks[source] - moved, rule)
        put(s, track, s.tracks[track] + moved, rule)
    return moved


def store_of(place: Place) -> Track:
    """The store from which a location's own action takes fuel."""
    return YARD if place in (SNOWCAT, HELICOPTER) else UNDERGROUND
