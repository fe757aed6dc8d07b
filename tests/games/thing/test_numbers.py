"""The numbers of the board: our own, and corrected from a file."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table import new, refused
from turncoat.games.thing.board import PANTRY, UNDERGROUND, WEATHER, YARD
from turncoat.games.thing.game import THING
from turncoat.games.thing.numbers import (
    COUNT,
    DEFAULTS,
    DISC_LAST,
    FREEZE_STEPS,
    HELICOPTER_SLOTS,
    PARTS,
    PLAYERS,
    RED,
    RESCUE_FUEL_LAST,
    RESCUE_LENGTH,
    SNOWCAT_SLOTS,
    WEATHER_DIE,
    WEATHER_TABLE,
    WEATHERS,
    read_numbers,
)
from turncoat.games.thing.places import GREEN, NAMES
from turncoat.games.thing.rules.station import damage_cap, fuel_slots
from turncoat.games.thing.rules.weather import by_weather
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.reading import as_object, parse
from turncoat.kernel.shapes import Json

ROOT = Path(__file__).parents[3]
HARDER = ROOT / "examples" / "thing-harder-board.json"


def weather_row(numbers: list[int], players: int, weather: int) -> list[int]:
    """What generator and boiler burn, and how far the rescue helicopter flies."""
    at = WEATHER_TABLE + (players - 4) * 9 + weather * 3
    return numbers[at : at + 3]


def tracks(numbers: list[int]) -> tuple[int, int, int]:
    """The lengths of the two S.O.S. rows and of the freezing track."""
    return numbers[RESCUE_LENGTH], numbers[RESCUE_FUEL_LAST], numbers[FREEZE_STEPS]


def test_the_defaults_are_what_a_file_without_words_gives() -> None:
    assert read_numbers({}) == read_numbers(DEFAULTS)
    assert len(read_numbers({})) == COUNT


def test_numbers_follow_the_players() -> None:
    numbers = read_numbers({})
    assert numbers[SNOWCAT_SLOTS : SNOWCAT_SLOTS + 5] == [3, 4, 5, 6, 7]
    assert numbers[HELICOPTER_SLOTS : HELICOPTER_SLOTS + 5] == [2] * 5
    assert numbers[RED : RED + 5] == [8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("players", "weather", "row"),
    [(4, 0, [0, 0, 4]), (5, 1, [0, 1, 3]), (6, 2, [2, 2, 1]), (7, 1, [2, 2, 2]), (8, 2, [2, 3, 1])],
)
def test_each_number_of_players_has_its_weather_table(players: int, weather: int, row: list[int]) -> None:
    assert weather_row(read_numbers({}), players, weather) == row


@pytest.mark.parametrize("players", PLAYERS)
def test_worse_weather_never_burns_less_nor_lets_the_helicopter_fly_further(players: int) -> None:
    rows = [weather_row(read_numbers({}), players, weather) for weather in range(3)]
    for part in (0, 1):
        burned = [row[part] for row in rows]
        assert burned == sorted(burned)
        assert burned[0] < burned[2]
    flown = [row[2] for row in rows]
    assert flown[0] > flown[1] > flown[2] > 0


def test_the_tracks_are_as_long_as_the_page_of_rulings_says() -> None:
    assert tracks(read_numbers({})) == (6, 6, 12)


def test_the_harder_board_differs_in_the_table_for_four_and_five_and_in_the_tracks() -> None:
    usual = read_numbers({})
    harder = read_numbers(as_object(parse(HARDER.read_text(encoding="utf-8")), "board"))
    assert [weather_row(harder, 5, weather) for weather in range(3)] == [[0, 1, 4], [1, 1, 2], [2, 2, 1]]
    assert tracks(harder) == (8, 5, 8)
    small = range(WEATHER_TABLE, WEATHER_TABLE + 18)
    lengths = (RESCUE_LENGTH, RESCUE_FUEL_LAST, FREEZE_STEPS)
    for place in range(COUNT):
        assert harder[place] == usual[place] or place in small or place in lengths


def test_the_page_of_the_game_shows_the_numbers_it_plays_with() -> None:
    page = (ROOT / "docs" / "thing.md").read_text(encoding="utf-8")
    shown = page.split("## The numbers of the board")[1].split("```json\n")[1].split("```")[0]
    assert as_object(parse(shown), "board") == DEFAULTS


def test_a_file_changes_what_it_names_and_nothing_else() -> None:
    changed = read_numbers({"freeze_steps": 5, "weather_die": ["storm"] * 6})
    usual = read_numbers({})
    assert (changed[FREEZE_STEPS], changed[WEATHER_DIE : WEATHER_DIE + 6]) == (5, [2] * 6)
    assert changed[DISC_LAST] == usual[DISC_LAST]


@pytest.mark.parametrize(
    ("written", "code", "where"),
    [
        ({"moon": 1}, "unknown_field", "numbers.moon"),
        ({"freeze_steps": "many"}, "expected_number", "freeze_steps"),
        ({"freeze_steps": -1}, "expected_number", "freeze_steps"),
        ({"red": "N*2"}, "expected_number", "red"),
        ({"weather_die": ["clear"]}, "wrong_number_of_faces", "weather_die"),
        ({"weather_die": ["hail"] * 6}, "unknown_name", "weather=hail"),
        ({"weather": {}}, "missing_field", None),
    ],
)
def test_a_wrong_file_is_refused_with_what_is_wrong(
    written: dict[str, Json], code: str, where: str | None
) -> None:
    with refused(code, where):
        read_numbers(written)


def test_a_game_without_such_a_board_has_nothing_to_correct() -> None:
    with refused("no_board_to_correct", "unfathomable"):
        UNFATHOMABLE.use_board({})


def test_a_table_plays_with_a_corrected_board(tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    board.write_text(json.dumps({"freeze_steps": 1, "weather_die": ["storm"] * 6}))
    rounds = []
    for extra in ([], ["--board", str(board)]):
        found = subprocess.run(
            [
                sys.executable,
                "-m",
                "turncoat",
                "simulate",
                "thing",
                "--players",
                "4",
                "--games",
                "10",
                "--json",
                *extra,
            ],
            capture_output=True,
            text=True,
            check=True,
        )
        rounds.append(json.loads(found.stdout))
    assert rounds[0] != rounds[1]


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("caps", ["setup", "printed"])
def test_what_is_printed_for_a_drawn_board_is_what_the_rules_use(seats: int, caps: str) -> None:
    s = new("thing", seats, options={"damage_caps": caps}).session.state
    printed = {name: numbers[seats - 1] for name, numbers in THING.printed().items()}
    for place in range(GREEN):
        name = NAMES[place]
        cap = printed.get(f"damage.{name}", 0)
        assert damage_cap(s, place) == (printed.get(f"all_slots.{name}", cap) if caps == "printed" else cap)
        assert fuel_slots(s, place) == printed.get(f"fuel.{name}", 0)
    for weather, word in enumerate(WEATHERS):
        s.tracks[WEATHER] = weather
        assert [by_weather(s, part) for part in range(3)] == [printed[f"{word}.{part}"] for part in PARTS]


@pytest.mark.parametrize("seats", range(1, 9))
def test_stores_begin_as_full_as_is_printed(seats: int) -> None:
    s = new("thing", seats, options={"characters": "chosen"}).session.state  # it waits before the first round
    assert [s.tracks[UNDERGROUND], s.tracks[YARD], s.tracks[PANTRY]] == [
        THING.printed()[name][seats - 1] for name in ("underground", "yard", "pantry")
    ]
