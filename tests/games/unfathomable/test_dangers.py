"""Dangers of Unfathomable: how close each defeat of 18 and 29.6 is, by open information."""

import pytest

from tests.dangers import dangers_of, left
from tests.games.unfathomable.ship import ship
from tests.table import new
from turncoat.kernel.shapes import Json

DAMAGED: Json = {"bridge": "will", "chapel": "lore", "captains_cabin": "strength", "cargo_hold": "influence"}


@pytest.mark.rule("29.6")
@pytest.mark.parametrize("dial", ["fuel", "food", "sanity", "souls"])
def test_a_dial_is_as_far_from_defeat_as_it_says(dial: str) -> None:
    assert left(ship(dials={dial: 3}), dial) == (3, 10)


@pytest.mark.rule("13.7", "29.7")
def test_the_ship_can_take_damage_until_its_sixth_room() -> None:
    assert left(ship(damage=DAMAGED), "damage") == (2, 6)


@pytest.mark.rule("45.1", "29.8")
@pytest.mark.parametrize(("there", "more"), [(18, 3), (20, 1)])
def test_one_deep_one_more_than_the_supply_ends_the_game(there: int, more: int) -> None:
    table = ship(deep_ones={"w5": there})
    assert left(table, "deep_ones") == (more, 21)


@pytest.mark.rule("45.1")
def test_a_ship_that_is_overrun_has_no_deep_one_left_to_wait_for() -> None:
    table = ship(run=["spawn:d1+3"], deep_ones={"w5": 18})
    told = dangers_of(table)
    assert table.ending() == "overrun"
    assert (next(iter(told)), told["deep_ones"]["left"]) == ("deep_ones", 0)


@pytest.mark.rule("50.12")
def test_the_ritual_is_a_setback_and_comes_after_all_defeats() -> None:
    told = dangers_of(ship(ritual=3))
    assert (told["ritual"]["left"], told["ritual"]["is_defeat"]) == (1, False)
    assert [*told][-1] == "ritual"


def test_the_scarcest_is_first_until_there_is_a_pace() -> None:
    assert next(iter(dangers_of(ship(dials={"sanity": 1, "fuel": 3})))) == "sanity"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_every_table_has_all_dangers_from_the_start(players: int) -> None:
    told = dangers_of(new("unfathomable", players))
    assert sorted(told) == ["damage", "deep_ones", "food", "fuel", "ritual", "sanity", "souls"]
    assert all(danger["turns"] is None for danger in told.values())
