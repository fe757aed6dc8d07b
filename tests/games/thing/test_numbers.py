"""The numbers of the board: our own, and corrected from a file."""

import json
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.table import expect_refusal, new
from turncoat.games.thing.board import PANTRY, UNDERGROUND, WEATHER, WEATHERS, YARD
from turncoat.games.thing.game import THING, Thing
from turncoat.games.thing.numbers import (
    COUNT,
    DEFAULTS,
    DISC_LAST,
    EARLIER,
    FREEZE_STEPS,
    HELICOPTER_SLOTS,
    OURS,
    PARTS,
    PLAYERS,
    RED,
    RESCUE_FUEL_LAST,
    RESCUE_LENGTH,
    SNOWCAT_SLOTS,
    WEATHER_DIE,
    WEATHER_TABLE,
    check_weather,
)
from turncoat.games.thing.places import GREEN, NAMES
from turncoat.games.thing.rules.station import damage_cap, fuel_slots
from turncoat.games.thing.rules.suspicion import is_most_suspected
from turncoat.games.thing.rules.weather import by_weather
from turncoat.games.thing.vocabulary import VERSION
from turncoat.games.unfathomable.game import UNFATHOMABLE
from turncoat.kernel.codec import fingerprint, restore, save
from turncoat.kernel.dice import fast
from turncoat.kernel.engine import Engine
from turncoat.kernel.invariants import problems
from turncoat.kernel.numbering import in_words, packing_names
from turncoat.kernel.pack import numbers_in, pack, unpack
from turncoat.kernel.positions import load
from turncoat.kernel.reading import as_list, as_object, parse
from turncoat.kernel.record import read_record, replay
from turncoat.kernel.runner import run
from turncoat.kernel.session import begin
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING

ROOT = Path(__file__).parents[3]
HARDER = ROOT / "examples" / "thing-harder-board.json"


def plain_json(value: dict[str, Json]) -> dict[str, Json]:
    """The value after a round trip through JSON."""
    return as_object(parse(json.dumps(value)), "file")


def ours() -> list[int]:
    return THING.numbers


def weather_row(numbers: list[int], players: int, weather: int) -> list[int]:
    """Fuel burned by generator and boiler, and the distance the rescue helicopter flies."""
    at = WEATHER_TABLE + (players - 4) * 9 + weather * 3
    return numbers[at : at + 3]


def tracks(numbers: list[int]) -> tuple[int, int, int]:
    """The lengths of the two S.O.S. rows and of the freezing track."""
    return numbers[RESCUE_LENGTH], numbers[RESCUE_FUEL_LAST], numbers[FREEZE_STEPS]


def test_the_defaults_are_what_a_file_without_words_gives() -> None:
    assert ours() == THING.with_board(DEFAULTS).numbers
    assert len(ours()) == COUNT


def test_numbers_follow_the_players() -> None:
    numbers = ours()
    assert numbers[SNOWCAT_SLOTS : SNOWCAT_SLOTS + 5] == [2, 3, 4, 5, 6]
    assert numbers[HELICOPTER_SLOTS : HELICOPTER_SLOTS + 5] == [2] * 5
    assert numbers[RED : RED + 5] == [8, 9, 10, 11, 12]


@pytest.mark.parametrize(
    ("players", "weather", "row"),
    [(4, 0, [0, 0, 4]), (5, 1, [0, 1, 3]), (6, 2, [2, 2, 1]), (7, 1, [2, 3, 2]), (8, 2, [2, 3, 1])],
)
def test_each_number_of_players_has_its_weather_table(players: int, weather: int, row: list[int]) -> None:
    assert weather_row(ours(), players, weather) == row


@pytest.mark.parametrize("kind", ["clear", "fog"])
def test_a_kind_of_weather_without_its_numbers_is_named_with_what_was_expected(kind: str) -> None:
    numbers = {path: number for path, number in OURS.items() if path != "weather.6.clear.boiler"}
    key = "weather.6.clear.boiler" if kind == "clear" else "weather.4-5.fog.generator"
    with pytest.raises(ValueError, match=rf"^family=weather,key={key},expected=0\.\.20$"):
        check_weather(numbers if kind == "clear" else OURS, [*WEATHERS[:1], kind])


@pytest.mark.parametrize("players", PLAYERS)
def test_worse_weather_never_burns_less_nor_lets_the_helicopter_fly_further(players: int) -> None:
    rows = [weather_row(ours(), players, weather) for weather in range(3)]
    for part in (0, 1):
        burned = [row[part] for row in rows]
        assert burned == sorted(burned)
        assert burned[0] < burned[2]
    flown = [row[2] for row in rows]
    assert flown[0] > flown[1] > flown[2] > 0


def test_the_tracks_are_as_long_as_the_page_of_rulings_says() -> None:
    assert tracks(ours()) == (5, 6, 12)


def test_the_harder_board_differs_in_the_tables_the_snowcat_and_the_tracks() -> None:
    usual = ours()
    harder = THING.with_board(as_object(parse(HARDER.read_text(encoding="utf-8")), "board")).numbers
    assert harder[SNOWCAT_SLOTS : SNOWCAT_SLOTS + 5] == [3, 4, 5, 6, 7]
    assert [weather_row(harder, 5, weather) for weather in range(3)] == [[0, 1, 4], [1, 1, 2], [2, 2, 1]]
    assert tracks(harder) == (8, 5, 8)
    tables = range(WEATHER_TABLE, SNOWCAT_SLOTS + 5)
    lengths = (RESCUE_LENGTH, RESCUE_FUEL_LAST, FREEZE_STEPS)
    for place in range(COUNT):
        assert harder[place] == usual[place] or place in tables or place in lengths


def test_the_page_of_the_game_shows_the_numbers_it_plays_with() -> None:
    page = (ROOT / "docs" / "thing.md").read_text(encoding="utf-8")
    shown = page.split("## The numbers of the board")[1].split("```json\n")[1].split("```")[0]
    assert as_object(parse(shown), "board") == DEFAULTS


def test_a_file_changes_what_it_names_and_nothing_else() -> None:
    changed = THING.with_board({"freeze_steps": 5, "weather_die": ["storm"] * 6}).numbers
    usual = ours()
    assert (changed[FREEZE_STEPS], changed[WEATHER_DIE : WEATHER_DIE + 6]) == (5, [2] * 6)
    assert changed[DISC_LAST] == usual[DISC_LAST]


@pytest.mark.parametrize(
    ("written", "code", "where"),
    [
        ({"moon": 1}, "unknown_field", "moon"),
        ({"weather": {"4-5": {"hail": {}}}}, "unknown_field", "weather.4-5.hail"),
        ({"freeze_steps": "many"}, "wrong_board_number", "freeze_steps (1-50)"),
        ({"freeze_steps": 0}, "wrong_board_number", "freeze_steps (1-50)"),
        ({"freeze_steps": True}, "wrong_board_number", "freeze_steps (1-50)"),
        ({"freeze_steps": 2.5}, "wrong_board_number", "freeze_steps (1-50)"),
        ({"red": "N*2"}, "wrong_board_number", "red (1-50)"),
        ({"red": "N+"}, "wrong_board_number", "red (1-50)"),
        ({"red": "N-4"}, "wrong_board_number", "red (1-50)"),  # with four players there would be none
        (
            {"weather": {"4-5": {"storm": {"generator": 21}}}},
            "wrong_board_number",
            "weather.4-5.storm.generator (0-20)",
        ),
        ({"weather.4-5.storm.generator": -1}, "wrong_board_number", "weather.4-5.storm.generator (0-20)"),
        ({"red": 9, "weather": 3}, "expected_object", "weather"),
        ({"disc_start": 14}, "wrong_board_number", "disc_start (1-13)"),
        ({"disc_start": 9, "disc_last": 8}, "wrong_board_number", "disc_start (1-8)"),
        ({"weather_die": ["clear"]}, "wrong_number_of_faces", "weather_die (6)"),
        ({"weather_die": ["hail"] * 6}, "unknown_face", "weather_die.0 (clear|snow|storm)"),
        ({"weather_die": ["snow"] * 6, "weather_die.0": "snow"}, "said_twice", "weather_die.0"),
    ],
)
def test_a_wrong_board_is_refused_with_the_number_that_is_wrong(
    written: dict[str, Json], code: str, where: str
) -> None:
    with expect_refusal(code, where):
        THING.with_board(written)


def test_a_board_keeps_what_differs_from_ours_in_one_way_only() -> None:
    nested: dict[str, Json] = {"weather": {"4-5": {"storm": {"boiler": 3}}}, "red": "N+04", "freeze_steps": 5}
    assert THING.with_board(nested).board == {"weather.4-5.storm.boiler": 3, "freeze_steps": 5}


def test_equal_boards_are_one_game_and_ours_is_the_game_itself() -> None:
    one = THING.with_board({"freeze_steps": 5, "weather": {"6": {"snow": {"boiler": 1}}}})
    other = THING.with_board({"weather.6.snow.boiler": 1, "freeze_steps": 5})
    assert one is other
    assert one is not THING
    assert THING.with_board({}) is THING
    assert THING.with_board({"freeze_steps": 12}) is THING
    assert one.with_board({}) is THING


def test_hundreds_of_boards_do_not_stay_in_memory() -> None:
    for steps in range(2, 50):
        for red in range(2, 12):
            assert THING.with_board({"freeze_steps": steps, "red": red}).numbers[FREEZE_STEPS] == steps
    assert len(THING.editions) < 100
    assert THING.with_board({}) is THING


def test_a_game_without_such_a_board_has_nothing_to_correct() -> None:
    with expect_refusal("no_board_to_correct", "unfathomable"):
        UNFATHOMABLE.with_board({"red": 1})
    assert UNFATHOMABLE.with_board({}) is UNFATHOMABLE


def test_two_boards_in_one_process_do_not_disturb_each_other() -> None:
    """The colder one ends in one round of storm without fuel; ours, dealt before it, is unchanged."""
    usual = THING.new(4, fast(3), {})
    cold = THING.with_board({"weather.4-5.storm.generator": 7, "weather.4-5.storm.boiler": 9}).new(
        4, fast(3), {}
    )
    for s in (usual, cold):
        s.tracks[WEATHER] = WEATHERS.index("storm")
    assert [by_weather(cold, part) for part in range(3)] == [7, 9, 2]
    assert [by_weather(usual, part) for part in range(3)] == weather_row(ours(), 4, 2)


COLD: dict[str, Json] = {"weather.4-5.storm.generator": 4, "freeze_steps": 7}


def test_a_save_a_pack_and_a_record_carry_the_board_of_their_game() -> None:
    table = begin(THING.with_board(COLD), 5, fast(4), {})
    table.play_randomly(fast(4), 120)
    assert table.record is not None
    written = plain_json(table.record.to_json(table.fingerprint()))
    assert written["board"] == COLD
    record, ends = read_record(THING, written)
    replayed, _ = replay(record)
    for s in (restore(THING, plain_json(table.save())), unpack(THING, pack(table.state)), replayed):
        assert s.game is table.state.game
        assert fingerprint(s) == ends
    packed = pack(table.state)
    names = packing_names(THING)
    assert in_words(numbers_in(packed), names) == table.save()


def test_a_save_and_a_record_on_our_own_board_say_nothing_of_it() -> None:
    table = begin(THING, 5, fast(4), {})
    assert table.record is not None
    assert "board" not in table.save()
    assert "board" not in table.record.to_json()


def test_a_program_with_a_board_of_its_own_takes_files_as_they_were_played() -> None:
    """A file that names no board was played on ours, unless it is of the version that could not name one."""
    cold = THING.with_board(COLD)
    table = begin(THING, 4, fast(4), {})
    assert restore(cold, table.save()).game is THING
    assert table.record is not None
    record, _ = read_record(cold, table.record.to_json())
    assert record.game is THING
    old, _ = read_record(cold, {**table.record.to_json(), "version": 1})
    assert old.game is cold


def test_a_position_file_names_its_board() -> None:
    position: dict[str, Json] = {
        "game": "thing",
        "players": 4,
        "board": {"red": "N+2"},
        "discs": {"0": 6},
    }
    s = load(THING, position)
    assert is_most_suspected(s, 0)
    usual = load(THING, {name: value for name, value in position.items() if name != "board"})
    assert not is_most_suspected(usual, 0)
    with expect_refusal("wrong_board_number", "red (1-50)"):
        load(THING, {**position, "board": {"red": 0}})


def test_the_engine_deals_on_a_board_that_a_request_names_and_shows_its_own() -> None:
    engine = Engine({"thing": THING.with_board(COLD)})
    (game,) = as_list(engine.reply_to('{"do": "games"}')["games"], "games")
    assert as_object(game, "game")["board"] == COLD
    asked = {"do": "new", "game": "thing", "players": 4, "board": {"freeze_steps": 3}}
    assert engine.reply_to(json.dumps(asked))["ok"]
    assert engine.session().state.game.board == {"freeze_steps": 3}
    assert (
        engine.reply_to(json.dumps({**asked, "board": {"freeze_steps": 0}}))["detail"]
        == "freeze_steps (1-50)"
    )
    assert engine.reply_to(json.dumps({"do": "new", "game": "thing", "players": 4}))["ok"]
    assert engine.session().state.game.board == COLD


def test_games_of_an_earlier_version_go_on_with_the_numbers_that_it_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    path = "weather.6.snow.rescue"
    monkeypatch.setitem(EARLIER, 1, {path: 7})
    game = Thing({}, VERSION, {})
    first = game.deal(6, fast(1), {}, 1)
    newest = game.deal(6, fast(1), {})
    for s in (first, newest):
        run(s)
    assert [weather_row(s.game.numbers, 6, 1)[2] for s in (first, newest)] == [7, 2]
    assert (first.game.board_in_force(), newest.game.board_in_force()) == ({path: 7}, {})
    restored = [restore(game, save(s)) for s in (first, newest)]
    packed = [unpack(game, pack(s)) for s in (first, newest)]
    for s in (restored[0], packed[0]):
        assert s.game.numbers == first.game.numbers != newest.game.numbers
    for s in (restored[1], packed[1]):
        assert s.game.numbers == newest.game.numbers
    # On the board of an earlier game our newest number is a correction.
    assert game.with_board({path: 2}).deal(6, fast(1), {}, 1).game.numbers == newest.game.numbers


@pytest.mark.slow
@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("extreme", ["low", "high", "mixed"])
def test_every_board_that_is_accepted_can_be_played_to_an_end(seats: int, extreme: str) -> None:
    chance = random.Random(seats)
    board: dict[str, Json] = {}
    for number in THING.board_numbers():
        if number.faces:
            board[number.path] = chance.choice(number.faces)
        elif number.path == "disc_start":
            board[number.path] = 1
        else:
            board[number.path] = {"low": number.low, "high": number.high}.get(
                extreme, chance.randint(number.low, number.high)
            )
    table = begin(THING.with_board(board), seats, fast(seats), {})
    table.play_randomly(fast(seats), 30_000)
    assert problems(table.state) == []
    assert table.state.ending != RUNNING


def test_a_table_plays_with_a_corrected_board(tmp_path: Path) -> None:
    board = tmp_path / "board.json"
    board.write_text(json.dumps({"freeze_steps": 1, "weather_die": ["storm"] * 6}))
    rounds = []
    for extra in ([], ["--board", str(board)]):
        finished = subprocess.run(
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
        rounds.append(json.loads(finished.stdout))
    assert rounds[0] != rounds[1]


@pytest.mark.parametrize("seats", range(1, 9))
@pytest.mark.parametrize("caps", ["setup", "printed"])
def test_what_is_printed_for_a_drawn_board_is_what_the_rules_use(seats: int, caps: str) -> None:
    s = new("thing", seats, options={"damage_caps": caps}).session.state
    printed = {name: numbers[seats - 1] for name, numbers in THING.printed_numbers().items()}
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
        THING.printed_numbers()[name][seats - 1] for name in ("underground", "yard", "pantry")
    ]
