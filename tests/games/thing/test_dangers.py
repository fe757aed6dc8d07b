"""Dangers of The Thing: how close each ending of T19 is, and each setback before it, by open information."""

import pytest

from tests.dangers import dangers_of, left
from tests.games.thing.station import FROZEN_AT, new_station, station

DEFEATS = ["boarding", "cold", "crew"]


@pytest.mark.rule("T3.5", "T3.2", "T3.6", "T3.7")
def test_cold_counts_fuel_then_damage_then_the_freezing_marker() -> None:
    whole = 4 + 3 + FROZEN_AT
    assert left(station(fuel={"boiler": 2}, damage={"boiler": 1}), "cold") == (2 + 2 + FROZEN_AT, whole)
    frozen = station(round=5, boiler_dead=4, freezing=3, fuel={"boiler": 0}, damage={"boiler": 3})
    assert left(frozen, "cold") == (FROZEN_AT - 3, whole)


@pytest.mark.rule("T3.5")
def test_a_round_costs_as_much_warmth_as_the_weather_says() -> None:
    """Snow with four players: one for the boiler."""
    before = station(at="weather", dice=[3], fuel={"boiler": 4})
    assert before.named_track("weather") == "snow"
    assert left(before, "cold")[0] == 3 + 3 + FROZEN_AT


@pytest.mark.rule("T19.8")
def test_a_frozen_station_has_nothing_left() -> None:
    table = station(at="maintenance", round=6, boiler_dead=4, freezing=FROZEN_AT - 1, weather="storm")
    told = dangers_of(table)
    assert table.ending() == "frozen"
    assert (next(iter(told)), told["cold"]["left"], told["cold"]["level"]) == ("cold", 0, 100)


@pytest.mark.rule("T19.7")
@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_crew_is_counted_without_asking_who_is_human(players: int) -> None:
    roles = ["alien", "alien", *["human"] * (players - 2)]
    assert left(station(players), "crew") == (players, players)
    assert dangers_of(station(players, roles=[*roles])) == dangers_of(station(players))
    assert left(station(players, revealed=[0], absorbed=[1]), "crew") == (players - 2, players)


@pytest.mark.rule("T19.5", "T19.9")
def test_no_count_tells_when_an_alien_boards() -> None:
    told = dangers_of(station())["boarding"]
    assert (told["left"], told["turns"], told["level"], told["is_defeat"]) == (None, None, 0, True)


@pytest.mark.rule("T3.3", "T3.4", "R19")
def test_the_power_fails_when_fuel_and_damage_slots_of_the_generator_are_gone() -> None:
    assert left(station(fuel={"generator": 2}, damage={"generator": 1}), "power") == (3, 6)
    assert left(station(fuel={"generator": 2}, damage={"generator": 2}), "power") == (0, 6)
    assert left(station(fuel={"generator": 2}, burned=["generator"]), "power") == (0, 6)


@pytest.mark.rule("T17.1", "T17.2", "T17.3")
@pytest.mark.parametrize(
    ("pantry", "kitchen", "starving", "meals"), [(16, 0, 0, 5), (7, 2, 0, 3), (3, 0, 0, 1), (16, 0, 1, 0)]
)
def test_the_crew_starves_in_the_round_after_its_last_meal(
    pantry: int, kitchen: int, starving: int, meals: int
) -> None:
    table = station(pantry=pantry, kitchen_food=kitchen, starving=starving)
    assert left(table, "food") == (meals, 6)


@pytest.mark.rule("T6.4")
@pytest.mark.parametrize(("players", "red"), [(4, 8), (5, 9), (6, 10), (7, 11), (8, 12)])
def test_suspicion_is_counted_to_the_red_space_for_so_many_players(players: int, red: int) -> None:
    assert left(station(players, discs={"1": 5}), "suspicion")[0] == red - 5
    assert left(station(players, discs={"1": 5}, absorbed=[1]), "suspicion")[0] == red - 1


@pytest.mark.rule("T24.3")
@pytest.mark.parametrize("players", [1, 2, 3])
def test_with_few_players_the_threat_marker_takes_the_place_of_maximum_suspicion(players: int) -> None:
    table = station(players, threat=7, discs={"4": 5})
    told = dangers_of(table)
    assert "suspicion" not in told
    assert (told["threat"]["left"], told["crew"]["left"]) == (2, 6)
    assert sorted(name for name in told if told[name]["is_defeat"]) == DEFEATS


@pytest.mark.parametrize("players", [1, 2, 3, 4, 5, 6, 7, 8])
def test_every_table_has_its_dangers_from_the_start(players: int) -> None:
    told = dangers_of(new_station(players, characters="random"))
    last = "threat" if players <= 3 else "suspicion"
    assert sorted(told) == sorted([*DEFEATS, "power", "food", last])


@pytest.mark.rule("T17.2", "T3.5", "T19.7")
def test_the_pace_is_what_was_lost_in_the_last_three_rounds() -> None:
    """Always the first option: six figures of one player, five of which the threat marker takes over."""
    table = station(1, at="weather", round=1, pantry=16)
    while dangers_of(table)["food"]["over"] < 3:
        seat = table.waiting_seats()[0]
        table.answer(seat, table.options(seat)[0])
    told = dangers_of(table)
    assert table.track("round") == 5
    assert [
        (name, told[name]["left"], told[name]["lost"], told[name]["turns"]) for name in ("food", "crew")
    ] == [
        ("food", 2, 3, 2),
        ("crew", 1, 5, 1),
    ]
    assert told["cold"]["turns"] == -(-(told["cold"]["left"] or 0) * 3 // told["cold"]["lost"])
    assert next(iter(told)) == "crew"
