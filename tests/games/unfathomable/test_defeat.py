"""Chapters 16 and 40: defeat, and its prevention."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table


def places(table: Table) -> list[str | int]:
    return [table.named_track(f"at.{seat}") for seat in range(3)]


@pytest.mark.rule("16", "16.3", "40", "40.3")
@pytest.mark.parametrize("place", ["galley", "d1", "sick_bay"])
def test_a_defeated_human_goes_to_the_sick_bay_and_stays_there(place: str) -> None:
    table = ship(
        hands={"jeanne": ["shrivelling:1"]}, characters={"william": place}, revealed=["jeanne"], dice=[6]
    )
    table.answer(JEANNE, "play shrivelling:1")
    table.answer(JEANNE, "pick_seat 2")
    assert table.named_track("at.2") == "sick_bay"
    assert table.told("character_defeated") == [{"seat": 2, "to": "sick_bay"}]


@pytest.mark.rule("16", "16.5", "16.6", "11", "16.3", "16.4")
def test_characters_monsters_and_passengers_can_all_be_defeated() -> None:
    table = ship(
        characters={"jeanne": "d3", "svetlana": "d5", "william": "d5"},
        revealed=["william"],
        items={"jeanne": ["jam_tin_grenade"], "svetlana": []},
        deep_ones={"d5": 2, "d3": 1},
        passengers={"d5": ["two_souls"]},
    )
    table.answer(JEANNE, "use_item jam_tin_grenade")
    table.answer(JEANNE, "pick_space d5")
    table.answer(JEANNE, "pick_seat 1")
    assert places(table) == ["d3", "sick_bay", "brig"]
    assert (table.track("deep_ones.d5"), table.track("deep_ones.d3")) == (0, 1)
    assert (table.track("souls"), table.zone("on_deck.d5"), table.zone("box")[-1]) == (6, [], "two_souls")


@pytest.mark.rule("16.3")
def test_a_defeated_human_keeps_titles() -> None:
    table = ship(characters={"jeanne": "d1", "william": "d1"}, revealed=["william"], current=2, dice=[6])
    table.answer(WILLIAM, "attack 0")
    assert (table.named_track("at.0"), table.track("captain")) == ("sick_bay", JEANNE)


@pytest.mark.rule("16.7")
def test_a_prevented_defeat_has_no_effect_at_all() -> None:
    table = ship(
        characters={"jeanne": "d1", "william": "d1"},
        hands={"svetlana": ["shrivelling:1"]},
        revealed=["jeanne"],
        dice=[6],
    )
    table.answer(JEANNE, "attack 2")
    table.answer(SVETLANA, "heal shrivelling:1")
    assert (table.named_track("at.2"), table.zone("hand.1")) == ("d1", [])
    assert (table.told("character_defeated"), table.told("defeat_prevented")) == ([], [{"seat": 2}])


@pytest.mark.rule("16.7")
def test_a_passenger_whose_defeat_is_prevented_stays_unseen_where_it_is() -> None:
    table = ship(
        characters={"jeanne": "d1"},
        revealed=["jeanne"],
        used_feats=[],
        passengers={"d1": ["two_souls"]},
    )
    table.answer(JEANNE, "defeat_passenger")
    table.answer(SVETLANA, "intervene")
    assert (table.track("souls"), table.zone("on_deck.d1")) == (8, ["two_souls"])
    assert table.track("feat.1") == 0
