"""Numbers of the board and its tables, in one place: the owner of a printed board can correct them in a file.

The printed weather tables, tracks and fuel slots are in no published text that we know. Our numbers are based
on the examples of the rulebook and tuned by many games so that both sides can win at every table size. A file
has the shape of `DEFAULTS`; a number may be written with N, the number of players: `N-1`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from turncoat.games.thing.board import WEATHERS
from turncoat.kernel.boards import BoardNumber, number_for, read_board
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json

FEWEST_PLAYERS: Final = 4
PLAYERS: Final = (4, 5, 6, 7, 8)
PARTS: Final = ("generator", "boiler", "rescue")
FACES: Final = 6
# The number of PLAYERS; a literal, so that the offsets below are constants in compiled code
TABLE_SIZES: Final = 5
WEATHER_KINDS: Final = 3  # the number of WEATHERS
PART_KINDS: Final = 3  # the number of PARTS

# Offsets of the numbers, each computed from the previous one; five places for a number that depends on the
# players.
WEATHER_DIE: Final = 0  # by face
WEATHER_TABLE: Final = WEATHER_DIE + FACES  # by players, by weather, by part
SNOWCAT_SLOTS: Final = WEATHER_TABLE + TABLE_SIZES * WEATHER_KINDS * PART_KINDS  # by players
HELICOPTER_SLOTS: Final = SNOWCAT_SLOTS + TABLE_SIZES
RADIO_CAP: Final = HELICOPTER_SLOTS + TABLE_SIZES
HELICOPTER_CAP: Final = RADIO_CAP + TABLE_SIZES
SNOWCAT_CAP: Final = HELICOPTER_CAP + TABLE_SIZES
RED: Final = SNOWCAT_CAP + TABLE_SIZES  # by players: the space where maximum suspicion begins
RESCUE_LENGTH: Final = RED + TABLE_SIZES
RESCUE_FUEL_LAST: Final = RESCUE_LENGTH + 1
FREEZE_STEPS: Final = RESCUE_FUEL_LAST + 1
DISC_START: Final = FREEZE_STEPS + 1
DISC_LAST: Final = DISC_START + 1
COUNT: Final = DISC_LAST + 1

GREEN_SPACE: Final = 0
USUAL_PLAYERS: Final = 6  # the value of N for numbers that do not depend on the players
TABLES: Final = {"4-5": (4, 5), "6": (6,), "7-8": (7, 8)}

DEFAULTS: Final[dict[str, Json]] = {
    "weather_die": ["clear", "clear", "snow", "snow", "storm", "storm"],
    "weather": {
        "4-5": {
            "clear": {"generator": 0, "boiler": 0, "rescue": 4},
            "snow": {"generator": 0, "boiler": 1, "rescue": 3},
            "storm": {"generator": 2, "boiler": 2, "rescue": 2},
        },
        "6": {
            "clear": {"generator": 1, "boiler": 1, "rescue": 4},
            "snow": {"generator": 1, "boiler": 2, "rescue": 2},
            "storm": {"generator": 2, "boiler": 2, "rescue": 1},
        },
        "7-8": {
            "clear": {"generator": 1, "boiler": 1, "rescue": 4},
            "snow": {"generator": 2, "boiler": 3, "rescue": 2},
            "storm": {"generator": 2, "boiler": 3, "rescue": 1},
        },
    },
    "fuel_slots": {"snowcat": "N-2", "helicopter": 2},
    "damage_caps": {"radio": "N", "helicopter": "N-2", "snowcat": 1},
    "red": "N+4",
    "rescue_length": 5,
    "rescue_fuel_last": 6,
    "freeze_steps": 12,
    "disc_start": 1,
    "disc_last": 13,
}


# Numbers of earlier versions of the rules, by path: games dealt by those versions keep using them.
NEWEST: Final = 1_000  # later than every version
EARLIER: Final[dict[int, dict[str, str | int]]] = {
    1: {
        "weather.4-5.storm.generator": 1,
        "weather.7-8.snow.boiler": 2,
        "fuel_slots.snowcat": "N-1",
        "rescue_length": 6,
    }
}

# Numbers that the rulebook prints, by path; all others are our design (docs/thing-rulings.md).
IN_BOOK: Final = frozenset(
    {"weather.4-5.storm.generator", "weather.4-5.storm.boiler", "weather.4-5.clear.rescue"}
)

MOST_BURNED: Final = 20
MOST_SLOTS: Final = 20
LONGEST: Final = 50  # highest number of spaces of a track; the layout has room for more

# Numbers that are the same for all players, with the lowest playable value.
TRACKS: Final = (
    ("rescue_length", RESCUE_LENGTH, 1),
    ("rescue_fuel_last", RESCUE_FUEL_LAST, 1),
    ("freeze_steps", FREEZE_STEPS, 1),
    ("disc_start", DISC_START, 1),
    ("disc_last", DISC_LAST, 2),
)
# Numbers by players, with the lowest and highest playable values.
BY_PLAYERS: Final = (
    ("fuel_slots.snowcat", SNOWCAT_SLOTS, 0, MOST_SLOTS),
    ("fuel_slots.helicopter", HELICOPTER_SLOTS, 0, MOST_SLOTS),
    ("damage_caps.radio", RADIO_CAP, 0, MOST_SLOTS),
    ("damage_caps.helicopter", HELICOPTER_CAP, 0, MOST_SLOTS),
    ("damage_caps.snowcat", SNOWCAT_CAP, 0, MOST_SLOTS),
    ("red", RED, 1, LONGEST),
)


def weather_row(players: int, weather: int) -> int:
    """Offset of a weather's row in the table for this player count; its parts follow."""
    return WEATHER_TABLE + ((players - FEWEST_PLAYERS) * WEATHER_KINDS + weather) * PART_KINDS


def board_numbers() -> list[BoardNumber]:
    """Every number of the board that may be corrected."""
    numbers = [_number(f"weather_die.{face}", 0, 0, (), WEATHERS) for face in range(FACES)]
    for table, players in TABLES.items():
        for weather in WEATHERS:
            for part in PARTS:
                numbers.append(_number(f"weather.{table}.{weather}.{part}", 0, MOST_BURNED, players))
    for path, _, low, high in BY_PLAYERS:
        numbers.append(_number(path, low, high, PLAYERS))
    for path, _, low in TRACKS:
        numbers.append(_number(path, low, LONGEST, PLAYERS))
    return numbers


def _number(
    path: str, low: int, high: int, players: tuple[int, ...], faces: tuple[str, ...] = ()
) -> BoardNumber:
    was_other = any(path in numbers for numbers in EARLIER.values())
    is_in_book = path in IN_BOOK
    return BoardNumber(
        path, OURS[path], low, high, players, faces=faces, was_other=was_other, is_in_book=is_in_book
    )


def corrections(written: dict[str, Json]) -> dict[str, Json]:
    """The written numbers that differ from ours, by path. BadInput names the wrong one."""
    kept = read_board(board_numbers(), written)
    numbers = read_numbers(kept, NEWEST)
    if numbers[DISC_START] > numbers[DISC_LAST]:
        wrong = "disc_start" if "disc_start" in kept else "disc_last"
        bounds = f"1-{numbers[DISC_LAST]}" if wrong == "disc_start" else f"{numbers[DISC_START]}-{LONGEST}"
        raise BadInput("wrong_board_number", f"{wrong} ({bounds})")
    return kept


def in_force(board: dict[str, Json], rules: int) -> dict[str, Json]:
    """Differences from our newest numbers, by path: corrections, and numbers of earlier rules."""
    differences: dict[str, Json] = {}
    for path, value in _values(board, rules).items():
        if value != OURS[path]:
            differences[path] = value
    return differences


def read_numbers(board: dict[str, Json], rules: int) -> list[int]:
    """All numbers by offset; `board` has the corrected ones by path."""
    values = _values(board, rules)
    numbers = [0] * COUNT
    for face in range(FACES):
        numbers[WEATHER_DIE + face] = WEATHERS.index(str(values[f"weather_die.{face}"]))
    for table, players in TABLES.items():
        for at, weather in enumerate(WEATHERS):
            for part_at, part in enumerate(PARTS):
                for count in players:
                    place = weather_row(count, at) + part_at
                    numbers[place] = number_for(values[f"weather.{table}.{weather}.{part}"], count)
    for path, place, _, _ in BY_PLAYERS:
        for count in PLAYERS:
            numbers[place + count - FEWEST_PLAYERS] = number_for(values[path], count)
    for path, place, _ in TRACKS:
        numbers[place] = number_for(values[path], USUAL_PLAYERS)
    return numbers


def _values(board: dict[str, Json], rules: int) -> dict[str, str | int]:
    """The effective numbers, by path."""
    values = dict(OURS)
    for earlier in sorted(EARLIER, reverse=True):
        if rules <= earlier:
            values.update(EARLIER[earlier])
    for path, value in board.items():
        assert isinstance(value, (str, int))
        values[path] = value
    return values


def _by_path(value: Json, path: str, values: dict[str, str | int]) -> None:
    if isinstance(value, dict):
        for name, part in value.items():
            _by_path(part, f"{path}.{name}" if path else name, values)
    elif isinstance(value, list):
        for at, part in enumerate(value):
            _by_path(part, f"{path}.{at}", values)
    else:
        assert isinstance(value, (str, int))
        values[path] = value


def check_weather(numbers: Mapping[str, str | int], weathers: Sequence[str]) -> None:
    """ValueError unless the tables have a number for every part in every weather."""
    for table in TABLES:
        for weather in weathers:
            for part in PARTS:
                path = f"weather.{table}.{weather}.{part}"
                if path not in numbers:
                    raise ValueError(f"family=weather,key={path},expected=0..{MOST_BURNED}")


def _check_size(name: str, size: int, expected: int) -> None:
    if size != expected:
        raise ValueError(f"{name}={size},expected={expected}")


_check_size("players", len(PLAYERS), TABLE_SIZES)
_check_size("weathers", len(WEATHERS), WEATHER_KINDS)
_check_size("parts", len(PARTS), PART_KINDS)

OURS: Final[dict[str, str | int]] = {}
_by_path(DEFAULTS, "", OURS)
check_weather(OURS, WEATHERS)
