"""T2, T3: the weather, the station's fuel consumption, and the rescue helicopter."""

import pytest

from tests.games.thing.station import FROZEN_AT, LANDS_AT, LAST_FUEL, station
from tests.table import Table
from turncoat.kernel.shapes import Json


def maintain(**words: Json) -> Table:
    """Right after maintenance in round 3, with six: the rulebook's storm of 2 and 2 is in their table."""
    position: dict[str, Json] = {"at": "maintenance", "round": 3, "weather": "storm", **words}
    return station(6, **position)


def boiler_state(table: Table) -> tuple[int, int]:
    """Fuel and damage of the boiler."""
    return table.track("fuel.boiler"), table.track("damage.boiler")


def generator_state(table: Table) -> tuple[int, int]:
    """Fuel and damage of the generator."""
    return table.track("fuel.generator"), table.track("damage.generator")


# T2


@pytest.mark.rule("T2", "T2.1")
@pytest.mark.parametrize(
    ("face", "weather"), [(1, "clear"), (2, "clear"), (3, "snow"), (4, "snow"), (5, "storm"), (6, "storm")]
)
def test_a_round_begins_with_the_weather_die(face: int, weather: str) -> None:
    table = station(at="weather", weather="clear", dice=[face])
    assert table.named_track("weather") == weather
    assert table.told("rolled") == [{"sides": 6, "die": face}]
    assert (table.ask(), table.track("round")) == ("moving.choose_move", 2)


@pytest.mark.rule("T2.2")
@pytest.mark.parametrize(("answer", "weather"), [("old_weather", "clear"), ("new_weather", "storm")])
def test_a_die_on_the_weather_station_lets_the_leader_choose_old_or_new(answer: str, weather: str) -> None:
    table = station(at="weather", leader=2, weather="clear", die_at_station=1, dice=[6])
    assert (table.ask(), table.waiting_seats()) == ("forecast.old_or_new", [2])
    assert table.options(2) == ["old_weather", "new_weather"]
    table.answer(2, answer)
    assert (table.named_track("weather"), table.track("die_at_station")) == (weather, 0)


# T3.1 - T3.4: the generator


@pytest.mark.rule("T3", "T3.1", "T3.5")
def test_the_station_burns_fuel_by_the_weather() -> None:
    assert (generator_state(maintain()), boiler_state(maintain())) == ((2, 0), (2, 0))
    clear = maintain(weather="clear")
    assert (generator_state(clear), boiler_state(clear)) == ((3, 0), (3, 0))


@pytest.mark.rule("T3.2")
@pytest.mark.parametrize(
    ("fuel", "damage", "after"), [(2, 0, (0, 0)), (1, 0, (0, 1)), (0, 0, (0, 2)), (0, 1, (0, 2))]
)
def test_each_fuel_that_the_generator_misses_is_a_damage_up_to_two(
    fuel: int, damage: int, after: tuple[int, int]
) -> None:
    table = maintain(fuel={"generator": fuel}, damage={"generator": damage})
    assert generator_state(table) == after


@pytest.mark.rule("T3.2", "T3.5")
@pytest.mark.parametrize(
    ("fuel", "damage", "after"), [(2, 1, (0, 1)), (1, 1, (0, 2)), (0, 0, (0, 2)), (0, 2, (0, 3))]
)
def test_each_fuel_that_the_boiler_misses_is_a_damage_up_to_three(
    fuel: int, damage: int, after: tuple[int, int]
) -> None:
    assert boiler_state(maintain(fuel={"boiler": fuel}, damage={"boiler": damage})) == after


@pytest.mark.rule("T3.3", "T6.8")
def test_a_generator_with_two_damage_burns_nothing_and_leaves_the_station_dark() -> None:
    table = maintain(damage={"generator": 2})
    assert generator_state(table) == (4, 2)
    table.answer(1, "work kitchen")  # Norris sees
    table.answer(1, table.options(1)[0])
    table.answer(2, "work kitchen")
    assert table.options(2) == ["done"]


@pytest.mark.rule("T3.3")
def test_a_generator_with_one_damage_works() -> None:
    table = maintain(damage={"generator": 1})
    assert generator_state(table) == (2, 1)
    table.answer(1, "work kitchen")
    table.answer(1, table.options(1)[0])
    table.answer(2, "work kitchen")
    assert "done" not in table.options(2)


@pytest.mark.rule("T3.4", "T3.3", "T20.5")
def test_the_light_is_back_as_soon_as_one_damage_is_removed() -> None:
    table = station(damage={"generator": 2}, leader=1, items={"2": ["tools"]})
    table.answer(2, "work generator")
    assert table.options(2) == ["done"]
    table.answer(2, "done")
    table.answer(2, "use_tools 2")
    assert table.track("damage.generator") == 1
    table.answer(2, "done")
    table.answer(3, "work kitchen")
    assert "done" not in table.options(3)


@pytest.mark.rule("R19")
def test_a_burned_generator_leaves_the_station_dark_for_good_and_burns_nothing() -> None:
    table = maintain(burned=["generator"], leader=1)
    assert generator_state(table) == (4, 0)
    table.answer(2, "work kitchen")
    assert table.options(2) == ["done"]


@pytest.mark.rule("R19", "T3.8")
def test_a_called_helicopter_still_comes_when_the_radio_has_burned() -> None:
    table = maintain(burned=["radio"], sos="sent", sos_since=2, weather="clear")
    assert table.track("rescue_at") == 4


@pytest.mark.rule("R19")
@pytest.mark.parametrize("place", ["radio", "snowcat", "helicopter", "generator"])
def test_nobody_can_go_where_it_burned_down(place: str) -> None:
    assert f"work {place}" in station().options(1)
    table = station(burned=[place])
    assert {f"work {place}", f"special {place}"} & set(table.options(1)) == set()
    table.refuses(1, f"work {place}", "illegal_option", rule="T6")


# T3.6, T3.7: the boiler


@pytest.mark.rule("T3.6", "R20")
def test_a_boiler_with_three_damage_is_destroyed() -> None:
    table = maintain(fuel={"boiler": 0}, damage={"boiler": 1})
    assert (boiler_state(table), table.track("boiler_dead"), table.track("freezing")) == ((0, 3), 3, 0)
    assert "at_boiler" not in table.zone("locations")
    assert {"work boiler", "special boiler"} & set(table.options(1)) == set()


@pytest.mark.rule("T3.6")
def test_a_boiler_with_two_damage_is_not() -> None:
    table = maintain(fuel={"boiler": 1}, damage={"boiler": 1})
    assert (boiler_state(table), table.track("boiler_dead")) == ((0, 2), 0)
    assert "at_boiler" in table.zone("locations")
    assert "work boiler" in table.options(1)


@pytest.mark.rule("R20", "T3.6")
def test_the_fuel_of_a_boiler_that_sabotage_destroys_is_lost() -> None:
    table = station(
        at="actions",
        places={"1": "boiler"},
        fuel={"boiler": 3},
        damage={"boiler": 2},
        zones={"pile": ["sabotage"]},
    )
    table.answer(0, "give_to 1")
    table.answer(1, "done")
    assert (boiler_state(table), table.track("boiler_dead")) == ((0, 3), 1)
    assert (table.track("underground"), "at_boiler" in table.zone("locations")) == (10, False)


@pytest.mark.rule("R20", "T3.6")
def test_a_destroyed_boiler_cannot_be_repaired() -> None:
    words: dict[str, Json] = {
        "at": "actions",
        "places": {"1": "boiler", "2": "radio"},
        "zones": {"pile": ["repair"]},
    }
    assert station(damage={"boiler": 2}, **words).options(0) == ["give_to 1", "give_to 2"]
    assert station(damage={"boiler": 3}, boiler_dead=1, **words).options(0) == ["give_to 2"]


@pytest.mark.rule("T3.6")
@pytest.mark.parametrize(("dead_since", "freezing"), [(3, 0), (2, 2), (1, 2)])
def test_freezing_begins_in_the_round_after_the_boiler_was_destroyed(dead_since: int, freezing: int) -> None:
    table = maintain(boiler_dead=dead_since, damage={"boiler": 3}, fuel={"boiler": 0})
    assert (table.track("freezing"), boiler_state(table)) == (freezing, (0, 3))


@pytest.mark.rule("T3.7")
@pytest.mark.parametrize(
    ("weather", "players", "steps"),
    [("clear", 4, 0), ("snow", 4, 1), ("storm", 4, 2), ("snow", 6, 2), ("storm", 8, 3)],
)
def test_the_freezing_marker_moves_by_what_the_boiler_would_burn(
    weather: str, players: int, steps: int
) -> None:
    table = station(
        players, at="maintenance", weather=weather, round=3, boiler_dead=1, damage={"boiler": 3}, freezing=2
    )
    assert table.track("freezing") == 2 + steps


@pytest.mark.rule("T3.7", "T19.8")
@pytest.mark.parametrize(
    ("freezing", "weather"), [(FROZEN_AT - 1, "clear"), (FROZEN_AT - 2, "storm"), (FROZEN_AT - 1, "storm")]
)
def test_at_the_end_of_the_freezing_track_the_aliens_win(freezing: int, weather: str) -> None:
    table = maintain(boiler_dead=1, damage={"boiler": 3}, freezing=freezing, weather=weather)
    assert (table.ending(), table.winners(), table.track("freezing")) == ("frozen", [0], FROZEN_AT)


@pytest.mark.rule("T3.7")
def test_one_step_before_the_end_of_the_freezing_track_the_game_goes_on() -> None:
    table = maintain(boiler_dead=1, damage={"boiler": 3}, freezing=FROZEN_AT - 2, weather="clear")
    assert (table.ending(), table.track("freezing"), table.ask()) == ("", FROZEN_AT - 1, "moving.choose_move")


@pytest.mark.rule("R22", "T3.7")
def test_the_station_freezes_before_the_helicopter_lands() -> None:
    almost = LANDS_AT - 1
    words: dict[str, Json] = {"boiler_dead": 1, "damage": {"boiler": 3}, "sos": "sent", "sos_since": 1}
    table = maintain(freezing=FROZEN_AT - 1, rescue_at=almost, **words)
    assert (table.ending(), table.named_track("sos"), table.track("rescue_at")) == ("frozen", "sent", almost)


# T3.8 - T3.10: the rescue helicopter


@pytest.mark.rule("T3.8", "T3.9")
@pytest.mark.parametrize(("since", "flown", "fuel"), [(3, 0, 0), (2, 4, 1), (1, 4, 1)])
def test_the_helicopter_moves_from_the_round_after_it_was_called(since: int, flown: int, fuel: int) -> None:
    table = maintain(weather="clear", sos="sent", sos_since=since)
    assert (table.track("rescue_at"), table.track("rescue_fuel")) == (flown, fuel)


@pytest.mark.rule("T3.8", "T3.9")
def test_a_helicopter_that_nobody_called_does_not_move() -> None:
    table = maintain(weather="clear")
    assert (table.track("rescue_at"), table.track("rescue_fuel")) == (0, 0)


@pytest.mark.rule("T3.8")
@pytest.mark.parametrize(
    ("start", "weather", "after"),
    [
        (LANDS_AT - 5, "clear", (LANDS_AT - 1, "sent")),
        (LANDS_AT - 4, "clear", (LANDS_AT, "landed")),
        (LANDS_AT - 1, "snow", (LANDS_AT, "landed")),
    ],
)
def test_the_helicopter_lands_on_the_last_space(start: int, weather: str, after: tuple[int, str]) -> None:
    table = maintain(weather=weather, sos="sent", sos_since=1, rescue_at=start)
    assert (table.track("rescue_at"), table.named_track("sos")) == after


@pytest.mark.rule("T3.9")
@pytest.mark.parametrize("weather", ["clear", "snow", "storm"])
@pytest.mark.parametrize(("signal", "where"), [("sent", 1), ("landed", LANDS_AT)])
def test_its_fuel_goes_down_by_one_a_round_in_any_weather(weather: str, signal: str, where: int) -> None:
    table = maintain(weather=weather, sos=signal, sos_since=1, rescue_at=where, rescue_fuel=2)
    assert table.track("rescue_fuel") == 3


@pytest.mark.rule("T3.10", "T3.9")
@pytest.mark.parametrize(
    ("fuel", "after"),
    [
        (LAST_FUEL - 2, (LAST_FUEL - 1, "landed")),
        (LAST_FUEL - 1, (LAST_FUEL, "landed")),
        (LAST_FUEL, (LAST_FUEL, "left")),
    ],
)
def test_a_landed_helicopter_stays_until_its_fuel_would_go_past_the_end(
    fuel: int, after: tuple[int, str]
) -> None:
    table = maintain(sos="landed", sos_since=1, rescue_at=LANDS_AT, rescue_fuel=fuel)
    assert (table.track("rescue_fuel"), table.named_track("sos")) == after


@pytest.mark.rule("T3.10")
def test_a_helicopter_on_its_way_turns_back_too_when_its_fuel_is_out() -> None:
    table = maintain(sos="sent", sos_since=1, rescue_at=2, rescue_fuel=LAST_FUEL)
    assert table.named_track("sos") == "left"


@pytest.mark.rule("T3.10")
def test_a_helicopter_that_left_never_comes_back() -> None:
    table = maintain(weather="clear", sos="left", sos_since=1, rescue_at=3, rescue_fuel=LAST_FUEL)
    assert (table.named_track("sos"), table.track("rescue_at")) == ("left", 3)
