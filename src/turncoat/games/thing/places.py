"""Places of figures and dogs (T13)."""

from typing import Final, TypeAlias

from turncoat.kernel.families import Family

Place: TypeAlias = int

ARSENAL: Final = 0
STOREROOM: Final = 1
GENERATOR: Final = 2
BOILER: Final = 3
KITCHEN: Final = 4
LABORATORY: Final = 5
WEATHER_STATION: Final = 6
RADIO: Final = 7
SNOWCAT: Final = 8
HELICOPTER: Final = 9
KENNEL: Final = 10
REC_ROOM: Final = 11
DORMITORY: Final = 12
GONE: Final = 13  # out of the game
WAITING: Final = 14  # a dog set aside until the dogs move

GREEN: Final = 10  # the first ten places are the locations with actions
NAMES: Final = (
    "arsenal",
    "storeroom",
    "generator",
    "boiler",
    "kitchen",
    "laboratory",
    "weather_station",
    "radio",
    "snowcat",
    "helicopter",
    "kennel",
    "rec_room",
    "dormitory",
    "gone",
    "waiting",
)
PLACE_NAMES: Final = Family("place", ARSENAL, NAMES)
CAPACITY: Final = 3  # T6.3
DOGS: Final = 4
VEHICLES: Final = (SNOWCAT, HELICOPTER)


def is_green(place: Place) -> bool:
    return 0 <= place < GREEN
