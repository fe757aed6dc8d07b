"""28.4, 28.12: the mythos cards of the ten characters, each in seat 2. It is Jeanne's Mythos step."""

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

WILL = "structural_damage:will"
OF_CHARACTERS = [row.name for row in CARDS.values() if row.number > 60]


def crew(card: str) -> list[Json]:
    """Two others, and the character of the card."""
    named = CARDS[card].decides
    return [*[name for name in ("jeanne", "svetlana", "william") if name != named][:2], named]


def face(card: str, total: int, **words: Json) -> Table:
    """The character chose the check, which came to this total."""
    return meet_total(card, total, seats=crew(card), **words)


def shirk(card: str, **words: Json) -> Table:
    """The character chose the other option."""
    table = draw_card(card, seats=crew(card), **words)
    table.answer(2, "choose 1")
    return table


def treachery(table: Table) -> int:
    return len([card for card in table.zone("chaos") if table.family_of(card) == "treachery"])


@pytest.mark.rule("28.4", "28.9", "28.12")
@pytest.mark.parametrize("card", OF_CHARACTERS)
def test_the_character_named_on_a_card_chooses(card: str) -> None:
    table = draw_card(card, seats=crew(card))
    assert (table.ask(), table.waiting_seats()) == ("choice_crisis.choose", [2])
    assert table.options(2) == ["choose 0", "choose 1"]
    table.refuses(0, "choose 0", "not_asked")


@pytest.mark.rule("28.4", "9.7", "39")
@pytest.mark.parametrize("card", OF_CHARACTERS)
@pytest.mark.parametrize("how", ["absent", "in_the_brig", "revealed"])
def test_the_card_of_a_character_who_cannot_resolve_it_is_discarded_for_another(card: str, how: str) -> None:
    named = CARDS[card].decides
    seats = crew(card)
    words: dict[str, Json] = {}
    if how == "absent":
        seats[2] = "samira" if named != "samira" else "arjun"
    elif how == "in_the_brig":
        words["characters"] = {named: "brig"}
    else:
        words["revealed"] = [named]
    table = draw_card(card, seats=seats, top={"mythos": [card, "class_struggle"]}, **words)
    assert (table.zone("mythos_discard"), table.zone("crisis")) == ([card], ["class_struggle"])
    table.answer(table.track("captain"), "choose 0")
    assert (tracks(table), table.zone("mythos_discard")) == ((1, 0), [card, "class_struggle"])


# The card of Keilani


@pytest.mark.rule("28.16", "9.2")
def test_keilani_may_jail_somebody_if_history_does_not_repeat() -> None:
    table = face("history_repeats", 13)
    assert (table.track("sanity"), table.options(2)) == (9, ["accept", "decline"])
    table.answer(2, "accept")
    assert table.options(2) == ["pick_seat 0", "pick_seat 1"]
    table.answer(2, "pick_seat 0")
    assert where(table) == ["brig", "captains_cabin", "captains_cabin"]


@pytest.mark.rule("28.16", "9.2", "49.4")
def test_history_repeats_for_keilani_and_the_captain() -> None:
    table = face("history_repeats", 12, captain="jeanne")
    assert (dials(table), where(table)) == ([8, 8, 8, 7], ["brig", "captains_cabin", "brig"])
    assert table.track("captain") == 1


@pytest.mark.rule("28.16", "49.4")
def test_as_captain_keilani_alone_is_jailed() -> None:
    table = face("history_repeats", 12)
    assert (where(table), table.track("captain")) == (["boiler_room", "captains_cabin", "brig"], 0)


@pytest.mark.rule("28.19", "9.2")
def test_keilani_as_captain_may_go_to_the_brig_herself() -> None:
    table = shirk("history_repeats")
    assert (dials(table), where(table)[2], table.track("captain")) == ([8, 8, 7, 8], "brig", 0)


@pytest.mark.rule("28.13")
def test_only_as_captain_can_keilani_give_in() -> None:
    assert draw_card("history_repeats", seats=crew("history_repeats"), captain="jeanne").options(2) == [
        "choose 0"
    ]


# The card of Arjun


@pytest.mark.rule("28.16", "16.5")
def test_peace_defeats_every_deep_one_but_those_in_the_deep() -> None:
    table = face("the_peacemaker", 13, deep_ones={"w1": 2, "d4": 1, "galley": 1, "deep": 1})
    assert deep_ones(table) == {"deep": 3}  # two of them for the icon


@pytest.mark.rule("28.16", "45")
def test_without_peace_a_deep_one_is_in_every_room() -> None:
    rooms = ("bridge", "chapel", "captains_cabin", "cargo_hold", "galley", "boiler_room")
    assert deep_ones(face("the_peacemaker", 12)) == {**dict.fromkeys(rooms, 1), "deep": 2}


@pytest.mark.rule("28.19", "1.11")
def test_arjun_may_keep_the_peace() -> None:
    table = shirk("the_peacemaker")
    assert (table.zone("play_area.2"), table.zone("mythos_discard")) == (["the_peacemaker"], [])
    assert (tracks(table), deep_ones(table)) == ((1, 0), {"deep": 2})


# The card of Svetlana


@pytest.mark.rule("28.16")
@pytest.mark.parametrize(("total", "rooms"), [(13, {}), (12, {"galley": [WILL]})])
def test_svetlana_ends_up_in_the_sick_bay(total: int, rooms: dict[str, list[str]]) -> None:
    table = face("do_no_harm", total, top={"damage": [WILL]}, dice=[6])
    assert (dials(table), damage_by_room(table), where(table)[2]) == ([8, 8, 7, 8], rooms, "sick_bay")


@pytest.mark.rule("28.19", "9.2")
def test_svetlana_may_go_to_the_brig_instead() -> None:
    table = shirk("do_no_harm", keeper="svetlana", top={"damage": [WILL]}, dice=[6])
    assert (dials(table), damage_by_room(table), where(table)[2]) == (
        [8, 8, 8, 8],
        {"galley": [WILL]},
        "brig",
    )
    assert table.track("keeper") == 1  # the old Keeper is in the Brig


# The card of Jeanne


@pytest.mark.rule("28.16")
@pytest.mark.parametrize(("total", "left"), [(13, [8, 8, 9, 8]), (12, [8, 8, 8, 6])])
def test_signs_of_life_are_found_or_missed(total: int, left: list[int]) -> None:
    assert dials(face("signs_of_life", total)) == left


@pytest.mark.rule("28.19", "28.9", "16.3")
def test_jeanne_may_look_for_life_herself_and_be_defeated() -> None:
    table = shirk("signs_of_life", top={"damage": [WILL]}, dice=[3, 6])
    assert (on_decks(table)[2], damage_by_room(table), where(table)[2]) == (1, {"galley": [WILL]}, "sick_bay")
    assert where(table)[:2] == ["captains_cabin", "chapel"]


# The card of Jamie


@pytest.mark.rule("28.16", "44.17", "44.20")
def test_jamie_clears_one_interior_space_of_choice() -> None:
    table = face("the_game_is_afoot", 13, deep_ones={"galley": 3, "bridge": 1, "d1": 1})
    assert len(table.options(2)) == 8
    assert {"pick_space brig", "pick_space sick_bay"} < set(table.options(2))
    table.answer(2, "pick_space galley")
    assert deep_ones(table) == {"d1": 1, "bridge": 1}


@pytest.mark.rule("28.16")
def test_jamie_may_clear_the_brig_in_which_nothing_is() -> None:
    table = face("the_game_is_afoot", 13, deep_ones={"galley": 1, "d1": 1})
    table.answer(2, "pick_space brig")
    assert deep_ones(table) == {"d1": 1, "galley": 1}


@pytest.mark.rule("28.16", "45")
def test_jamie_meets_four_in_the_room_that_the_die_names() -> None:
    table = face("the_game_is_afoot", 12, dice=[6, 6])
    assert table.told("spawned") == [{"space": "galley", "count": 4}]
    assert table.told("character_defeated") == [
        {"seat": 2, "to": "sick_bay"}
    ]  # there, when the icon made them act


@pytest.mark.rule("28.19", "45", "13.5")
def test_the_game_may_begin_where_the_boiler_room_is_damaged() -> None:
    table = shirk("the_game_is_afoot", top={"damage": [WILL]}, damage={"boiler_room": "lore"})
    assert damage_by_room(table)["galley"] == [WILL]
    assert table.told("spawned") == [{"space": "galley", "count": 4}]


@pytest.mark.rule("13.2")
def test_nothing_spawns_if_no_room_got_the_damage() -> None:
    table = shirk("the_game_is_afoot", top={"damage": ["fuel_leak"]})
    assert (table.track("fuel"), deep_ones(table)) == (7, {"deep": 2})


# The card of William


@pytest.mark.rule("28.16", "28.22", "28.26")
def test_a_memory_that_is_discarded_at_once_resolves_no_icons() -> None:
    table = face("memory_of_the_deep", 13)
    table.answer(2, "accept")
    assert (table.zone("mythos_discard"), tracks(table), deep_ones(table)) == (
        ["memory_of_the_deep"],
        (0, 0),
        {},
    )


@pytest.mark.rule("28.16", "28.22", "28.26")
def test_a_memory_that_is_passed_but_not_discarded_at_once_resolves_its_icons() -> None:
    table = face("memory_of_the_deep", 13)
    table.answer(2, "decline")
    assert (tracks(table), deep_ones(table)) == ((1, 0), {"deep": 2})
    assert (table.zone("mythos_discard"), table.zone("play_area.2")) == (["memory_of_the_deep"], [])


@pytest.mark.rule("1.11", "28.16", "28.19")
@pytest.mark.parametrize(("total", "sanity"), [(12, 7), (0, 8)])
def test_william_keeps_a_memory_that_he_failed_or_did_not_face(total: int, sanity: int) -> None:
    card = "memory_of_the_deep"
    table = face(card, total) if total else shirk(card)
    assert (table.zone("play_area.2"), table.track("sanity"), tracks(table)) == ([card], sanity, (1, 0))


# The card of Beatrice


@pytest.mark.rule("28.16", "1.7")
def test_beatrice_puts_one_of_two_waypoints_on_top() -> None:
    table = face("miscalculation", 13, top={"waypoints": ["reef", "iceberg"]})
    table.answer(2, "put_on_top iceberg")
    assert (table.zone("waypoints")[-1], table.zone("waypoints")[0]) == ("iceberg", "reef")


@pytest.mark.rule("50.2", "28.16")
@pytest.mark.parametrize(("travel", "fuel", "left"), [(1, 7, 1), (3, 8, 2)])
def test_a_miscalculation_sets_the_ship_back(travel: int, fuel: int, left: int) -> None:
    table = face("miscalculation", 12, travel=travel)
    assert (table.track("fuel"), table.track("travel")) == (fuel, left)


@pytest.mark.rule("28.19")
@pytest.mark.parametrize(("die", "travel"), [(7, 2), (8, 4)])
def test_beatrice_may_hope_for_an_eight(die: int, travel: int) -> None:
    table = shirk("miscalculation", travel=3, dice=[die])
    assert table.track("travel") == travel


# The card of Ishmael


@pytest.mark.rule("45", "1.11", "28.11")
def test_ishmael_sends_every_deep_one_home_and_keeps_the_ties() -> None:
    table = draw_card("family_ties", seats=crew("family_ties"), deep_ones={"w1": 2, "galley": 1, "deep": 2})
    table.answer(2, "choose 0")
    assert (deep_ones(table), table.zone("play_area.2")) == ({"deep": 2}, ["family_ties"])  # two for the icon
    assert table.told("deep_one_defeated") == []


@pytest.mark.rule("45", "28.11", "9.11", "40.6")
@pytest.mark.parametrize(
    ("place", "rooms"),
    [("galley", ["galley"]), ("d3", ["chapel"]), ("sick_bay", ["chapel", "captains_cabin"])],
)
def test_without_ties_four_come_to_the_room_where_ishmael_is(place: str, rooms: list[str]) -> None:
    table = draw_card("family_ties", seats=crew("family_ties"), characters={"ishmael": place})
    table.answer(2, "choose 1")
    assert table.options(2) == [f"pick_space {room}" for room in rooms]
    table.answer(2, f"pick_space {rooms[-1]}")
    assert table.told("spawned") == [{"space": rooms[-1], "count": 4}]


# The card of Edmund


@pytest.mark.rule("10.2", "28.16")
def test_a_gift_withstood_makes_a_new_chaos_deck() -> None:
    table = face("gift_of_the_mother", 15, zones={"chaos": ["siren_song:3"] * 4})
    chaos = [table.family_of(card) for card in table.zone("chaos")]
    assert sorted(chaos) == sorted(["influence", "lore", "observation", "strength", "will"] * 2)
    assert table.zone("items.2") == ["lucky_ring"]


@pytest.mark.rule("28.16", "10.5", "24.2")
def test_a_gift_that_is_taken_defeats_edmund_and_costs_the_ring() -> None:
    table = face("gift_of_the_mother", 14)
    assert (where(table)[2], table.zone("items.2"), treachery(table)) == ("sick_bay", [], 6)


@pytest.mark.rule("28.19", "10.5", "24.2", "34")
def test_the_ring_leaves_the_game_whoever_has_it() -> None:
    table = shirk("gift_of_the_mother", items={"edmund": [], "svetlana": ["lucky_ring"]})
    assert (where(table)[2], table.zone("items.1"), treachery(table)) == ("galley", [], 6)
    assert table.zone("box") == ["lucky_ring"]


# The card of Samira


@pytest.mark.rule("28.16", "24.1")
def test_samira_with_a_ticket_draws_an_item() -> None:
    table = face("ticket_please", 13, top={"item_deck": ["shotgun"]})
    assert (table.zone("items.2"), where(table)[2]) == (["starbuck", "shotgun"], "cargo_hold")


@pytest.mark.rule("28.16", "24.2", "9.2", "24.8")
def test_samira_without_a_ticket_goes_to_the_brig_and_loses_all_items() -> None:
    table = face("ticket_please", 12, items={"samira": ["starbuck", "fine_clothes"]})
    assert (table.zone("items.2"), where(table)[2]) == ([], "brig")
    assert table.named_track("improvement.2") == "none"


@pytest.mark.rule("28.19", "24.2")
def test_samira_may_leave_her_items_and_flee_to_a_deck() -> None:
    table = shirk("ticket_please", dice=[4])
    assert (table.zone("items.2"), where(table)[2]) == ([], "d4")
