"""The Jam Tin Grenade in all its parts (ruling A6), and with it rules 5, 13, 16, 24 and 26."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

ANY = "structural_damage:any"


def throw(target: str, **words: Json) -> Table:
    """Jeanne throws it; the next damage card goes to a room."""
    said: dict[str, Json] = {"items": {"jeanne": ["jam_tin_grenade"], "svetlana": [], "william": []}}
    said["top"] = {"damage": [ANY]}
    table = ship(**{**said, **words})
    table.answer(JEANNE, "use_item jam_tin_grenade")
    table.answer(JEANNE, f"pick_space {target}")
    return table


@pytest.mark.rule("24.3", "5", "5.2")
@pytest.mark.parametrize(
    ("place", "beside"),
    [
        ("galley", ["d6", "captains_cabin", "cargo_hold", "boiler_room", "brig"]),
        ("chapel", ["d3", "bridge", "captains_cabin", "cargo_hold", "sick_bay"]),
        ("d1", ["w1", "d2", "d3", "bridge"]),
    ],
)
def test_it_is_thrown_into_any_adjacent_space_and_never_into_ones_own(place: str, beside: list[str]) -> None:
    table = ship(items={"jeanne": ["jam_tin_grenade"]}, characters={"jeanne": place})
    table.answer(JEANNE, "use_item jam_tin_grenade")
    assert table.options(JEANNE) == [f"pick_space {space}" for space in beside]


@pytest.mark.rule("24.2", "24.3")
def test_it_leaves_the_game_and_takes_one_action() -> None:
    table = throw("d6", characters={"jeanne": "galley"})
    assert (table.zone("items.0"), table.zone("box")) == ([], ["jam_tin_grenade"])
    assert (table.ask(), "use_item" in table.verbs(JEANNE)) == ("performing.act", False)
    table.answer(JEANNE, "move d1")
    assert table.ask() != "performing.act" or table.waiting_seats() != [JEANNE]


@pytest.mark.rule("16.5", "24.3")
def test_it_defeats_all_deep_ones_there_and_none_elsewhere() -> None:
    table = throw(
        "cargo_hold", characters={"jeanne": "galley"}, deep_ones={"cargo_hold": 3, "galley": 1, "d5": 2}
    )
    assert [table.track(f"deep_ones.{space}") for space in ("cargo_hold", "galley", "d5")] == [0, 1, 2]
    assert table.told("rolled") == []


@pytest.mark.rule("11", "16.3", "16.4")
def test_it_defeats_all_characters_there_humans_and_traitors() -> None:
    table = throw(
        "cargo_hold",
        characters={"jeanne": "galley", "svetlana": "cargo_hold", "william": "cargo_hold"},
        revealed=["william"],
    )
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 2"]
    table.answer(JEANNE, "pick_seat 2")
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["galley", "sick_bay", "brig"]


@pytest.mark.rule("16.6", "16.7", "32.8")
def test_it_defeats_each_passenger_there_once() -> None:
    passengers: Json = {"d6": ["soul", "two_souls", "soul_and_sanity"], "d4": ["soul"]}
    table = throw("d6", characters={"jeanne": "galley"}, passengers=passengers)
    assert (table.track("souls"), table.track("sanity")) == (4, 7)
    assert (table.zone("on_deck.d6"), table.zone("on_deck.d4")) == ([], ["soul"])
    assert len(table.zone("damage")) == 9
    table = throw("d6", characters={"jeanne": "galley"}, passengers={"d6": ["soul", "soul"]}, used_feats=[])
    table.answer(SVETLANA, "intervene")
    assert (table.track("souls"), table.zone("on_deck.d6")) == (7, ["soul"])


@pytest.mark.rule("13.2", "13.3")
def test_it_damages_an_undamaged_room() -> None:
    table = throw("cargo_hold", characters={"jeanne": "galley"})
    assert table.zone("damaged.cargo_hold") == [ANY]
    assert table.named_track("at.0") == "galley"


@pytest.mark.rule("13.5")
def test_it_damages_no_other_room_instead_of_a_damaged_one() -> None:
    table = throw("cargo_hold", characters={"jeanne": "galley"}, damage={"cargo_hold": "will"})
    assert table.zone("damaged.cargo_hold") == ["structural_damage:will"]
    assert len(table.zone("damage")) == 8


@pytest.mark.rule("26.1", "26.2", "13.3")
def test_it_leaves_monarchs_and_the_sea_as_they_are() -> None:
    table = throw(
        "w1", characters={"jeanne": "d1"}, deep_ones={"w1": 2}, monarchs={"hydra": "w1", "dagon": "w1"}
    )
    assert table.track("deep_ones.w1") == 0
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("w1", "w1")
    assert len(table.zone("damage")) == 9
