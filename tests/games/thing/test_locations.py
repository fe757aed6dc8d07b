"""T13: Activate, Repair and Sabotage in each location, by a card and by the revealed alien."""

import pytest

from tests.games.thing.meetings import give_position, use_card, wreck
from tests.games.thing.station import station
from turncoat.kernel.shapes import Json

# T13.1, T13.2: arsenal and storeroom


@pytest.mark.rule("T13", "T13.1")
def test_in_the_arsenal_one_of_two_weapons_is_kept_and_the_other_goes_under_the_deck() -> None:
    table = use_card("activate", "arsenal", top={"weapon_deck": ["melee", "dynamite", "firearm"]})
    assert (table.ask(), table.waiting_seats()) == ("searching.keep_one", [1])
    assert table.options(1) == ["keep dynamite", "keep melee"]
    table.answer(1, "keep dynamite")
    deck = table.zone("weapon_deck")
    assert (table.zone("weapons.1"), len(deck), deck[0], deck[-1]) == (["dynamite"], 7, "melee", "firearm")


@pytest.mark.rule("T13.1", "T20.11")
def test_only_the_searcher_sees_the_weapons() -> None:
    table = use_card("activate", "arsenal", top={"weapon_deck": ["melee", "dynamite"]})
    assert table.view(0)["zones"]["looking.1"]["cards"] is None
    table.answer(1, "keep dynamite")
    assert table.view(0)["zones"]["weapons.1"]["cards"] is None
    assert table.view(1)["zones"]["weapons.1"]["cards"] == ["dynamite"]


@pytest.mark.rule("T13.1", "T20.1", "T20.11")
def test_a_flamethrower_is_shown_with_six_canisters() -> None:
    table = use_card("activate", "arsenal", top={"weapon_deck": ["flamethrower", "melee"]})
    table.answer(1, "keep flamethrower")
    assert (table.zone("weapons.1"), table.track("canisters.flamethrower")) == ([], 6)
    assert table.view(0)["zones"]["flames.1"]["cards"] == ["flamethrower"]


@pytest.mark.rule("T13.2")
def test_in_the_storeroom_one_of_two_items_is_kept_in_secret() -> None:
    table = use_card("activate", "storeroom", top={"item_deck": ["keys", "wire", "tools"]})
    assert (table.waiting_seats(), table.options(1)) == ([1], ["keep keys", "keep wire"])
    table.answer(1, "keep wire")
    deck = table.zone("item_deck")
    assert (table.zone("items.1"), len(deck), deck[0], deck[-1]) == (["wire"], 8, "keys", "tools")
    assert table.view(0)["zones"]["items.1"]["cards"] is None


@pytest.mark.rule("T13.1", "T13.2")
@pytest.mark.parametrize(
    ("place", "deck", "size"), [("arsenal", "weapon_deck", 8), ("storeroom", "item_deck", 9)]
)
def test_sabotage_removes_random_cards_of_the_deck_unseen(place: str, deck: str, size: int) -> None:
    removed = set()
    for seed in range(10):
        table = use_card("sabotage", place, seed=seed)
        assert (len(table.zone(deck)), len(table.zone("box_unseen"))) == (size - 1, 1)
        removed.add(table.zone("box_unseen")[0])
        for seat in range(4):
            assert table.view(seat)["zones"]["box_unseen"]["cards"] is None
    assert len(removed) > 2
    table = wreck(place, 3)
    assert (len(table.zone(deck)), len(table.zone("box_unseen"))) == (size - 3, 3)


@pytest.mark.rule("T13.1", "T13.2", "T13.5", "T13.6", "T13.7")
@pytest.mark.parametrize("place", ["arsenal", "storeroom", "kitchen", "laboratory", "weather_station"])
def test_where_nothing_can_break_nothing_can_be_repaired(place: str) -> None:
    table = give_position("repair", {"0": place, "1": "radio"})
    assert table.options(0) == ["give_to 1"]


# T13.3, T13.4: generator and boiler


@pytest.mark.rule("T13.3", "T13.4")
@pytest.mark.parametrize("place", ["generator", "boiler"])
def test_fuel_comes_from_underground_while_there_is_room(place: str) -> None:
    table = use_card("activate", place, fuel={place: 3})
    assert (table.track(f"fuel.{place}"), table.track("underground"), table.track("yard")) == (4, 9, 3)
    table = give_position("activate", {"0": place, "1": "kitchen"}, fuel={place: 4})
    assert table.options(0) == ["give_to 1"]
    table = give_position("activate", {"0": place, "1": "kitchen"}, fuel={place: 3}, underground=0)
    assert table.options(0) == ["give_to 1"]


@pytest.mark.rule("T13.3", "T13.4", "T13.8", "T13.9", "T13.10")
@pytest.mark.parametrize(
    ("place", "cap"), [("generator", 2), ("boiler", 3), ("radio", 4), ("snowcat", 1), ("helicopter", 2)]
)
def test_a_repair_removes_one_damage_and_sabotage_adds_one_up_to_the_slots(place: str, cap: int) -> None:
    table = use_card("repair", place, damage={place: min(cap, 2)})
    assert table.track(f"damage.{place}") == min(cap, 2) - 1
    table = use_card("sabotage", place, damage={place: cap - 1})
    assert table.track(f"damage.{place}") == cap
    full: dict[str, Json] = {"damage": {place: cap}}
    if place == "boiler":
        full["boiler_dead"] = 1
    assert give_position("sabotage", {"0": place, "1": "kitchen"}, **full).options(0) == ["give_to 1"]
    assert give_position("repair", {"0": place, "1": "radio"}, damage={place: 0, "radio": 1}).options(0) == (
        ["give_to 0", "give_to 1"] if place == "radio" else ["give_to 1"]
    )


@pytest.mark.rule("T13.3", "T13.4", "T13.8", "T13.9", "T13.10")
@pytest.mark.parametrize(
    ("place", "cap"), [("generator", 2), ("boiler", 3), ("radio", 5), ("snowcat", 1), ("helicopter", 3)]
)
def test_the_alien_adds_damage_as_it_is_strong_and_what_has_no_slot_is_lost(place: str, cap: int) -> None:
    for strength in (1, 2, 7):
        table = wreck(place, strength, damage={place: 0})
        assert table.track(f"damage.{place}") == min(strength, cap)
        assert table.told("wrecked") == [{"place": place, "strength": strength}]


@pytest.mark.rule("T13.3", "T3.3")
def test_a_generator_with_two_damage_leaves_the_station_dark_and_with_one_it_does_not() -> None:
    hands: Json = {"1": ["activate", "repair"]}
    words: dict[str, Json] = {"hands": hands, "characters": ["norris", "clark", "garry", "bennings"]}
    choices = {}
    for damage in (1, 2):
        table = station(4, damage={"generator": damage}, **words)
        table.answer(1, "work radio")
        choices[damage] = table.options(1)
    assert choices == {1: ["give_action activate", "give_action repair"], 2: ["done"]}


@pytest.mark.rule("T13.4", "T3.6")
def test_a_boiler_with_three_damage_is_destroyed_for_good() -> None:
    table = use_card("sabotage", "boiler", damage={"boiler": 2}, round=3)
    assert (table.track("boiler_dead"), table.track("fuel.boiler")) == (3, 0)
    assert "at_boiler" not in table.zone("locations")
    dead: dict[str, Json] = {"damage": {"boiler": 3}, "boiler_dead": 2, "round": 3, "fuel": {"boiler": 0}}
    for card in ("repair", "activate", "sabotage"):
        table = give_position(card, {"0": "boiler", "1": "radio", "2": "kitchen"}, **dead)
        assert "give_to 0" not in table.options(0)
    assert not {"work boiler", "special boiler"} & set(station(4, **dead).options(1))
    assert use_card("sabotage", "boiler", damage={"boiler": 1}).track("boiler_dead") == 0


# T13.5: kitchen


@pytest.mark.rule("T13.5")
def test_in_the_kitchen_two_food_are_cooked() -> None:
    table = use_card("activate", "kitchen")
    assert (table.track("pantry"), table.track("kitchen_food")) == (14, 2)


@pytest.mark.rule("T13.5")
def test_with_an_empty_pantry_nothing_can_be_cooked_or_spoilt() -> None:
    for card in ("activate", "sabotage"):
        assert give_position(card, {"0": "kitchen", "1": "arsenal"}, pantry=0).options(0) == ["give_to 1"]


@pytest.mark.rule("T13.5")
@pytest.mark.parametrize(("pantry", "left"), [(16, 14), (3, 1), (1, 0)])
def test_sabotage_in_the_kitchen_discards_two_food_of_the_pantry(pantry: int, left: int) -> None:
    table = use_card("sabotage", "kitchen", pantry=pantry, kitchen_food=2)
    assert (table.track("pantry"), table.track("kitchen_food")) == (left, 2)


@pytest.mark.rule("T13.5")
@pytest.mark.parametrize(("strength", "left"), [(1, 14), (3, 10), (9, 0)])
def test_the_alien_in_the_kitchen_discards_two_food_for_each_strength(strength: int, left: int) -> None:
    assert wreck("kitchen", strength).track("pantry") == left
