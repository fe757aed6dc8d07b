"""Actions of humans in positions with an obvious best answer."""

import pytest

from tests.bots.unfathomable.mind import STEADY, best, but, thoughts
from tests.games.unfathomable.ship import JEANNE, WILLIAM, ship
from turncoat.bots.unfathomable.personas import PERSONAS
from turncoat.kernel.shapes import Json

FIVE_ROOMS: dict[str, Json] = {
    "galley": "strength",
    "chapel": "lore",
    "bridge": "will",
    "cargo_hold": "any",
    "captains_cabin": "influence",
}
FAR: Json = ["calm_waters", "rough_waters", "stormy_seas"]  # 12


def test_a_room_is_repaired_before_the_ship_sinks() -> None:
    table = ship(
        characters={"jeanne": "galley"}, damage=FIVE_ROOMS, hands={"jeanne": ["rampage:3"]}, items={}
    )
    assert best(table, JEANNE) in {"repair", "use_item tool_kit"}


def test_somebody_goes_where_the_last_room_can_be_repaired() -> None:
    table = ship(
        seats=["william", "svetlana", "jeanne"],
        characters={"william": "boiler_room"},
        damage=FIVE_ROOMS,
        hands={"william": ["lesser_banishment:3"]},
    )
    assert best(table, 0) == "move chapel"


def test_a_deep_one_in_ones_room_is_fought() -> None:
    table = ship(characters={"jeanne": "galley"}, deep_ones={"galley": 2})
    assert best(table, JEANNE) == "attack_deep_one"


def test_the_last_step_is_sailed_at_any_price() -> None:
    table = ship(
        characters={"jeanne": "boiler_room"},
        waypoints=FAR,
        travel=3,
        used_feats=["jeanne"],
        hands={"jeanne": ["combat_training:1"]},
        deep_ones={"galley": 3},
    )
    assert best(table, JEANNE) == "use_room"


def test_with_a_single_fuel_nobody_gambles_it_away() -> None:
    table = ship(
        characters={"jeanne": "boiler_room"},
        dials={"fuel": 1, "food": 8, "sanity": 8, "souls": 8},
        used_feats=["jeanne"],
        hands={"jeanne": ["combat_training:1"]},
    )
    assert best(table, JEANNE) != "use_room"


def test_a_passenger_among_deep_ones_is_rescued_when_souls_are_few() -> None:
    table = ship(
        characters={"jeanne": "d3"},
        passengers={"d3": ["soul", "soul"]},
        deep_ones={"w3": 2},
        dials={"fuel": 8, "food": 8, "sanity": 8, "souls": 2},
    )
    assert best(table, JEANNE) == "rescue"


def test_many_enemies_are_met_with_a_rampage() -> None:
    table = ship(characters={"jeanne": "galley"}, deep_ones={"galley": 4}, hands={"jeanne": ["rampage:3"]})
    assert best(table, JEANNE) == "play rampage:3"


def test_an_empty_hand_is_filled_in_the_galley() -> None:
    table = ship(characters={"jeanne": "galley"}, used_feats=["jeanne"])
    assert best(table, JEANNE) == "use_room"


def test_a_revealed_traitor_in_ones_room_is_attacked() -> None:
    hand: Json = [*["keen_insight:3"] * 4, *["nothing_to_hide:3"] * 3]
    table = ship(
        characters={"jeanne": "bridge", "william": "bridge"},
        revealed=["william"],
        used_feats=["jeanne"],
        hands={"jeanne": hand},
    )
    assert best(table, JEANNE) == f"attack {WILLIAM}"


def test_who_is_surely_a_traitor_is_sent_to_the_brig() -> None:
    table = ship(characters={"jeanne": "captains_cabin"}, hands={"jeanne": ["watch_and_learn:1"]})
    assert best(table, JEANNE, suspicion={1: 1.0, 2: 0.0}) == "use_room"
    table.answer(JEANNE, "use_room")
    assert best(table, JEANNE, suspicion={1: 1.0, 2: 0.0}) == "pick_seat 1"


def test_nobody_is_accused_without_a_reason() -> None:
    table = ship(characters={"jeanne": "captains_cabin"}, hands={"jeanne": ["watch_and_learn:1"]})
    assert best(table, JEANNE, suspicion={1: 0.1, 2: 0.1}) != "use_room"


def test_nobody_stays_on_deck_for_the_banishment() -> None:
    table = ship(
        seats=["keilani", "svetlana", "william"],
        characters={"keilani": "d1"},
        ritual=3,
        deep_ones={"w2": 3},
        used_feats=["keilani", "svetlana", "william"],
    )
    table.answer(0, "move d2")
    worth = thoughts(table, 0)
    assert max(worth, key=lambda option: worth[option]).removeprefix("move ") not in {
        f"d{n}" for n in range(1, 9)
    }


@pytest.mark.parametrize("weapon", ["six_shooter", "shotgun"])
def test_a_weapon_is_better_than_bare_hands(weapon: str) -> None:
    table = ship(
        seats=["arjun", "svetlana", "william"],
        characters={"arjun": "galley"},
        items={"arjun": [weapon]},
        deep_ones={"galley": 2},
    )
    worth = thoughts(table, 0)
    assert worth[f"use_item {weapon}"] > worth["attack_deep_one"]


# Personas


def test_the_aggressive_fight_more_gladly() -> None:
    table = ship(characters={"jeanne": "galley"}, deep_ones={"galley": 1})
    fierce = thoughts(table, JEANNE, PERSONAS["human"]["aggressive"])["attack_deep_one"]
    assert fierce > thoughts(table, JEANNE, PERSONAS["human"]["cautious"])["attack_deep_one"]


def test_the_navigator_sails_more_gladly() -> None:
    table = ship(
        characters={"jeanne": "boiler_room"},
        used_feats=["jeanne"],
        hands={"jeanne": ["rampage:4", "rampage:4"]},
    )
    usual = thoughts(table, JEANNE)["use_room"]
    assert thoughts(table, JEANNE, PERSONAS["human"]["navigator"])["use_room"] > usual


def test_the_accuser_accuses_earlier() -> None:
    table = ship(characters={"jeanne": "captains_cabin"}, hands={"jeanne": ["watch_and_learn:1"]})
    doubts = {1: 0.5, 2: 0.1}
    wary = thoughts(table, JEANNE, PERSONAS["human"]["accuser"], doubts)["use_room"]
    assert wary > thoughts(table, JEANNE, but(STEADY, distrust=0.8), doubts)["use_room"]
