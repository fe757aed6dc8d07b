"""Chapters 13 and 35: damage and its repair."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, ship
from tests.table import Table
from turncoat.kernel.shapes import Json

ANY = "structural_damage:any"
WILL = "structural_damage:will"
ROOMS = ("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")


def damage_by_room(table: Table) -> dict[str, str]:
    """Each damaged room with its card."""
    return {room: table.zone(f"damaged.{room}")[0] for room in ROOMS if table.zone(f"damaged.{room}")}


def in_hold(**words: Json) -> Table:
    """Jeanne in a damaged Cargo Hold, with what she needs to repair it."""
    said: dict[str, Json] = {
        "characters": {"jeanne": "cargo_hold"},
        "damage": {"cargo_hold": "strength"},
        "hands": {"jeanne": ["combat_training:2", "combat_training:1", "true_grit:5"]},
        "items": {"jeanne": []},
    }
    return ship(**{**said, **words})


# Damage: rule 13


@pytest.mark.rule("13", "13.1")
@pytest.mark.parametrize(
    ("die", "room"),
    [(1, "bridge"), (2, "bridge"), (3, "chapel"), (4, "captains_cabin")]
    + [(5, "cargo_hold"), (6, "galley"), (7, "boiler_room"), (8, "boiler_room")],
)
def test_damage_to_the_ship_hits_the_room_that_a_die_names(die: int, room: str) -> None:
    table = ship(run=["damage_ship"], top={"damage": [ANY]}, dice=[die])
    assert damage_by_room(table) == {room: ANY}
    assert table.told("rolled") == [{"sides": 8, "die": die}]


@pytest.mark.rule("13", "13.2")
@pytest.mark.parametrize("room", ROOMS)
def test_damage_to_a_space_hits_it_without_a_die(room: str) -> None:
    table = ship(run=[f"damage:{room}"], top={"damage": [WILL]})
    assert (damage_by_room(table), table.told("rolled")) == ({room: WILL}, [])


@pytest.mark.rule("13", "13.2")
@pytest.mark.parametrize("word", ["damage_ship", "damage:galley"])
def test_a_card_that_leaves_the_game_is_the_only_one_drawn(word: str) -> None:
    table = ship(run=[word], top={"damage": ["fuel_leak", ANY]})
    assert (table.track("fuel"), damage_by_room(table), table.zone("box")) == (7, {}, ["fuel_leak"])
    assert len(table.zone("damage")) == 8


@pytest.mark.rule("13.4")
@pytest.mark.parametrize("room", ROOMS)
def test_the_action_of_a_damaged_room_cannot_be_used(room: str) -> None:
    hand: Json = ["shrivelling:1", "combat_training:1"]
    table = ship(characters={"jeanne": room}, hands={"jeanne": hand})
    assert table.why_not(JEANNE, "use_room") == ("", "")
    table = ship(characters={"jeanne": room}, hands={"jeanne": hand}, damage={room: "will"})
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "13.4")
    assert "use_room" not in table.options(JEANNE)


@pytest.mark.rule("13.4")
def test_damage_elsewhere_does_not_close_a_room() -> None:
    table = ship(characters={"jeanne": "galley"}, damage={"cargo_hold": "will", "boiler_room": "any"})
    assert "use_room" in table.options(JEANNE)


# Repair: rules 13.6 and 35


@pytest.mark.rule("13.6", "35", "35.1", "2.3")
def test_cards_of_the_named_skill_worth_three_repair_a_room() -> None:
    table = in_hold()
    table.answer(JEANNE, "repair")
    assert table.options(JEANNE) == ["discard combat_training:1", "discard combat_training:2"]
    table.answer(JEANNE, "discard combat_training:2")
    assert damage_by_room(table) == {"cargo_hold": "structural_damage:strength"}
    table.answer(JEANNE, "discard combat_training:1")
    assert (damage_by_room(table), table.zone("hand.0")) == ({}, ["true_grit:5"])
    assert table.zone("discard.strength") == ["combat_training:2", "combat_training:1"]


@pytest.mark.rule("35.1", "13.6")
@pytest.mark.parametrize(
    ("skill", "hand", "can"),
    [
        ("strength", ["combat_training:2", "true_grit:5"], False),
        ("will", ["persistence:2", "combat_training:1"], False),
        ("will", ["determination:3"], True),
        ("lore", ["forced_learning:5"], True),
        ("observation", ["watch_and_learn:1", "watch_and_learn:2"], True),
        ("influence", ["coordinated_effort:2", "coordinated_effort:1"], True),
        ("any", ["coordinated_effort:2", "watch_and_learn:2"], False),
        ("any", ["coordinated_effort:2", "watch_and_learn:2", "persistence:1"], True),
    ],
)
def test_a_repair_needs_three_of_its_skill_or_five_of_any(skill: str, hand: list[Json], can: bool) -> None:
    table = in_hold(damage={"cargo_hold": skill}, hands={"jeanne": hand})
    assert table.why_not(JEANNE, "repair") == (("", "") if can else ("forbidden", "35.1"))
    assert ("repair" in table.options(JEANNE)) == can


@pytest.mark.rule("35", "35.1")
def test_a_repair_takes_an_action_and_happens_in_ones_own_space() -> None:
    table = in_hold(damage={"cargo_hold": "strength", "galley": "will"}, top={"mythos": ["horrific_visions"]})
    table.answer(JEANNE, "move galley")
    table.answer(JEANNE, "repair")
    table.answer(JEANNE, "discard true_grit:5")
    assert damage_by_room(table) == {"cargo_hold": "structural_damage:strength"}
    assert table.told("check_begun") == [{"target": 10, "skills": ["lore", "will"]}]
    assert in_hold(characters={"jeanne": "d5"}).why_not(JEANNE, "repair") == ("forbidden", "35.1")
    assert in_hold(characters={"jeanne": "galley"}).why_not(JEANNE, "repair") == ("forbidden", "35.1")


@pytest.mark.rule("13.6", "35.2")
def test_the_card_of_a_repaired_room_is_shuffled_into_the_damage_deck() -> None:
    table = in_hold()
    assert len(table.zone("damage")) == 8
    table.answer(JEANNE, "repair")
    table.answer(JEANNE, "discard combat_training:2")
    table.answer(JEANNE, "discard combat_training:1")
    assert len(table.zone("damage")) == 9
    assert "structural_damage:strength" in table.zone("damage")
    assert table.told("shuffled")[-1] == {"zone": "damage", "count": 9}


@pytest.mark.rule("13.6", "35.1", "2.3", "3.8")
def test_a_repair_leaves_the_rooms_own_action_for_the_same_turn() -> None:
    table = in_hold(top={"item_deck": ["plimsolls", "shotgun"]})
    table.answer(JEANNE, "repair")
    table.answer(JEANNE, "discard combat_training:2")
    table.answer(JEANNE, "discard combat_training:1")
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "keep_item shotgun")
    assert table.zone("items.0") == ["shotgun"]


@pytest.mark.rule("35.1", "13.6")
def test_a_room_whose_action_was_used_can_be_repaired_in_the_same_turn() -> None:
    """Jeanne uses the Boiler Room and her Jury Rigger damages it; Svetlana prevents her defeat."""
    table = ship(
        hands={"jeanne": ["combat_training:2", "determination:3"], "svetlana": ["shrivelling:1"]},
        top={"damage": [WILL]},
        dice=[5, 7],
    )
    table.answer(JEANNE, "use_room")
    table.answer(JEANNE, "discard combat_training:2")
    table.answer(JEANNE, "jury_rig")
    table.answer(SVETLANA, "heal shrivelling:1")
    assert damage_by_room(table) == {"boiler_room": WILL}
    assert table.why_not(JEANNE, "use_room") == ("forbidden", "13.4")
    table.answer(JEANNE, "repair")
    table.answer(JEANNE, "discard determination:3")
    assert damage_by_room(table) == {}


@pytest.mark.rule("35.3")
def test_a_room_with_a_deep_one_in_it_cannot_be_repaired() -> None:
    table = in_hold(deep_ones={"cargo_hold": 1})
    assert table.why_not(JEANNE, "repair") == ("forbidden", "35.3")
    assert in_hold(deep_ones={"galley": 1}).why_not(JEANNE, "repair") == ("", "")


@pytest.mark.rule("35.3", "39.5")
@pytest.mark.parametrize(("place", "answer"), [("cargo_hold", ("forbidden", "35.3")), ("galley", ("", ""))])
def test_a_room_with_a_revealed_traitor_in_it_cannot_be_repaired(place: str, answer: tuple[str, str]) -> None:
    table = in_hold(characters={"jeanne": "cargo_hold", "william": place}, revealed=["william"])
    assert table.why_not(JEANNE, "repair") == answer


@pytest.mark.rule("35.3")
@pytest.mark.parametrize("words", [{"deep_ones": {"cargo_hold": 1}}, {"revealed": ["william"]}])
def test_nor_does_the_tool_kit_help_then(words: dict[str, Json]) -> None:
    places: Json = {"jeanne": "cargo_hold", "william": "cargo_hold"}
    assert "use_item tool_kit" in in_hold(items={"jeanne": ["tool_kit"]}, characters=places).options(JEANNE)
    table = in_hold(items={"jeanne": ["tool_kit"]}, characters=places, **words)
    assert "use_item" not in table.verbs(JEANNE)


@pytest.mark.rule("13.6", "39.7")
def test_a_revealed_traitor_repairs_nothing() -> None:
    table = in_hold(revealed=["jeanne"], items={"jeanne": ["tool_kit"]})
    assert table.why_not(JEANNE, "repair") == ("forbidden", "39.7")
    assert "use_item" not in table.verbs(JEANNE)


@pytest.mark.rule("13.6", "25.6")
def test_an_unrevealed_traitor_repairs_like_any_human() -> None:
    assert in_hold(loyalty={"jeanne": ["hybrid"]}).why_not(JEANNE, "repair") == ("", "")


@pytest.mark.rule("13", "16.3")
def test_structural_damage_defeats_the_humans_in_the_room_it_goes_to() -> None:
    """The Galley is damaged already: humans in the Boiler Room are defeated, but not the traitor."""
    table = ship(
        run=["damage:galley"],
        damage={"galley": "will"},
        characters={"jeanne": "boiler_room", "svetlana": "galley", "william": "boiler_room"},
        revealed=["william"],
        top={"damage": [ANY]},
    )
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["sick_bay", "galley", "boiler_room"]
