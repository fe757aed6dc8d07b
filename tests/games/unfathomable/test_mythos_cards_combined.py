"""28.18: mythos cards with a choice of check or effect. Svetlana's step, Captain Jeanne, Keeper William."""

import pytest

from tests.games.unfathomable.crisis import (
    CARDS,
    damage_by_room,
    deep_ones,
    dials,
    draw_card,
    meet_total,
    on_decks,
    tracks,
    where,
)
from tests.table import Table
from turncoat.kernel.shapes import Json

DECIDES = {"captain": 0, "current": 1, "keeper": 2}
WILL = "structural_damage:will"
LORE = "structural_damage:lore"


def shirk(card: str, **words: Json) -> Table:
    """The second option was chosen."""
    table = draw_card(card, current=1, **words)
    table.answer(DECIDES[CARDS[card].decides], "choose 1")
    return table


def face(card: str, total: int, **words: Json) -> Table:
    """The check was chosen, and came to this total."""
    return meet_total(card, total, current=1, **words)


def treachery(table: Table) -> int:
    return len([card for card in table.zone("chaos") if table.family_of(card) == "treachery"])


@pytest.mark.rule("28.18", "28.19", "28.10")
@pytest.mark.parametrize("card", [row.name for row in CARDS.values() if row.type == "combined"])
def test_with_the_second_option_there_is_no_check(card: str) -> None:
    named = CARDS[card].decides
    crew: list[Json] = ["jeanne", "svetlana", "william"]
    if named not in DECIDES and named not in crew:
        crew = ["jeanne", "svetlana", named]
    table = draw_card(card, seats=crew, current=1)
    seat = DECIDES[named] if named in DECIDES else crew.index(named)
    assert table.options(seat) == ["choose 0", "choose 1"]
    table.answer(seat, "choose 1")
    assert (table.told("check_begun"), table.told("checked")) == ([], [])


@pytest.mark.rule("28.18", "42", "42.3")
@pytest.mark.parametrize(
    "card", [row.name for row in CARDS.values() if row.target and row.decides in DECIDES]
)
def test_a_check_is_announced_with_its_target_and_its_skills(card: str) -> None:
    row = CARDS[card]
    table = draw_card(card, current=1, hands={"william": ["shrivelling:1"]})
    if row.type == "combined":
        assert table.told("check_begun") == []
        table.answer(DECIDES[row.decides], "choose 0")
    assert table.told("check_begun") == [{"target": row.target, "skills": [*row.skills]}]
    assert (table.ask(), table.told("checked")) == ("check.add_cards", [])


@pytest.mark.rule("28.18", "28.16")
@pytest.mark.parametrize(
    ("card", "total", "left"),
    [
        ("bucket_brigade", 16, [8, 8, 8, 8]),
        ("bucket_brigade", 15, [7, 8, 8, 8]),
        ("coal_bunker_fire", 13, [8, 8, 8, 8]),
        ("coal_bunker_fire", 12, [7, 8, 8, 7]),
        ("criminal_activity", 11, [8, 8, 8, 8]),
        ("criminal_activity", 10, [8, 8, 7, 8]),
        ("firemen_strike", 9, [8, 8, 8, 8]),
        ("identity_crisis", 10, [8, 8, 8, 7]),
        ("kitty_litter", 10, [8, 8, 9, 8]),
        ("kitty_litter", 9, [8, 8, 7, 8]),
        ("looming_breakdown", 11, [8, 8, 8, 8]),
        ("looming_breakdown", 10, [8, 8, 8, 7]),
        ("open_the_gate", 17, [8, 8, 7, 7]),
        ("power_to_the_people", 9, [8, 8, 8, 8]),
        ("power_to_the_people", 8, [8, 8, 8, 7]),
        ("ritual_coordination", 9, [8, 8, 8, 8]),
        ("ritual_coordination", 8, [8, 8, 7, 8]),
    ],
)
def test_what_a_check_that_was_chosen_costs(card: str, total: int, left: list[int]) -> None:
    table = face(
        card, total, dice=[1, 1], top={"damage": [WILL, LORE]}, characters={"svetlana": "cargo_hold"}
    )
    assert dials(table) == left


@pytest.mark.rule("28.19", "28.18")
@pytest.mark.parametrize(
    ("card", "dice", "left"),
    [
        ("bucket_brigade", [6], [7, 8, 8, 8]),
        ("bucket_brigade", [7], [8, 8, 8, 8]),
        ("coal_bunker_fire", [4], [6, 8, 8, 8]),
        ("coal_bunker_fire", [5], [7, 8, 8, 8]),
        ("firemen_strike", [], [7, 8, 8, 8]),
        ("identity_crisis", [5], [8, 8, 8, 7]),
        ("kitty_litter", [4], [8, 7, 8, 8]),
        ("kitty_litter", [5], [8, 8, 8, 8]),
        ("looming_breakdown", [], [6, 8, 8, 8]),
        ("open_the_gate", [], [8, 8, 7, 8]),
    ],
)
def test_what_the_second_option_costs(card: str, dice: list[Json], left: list[int]) -> None:
    assert dials(shirk(card, dice=dice)) == left


# Tracks


@pytest.mark.rule("28.16", "1.5")
def test_a_bucket_brigade_risks_two_to_go_ahead() -> None:
    table = face("bucket_brigade", 16, dice=[3, 3])
    assert (tracks(table), on_decks(table)) == ((1, 1), [0, 0, 2, 0, 0, 0, 0, 0])
    few = ["soul"] * 5 + ["nobody"] * 2 + ["two_souls"]
    table = face("bucket_brigade", 16, dice=[3], passengers={"d1": [*few]})
    assert (tracks(table), on_decks(table)) == ((0, 1), [8, 0, 1, 0, 0, 0, 0, 0])


@pytest.mark.rule("28.16")
def test_a_bucket_brigade_that_fails_risks_two_for_nothing() -> None:
    table = face("bucket_brigade", 15, dice=[3, 3])
    assert (tracks(table), on_decks(table)) == ((0, 1), [0, 0, 2, 0, 0, 0, 0, 0])


@pytest.mark.rule("28.16", "50.1")
def test_a_fire_put_out_speeds_the_ship_up() -> None:
    assert tracks(face("coal_bunker_fire", 13)) == (1, 1)
    assert tracks(face("coal_bunker_fire", 12)) == (0, 1)


@pytest.mark.rule("50.2", "28.19")
@pytest.mark.parametrize(("travel", "fuel", "left"), [(0, 6, 0), (1, 7, 0), (2, 8, 0), (3, 8, 1)])
def test_each_space_that_the_ship_cannot_be_set_back_costs_fuel(travel: int, fuel: int, left: int) -> None:
    table = shirk("looming_breakdown", travel=travel)
    assert (table.track("fuel"), table.track("travel")) == (fuel, left)


@pytest.mark.rule("50.2", "10.5")
@pytest.mark.parametrize(("travel", "fuel", "left"), [(0, 7, 0), (2, 8, 1)])
def test_giving_in_to_the_firemen_costs_way_or_fuel_and_brings_treachery(
    travel: int, fuel: int, left: int
) -> None:
    table = shirk("firemen_strike", travel=travel)
    assert (table.track("fuel"), table.track("travel"), treachery(table)) == (fuel, left, 2)


@pytest.mark.rule("28.16", "49.14", "50.1")
@pytest.mark.parametrize(("total", "ritual"), [(9, 1), (10, 1), (11, 2), (14, 3), (15, 0)])
def test_every_two_above_the_target_advance_the_ritual_once_more(total: int, ritual: int) -> None:
    table = face("ritual_coordination", total)
    assert table.track("ritual") == ritual
    assert len(table.told("greater_banishment")) == (1 if total == 15 else 0)


@pytest.mark.rule("42.8", "50.1")
def test_a_ritual_that_arjun_sacrifices_himself_for_advances_once() -> None:
    table = draw_card("ritual_coordination", seats=["jeanne", "arjun", "william"], used_feats=[])
    table.answer(2, "choose 0")
    table.answer(1, "sacrifice passed")
    assert (table.track("ritual"), where(table)[1]) == (1, "sick_bay")


@pytest.mark.rule("28.16", "13.2")
def test_a_ritual_that_fails_damages_the_chapel() -> None:
    table = face("ritual_coordination", 8, top={"damage": [WILL]})
    assert (damage_by_room(table), where(table)[2], table.track("ritual")) == (
        {"chapel": [WILL]},
        "sick_bay",
        0,
    )


@pytest.mark.rule("28.19", "28.23", "28.22")
def test_without_coordination_the_deep_ones_act_and_act_again_for_the_icon() -> None:
    table = shirk("ritual_coordination", deep_ones={"w5": 1})
    assert (deep_ones(table), dials(table)) == ({"cargo_hold": 1}, [8, 8, 8, 8])


# Items


@pytest.mark.rule("28.16", "28.9", "24.1")
def test_a_solved_crime_yields_an_item() -> None:
    table = face("criminal_activity", 11, top={"item_deck": ["plimsolls"]})
    assert table.zone("items.1") == ["travel_pharmacy", "plimsolls"]


@pytest.mark.rule("28.16", "24.2")
def test_crime_leaves_each_human_one_item() -> None:
    table = face(
        "criminal_activity",
        10,
        seats=["jeanne", "svetlana", "william", "samira"],
        revealed=["samira"],
        items={
            "jeanne": ["tool_kit"],
            "svetlana": [],
            "william": ["shotgun", "plimsolls", "elder_sign_amulet"],
            "samira": ["starbuck", "six_shooter"],
        },
    )
    assert table.options(2) == [f"pick_item {item}" for item in ("elder_sign_amulet", "plimsolls", "shotgun")]
    table.answer(2, "pick_item plimsolls")
    table.answer(2, "pick_item shotgun")
    assert [table.zone(f"items.{seat}") for seat in range(4)] == [
        ["tool_kit"],
        [],
        ["elder_sign_amulet"],
        ["starbuck", "six_shooter"],
    ]


@pytest.mark.rule("28.19", "24.2", "10.5")
def test_one_may_hand_over_an_item_and_add_treachery() -> None:
    table = shirk("criminal_activity", items={"svetlana": ["plimsolls", "shotgun"]})
    table.answer(1, "pick_item shotgun")
    assert (table.zone("items.1"), treachery(table), table.track("sanity")) == (["plimsolls"], 4, 8)


@pytest.mark.rule("28.13", "28.18")
def test_who_has_no_item_must_face_the_crime() -> None:
    table = draw_card("criminal_activity", current=1, items={"svetlana": []})
    assert table.options(1) == ["choose 0"]
    table.refuses(1, "choose 1", "illegal_option", "28.18")


# People


@pytest.mark.rule("28.16", "28.9")
def test_striking_firemen_defeat_the_current_player_who_discards_three() -> None:
    hand: list[Json] = ["persistence:1"] * 4
    table = face("firemen_strike", 8, hands={"svetlana": hand})
    for _ in range(3):
        table.answer(1, "discard persistence:1")
    assert (where(table)[1], table.zone("hand.1")) == ("sick_bay", ["persistence:1"])


@pytest.mark.rule("28.16", "43")
def test_after_an_identity_crisis_each_human_draws_a_card_of_the_own_set() -> None:
    table = face(
        "identity_crisis", 11, seats=["jeanne", "svetlana", "william", "samira"], revealed=["samira"]
    )
    assert table.options(1) == ["draw_from influence", "draw_from lore", "draw_from observation"]
    assert table.options(2) == []
    table.answer(1, "draw_from lore")
    assert table.options(2) == ["draw_from lore", "draw_from will"]
    table.answer(2, "draw_from will")
    table.answer(0, "draw_from strength")
    assert [table.family_of(card) for seat in (0, 1) for card in table.zone(f"hand.{seat}")] == [
        "strength",
        "lore",
    ]
    assert table.zone("hand.3") == []


@pytest.mark.rule("28.16", "45", "9.11")
@pytest.mark.parametrize(("place", "spawned"), [("d1", "d1"), ("sick_bay", "chapel")])
def test_an_identity_crisis_that_fails_brings_a_deep_one(place: str, spawned: str) -> None:
    away: dict[str, Json] = {"svetlana": place, "jeanne": "galley", "william": "galley"}
    table = face("identity_crisis", 10, characters=away, dice=[5], top={"damage": [WILL]})
    assert table.told("spawned") == [{"space": spawned, "count": 1}]
    assert (table.track("souls"), deep_ones(table)) == (7, {spawned: 1})


@pytest.mark.rule("28.19")
@pytest.mark.parametrize(("die", "cards"), [(4, 0), (5, 2)])
def test_who_shirks_the_identity_crisis_may_lose_the_hand(die: int, cards: int) -> None:
    table = shirk("identity_crisis", hands={"svetlana": ["persistence:1"] * 2}, dice=[die])
    assert (len(table.zone("hand.1")), table.track("souls")) == (cards, 7)


@pytest.mark.rule("28.19", "28.9")
def test_who_cleans_up_after_the_cat_goes_to_the_galley() -> None:
    assert where(shirk("kitty_litter", dice=[5])) == ["boiler_room", "galley", "chapel"]
    assert where(face("kitty_litter", 10)) == ["boiler_room", "captains_cabin", "chapel"]


@pytest.mark.rule("28.16", "13.2")
def test_a_breakdown_damages_the_boiler_room() -> None:
    table = face("looming_breakdown", 10, top={"damage": [WILL]})
    assert (damage_by_room(table), where(table)[0]) == ({"boiler_room": [WILL]}, "sick_bay")


@pytest.mark.rule("10.5", "28.16")
def test_people_who_are_heard_leave_the_captain_in_office() -> None:
    table = face("power_to_the_people", 9)
    assert (treachery(table), table.track("captain"), where(table)[0]) == (2, 0, "boiler_room")


@pytest.mark.rule("49.4", "9.2", "28.19")
@pytest.mark.parametrize("checked", [True, False])
def test_people_in_power_jail_the_captain_and_the_lowest_in_line_follows(checked: bool) -> None:
    card = "power_to_the_people"
    table = face(card, 8) if checked else shirk(card)
    assert (where(table)[0], table.track("captain")) == ("brig", 2)
    assert table.track("souls") == (7 if checked else 8)


# Open the Gate


@pytest.mark.rule("49.14", "50.3", "28.9", "1.7")
def test_behind_the_gate_the_keeper_chooses_the_next_waypoint() -> None:
    table = face("open_the_gate", 18, travel=3, top={"waypoints": ["reef", "calm_waters"]})
    assert table.track("travel") == 0
    assert (table.waiting_seats(), table.options(2)) == ([2], ["resolve reef", "resolve calm_waters"])
    table.answer(2, "resolve calm_waters")
    assert (dials(table), table.zone("journey")) == ([6, 7, 8, 8], ["calm_waters"])
    assert table.zone("waypoints")[0] == "reef"


@pytest.mark.rule("28.9", "1.2")
@pytest.mark.parametrize(("reading", "chooser"), [("chooser", 2), ("current_player", 1)])
def test_tables_read_who_is_meant_by_you_in_a_check_that_another_player_chose(
    reading: str, chooser: int
) -> None:
    """Ruling A9."""
    table = face(
        "open_the_gate",
        18,
        travel=3,
        top={"waypoints": ["reef", "calm_waters"]},
        options={"combined_crisis": reading},
    )
    assert table.waiting_seats() == [chooser]


@pytest.mark.rule("28.16", "13.1")
def test_a_gate_that_resists_damages_the_ship_twice() -> None:
    table = face("open_the_gate", 17, top={"damage": [WILL, LORE]}, dice=[1, 6], travel=3)
    assert (damage_by_room(table), table.track("travel")) == ({"bridge": [WILL], "galley": [LORE]}, 3)
