"""The numbers of the board and its tables, in one place: whoever owns the board may correct them from a file.

The printed weather tables, tracks and fuel slots are in no text we know; those here are our own, anchored on the examples
of the rulebook and set by many games, so that either side can win at every table. A file has the shape of `DEFAULTS`; a
number may be written with N, the number of players: `N-1`.
"""

from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.reading import as_list, as_object, as_text, field, only_fields
from turncoat.kernel.shapes import Json

PLAYERS: Final = (4, 5, 6, 7, 8)

# A number by its place; those that depend on the number of players come in five.
WEATHER_DIE: Final = 0  # six faces
WEATHER_TABLE: Final = 6  # by players, by weather, of generator, boiler, rescue helicopter
SNOWCAT_SLOTS: Final = 51  # by players
HELICOPTER_SLOTS: Final = 56
RADIO_CAP: Final = 61
HELICOPTER_CAP: Final = 66
SNOWCAT_CAP: Final = 71
RED: Final = 76  # by players: where maximum suspicion begins
RESCUE_LENGTH: Final = 81
RESCUE_FUEL_LAST: Final = 82
FREEZE_STEPS: Final = 83
DISC_START: Final = 84
DISC_LAST: Final = 85
COUNT: Final = 86

GREEN_SPACE: Final = 0
PARTS: Final = ("generator", "boiler", "rescue")
WEATHERS: Final = ("clear", "snow", "storm")
TABLES: Final = {"4-5": (4, 5), "6": (6,), "7-8": (7, 8)}

DEFAULTS: Final[dict[str, Json]] = {
    "weather_die": ["clear", "clear", "snow", "snow", "storm", "storm"],
    "weather": {
        "4-5": {
            "clear": {"generator": 0, "boiler": 0, "rescue": 4},
            "snow": {"generator": 0, "boiler": 1, "rescue": 3},
            "storm": {"generator": 1, "boiler": 2, "rescue": 2},
        },
        "6": {
            "clear": {"generator": 1, "boiler": 1, "rescue": 4},
            "snow": {"generator": 1, "boiler": 2, "rescue": 2},
            "storm": {"generator": 2, "boiler": 2, "rescue": 1},
        },
        "7-8": {
            "clear": {"generator": 1, "boiler": 1, "rescue": 4},
            "snow": {"generator": 2, "boiler": 2, "rescue": 2},
            "storm": {"generator": 2, "boiler": 3, "rescue": 1},
        },
    },
    "fuel_slots": {"snowcat": "N-1", "helicopter": 2},
    "damage_caps": {"radio": "N", "helicopter": "N-2", "snowcat": 1},
    "red": "N+4",
    "rescue_length": 6,
    "rescue_fuel_last": 6,
    "freeze_steps": 12,
    "disc_start": 1,
    "disc_last": 13,
}


def read_numbers(written: dict[str, Json]) -> list[int]:
    """The numbers of a file, where it has any, over the defaults; BadInput names what is wrong."""
    only_fields(written, list(DEFAULTS), "numbers")
    merged = {**DEFAULTS, **written}
    found = [0] * COUNT
    faces = as_list(field(merged, "weather_die"), "weather_die")
    if len(faces) != 6:
        raise BadInput("wrong_number_of_faces", "weather_die")
    for face, weather in enumerate(faces):
        name = as_text(weather, "weather_die")
        if name not in WEATHERS:
            raise BadInput("unknown_name", f"weather={name}")
        found[WEATHER_DIE + face] = WEATHERS.index(name)
    tables = as_object(field(merged, "weather"), "weather")
    for table, players in TABLES.items():
        rows = as_object(field(tables, table), f"weather.{table}")
        for at, weather_name in enumerate(WEATHERS):
            row = as_object(field(rows, weather_name), f"weather.{table}.{weather_name}")
            for part_at, part in enumerate(PARTS):
                for count in players:
                    place = WEATHER_TABLE + (count - 4) * 9 + at * 3 + part_at
                    found[place] = _number(field(row, part), count, f"weather.{table}.{weather_name}.{part}")
    slots = as_object(field(merged, "fuel_slots"), "fuel_slots")
    caps = as_object(field(merged, "damage_caps"), "damage_caps")
    for count in PLAYERS:
        found[SNOWCAT_SLOTS + count - 4] = _number(field(slots, "snowcat"), count, "fuel_slots.snowcat")
        found[HELICOPTER_SLOTS + count - 4] = _number(
            field(slots, "helicopter"), count, "fuel_slots.helicopter"
        )
        found[RADIO_CAP + count - 4] = _number(field(caps, "radio"), count, "damage_caps.radio")
        found[HELICOPTER_CAP + count - 4] = _number(
            field(caps, "helicopter"), count, "damage_caps.helicopter"
        )
        found[SNOWCAT_CAP + count - 4] = _number(field(caps, "snowcat"), count, "damage_caps.snowcat")
        found[RED + count - 4] = _number(field(merged, "red"), count, "red")
    for place, name in (
        (RESCUE_LENGTH, "rescue_length"),
        (RESCUE_FUEL_LAST, "rescue_fuel_last"),
        (FREEZE_STEPS, "freeze_steps"),
        (DISC_START, "disc_start"),
        (DISC_LAST, "disc_last"),
    ):
        found[place] = _number(field(merged, name), 6, name)
    return found


def _number(value: Json, players: int, where: str) -> int:
    """A number, or N with something added or taken away."""
    number = -1
    if isinstance(value, int) and not isinstance(value, bool):
        number = value
    elif isinstance(value, str) and value.startswith("N"):
        change = value[1:]
        if not change:
            number = players
        elif change[0] in "+-" and change[1:].isascii() and change[1:].isdigit() and len(change) <= 3:
            number = players + int(change)
    if not 0 <= number <= 50:
        raise BadInput("expected_number", where)
    return number
