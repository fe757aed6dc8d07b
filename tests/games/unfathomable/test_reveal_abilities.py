"""Chapter 37: reveal abilities of the ten characters, which have no effect in the Brig."""

import pytest

from tests.games.unfathomable.traitors import reveal
from turncoat.kernel.shapes import Json


@pytest.mark.rule("38.2", "37")
def test_keilani_costs_a_sanity() -> None:
    assert reveal("keilani").track("sanity") == 7


@pytest.mark.rule("38.2", "37", "50.3")
def test_arjun_resets_the_travel_track() -> None:
    table = reveal("arjun", travel=3, deep_ones={"w1": 1})
    assert (table.track("travel"), table.track("deep_ones.w1")) == (0, 1)


@pytest.mark.rule("38.2", "37")
def test_svetlana_defeats_a_passenger_on_deck() -> None:
    table = reveal("svetlana", passengers={"d5": ["two_souls"], "d7": ["soul"]})
    assert table.options(0) == ["choose 0", "choose 1"]
    table.answer(0, "choose 1")
    assert table.options(0) == ["pick_space d5", "pick_space d7"]
    table.answer(0, "pick_space d5")
    assert (table.track("souls"), table.zone("box")) == (6, ["two_souls"])


@pytest.mark.rule("38.2", "37")
def test_svetlana_defeats_a_passenger_of_the_supply() -> None:
    table = reveal("svetlana", top={"passengers": ["soul_and_sanity"]})
    table.answer(0, "choose 0")
    assert (table.track("souls"), table.track("sanity"), len(table.zone("passengers"))) == (7, 7, 8)


@pytest.mark.rule("38.2", "37")
def test_svetlana_without_any_passenger_left_just_reveals() -> None:
    everyone: Json = {"box": ["nobody", "nobody", *["soul"] * 5, "two_souls", "soul_and_sanity"]}
    table = reveal("svetlana", zones=everyone)
    assert (table.track("revealed.0"), table.ask()) == (1, "performing.act")


@pytest.mark.rule("38.2", "37")
def test_jeanne_damages_an_undamaged_room_of_her_choice() -> None:
    table = reveal("jeanne", damage={"chapel": "will"}, top={"damage": ["structural_damage:any"]})
    assert "pick_space chapel" not in table.options(0)
    assert len(table.options(0)) == 5
    table.answer(0, "pick_space bridge")
    assert table.zone("damaged.bridge") == ["structural_damage:any"]


@pytest.mark.rule("38.2", "37")
def test_jamie_defeats_every_human_and_passenger_in_his_space() -> None:
    table = reveal(
        "jamie",
        characters={"jamie": "d3", "svetlana": "d3", "william": "d4"},
        passengers={"d3": ["soul", "two_souls"], "d4": ["soul"]},
    )
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["d3", "sick_bay", "d4"]
    assert (table.track("souls"), table.zone("on_deck.d3"), table.zone("on_deck.d4")) == (5, [], ["soul"])


@pytest.mark.rule("38.2", "37")
@pytest.mark.parametrize(("choice", "ritual"), [(0, 2), (1, 3), (2, 0), (3, 0), (4, 1)])
def test_william_moves_the_ritual_up_to_two_spaces_either_way(choice: int, ritual: int) -> None:
    table = reveal("william", ritual=1)
    assert len(table.options(0)) == 5
    table.answer(0, f"choose {choice}")
    assert table.track("ritual") == ritual


@pytest.mark.rule("38.2", "37")
def test_william_may_set_the_ritual_back_by_one_or_two() -> None:
    rituals = []
    for choice in (2, 3):
        table = reveal("william", ritual=3)
        table.answer(0, f"choose {choice}")
        rituals.append(table.track("ritual"))
    assert rituals == [2, 1]


@pytest.mark.rule("38.2", "37")
def test_beatrice_spawns_in_four_different_water_spaces() -> None:
    table = reveal("beatrice")
    for space in ("w1", "w4", "w5", "w8"):
        assert f"pick_space {space}" in table.options(0)
        table.answer(0, f"pick_space {space}")
        assert f"pick_space {space}" not in table.options(0)
    assert [table.track(f"deep_ones.w{water}") for water in range(1, 9)] == [1, 0, 0, 1, 1, 0, 0, 1]
    assert table.ask() == "performing.act"


@pytest.mark.rule("38.2", "37")
def test_ishmael_activates_the_deep_ones_in_his_space_alone() -> None:
    table = reveal(
        "ishmael",
        characters={"ishmael": "galley", "svetlana": "galley"},
        deep_ones={"galley": 2, "w3": 1},
        dice=[2, 6],
    )
    assert [die["die"] for die in table.told("rolled")] == [2, 6]
    assert table.named_track("at.1") == "sick_bay"
    assert (table.named_track("at.0"), table.track("deep_ones.w3")) == ("galley", 1)


@pytest.mark.rule("38.2", "37")
def test_edmund_has_a_check_failed_and_no_icons_resolved() -> None:
    table = reveal("edmund", used_feats=["edmund", "svetlana"], top={"mythos": ["food_stores_raid"]})
    table.answer(0, "choose 0")
    assert (table.track("food"), table.track("travel"), table.zone("crisis")) == (6, 0, [])
    assert table.zone("mythos_discard") == ["food_stores_raid"]
    assert table.track("deep_ones.deep") == 0


@pytest.mark.rule("38.2", "37")
def test_edmund_makes_the_choice_of_the_captain() -> None:
    table = reveal("edmund", used_feats=["edmund", "svetlana"], top={"mythos": ["missing_jewelry"]})
    assert table.track("captain") == 1
    assert (table.waiting_seats(), table.options(0)) == ([0], ["choose 0", "choose 1"])
    table.answer(0, "choose 0")
    assert table.track("sanity") == 7


@pytest.mark.rule("38.2", "37")
def test_samira_takes_an_item_of_a_human_in_her_space() -> None:
    table = reveal("samira", characters={"svetlana": "cargo_hold"})
    assert table.options(0) == ["pick_item travel_pharmacy"]
    table.answer(0, "pick_item travel_pharmacy")
    assert (table.zone("items.0"), table.zone("items.1")) == (["starbuck", "travel_pharmacy"], [])


@pytest.mark.rule("38.2", "37")
def test_samira_alone_in_her_space_takes_nothing() -> None:
    table = reveal("samira")
    assert (table.track("revealed.0"), table.ask()) == (1, "performing.act")


NO_CHANGE: dict[str, dict[str, Json]] = {
    "keilani": {},
    "arjun": {"travel": 2},
    "svetlana": {"passengers": {"d3": ["soul"]}},
    "jeanne": {"top": {"damage": ["structural_damage:any"]}},
    "jamie": {"characters": {"jamie": "brig", "svetlana": "brig"}},
    "william": {"ritual": 1},
    "beatrice": {},
    "ishmael": {"deep_ones": {"chapel": 1}},
    "edmund": {"used_feats": ["edmund", "svetlana"], "top": {"mythos": ["food_stores_raid"]}},
    "samira": {"characters": {"samira": "brig", "svetlana": "brig"}},
}


@pytest.mark.rule("38.2", "37")
@pytest.mark.parametrize("name", NO_CHANGE)
def test_nobody_uses_a_reveal_ability_in_the_brig(name: str) -> None:
    words: dict[str, Json] = {"characters": {name: "brig"}}
    table = reveal(name, **{**words, **NO_CHANGE[name]})
    assert (table.track("revealed.0"), table.ask()) == (1, "performing.act")
    assert [table.track(dial) for dial in ("fuel", "food", "sanity", "souls")] == [8, 8, 8, 8]
    assert table.track("travel") == NO_CHANGE[name].get("travel", 0)
    assert table.track("ritual") == NO_CHANGE[name].get("ritual", 0)
    assert len(table.zone("damage")) == 9
    assert (table.zone("box"), table.zone("mythos_discard")) == ([], [])
    assert sum(table.track(f"deep_ones.w{water}") for water in range(1, 9)) == 0
    assert len(table.zone("items.0")) == 1
