"""28.14: mythos cards with a skill check, outcome by total. The others are in test_mythos_cards_sea.py."""

import pytest

from tests.games.unfathomable.crisis import damage_by_room, dials, meet_total, on_decks, tracks, where

WILL = "structural_damage:will"
LORE = "structural_damage:lore"
NINE: list[str] = ["soul"] * 5 + ["nobody"] * 2 + ["two_souls", "soul_and_sanity"]
FOUR = ["jeanne", "svetlana", "william", "samira"]


# Dials that were all at 8


@pytest.mark.rule("28.14", "28.16", "28.17", "28.10", "42", "42.8", "28")
@pytest.mark.parametrize(
    ("card", "total", "left"),
    [
        ("adrift_fishing_boat", 12, [8, 8, 7, 7]),
        ("damaged_evaporator", 11, [8, 8, 8, 8]),
        ("damaged_evaporator", 10, [8, 7, 8, 8]),
        ("damaged_evaporator", 8, [8, 7, 8, 8]),
        ("damaged_evaporator", 7, [7, 7, 8, 8]),
        ("disturbing_dreams", 13, [8, 8, 9, 8]),
        ("disturbing_dreams", 12, [8, 8, 7, 8]),
        ("disturbing_dreams", 10, [8, 8, 7, 8]),
        ("disturbing_dreams", 9, [8, 8, 6, 8]),
        ("flooding_compartment", 9, [8, 8, 8, 8]),
        ("flooding_compartment", 8, [8, 8, 8, 7]),
        ("food_stores_raid", 11, [8, 8, 8, 8]),
        ("food_stores_raid", 10, [8, 7, 8, 8]),
        ("food_stores_raid", 8, [8, 7, 8, 8]),
        ("food_stores_raid", 7, [8, 6, 8, 8]),
        ("horrific_visions", 10, [8, 8, 8, 8]),
        ("horrific_visions", 9, [8, 8, 7, 8]),
        ("jail_break", 9, [8, 8, 8, 8]),
        ("jail_break", 8, [8, 8, 7, 8]),
        ("passenger_overboard", 9, [8, 8, 8, 8]),
        ("passenger_overboard", 8, [8, 8, 8, 7]),
        ("passenger_riot", 12, [8, 8, 7, 8]),
        ("passenger_riot", 10, [8, 8, 7, 8]),
        ("passenger_riot", 9, [8, 8, 7, 7]),
        ("rally_the_crew", 13, [8, 8, 9, 8]),
        ("rally_the_crew", 12, [8, 8, 7, 8]),
        ("rally_the_crew", 10, [8, 8, 7, 8]),
        ("rally_the_crew", 9, [8, 8, 6, 8]),
        ("rat_infestation", 11, [8, 7, 8, 8]),
        ("rat_infestation", 8, [8, 7, 8, 8]),
        ("rat_infestation", 7, [8, 6, 8, 8]),
        ("sewage_backup", 9, [8, 8, 8, 8]),
    ],
)
def test_the_total_decides_what_a_crisis_costs(card: str, total: int, left: list[int]) -> None:
    assert dials(meet_total(card, total)) == left


@pytest.mark.rule("28.16", "50.2")
def test_a_damaged_evaporator_sets_a_ship_under_way_back_instead_of_costing_fuel() -> None:
    table = meet_total("damaged_evaporator", 7, travel=2)
    assert (dials(table), tracks(table)) == ([8, 7, 8, 8], (1, 1))


@pytest.mark.rule("28.16")
def test_the_current_player_may_trade_sanity_for_the_rats() -> None:
    table = meet_total("rat_infestation", 12)
    assert (table.waiting_seats(), table.options(0)) == ([0], ["accept", "decline"])
    table.answer(0, "accept")
    assert dials(table) == [8, 9, 7, 8]


@pytest.mark.rule("28.16")
def test_the_rats_may_be_left_alone() -> None:
    table = meet_total("rat_infestation", 12)
    table.answer(0, "decline")
    assert dials(table) == [8, 8, 8, 8]


@pytest.mark.rule("28.16", "1.5")
def test_a_fishing_boat_brings_a_soul_and_perhaps_food() -> None:
    table = meet_total("adrift_fishing_boat", 16, dice=[3, 5])
    assert (dials(table), on_decks(table)) == ([8, 8, 8, 9], [0, 0, 1, 0, 0, 0, 0, 0])
    table.answer(0, "accept")
    assert (dials(table), on_decks(table)) == ([8, 9, 8, 9], [0, 0, 1, 0, 1, 0, 0, 0])


@pytest.mark.rule("28.16", "32.6")
def test_a_fishing_boat_offers_no_food_for_a_passenger_who_is_not_there() -> None:
    table = meet_total("adrift_fishing_boat", 16, passengers={"d1": [*NINE[:8]]}, dice=[8])
    assert (dials(table)[3], table.zone("passengers")) == (9, [])
    assert table.ask() != "may.accept"


@pytest.mark.rule("28.17", "32.5")
@pytest.mark.parametrize(("supply", "souls", "risked"), [(2, 9, 2), (1, 8, 1)])
def test_part_of_the_boat_takes_two_passengers_in_full(supply: int, souls: int, risked: int) -> None:
    table = meet_total("adrift_fishing_boat", 13, passengers={"d1": [*NINE[: 9 - supply]]}, dice=[8, 8])
    assert (table.track("souls"), len(table.zone("on_deck.d8"))) == (souls, risked)


@pytest.mark.rule("28.16")
def test_passing_a_passenger_riot_gives_the_current_player_an_item() -> None:
    table = meet_total("passenger_riot", 13, top={"item_deck": ["plimsolls"]})
    assert table.zone("items.0") == ["tool_kit", "plimsolls"]
    assert dials(table) == [8, 8, 8, 8]


@pytest.mark.rule("28.16")
def test_a_crew_that_does_not_rally_loses_two_cards_each() -> None:
    cards = ["persistence:1", "persistence:1", "shrivelling:1"]
    table = meet_total("rally_the_crew", 9, hands={"jeanne": [*cards], "william": ["shrivelling:1"]})
    for card in ("persistence:1", "shrivelling:1"):
        table.answer(0, f"discard {card}")
    assert (table.zone("hand.0"), table.zone("hand.2")) == (["persistence:1"], [])


@pytest.mark.rule("28.16")
def test_a_partly_rallied_crew_keeps_its_cards() -> None:
    table = meet_total("rally_the_crew", 10, hands={"jeanne": ["persistence:1"]})
    assert (table.zone("hand.0"), table.track("sanity")) == (["persistence:1"], 7)


@pytest.mark.rule("28.16", "49.4")
def test_fear_of_the_unknown_strikes_the_keeper_who_loses_hand_and_title() -> None:
    table = meet_total(
        "fear_of_the_unknown", 14, hands={"william": ["shrivelling:1"] * 2, "jeanne": ["shrivelling:2"]}
    )
    assert (table.zone("hand.2"), table.zone("hand.0")) == ([], ["shrivelling:2"])
    assert where(table) == ["boiler_room", "captains_cabin", "sick_bay"]
    assert table.track("keeper") == 1


@pytest.mark.rule("28.16")
def test_without_fear_the_keeper_stays() -> None:
    table = meet_total("fear_of_the_unknown", 15, hands={"william": ["shrivelling:1"]})
    assert (table.zone("hand.2"), table.track("keeper")) == (["shrivelling:1"], 2)


@pytest.mark.rule("28.16", "50.1")
def test_a_working_telegraph_sends_the_ship_ahead() -> None:
    assert tracks(meet_total("eot_failure", 11)) == (1, 1)


@pytest.mark.rule("28.16", "28.9")
@pytest.mark.parametrize(("answer", "fuel", "travel"), [("choose 0", 8, 1), ("choose 1", 7, 2)])
def test_a_broken_telegraph_costs_way_or_fuel_as_the_current_player_says(
    answer: str, fuel: int, travel: int
) -> None:
    table = meet_total("eot_failure", 10, travel=2)
    assert (table.waiting_seats(), table.options(0)) == ([0], ["choose 0", "choose 1"])
    table.answer(0, answer)
    assert (table.track("fuel"), tracks(table)) == (fuel, (travel, 1))


@pytest.mark.rule("50.2", "28.13")
def test_a_broken_telegraph_at_the_start_costs_fuel() -> None:
    table = meet_total("eot_failure", 10)
    assert table.options(0) == ["choose 1"]
    table.answer(0, "choose 1")
    assert (table.track("fuel"), tracks(table)) == (7, (0, 1))


# Passengers


@pytest.mark.rule("28.17", "30.3")
@pytest.mark.parametrize("total", [9, 7])
def test_a_melody_half_resisted_puts_a_passenger_at_risk(total: int) -> None:
    table = meet_total("hypnotic_melody", total, dice=[4])
    assert (on_decks(table), dials(table)) == ([0, 0, 0, 1, 0, 0, 0, 0], [8, 8, 8, 8])


@pytest.mark.rule("28.16")
def test_a_melody_defeats_a_passenger_of_the_supply() -> None:
    table = meet_total("hypnotic_melody", 6, top={"passengers": ["soul_and_sanity"]})
    assert (dials(table), table.zone("box"), len(table.zone("passengers"))) == (
        [8, 8, 7, 7],
        ["soul_and_sanity"],
        8,
    )


@pytest.mark.parametrize(("total", "left"), [(10, [8, 8, 8, 8]), (9, [8, 7, 8, 8]), (6, [8, 8, 8, 6])])
def test_with_nobody_in_the_supply_the_melody_costs_food_or_souls(total: int, left: list[int]) -> None:
    table = meet_total("hypnotic_melody", total, passengers={"d1": [*NINE]})
    assert (dials(table), on_decks(table)) == (left, [9, 0, 0, 0, 0, 0, 0, 0])


@pytest.mark.rule("28.16", "32.4")
def test_the_lure_puts_four_at_risk() -> None:
    assert on_decks(meet_total("lure_of_yha_nthlei", 8, dice=[1, 1, 2, 8])) == [2, 1, 0, 0, 0, 0, 0, 1]
    assert on_decks(meet_total("lure_of_yha_nthlei", 9)) == [0] * 8


# The ship


@pytest.mark.rule("28.16", "13.1")
def test_a_hull_leak_damages_the_ship() -> None:
    assert damage_by_room(meet_total("hull_leak", 8, top={"damage": [WILL]}, dice=[6])) == {"galley": [WILL]}
    assert damage_by_room(meet_total("hull_leak", 9)) == {}


@pytest.mark.rule("28.16", "28.17")
@pytest.mark.parametrize(
    ("card", "total", "rooms"),
    [
        ("missing_munitions", 15, ["galley"]),
        ("missing_munitions", 12, ["galley"]),
        ("missing_munitions", 11, ["bridge", "galley"]),
        ("shipboard_fire", 11, ["galley"]),
        ("shipboard_fire", 10, ["bridge", "galley"]),
        ("shipboard_fire", 8, ["bridge", "galley"]),
        ("shipboard_fire", 7, ["bridge", "cargo_hold", "galley"]),
    ],
)
def test_the_total_decides_how_often_the_ship_is_damaged(card: str, total: int, rooms: list[str]) -> None:
    table = meet_total(card, total, top={"damage": [WILL, LORE, "structural_damage:any"]}, dice=[6, 1, 5])
    assert list(damage_by_room(table)) == rooms


@pytest.mark.rule("28.16", "28.9", "16.5")
def test_munitions_defeat_one_deep_one_inside() -> None:
    table = meet_total("missing_munitions", 16, deep_ones={"galley": 1, "cargo_hold": 1, "d7": 1, "w1": 1})
    assert (table.waiting_seats(), table.options(0)) == ([0], ["pick_space cargo_hold", "pick_space galley"])
    table.answer(0, "pick_space galley")
    assert (table.track("deep_ones.galley"), table.track("deep_ones.cargo_hold")) == (0, 1)


@pytest.mark.rule("28.16", "40")
def test_sewage_defeats_the_humans_of_the_room_that_the_die_names() -> None:
    there: dict[str, str] = {
        "jeanne": "galley",
        "svetlana": "chapel",
        "william": "galley",
        "samira": "galley",
    }
    table = meet_total("sewage_backup", 8, seats=[*FOUR], characters={**there}, revealed=["samira"], dice=[6])
    assert (table.track("sanity"), table.options(0)) == (7, ["pick_seat 0", "pick_seat 2"])
    table.answer(0, "pick_seat 2")
    assert where(table) == ["sick_bay", "chapel", "sick_bay", "galley"]


@pytest.mark.rule("28.16", "9.4")
def test_a_jail_break_frees_everybody_who_picks_a_space() -> None:
    jailed: dict[str, str] = {"william": "brig", "samira": "brig"}
    table = meet_total("jail_break", 8, seats=[*FOUR], characters={**jailed}, revealed=["samira"])
    assert table.waiting_seats() == [2]
    assert len(table.options(2)) == 14
    assert not {"pick_space brig", "pick_space sick_bay"} & set(table.options(2))
    table.answer_each({2: "pick_space d1", 3: "pick_space galley"})
    assert where(table) == ["boiler_room", "captains_cabin", "d1", "galley"]


@pytest.mark.rule("28.16")
def test_a_jail_that_holds_keeps_its_inmates() -> None:
    table = meet_total("jail_break", 9, characters={"william": "brig"})
    assert where(table) == ["boiler_room", "captains_cabin", "brig"]


# Spells


@pytest.mark.rule("28.16", "49.14", "46")
def test_the_keeper_resolves_a_spell_with_the_ritual_components() -> None:
    table = meet_total("stolen_ritual_components", 10, top={"spells": ["raise_the_dead", "feed_the_mind"]})
    assert table.options(2) == ["resolve feed_the_mind", "resolve raise_the_dead"]
    table.answer(2, "resolve raise_the_dead")
    assert (dials(table), table.zone("spells")[0]) == ([8, 8, 7, 10], "feed_the_mind")


@pytest.mark.rule("28.16", "34", "50.2")
def test_stolen_components_set_the_ritual_back_and_take_five_spells_unseen() -> None:
    table = meet_total("stolen_ritual_components", 9, ritual=3)
    assert (table.track("ritual"), len(table.zone("spells")), len(table.zone("box_unseen"))) == (1, 15, 5)
    assert not [told for told in table.told("shown") if told["from"] == "spells"]
