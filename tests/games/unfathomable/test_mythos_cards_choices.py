"""28.11: mythos cards with a choice. Svetlana's Mythos step; Jeanne is Captain, William Keeper."""

import pytest

from tests.games.unfathomable.crisis import (
    CARDS,
    damage_by_room,
    deep_ones,
    dials,
    draw_card,
    on_decks,
    tracks,
    where,
)
from tests.games.unfathomable.facts import tables
from tests.games.unfathomable.ship import ship
from tests.table import Table
from turncoat.kernel.shapes import Json

NINE: list[str] = ["soul"] * 5 + ["nobody"] * 2 + ["two_souls", "soul_and_sanity"]
DECIDES = {"captain": 0, "current": 1, "keeper": 2}
TWO_LORE: list[Json] = ["shrivelling:2"]
WILL = "structural_damage:will"


def choose(card: str, option: int, **words: Json) -> Table:
    """The player named by the card has chosen."""
    table = draw_card(card, current=1, **words)
    table.answer(DECIDES[CARDS[card].decides], f"choose {option}")
    return table


def treachery(table: Table) -> int:
    return len([card for card in table.zone("chaos") if table.family_of(card) == "treachery"])


@pytest.mark.rule("28.11", "28.12", "28.7", "28.9", "28.10", "28.18", "49.9", "49.14")
@pytest.mark.parametrize(
    "card", [row.name for row in CARDS.values() if row.decides in DECIDES and row.type != "check"]
)
def test_the_player_whom_the_card_names_must_choose_one_of_two(card: str) -> None:
    table = draw_card(card, current=1, hands={"william": [*TWO_LORE]})
    seat = DECIDES[CARDS[card].decides]
    assert (table.ask(), table.waiting_seats()) == ("choice_crisis.choose", [seat])
    assert table.options(seat) == ["choose 0", "choose 1"]
    rule = "28.13" if CARDS[card].type == "choice" else "28.18"
    table.refuses(seat, "pass", "illegal_option", rule)


@pytest.mark.rule("28.10", "28.14")
@pytest.mark.parametrize("card", [row.name for row in CARDS.values() if row.type == "check"])
def test_a_card_with_a_check_alone_lets_nobody_choose(card: str) -> None:
    table = draw_card(card, current=1, hands={"william": [*TWO_LORE]})
    assert (table.ask(), table.waiting_seats()) == ("check.add_cards", [2])


@pytest.mark.rule("28.11", "28.1")
@pytest.mark.parametrize(
    ("card", "option", "dice", "left"),
    [
        ("class_struggle", 0, [], [8, 8, 6, 8]),
        ("dinghy_launch", 0, [2, 4], [8, 8, 7, 8]),
        ("dinghy_launch", 0, [2, 5], [8, 8, 8, 8]),
        ("dinghy_launch", 1, [], [8, 8, 8, 7]),
        ("food_rationing", 0, [6], [8, 7, 7, 8]),
        ("food_rationing", 0, [7], [8, 7, 8, 8]),
        ("food_rationing", 1, [], [8, 6, 8, 8]),
        ("improvised_fuel_source", 0, [1, 2, 3], [9, 8, 8, 8]),
        ("improvised_fuel_source", 1, [], [7, 8, 8, 8]),
        ("incoming_sos", 0, [1, 2, 3, 4], [9, 9, 8, 9]),
        ("incoming_sos", 1, [], [8, 8, 7, 8]),
        ("infection", 0, [], [8, 7, 8, 8]),
        ("infection", 1, [6, 4], [8, 8, 8, 6]),
        ("infection", 1, [7, 4], [8, 8, 8, 7]),
        ("infection", 1, [6, 5], [8, 8, 8, 7]),
        ("infection", 1, [7, 5], [8, 8, 8, 8]),
        ("just_desserts", 0, [], [8, 6, 8, 8]),
        ("missing_jewelry", 0, [], [8, 8, 7, 8]),
        ("missing_parents", 1, [], [8, 8, 7, 8]),
        ("mysterious_lifeboat", 1, [], [8, 8, 7, 8]),
        ("poisoned_food", 1, [], [8, 7, 8, 8]),
        ("sacrifice_deep_one", 0, [], [8, 8, 7, 8]),
        ("the_anarcho_individualist", 0, [], [8, 8, 7, 8]),
        ("the_captains_banquet", 0, [], [8, 6, 9, 8]),
        ("the_captains_banquet", 1, [6], [8, 7, 7, 8]),
        ("the_captains_banquet", 1, [7], [8, 7, 8, 8]),
        ("too_many_bodies", 0, [], [8, 7, 8, 8]),
        ("transformation", 0, [7], [8, 8, 8, 8]),
        ("transformation", 1, [4], [8, 8, 7, 7]),
        ("transformation", 1, [5], [8, 8, 8, 7]),
    ],
)
def test_what_a_choice_costs_and_brings(card: str, option: int, dice: list[Json], left: list[int]) -> None:
    assert dials(choose(card, option, hands={"william": [*TWO_LORE]}, dice=dice)) == left


@pytest.mark.rule("28.11", "32.4")
@pytest.mark.parametrize(
    ("card", "option", "risked"),
    [
        ("class_struggle", 1, [2, 1, 0, 0, 0, 0, 0, 1]),
        ("improvised_fuel_source", 0, [2, 1, 0, 0, 0, 0, 0, 0]),
        ("incoming_sos", 0, [2, 1, 0, 0, 0, 0, 0, 1]),
        ("dinghy_launch", 0, [1, 0, 0, 0, 0, 0, 0, 0]),
        ("mysterious_lifeboat", 0, [1, 0, 0, 0, 0, 0, 0, 0]),
        ("too_many_bodies", 1, [1, 0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_choices_that_put_passengers_at_risk(card: str, option: int, risked: list[int]) -> None:
    assert on_decks(choose(card, option, dice=[1, 1, 2, 8])) == risked


@pytest.mark.rule("28.13", "1.5")
def test_an_option_may_be_chosen_though_it_cannot_be_done_in_full() -> None:
    table = choose("incoming_sos", 0, passengers={"d1": [*NINE[:6]]}, dice=[8, 8, 8])
    assert (dials(table), on_decks(table)) == ([8, 8, 8, 8], [6, 0, 0, 0, 0, 0, 0, 3])


SIX_OF_NINE: dict[str, Json] = {"passengers": {"d1": [*NINE[:6]]}}


@pytest.mark.rule("28.13", "32.6")
def test_tables_read_whether_an_option_can_be_chosen_whose_cost_cannot_be_paid_in_full() -> None:
    """Ruling F1."""
    either, one, strict = ["choose 0", "choose 1"], ["choose 1"], {"crisis_cost": "in_full"}
    for options, passengers, expected in (
        ({"crisis_cost": "as_far_as_possible"}, 6, either),
        (strict, 6, one),
        (strict, 5, either),
    ):
        table = draw_card(
            "incoming_sos", current=1, passengers={"d1": [*NINE[:passengers]]}, options={**options}
        )
        assert table.options(0) == expected
    table = draw_card("incoming_sos", current=1, **SIX_OF_NINE, options={**strict})
    table.refuses(0, "choose 0", "illegal_option", "28.13")


@pytest.mark.rule("28.13", "32.5")
def test_a_cost_in_full_leaves_plain_risks_alone() -> None:
    strict: Json = {"crisis_cost": "in_full"}
    table = choose("class_struggle", 1, **SIX_OF_NINE, options=strict, dice=[8, 8, 8])
    assert on_decks(table) == [6, 0, 0, 0, 0, 0, 0, 3]


@pytest.mark.rule("28.13", "37")
@pytest.mark.parametrize(("reading", "count"), [("as_far_as_possible", 2), ("in_full", 1)])
def test_misfortune_reads_costs_alike(reading: str, count: int) -> None:
    table = ship(
        seats=["edmund", "svetlana", "william"],
        loyalty={"edmund": ["hybrid"]},
        top={"mythos": ["incoming_sos"]},
        options={"crisis_cost": reading},
        **SIX_OF_NINE,
    )
    table.answer(0, "reveal hybrid")
    assert len(table.options(0)) == count


@pytest.mark.rule("28.13")
@pytest.mark.parametrize(
    ("card", "seat", "supply"),
    [
        ("improvised_fuel_source", 0, 2),
        ("volunteer_army", 0, 0),
        ("poisoned_food", 2, 9),
        ("ritual_support", 2, 9),
    ],
)
def test_an_option_that_states_a_need_cannot_be_chosen_without_it(card: str, seat: int, supply: int) -> None:
    table = draw_card(
        card,
        current=1,
        passengers={"d1": [*NINE[supply:]]},
        hands={"jeanne": [*TWO_LORE], "svetlana": [*TWO_LORE], "william": ["persistence:2"]},
    )
    assert table.options(seat) == ["choose 1"]
    table.refuses(seat, "choose 0", "illegal_option", "28.13")


@pytest.mark.rule("28.13")
@pytest.mark.parametrize(("card", "supply"), [("improvised_fuel_source", 3), ("volunteer_army", 1)])
def test_a_need_that_is_just_met_lets_one_choose(card: str, supply: int) -> None:
    table = draw_card(card, current=1, passengers={"d1": [*NINE[supply:]]})
    assert table.options(0) == ["choose 0", "choose 1"]


# Accusation


@pytest.mark.rule("9.2", "28.9", "28.12")
def test_the_captain_accuses_a_human_outside_the_brig() -> None:
    crew: list[Json] = ["jeanne", "svetlana", "william", "samira", "arjun"]
    table = choose(
        "accusation", 0, seats=crew, captain="jeanne", characters={"arjun": "brig"}, revealed=["samira"]
    )
    assert table.options(0) == ["pick_seat 1", "pick_seat 2", "pick_seat 0"]
    table.answer(0, "pick_seat 2")
    assert (table.named_track("at.2"), table.track("keeper")) == ("brig", 1)


@pytest.mark.rule("28.9")
def test_without_an_accusation_captain_and_current_player_discard_two_each() -> None:
    hand: list[Json] = ["persistence:1"] * 3
    table = choose(
        "accusation", 1, hands={"jeanne": [*hand], "svetlana": ["shrivelling:1"], "william": [*hand]}
    )
    for _ in range(2):
        table.answer(0, "discard persistence:1")
    assert [len(table.zone(f"hand.{seat}")) for seat in (0, 1, 2)] == [1, 0, 8]  # William's turn has begun
    assert treachery(table) == 2


@pytest.mark.rule("28.9")
def test_a_captain_in_turn_discards_four() -> None:
    table = draw_card("accusation", hands={"jeanne": ["persistence:1"] * 5})
    table.answer(0, "choose 1")
    for _ in range(4):
        table.answer(0, "discard persistence:1")
    assert (table.zone("hand.0"), table.waiting_seats()) == (["persistence:1"], [1])


# Chaos and items


@pytest.mark.rule("10.5", "28.11")
@pytest.mark.parametrize(("card", "count"), [("just_desserts", 4), ("missing_jewelry", 4)])
def test_a_choice_may_add_treachery_to_the_chaos_deck(card: str, count: int) -> None:
    table = choose(card, 1)
    assert (treachery(table), len(table.zone("chaos")), dials(table)) == (count, 10 + count, [8, 8, 8, 8])


@pytest.mark.rule("28.9", "24.1")
def test_just_desserts_give_the_current_player_an_item() -> None:
    assert choose("just_desserts", 0, top={"item_deck": ["plimsolls"]}).zone("items.1")[-1] == "plimsolls"


@pytest.mark.rule("28.9", "34")
def test_the_anarchist_leaves_an_item_and_takes_five() -> None:
    table = choose("the_anarcho_individualist", 0, top={"item_deck": ["shotgun"]})
    assert (table.zone("items.1")[-1], len(table.zone("item_deck")), len(table.zone("box_unseen"))) == (
        "shotgun",
        11,
        5,
    )


@pytest.mark.rule("28.9", "10.5")
def test_the_anarchist_may_cost_the_current_player_two_cards_instead() -> None:
    table = choose("the_anarcho_individualist", 1, hands={"svetlana": ["persistence:1"] * 3})
    for _ in range(2):
        table.answer(1, "discard persistence:1")
    assert (table.zone("hand.1"), treachery(table), table.track("sanity")) == (["persistence:1"], 2, 8)


# Moves


@pytest.mark.rule("28.9", "45")
def test_who_looks_for_the_parents_goes_to_the_captains_cabin() -> None:
    table = choose("missing_parents", 0, characters={"svetlana": "sick_bay"}, dice=[5])
    assert (where(table), dials(table)) == (["boiler_room", "captains_cabin", "chapel"], [8, 8, 8, 8])
    assert deep_ones(table) == {"deep": 2}


@pytest.mark.rule("28.9", "45", "28.22", "4.14")
def test_a_deep_one_may_be_where_the_parents_were() -> None:
    table = choose("missing_parents", 0, characters={"svetlana": "bridge"}, dice=[4, 6])
    assert (table.track("souls"), deep_ones(table)) == (7, {"captains_cabin": 1})
    assert table.named_track("at.1") == "sick_bay"  # the icon made it attack


@pytest.mark.rule("28.13")
def test_each_free_human_may_come_to_the_banquet() -> None:
    crew: list[Json] = ["jeanne", "svetlana", "william", "samira", "arjun"]
    table = choose(
        "the_captains_banquet",
        0,
        seats=crew,
        captain="jeanne",
        characters={"arjun": "brig"},
        revealed=["samira"],
    )
    table.answer_each({1: "accept", 2: "decline", 0: "accept"})
    assert where(table) == ["galley", "galley", "chapel", "cargo_hold", "brig"]


@pytest.mark.rule("1.7", "28.9", "9.2")
def test_a_strange_vision_shows_two_waypoints_and_leads_to_the_brig() -> None:
    table = choose("strange_vision", 0, top={"waypoints": ["iceberg", "reef"]})
    assert table.options(1) == ["put_on_top iceberg", "put_on_top reef"]
    assert table.zone("looking.1") == ["iceberg", "reef"]
    table.answer(1, "put_on_top reef")
    assert (table.zone("waypoints")[-1], table.zone("waypoints")[0]) == ("reef", "iceberg")
    assert table.named_track("at.1") == "brig"


@pytest.mark.rule("1.7", "12.1")
def test_a_vision_of_the_last_waypoint_shows_it_alone() -> None:
    gone: list[Json] = [waypoint.name for waypoint in tables.WAYPOINTS if waypoint.name != "reef"]
    table = choose("strange_vision", 0, zones={"box_unseen": gone})
    assert table.options(1) == ["put_on_top reef"]
    table.answer(1, "put_on_top reef")
    assert (table.zone("waypoints"), table.named_track("at.1")) == (["reef"], "brig")


@pytest.mark.rule("28.27")
def test_if_the_crisis_jailed_the_current_player_the_captain_picks_the_track() -> None:
    table = choose("strange_vision", 0)
    table.answer(1, table.options(1)[0])
    assert (table.waiting_seats(), table.options(0)) == ([0], ["pick_track travel", "pick_track ritual"])


@pytest.mark.rule("45", "28.27")
def test_without_a_vision_deep_ones_climb_every_deck() -> None:
    table = choose("strange_vision", 1)
    assert deep_ones(table) == {f"d{deck}": 1 for deck in range(1, 9)}
    assert len(table.options(1)) == 8  # their icon: which acts first


# The Keeper's and the Captain's


@pytest.mark.rule("49.14", "45", "28.11")
def test_a_lifeboat_may_hold_two_deep_ones() -> None:
    table = choose("mysterious_lifeboat", 0, dice=[2, 4])
    assert deep_ones(table) == {"galley": 1, "cargo_hold": 1}
    assert deep_ones(choose("mysterious_lifeboat", 0, dice=[2, 5])) == {"deep": 2}


@pytest.mark.rule("49.14", "28.9")
@pytest.mark.parametrize(("die", "souls"), [(4, 7), (5, 8)])
def test_the_keepers_lore_tells_poison(die: int, souls: int) -> None:
    table = choose("poisoned_food", 0, hands={"william": [*TWO_LORE, "persistence:1"]}, dice=[die])
    assert table.options(2) == ["discard shrivelling:2"]
    table.answer(2, "discard shrivelling:2")
    assert dials(table) == [8, 8, 8, souls]
    assert table.zone("discard.lore") == ["shrivelling:2"]


@pytest.mark.rule("49.14", "28.9")
@pytest.mark.parametrize(("die", "ritual", "left"), [(5, 2, [8, 8, 8, 8]), (4, 1, [8, 8, 7, 7])])
def test_the_keepers_lore_supports_the_ritual(die: int, ritual: int, left: list[int]) -> None:
    table = choose("ritual_support", 0, ritual=1, hands={"william": [*TWO_LORE]}, dice=[die])
    table.answer(2, "discard shrivelling:2")
    assert (table.track("ritual"), dials(table)) == (ritual, left)


@pytest.mark.rule("49.14", "50.2")
def test_without_support_the_ritual_falls_back_and_the_keeper_loses_two_cards() -> None:
    table = choose("ritual_support", 1, ritual=3, hands={"william": ["shrivelling:2"] * 3})
    table.answer_each({2: "discard shrivelling:2"})
    table.answer(2, "discard shrivelling:2")
    assert (table.track("ritual"), table.zone("discard.lore")) == (2, ["shrivelling:2"] * 2)


@pytest.mark.rule("49.14", "50.3")
def test_without_a_sacrifice_the_ritual_and_the_keepers_hand_are_lost() -> None:
    table = draw_card("sacrifice_deep_one", ritual=3, hands={"william": ["shrivelling:2"] * 3})
    table.answer(2, "choose 1")
    assert (table.track("ritual"), table.zone("hand.2"), dials(table)) == (0, [], [8, 8, 8, 8])
    assert table.zone("play_area.2") == []


@pytest.mark.rule("28.11", "32.4")
@pytest.mark.parametrize(("die", "sanity"), [(3, 7), (4, 8)])
def test_too_many_bodies_on_deck_are_hard_to_bear(die: int, sanity: int) -> None:
    table = choose("too_many_bodies", 1, passengers={"d3": ["soul", "nobody"]}, dice=[8, die])
    assert (dials(table), on_decks(table)) == ([8, 8, sanity, 8], [0, 0, 2, 0, 0, 0, 0, 1])


@pytest.mark.rule("45", "28.11", "28.22")
def test_a_transformation_happens_in_the_cargo_hold() -> None:
    table = choose("transformation", 0, dice=[6], top={"damage": [WILL]})
    assert (table.track("souls"), deep_ones(table)) == (7, {"cargo_hold": 1})
    assert damage_by_room(table) == {"cargo_hold": [WILL]}  # the icon made it act


@pytest.mark.rule("28.9", "1.5", "16.5")
def test_volunteers_defeat_as_many_deep_ones_as_were_risked() -> None:
    table = choose("volunteer_army", 0, deep_ones={"d1": 2, "galley": 1, "w5": 1}, dice=[3, 4])
    assert table.options(0) == [f"pick_number {number}" for number in (1, 2, 3, 4)]
    table.answer(0, "pick_number 2")
    assert on_decks(table) == [0, 0, 1, 1, 0, 0, 0, 0]
    assert table.options(0) == ["pick_space d1", "pick_space galley"]
    table.answer(0, "pick_space d1")
    table.answer(0, "pick_space galley")
    assert deep_ones(table) == {"d1": 1, "w5": 1, "deep": 2}


@pytest.mark.rule("32.5")
def test_no_more_volunteers_than_there_are_passengers() -> None:
    table = choose("volunteer_army", 0, passengers={"d1": [*NINE[:7]]})
    assert table.options(0) == ["pick_number 1", "pick_number 2"]


@pytest.mark.rule("28.23")
def test_without_volunteers_the_deep_ones_act() -> None:
    table = choose("volunteer_army", 1, deep_ones={"w5": 1})
    assert (deep_ones(table), tracks(table)) == ({"d5": 1, "deep": 2}, (0, 1))
