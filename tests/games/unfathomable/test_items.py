"""Chapter 24: items and their effects."""

import pytest

from tests.games.unfathomable.ship import JEANNE, WILLIAM, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

GALLEY: dict[str, Json] = {"jeanne": "galley", "svetlana": "galley", "william": "galley"}


def jeanne_with(item: str, **words: Json) -> Table:
    """Jeanne with this item and nothing else, in the Galley."""
    said: dict[str, Json] = {"items": {"jeanne": [item], "svetlana": [], "william": []}}
    said["characters"] = {"jeanne": "galley"}
    return ship(**{**said, **words})


def use(table: Table, item: str, *picks: str) -> None:
    table.answer(JEANNE, f"use_item {item}")
    for pick in picks:
        table.answer(JEANNE, pick)


def places(table: Table) -> list[str | int]:
    return [table.named_track(f"at.{seat}") for seat in range(3)]


# Having items (24, 24.1-24.5)


@pytest.mark.rule("24", "24.1", "A4.11")
def test_everybody_starts_with_an_item_that_all_see() -> None:
    table = ship()
    items = [table.view()["zones"][f"items.{seat}"]["cards"] for seat in range(3)]
    assert items == [["tool_kit"], ["travel_pharmacy"], ["elder_sign_amulet"]]
    assert len(table.zone("item_deck")) == 17


@pytest.mark.rule("24", "24.3")
def test_only_the_player_who_has_an_item_can_use_it() -> None:
    table = ship(characters=GALLEY, items={"svetlana": ["plimsolls"], "jeanne": []})
    assert "use_item" not in table.verbs(JEANNE)
    assert "use_item plimsolls" in jeanne_with("plimsolls").options(JEANNE)


@pytest.mark.rule("24", "24.1", "30.4")
def test_a_drawn_item_is_the_top_card_of_the_deck_and_lies_open() -> None:
    """Just Desserts: lose 2 food to draw an item."""
    table = ship(at="mythos", top={"mythos": ["just_desserts"], "item_deck": ["shotgun", "plimsolls"]})
    table.answer(JEANNE, "choose 0")
    assert table.zone("items.0") == ["tool_kit", "shotgun"]
    assert table.view(WILLIAM)["zones"]["items.0"]["cards"] == ["tool_kit", "shotgun"]
    assert table.zone("item_deck")[-1] == "plimsolls"


@pytest.mark.rule("24.2", "34")
def test_an_item_that_leaves_play_is_removed_from_the_game() -> None:
    table = jeanne_with("jam_tin_grenade")
    use(table, "jam_tin_grenade", "pick_space d6")
    assert (table.zone("items.0"), table.zone("box")) == ([], ["jam_tin_grenade"])
    assert "jam_tin_grenade" not in table.zone("item_deck")


@pytest.mark.rule("24.3", "2", "2.1")
def test_an_action_on_an_item_takes_an_action() -> None:
    table = jeanne_with(
        "six_shooter", deep_ones={"galley": 5}, dice=[1, 1], top={"mythos": ["class_struggle"]}
    )
    use(table, "six_shooter", "pick_space galley")
    use(table, "six_shooter", "pick_space galley")
    assert (table.ask(), table.zone("crisis")) == ("choice_crisis.choose", ["class_struggle"])


@pytest.mark.rule("24.4")
def test_of_two_items_in_the_cargo_hold_one_is_kept_and_the_other_goes_under_the_deck() -> None:
    table = jeanne_with(
        "tool_kit", characters={"jeanne": "cargo_hold"}, top={"item_deck": ["shotgun", "plimsolls"]}
    )
    table.answer(JEANNE, "use_room")
    assert table.options(JEANNE) == ["keep_item plimsolls", "keep_item shotgun"]
    table.answer(JEANNE, "keep_item plimsolls")
    assert table.zone("items.0") == ["tool_kit", "plimsolls"]
    assert table.zone("item_deck")[0] == "shotgun"


NEARLY_ALL: list[Json] = ["speaking_trumpet", "six_shooter", "repeating_rifle", "almanac", "book_of_dagon"]
NEARLY_ALL += ["lucky_ring", "starbuck", "pocket_pistol", "fine_clothes", "mystical_text", "binoculars"]
NEARLY_ALL += ["medicine_ball", "treasured_memento", "jam_tin_grenade", "kitchen_knife", "plimsolls"]


@pytest.mark.rule("24.4", "12.1")
@pytest.mark.parametrize(("answer", "kept", "left"), [("keep_item shotgun", 2, 0), ("decline", 1, 1)])
def test_a_single_item_in_the_deck_is_kept_or_returned(answer: str, kept: int, left: int) -> None:
    table = ship(characters={"jeanne": "cargo_hold"}, zones={"box": NEARLY_ALL})
    assert table.zone("item_deck") == ["shotgun"]
    table.answer(JEANNE, "use_room")
    assert table.options(JEANNE) == ["keep_item shotgun", "decline"]
    table.answer(JEANNE, answer)
    assert (len(table.zone("items.0")), len(table.zone("item_deck"))) == (kept, left)


@pytest.mark.rule("24.4", "12", "12.1")
def test_from_an_empty_item_deck_nothing_is_drawn() -> None:
    empty: list[Json] = [*NEARLY_ALL, "shotgun"]
    table = ship(characters={"jeanne": "cargo_hold"}, zones={"box": empty})
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "3.8")
    table = ship(at="mythos", zones={"box": empty}, top={"mythos": ["just_desserts"]})
    table.answer(JEANNE, "choose 0")
    assert (table.track("food"), table.zone("items.0")) == (6, ["tool_kit"])


@pytest.mark.rule("24.5", "2.1")
def test_rampage_asks_for_weapons_and_these_have_the_trait() -> None:
    items: list[Json] = ["six_shooter", "repeating_rifle", "pocket_pistol", "shotgun", "kitchen_knife"]
    table = jeanne_with(
        "shotgun",
        items={"jeanne": [*items, "starbuck", "jam_tin_grenade"]},
        hands={"jeanne": ["rampage:3"]},
        deep_ones={"galley": 1, "d6": 1},
    )
    table.answer(JEANNE, "play rampage:3")
    table.answer(JEANNE, "choose 1")
    weapons = ["six_shooter", "repeating_rifle", "pocket_pistol", "shotgun"]
    assert table.options(JEANNE) == [f"pick_item {weapon}" for weapon in weapons]


# Items with actions


@pytest.mark.rule("24.3", "5.2", "5.3", "32.7")
def test_the_speaking_trumpet_rescues_everybody_in_and_beside_its_space() -> None:
    passengers: Json = {"d6": ["soul"], "d4": ["soul", "nobody"], "d8": ["two_souls"], "d7": ["nobody"]}
    table = jeanne_with("speaking_trumpet", characters={"jeanne": "d6"}, passengers=passengers)
    use(table, "speaking_trumpet")
    assert [len(table.zone(f"on_deck.d{deck}")) for deck in (4, 6, 7, 8)] == [0, 0, 1, 0]
    assert (len(table.zone("passengers")), table.track("souls")) == (8, 8)


@pytest.mark.rule("24.3")
def test_the_speaking_trumpet_reaches_a_deck_from_the_room_beside_it_and_needs_somebody_to_rescue() -> None:
    table = jeanne_with("speaking_trumpet", passengers={"d6": ["soul"], "d5": ["soul"]})
    use(table, "speaking_trumpet")
    assert (table.zone("on_deck.d6"), table.zone("on_deck.d5")) == ([], ["soul"])
    assert "use_item" not in table.verbs(JEANNE)


@pytest.mark.rule("24.3", "6.9")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (2, 0)])
def test_the_six_shooter_adds_two(die: int, left: int) -> None:
    table = jeanne_with("six_shooter", deep_ones={"galley": 1}, dice=[die])
    use(table, "six_shooter", "pick_space galley")
    assert table.track("deep_ones.galley") == left
    assert table.told("attacked")[0]["result"] == die + 2


@pytest.mark.rule("24.3", "19", "6.4")
def test_a_weapon_attacks_enemies_of_its_owner_in_the_same_space() -> None:
    table = jeanne_with(
        "six_shooter", characters=GALLEY, revealed=["william"], deep_ones={"galley": 1, "d6": 1}
    )
    table.answer(JEANNE, "use_item six_shooter")
    assert table.options(JEANNE) == ["pick_space galley", "pick_seat 2"]
    table = jeanne_with(
        "six_shooter", characters=GALLEY, revealed=["jeanne"], deep_ones={"galley": 1}, dice=[4]
    )
    table.answer(JEANNE, "use_item six_shooter")
    assert table.options(JEANNE) == ["pick_seat 1", "pick_seat 2"]
    table.answer(JEANNE, "pick_seat 1")
    assert places(table) == ["galley", "sick_bay", "galley"]
    assert "use_item" not in jeanne_with("six_shooter", characters=GALLEY).verbs(JEANNE)


@pytest.mark.rule("24.3", "35", "35.2")
def test_the_tool_kit_repairs_its_owners_space_for_nothing() -> None:
    table = jeanne_with("tool_kit", damage={"galley": "any", "bridge": "will"})
    use(table, "tool_kit")
    assert (table.zone("damaged.galley"), table.zone("damaged.bridge")) == ([], ["structural_damage:will"])
    assert (len(table.zone("damage")), table.zone("items.0")) == (8, ["tool_kit"])
    assert "use_item" not in table.verbs(JEANNE)


@pytest.mark.rule("24.3", "5.3", "5.2")
@pytest.mark.parametrize(("die", "left"), [(2, 1), (3, 0)])
def test_the_repeating_rifle_reaches_adjacent_spaces_and_adds_one(die: int, left: int) -> None:
    words: dict[str, Json] = {"deep_ones": {"galley": 2, "d6": 1, "d5": 1}, "revealed": ["william"]}
    words["characters"] = {"jeanne": "galley", "william": "brig"}
    table = jeanne_with("repeating_rifle", **words, dice=[die])
    table.answer(JEANNE, "use_item repeating_rifle")
    assert table.options(JEANNE) == ["pick_space d6", "pick_seat 2"]
    table.answer(JEANNE, "pick_space d6")
    assert (table.track("deep_ones.d6"), table.track("deep_ones.galley")) == (left, 2)
    assert "use_item" not in jeanne_with("repeating_rifle", deep_ones={"galley": 2, "d5": 1}).verbs(JEANNE)


@pytest.mark.rule("24.3", "1.4")
@pytest.mark.parametrize(("answer", "left"), [("accept", 0), ("decline", 1)])
def test_the_elder_sign_amulet_resolves_a_lore_card_twice(answer: str, left: int) -> None:
    table = jeanne_with(
        "elder_sign_amulet", hands={"jeanne": ["shrivelling:1"]}, deep_ones={"d1": 2}, dice=[4, 4]
    )
    table.answer(JEANNE, "play shrivelling:1")
    table.answer(JEANNE, "pick_space d1")
    assert (table.track("deep_ones.d1"), table.options(JEANNE)) == (1, ["accept", "decline"])
    table.answer(JEANNE, answer)
    if answer == "accept":
        table.answer(JEANNE, "pick_space d1")
    assert (table.track("deep_ones.d1"), table.zone("discard.lore")) == (left, ["shrivelling:1"])
    assert table.ask() == "performing.act"


@pytest.mark.rule("24.3")
def test_the_elder_sign_amulet_is_for_lore_and_for_its_owner_only() -> None:
    table = jeanne_with("elder_sign_amulet", hands={"jeanne": ["inspiring_speech:5"]}, dice=[3])
    table.answer(JEANNE, "play inspiring_speech:5")
    assert (table.track("sanity"), table.ask()) == (9, "performing.act")
    table = ship(hands={"jeanne": ["shrivelling:1"]}, deep_ones={"d1": 2}, dice=[4])
    table.answer(JEANNE, "play shrivelling:1")
    table.answer(JEANNE, "pick_space d1")
    assert table.ask() == "performing.act"


@pytest.mark.rule("24.3", "1.10", "3.1", "9.11")
def test_the_book_of_dagon_moves_all_deep_ones_of_its_space_and_gives_the_action_back_once_in_a_turn() -> (
    None
):
    table = jeanne_with("book_of_dagon", deep_ones={"galley": 3, "d6": 1, "d1": 2})
    table.answer(JEANNE, "use_item book_of_dagon")
    beside = ["d6", "captains_cabin", "cargo_hold", "boiler_room"]
    assert table.options(JEANNE) == [f"pick_space {space}" for space in beside]
    table.answer(JEANNE, "pick_space d6")
    assert [table.track(f"deep_ones.{space}") for space in ("galley", "d6", "d1")] == [0, 4, 2]
    table.answer(JEANNE, "move d6")
    assert "use_item" not in table.verbs(JEANNE)
    table.answer(JEANNE, "move d1")
    assert table.ask() != "performing.act" or table.current() != JEANNE


@pytest.mark.rule("24.3")
def test_the_book_of_dagon_needs_a_deep_one_in_its_owners_space() -> None:
    assert "use_item" not in jeanne_with("book_of_dagon", deep_ones={"d6": 1}).verbs(JEANNE)


@pytest.mark.rule("24.3", "1.10", "3.1")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 1)])
def test_starbuck_attacks_without_a_bonus_and_gives_the_action_back_once_in_a_turn(
    die: int, left: int
) -> None:
    items: Json = {"jeanne": ["starbuck", "kitchen_knife"]}
    table = jeanne_with("starbuck", items=items, deep_ones={"galley": 2}, dice=[die])
    use(table, "starbuck", "pick_space galley")
    assert table.track("deep_ones.galley") == left
    assert "use_item" not in table.verbs(JEANNE)
    table.answer(JEANNE, "move d1")
    table.answer(JEANNE, "move d2")
    assert table.named_track("at.0") == "d2"


@pytest.mark.rule("24.3", "6.8", "17.2")
def test_the_pocket_pistol_may_be_rerolled_once() -> None:
    table = jeanne_with("pocket_pistol", deep_ones={"galley": 1}, dice=[1, 3, 4])
    use(table, "pocket_pistol", "pick_space galley")
    assert table.options(JEANNE) == ["pass", "fire_again"]
    table.answer(JEANNE, "fire_again")
    assert table.told("attacked") == [{"space": "galley", "result": 3, "target": 4}]


@pytest.mark.rule("24.3")
def test_the_pocket_pistol_rerolls_no_other_attack() -> None:
    table = jeanne_with("pocket_pistol", deep_ones={"galley": 1}, dice=[1])
    table.answer(JEANNE, "attack_deep_one")
    assert (table.ask(), len(table.told("attacked"))) == ("performing.act", 1)


@pytest.mark.rule("24.3")
@pytest.mark.parametrize(("item", "result"), [("kitchen_knife", 3), ("plimsolls", 2)])
def test_the_kitchen_knife_adds_one_to_a_basic_attack_and_is_no_action(item: str, result: int) -> None:
    table = jeanne_with(item, deep_ones={"galley": 1}, dice=[2])
    assert "use_item kitchen_knife" not in table.options(JEANNE)
    table.answer(JEANNE, "attack_deep_one")
    assert table.told("attacked")[0]["result"] == result


@pytest.mark.rule("24.3")
def test_the_kitchen_knife_does_not_help_another_weapon() -> None:
    table = jeanne_with(
        "shotgun", items={"jeanne": ["six_shooter", "kitchen_knife"]}, deep_ones={"galley": 1}, dice=[1]
    )
    use(table, "six_shooter", "pick_space galley")
    assert table.told("attacked")[0]["result"] == 3


@pytest.mark.rule("24.3", "1.10", "3.1", "44.20", "44.6")
def test_plimsolls_lead_to_an_adjacent_ship_space_and_give_the_action_back_once_in_a_turn() -> None:
    table = jeanne_with("plimsolls", characters={"jeanne": "galley"})
    table.answer(JEANNE, "use_item plimsolls")
    beside = ["d6", "captains_cabin", "cargo_hold", "boiler_room"]
    assert table.options(JEANNE) == [f"pick_space {space}" for space in beside]
    table.answer(JEANNE, "pick_space d6")
    assert (table.named_track("at.0"), "use_item plimsolls" in table.options(JEANNE)) == ("d6", False)
    table.answer(JEANNE, "move d1")
    table.answer(JEANNE, "move d2")
    assert table.named_track("at.0") == "d2"
    table = jeanne_with("plimsolls", characters={"jeanne": "d6"})
    table.answer(JEANNE, "use_item plimsolls")
    assert table.options(JEANNE) == ["pick_space d4", "pick_space d8", "pick_space galley"]


@pytest.mark.rule("24.3", "19.1", "19.2")
@pytest.mark.parametrize(
    ("words", "target", "bonus"),
    [
        ({"deep_ones": {"galley": 1, "d6": 3}}, "pick_space galley", 1),
        ({"deep_ones": {"galley": 3}}, "pick_space galley", 3),
        ({"deep_ones": {"galley": 2}, "revealed": ["william"]}, "pick_seat 2", 3),
        ({"deep_ones": {"galley": 2}, "revealed": ["jeanne"]}, "pick_seat 1", 2),
    ],
)
def test_the_shotgun_adds_the_number_of_enemies_in_its_space(
    words: dict[str, Json], target: str, bonus: int
) -> None:
    table = jeanne_with("shotgun", characters=GALLEY, dice=[1], **words)
    use(table, "shotgun", target)
    assert table.told("attacked")[0]["result"] == 1 + bonus
