"""Test vectors of the component facts, and the examples of the Learn to Play book."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table, new
from turncoat.kernel.shapes import Json

ANY = "structural_damage:any"
NINE = ["calm_waters", "rolling_seas", "iceberg"]
TWELVE = ["calm_waters", "rough_waters", "stormy_seas"]


@pytest.mark.rule("13.1", "13.2", "13.5", "44.1")
def test_1_damage_to_the_damaged_galley_goes_to_the_boiler_room() -> None:
    """Also the book's example of damage: not the Brig, but the Boiler Room, with the highest number."""
    table = ship(run=["damage_ship"], damage={"galley": "will"}, top={"damage": [ANY]}, dice=[6])
    assert table.zone("damaged.boiler_room") == [ANY]
    assert table.zone("damaged.galley") == ["structural_damage:will"]


@pytest.mark.rule("4.17", "44.1")
def test_2_a_deep_one_in_the_damaged_cargo_hold_beside_a_damaged_boiler_room_goes_to_the_galley() -> None:
    damage: Json = {"cargo_hold": "will", "boiler_room": "any"}
    table = ship(run=["act_deep_ones"], deep_ones={"cargo_hold": 1}, damage=damage)
    assert (table.track("deep_ones.galley"), table.track("deep_ones.cargo_hold")) == (1, 0)


@pytest.mark.rule("4.5", "4.6", "13.2")
def test_3_hydra_beside_deck_three_damages_the_chapel_and_swims_ahead() -> None:
    table = ship(run=["act_hydra"], monarchs={"hydra": "w3"}, top={"damage": [ANY]})
    assert (table.zone("damaged.chapel"), table.named_track("hydra")) == ([ANY], "w1")


@pytest.mark.rule("4.9", "4.10", "4.11")
def test_4_dagon_beside_deck_six_spawns_two_there_and_swims_ahead() -> None:
    table = ship(run=["act_dagon"], monarchs={"dagon": "w6"})
    assert (table.track("deep_ones.d6"), table.named_track("dagon")) == (2, "w4")


@pytest.mark.rule("4.12", "4.4")
def test_5_dagon_comes_up_from_the_deep_with_four_deep_ones_and_without_hydra() -> None:
    table = ship(run=["act_dagon"], deep_ones={"deep": 2}, dice=[5])
    assert (table.track("deep_ones.w2"), table.track("deep_ones.deep")) == (4, 0)
    assert (table.named_track("dagon"), table.named_track("hydra")) == ("w2", "deep")


@pytest.mark.rule("50.7", "8.1", "14.2")
def test_6_two_spaces_of_travel_take_deep_ones_astern_and_down() -> None:
    monarchs: Json = {"hydra": "w7", "dagon": "w1"}
    table = ship(run=["travel+2"], deep_ones={"w5": 1, "w2": 1, "w8": 1}, monarchs=monarchs)
    assert [table.track(f"deep_ones.w{water}") for water in range(1, 9)] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert table.track("deep_ones.deep") == 2
    assert (table.named_track("hydra"), table.named_track("dagon")) == ("deep", "w5")


@pytest.mark.rule("50.1", "50.8")
def test_7_the_rest_of_the_way_counts_after_a_waypoint() -> None:
    table = ship(
        run=["travel+2"], travel=3, waypoints=[*NINE], top={"waypoints": ["smooth_sailing", "seaweed_patch"]}
    )
    table.answer(JEANNE, "resolve smooth_sailing")
    assert (table.track("travel"), table.zone("journey")) == (1, [*NINE, "smooth_sailing"])
    assert (table.track("fuel"), table.track("food")) == (7, 7)


@pytest.mark.rule("50.8", "29.3", "18")
def test_8_arriving_after_twelve_ends_the_game_without_a_waypoint() -> None:
    table = ship(run=["travel+1"], travel=3, waypoints=[*TWELVE])
    assert (table.ending(), table.zone("journey"), len(table.zone("waypoints"))) == ("arrived", TWELVE, 17)


def food_stores_raid(*chaos: str, **hands: list[Json]) -> Table:
    """Food Stores Raid, 11 of influence and strength, 8 for a partial pass, drawn by Jeanne."""
    top: Json = {"mythos": ["food_stores_raid"], "chaos": [*chaos]}
    return ship(at="mythos", hands={**hands}, top=top)


@pytest.mark.rule("42.2", "42.4", "42.5", "42.6", "42.7", "42.8", "28.17")
def test_9_fourteen_for_and_four_against_is_a_partial_pass() -> None:
    """Also the book's example of a check: two chaos cards, one card from the left, none from the next, three
    from the current player; 14 - 4 = 10 is less than 11 and more than 8."""
    table = food_stores_raid(
        "rampage:3",
        "keen_insight:3",
        svetlana=["shrivelling:1", "coordinated_effort:1"],
        william=["persistence:1"],
        jeanne=["inspiring_speech:5", "nothing_to_hide:4", "combat_training:2", "watch_and_learn:1"],
    )
    for _ in range(3):  # before any cards are added
        table.pass_all()
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "add shrivelling:1")
    table.answer(SVETLANA, "done")
    table.answer(WILLIAM, "done")
    for card in ("inspiring_speech:5", "nothing_to_hide:4", "combat_training:2"):
        table.answer(JEANNE, f"add {card}")
    table.answer(JEANNE, "done")
    table.pass_all()
    assert table.told("checked") == [{"total": 10, "target": 11, "outcome": "partly_passed"}]
    assert table.track("food") == 7


@pytest.mark.rule("42.8", "28.16", "28.17")
def test_10_food_stores_raid_with_seven_costs_two_food() -> None:
    table = food_stores_raid("rampage:4", "rampage:3")
    assert table.told("checked") == [{"total": 7, "target": 11, "outcome": "failed"}]
    assert table.track("food") == 6


@pytest.mark.rule("45.1", "12.2", "29.8")
def test_11_two_to_spawn_and_one_in_the_supply_is_the_end() -> None:
    table = ship(run=["spawn:d1+2"], deep_ones={"w7": 19}, loyalty={"william": ["hybrid"]})
    assert (table.ending(), table.winners()) == ("overrun", [WILLIAM])


@pytest.mark.rule("6.9", "17.1", "24.3")
def test_12_a_two_with_the_six_shooter_defeats_a_deep_one() -> None:
    table = ship(
        seats=["arjun", "svetlana", "william"],
        deep_ones={"bridge": 1},
        used_feats=["arjun", "svetlana"],
        dice=[2],
    )
    table.answer(0, "use_item six_shooter")
    table.answer(0, "pick_space bridge")
    assert table.told("attacked") == [{"space": "bridge", "result": 4, "target": 4}]
    assert table.track("deep_ones.bridge") == 0


@pytest.mark.rule("17.1", "17.2")
def test_13_a_seven_with_keen_insight_is_an_eight() -> None:
    table = ship(deep_ones={"boiler_room": 1}, hands={"svetlana": ["keen_insight:3"]}, dice=[7])
    table.answer(JEANNE, "attack_deep_one")
    table.answer(SVETLANA, "raise_die keen_insight:3")
    table.pass_all()
    assert table.told("attacked") == [{"space": "boiler_room", "result": 8, "target": 4}]


@pytest.mark.rule("A4.4", "A4.6", "A4.7", "A4.8")
def test_14_at_the_start_supply_and_decks_are_full() -> None:
    table = new("unfathomable", 3)
    figures = [count for name, count in table.view()["tracks"].items() if name.startswith("deep_ones.")]
    assert sum(count for count in figures if isinstance(count, int)) == 20 - 14
    counts = {zone: len(table.zone(zone)) for zone in ("passengers", "chaos", "damage", "mythos")}
    assert counts == {"passengers": 7, "chaos": 10, "damage": 9, "mythos": 70}


@pytest.mark.rule("49.2", "A4.14", "A4.15")
def test_15_of_william_svetlana_and_jeanne_she_is_captain_and_he_is_keeper() -> None:
    """Also the book's example of three players."""
    table = new("unfathomable", 3)
    first = table.current()
    for offset, name in enumerate(("william", "svetlana", "jeanne")):
        table.answer((first + offset) % 3, f"take_character {name}")
    assert table.track("captain") == (first + 2) % 3
    assert table.track("keeper") == first


@pytest.mark.rule("49.3", "49.4", "9.2")
def test_16_when_the_keeper_william_enters_the_brig_svetlana_follows() -> None:
    table = ship(at="mythos", captain="jeanne", keeper="william", top={"mythos": ["accusation"]})
    table.answer(JEANNE, "choose 0")
    table.answer(JEANNE, "pick_seat 2")
    assert (table.named_track("at.2"), table.track("keeper"), table.track("captain")) == (
        "brig",
        SVETLANA,
        JEANNE,
    )


@pytest.mark.rule("50.1", "42.8")
def test_17_ritual_coordination_with_fourteen_advances_by_three() -> None:
    top: Json = {"mythos": ["ritual_coordination"], "chaos": ["true_grit:5", "forced_learning:5"]}
    table = ship(at="mythos", hands={"svetlana": ["lesser_banishment:4"]}, keeper="william", top=top)
    table.answer(WILLIAM, "choose 0")
    table.answer(SVETLANA, "add lesser_banishment:4")
    assert table.told("checked") == [{"total": 14, "target": 9, "outcome": "passed"}]
    assert table.track("ritual") == 3


@pytest.mark.rule("50.2", "28.13")
def test_18_looming_breakdown_costs_a_fuel_for_the_space_that_is_missing() -> None:
    table = ship(at="mythos", travel=1, captain="jeanne", top={"mythos": ["looming_breakdown"]})
    table.answer(JEANNE, "choose 1")
    assert (table.track("travel"), table.track("fuel")) == (0, 7)


@pytest.mark.rule("50.12", "16.3", "16.4")
def test_19_the_greater_banishment_sends_a_traitor_to_the_brig_and_a_human_to_the_sick_bay() -> None:
    table = ship(
        run=["ritual+1"],
        ritual=3,
        revealed=["svetlana"],
        characters={"svetlana": "d3", "william": "d4"},
        deep_ones={"galley": 1, "d3": 2, "w4": 1},
        monarchs={"hydra": "w1"},
    )
    table.answer(JEANNE, "pick_seat 1")
    assert [table.named_track(f"at.{seat}") for seat in range(3)] == ["boiler_room", "brig", "sick_bay"]
    assert [table.track(f"deep_ones.{space}") for space in ("galley", "d3", "w4")] == [1, 0, 0]
    assert (table.named_track("hydra"), table.track("ritual")) == ("deep", 0)


@pytest.mark.rule("4.6", "4.7", "13.5", "21.1", "44.1")
def test_20_hydra_in_front_of_a_damaged_bridge_damages_the_galley_and_stays() -> None:
    damage: Json = {
        "bridge": "will",
        "chapel": "lore",
        "captains_cabin": "strength",
        "boiler_room": "influence",
    }
    table = ship(run=["act_hydra"], monarchs={"hydra": "w1"}, damage=damage, top={"damage": [ANY]})
    assert (table.zone("damaged.galley"), table.zone("damaged.cargo_hold")) == ([ANY], [])
    assert table.named_track("hydra") == "w1"


# The examples of the Learn to Play book that no vector repeats


@pytest.mark.rule("4.13", "4.14", "4.15", "4.17", "6.5", "32.8", "32.9")
def test_the_book_s_first_activation_of_four_deep_ones() -> None:
    """One misses with a 4, one hits with a 7, the third defeats the passenger (a soul and a sanity), the last
    follows the arrow to the Chapel."""
    table = ship(
        run=["act_deep_ones"],
        characters={"jeanne": "d3"},
        deep_ones={"d3": 4},
        passengers={"d3": ["soul_and_sanity"]},
        items={"svetlana": []},
        dice=[4, 7],
    )
    assert [attack["result"] for attack in table.told("attacked")] == [4, 7]
    assert (table.named_track("at.0"), table.zone("on_deck.d3")) == ("sick_bay", [])
    assert (table.track("souls"), table.track("sanity")) == (7, 7)
    assert (table.track("deep_ones.d3"), table.track("deep_ones.chapel")) == (3, 1)


@pytest.mark.rule("4.16", "4.17", "13.5", "44.1", "44.20")
def test_the_book_s_second_activation_of_two_deep_ones() -> None:
    """One damages the Cargo Hold; the other cannot any more, nor go to the damaged Boiler Room or the Brig:
    of Chapel and Galley it goes to the one with the higher number."""
    table = ship(
        run=["act_deep_ones"],
        deep_ones={"cargo_hold": 2},
        damage={"boiler_room": "will"},
        top={"damage": [ANY]},
    )
    assert table.zone("damaged.cargo_hold") == [ANY]
    spaces = ("cargo_hold", "galley", "chapel", "boiler_room", "brig")
    assert [table.track(f"deep_ones.{space}") for space in spaces] == [1, 1, 0, 0, 0]


@pytest.mark.rule("2.1", "3.1", "1.10")
def test_the_book_s_action_that_gives_another_action() -> None:
    """Arjun's Deck Chief: he moves to a deck and performs an action: three things with two actions."""
    table = ship(
        seats=["arjun", "svetlana", "william"],
        passengers={"d5": ["soul", "soul"]},
        used_feats=["arjun", "svetlana"],
        top={"mythos": ["missing_jewelry"]},
    )
    table.answer(0, "use_ability")
    table.answer(0, "pick_space d5")
    table.answer(0, "rescue")
    assert table.why_not(0, "use_ability") == ("no_target", "3")
    table.answer(0, "rescue")
    assert (len(table.zone("passengers")), table.ask()) == (9, "choice_crisis.choose")


@pytest.mark.rule("13.1", "13.2")
def test_the_book_s_two_kinds_of_damage_cards() -> None:
    """Structural Damage stays in the room, a Fuel Leak leaves the game."""
    stays = ship(run=["damage:galley"], top={"damage": [ANY]})
    assert (stays.zone("damaged.galley"), stays.zone("box")) == ([ANY], [])
    leaves = ship(run=["damage:galley"], top={"damage": ["fuel_leak"]})
    assert (leaves.zone("damaged.galley"), leaves.zone("box"), leaves.track("fuel")) == ([], ["fuel_leak"], 7)
