"""Printed data of the locations: teams, capacities, amounts that an action moves (T12.6, T13)."""

from typing import Final

from turncoat.games.thing.places import (
    ARSENAL,
    BOILER,
    GENERATOR,
    GREEN,
    HELICOPTER,
    KITCHEN,
    LABORATORY,
    NAMES,
    PLACE_NAMES,
    RADIO,
    SNOWCAT,
    STOREROOM,
    WEATHER_STATION,
    Place,
)
from turncoat.kernel.families import Family, NamedValue

COOKED: Final = 2


class Location(NamedValue):
    """A location's printed data. `rule` describes its action. `is_team`: characters work together there (T12.6)."""

    def __init__(self, name: str, place: Place, *, rule: str, is_team: bool = False) -> None:
        super().__init__(name)
        PLACE_NAMES.check(name, place)
        self.place: Final = place
        self.rule: Final = rule
        self.is_team: Final = is_team


LOCATIONS: Final = Family("location", ARSENAL, NAMES[:GREEN]).deck(
    Location("arsenal", ARSENAL, rule="T13.1"),
    Location("storeroom", STOREROOM, rule="T13.2"),
    Location("generator", GENERATOR, rule="T13.3", is_team=True),
    Location("boiler", BOILER, rule="T13.4", is_team=True),
    Location("kitchen", KITCHEN, rule="T13.5"),
    Location("laboratory", LABORATORY, rule="T13.6", is_team=True),
    Location("weather_station", WEATHER_STATION, rule="T13.7"),
    Location("radio", RADIO, rule="T13.8", is_team=True),
    Location("snowcat", SNOWCAT, rule="T13.9", is_team=True),
    Location("helicopter", HELICOPTER, rule="T13.10", is_team=True),
)
RULES: Final = tuple([location.rule for location in LOCATIONS])  # by place
TEAM: Final = tuple([location.place for location in LOCATIONS if location.is_team])

GENERATOR_CAP: Final = 2
BOILER_CAP: Final = 3
HEATING_SLOTS: Final = 4
PRINTED_RADIO: Final = 8  # the choice `damage_caps: printed`
PRINTED_HELICOPTER: Final = 6
