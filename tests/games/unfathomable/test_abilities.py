"""Chapters 1 and 5: wording of abilities, and adjacency."""

import pytest

from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.games.unfathomable.cards import ITEM_NAMES
from turncoat.kernel.shapes import Json

CALM: list[Json] = ["coordinated_effort:1", "persistence:1"] * 5
EVEN: list[Json] = ["coordinated_effort:1", "shrivelling:1"] * 5
DIALS = ("fuel", "food", "sanity", "souls")
ACTING = "performing.act"


def crisis(card: str, **words: Json) -> Table:
    return ship(at="mythos", top={"mythos": [card]}, **words)


def dials(table: Table) -> list[int]:
    return [table.track(dial) for dial in DIALS]


def places(table: Table) -> list[str | int]:
    return [table.named_track(f"at.{seat}") for seat in range(3)]


def passengers(table: Table) -> list[int]:
    return [len(table.zone(f"on_deck.d{deck}")) for deck in range(1, 9)]


# You


@pytest.mark.rule("1.1", "1.2")
def test_on_a_card_that_somebody_else_chooses_you_are_who_chooses() -> None:
    table = crisis("signs_of_life", current=SVETLANA)
    assert table.waiting_seats() == [JEANNE]
    table.answer(JEANNE, "choose 1")
    assert places(table) == ["sick_bay", "captains_cabin", "chapel"]


@pytest.mark.rule("1.2")
def test_a_keeper_who_chooses_pays_from_the_own_hand() -> None:
    hands: Json = {"jeanne": ["shrivelling:1"], "william": ["shrivelling:2", "shrivelling:1"]}
    table = crisis("poisoned_food", hands=hands, dice=[5])
    table.answer(WILLIAM, "choose 0")
    table.answer(WILLIAM, "discard shrivelling:2")
    assert (table.zone("hand.2"), table.zone("hand.0")) == (["shrivelling:1"], ["shrivelling:1"])
    assert dials(table) == [8, 8, 8, 8]


@pytest.mark.rule("1.2")
def test_on_other_mythos_cards_you_are_the_current_player() -> None:
    table = crisis("firemen_strike", current=SVETLANA, hands={"jeanne": ["rampage:3"]}, zones={"chaos": CALM})
    assert table.waiting_seats() == [SVETLANA]
    table.answer(SVETLANA, "choose 0")
    table.answer(JEANNE, "done")
    assert places(table) == ["boiler_room", "sick_bay", "chapel"]
    assert table.zone("hand.0") == ["rampage:3"]


@pytest.mark.rule("1.2")
def test_on_a_card_of_ones_own_you_are_its_player() -> None:
    table = ship(
        hands={"jeanne": ["coordinated_effort:1"], "svetlana": ["watch_and_learn:1"]},
    )
    table.answer(JEANNE, "play coordinated_effort:1")
    table.answer(JEANNE, "pick_seat 1")
    table.answer(SVETLANA, "play watch_and_learn:1")
    table.answer(SVETLANA, "draw_from lore")
    table.answer(SVETLANA, "draw_from lore")
    assert (len(table.zone("hand.1")), table.zone("hand.0")) == (2, [])


# Cannot, may, to


@pytest.mark.rule("1.3")
def test_whoever_cannot_attack_does_not_with_any_ability() -> None:
    words: dict[str, Json] = {
        "seats": ["arjun", "jeanne", "william"],
        "deep_ones": {"bridge": 1},
        "items": {"arjun": ["six_shooter", "shotgun", "starbuck"]},
        "hands": {"arjun": ["rampage:3"]},
    }
    table = ship(**words, kept={"arjun": ["the_peacemaker"]})
    assert table.why_not(0, "attack_deep_one") == ("forbidden", "1.3")
    assert table.why_not(0, "use_item") == table.why_not(0, "play") == ("no_target", "3")
    free = ship(**words)
    assert free.verbs(0) >= {"attack_deep_one", "use_item", "play"}


@pytest.mark.rule("1.3")
def test_whoever_cannot_attack_spares_traitors_too() -> None:
    seats: Json = ["arjun", "jeanne", "william"]
    meeting: Json = {"jeanne": "bridge"}
    table = ship(seats=seats, characters=meeting, revealed=["jeanne"], kept={"arjun": ["the_peacemaker"]})
    assert table.why_not(0, "attack") == ("forbidden", "1.3")
    assert ship(seats=seats, characters=meeting, revealed=["jeanne"]).why_not(0, "attack") == ("", "")


@pytest.mark.rule("1.4")
@pytest.mark.parametrize(("answer", "damaged"), [("accept", 1), ("decline", 0)])
def test_what_one_may_do_one_may_leave(answer: str, damaged: int) -> None:
    table = ship(run=["iceberg"], dice=[4, 1], top={"damage": ["structural_damage:any"]})
    assert table.options(JEANNE) == ["accept", "decline"]
    table.answer(JEANNE, answer)
    assert len(table.zone("damaged.bridge")) == damaged
    assert (len(table.told("rolled")) > 0) == (answer == "accept")


@pytest.mark.rule("1.4", "1.5")
@pytest.mark.parametrize(("answer", "expected"), [("accept", [8, 9, 7, 8]), ("decline", [8, 8, 8, 8])])
def test_a_gain_that_costs_something_may_be_left(answer: str, expected: list[int]) -> None:
    cards: list[Json] = ["inspiring_speech:5", "inspiring_speech:5", "keen_insight:4"]
    table = crisis("rat_infestation", hands={"jeanne": cards}, zones={"chaos": CALM})
    for card in cards:
        table.answer(JEANNE, f"add {card}")
    table.answer(JEANNE, answer)
    assert dials(table) == expected


@pytest.mark.rule("1.5", "32.6")
@pytest.mark.parametrize(("elsewhere", "expected"), [(5, [9, 9, 8, 9]), (6, [8, 8, 8, 8])])
def test_what_is_paid_for_comes_only_if_all_of_the_price_is_paid(elsewhere: int, expected: list[int]) -> None:
    there: list[Json] = ["nobody", "nobody", "soul", "soul", "soul", "soul"]
    table = crisis("incoming_sos", passengers={"d8": there[:elsewhere]}, dice=[1, 2, 3, 4])
    table.answer(JEANNE, "choose 0")
    assert passengers(table) == [1, 1, 1, 1 if elsewhere == 5 else 0, 0, 0, 0, elsewhere]
    assert dials(table) == expected


@pytest.mark.rule("1.5")
def test_the_price_is_paid_first() -> None:
    table = ship(run=["feed_the_mind"], dials={"food": 1, "sanity": 5})
    assert (table.ending(), dials(table)) == ("no_food", [8, 0, 5, 8])
    assert dials(ship(run=["feed_the_mind"], dials={"food": 2, "sanity": 5})) == [8, 1, 7, 8]


# If able, then


@pytest.mark.rule("1.8")
def test_what_cannot_be_done_is_ignored_and_the_rest_happens() -> None:
    table = ship(run=["rolling_seas"])
    assert (table.ask(), dials(table)) == (ACTING, [7, 8, 8, 8])
    some = ship(run=["rolling_seas"], passengers={"d4": ["soul"], "d6": ["two_souls"]})
    assert some.options(JEANNE) == ["pick_space d4", "pick_space d6"]
    some.answer(JEANNE, "pick_space d6")
    assert dials(some) == [7, 8, 8, 6]


@pytest.mark.rule("1.8")
def test_a_card_of_a_deck_that_is_empty_is_not_drawn() -> None:
    nothing: Json = {"jeanne": [], "svetlana": [], "william": []}
    table = crisis("just_desserts", zones={"box": [*ITEM_NAMES]}, items=nothing)
    table.answer(JEANNE, "choose 0")
    assert (table.zone("items.0"), table.track("food")) == ([], 6)
    stocked = crisis("just_desserts", items=nothing)
    stocked.answer(JEANNE, "choose 0")
    assert (len(stocked.zone("items.0")), stocked.track("food")) == (1, 6)


@pytest.mark.rule("1.8")
@pytest.mark.parametrize(("where", "asked"), [("d5", False), ("galley", True)])
def test_a_deep_one_inside_is_defeated_if_there_is_one(where: str, asked: bool) -> None:
    cards: list[Json] = ["inspiring_speech:5", "inspiring_speech:5", "preparation:5", "true_grit:5"]
    table = crisis(
        "missing_munitions", deep_ones={where: 1}, hands={"svetlana": cards}, zones={"chaos": EVEN}
    )
    table.pass_all()
    for card in cards:
        table.answer(SVETLANA, f"add {card}")
    assert table.told("checked")[0]["outcome"] == "passed"
    assert (table.ask() == "pick.pick") == asked
    if asked:
        table.answer(JEANNE, "pick_space galley")
        assert table.told("deep_one_defeated") == [{"space": "galley"}]


@pytest.mark.rule("1.9")
@pytest.mark.parametrize(("die", "left"), [(1, 1), (8, 0)])
def test_then_another_action_follows_though_the_attack_failed(die: int, left: int) -> None:
    table = ship(
        items={"jeanne": ["starbuck"]},
        deep_ones={"boiler_room": 1},
        dice=[die],
        top={"mythos": ["class_struggle"]},
    )
    table.answer(JEANNE, "use_item starbuck")
    table.answer(JEANNE, "pick_space boiler_room")
    assert table.track("deep_ones.boiler_room") == left
    table.answer(JEANNE, "move d1")
    assert table.ask() == ACTING
    table.answer(JEANNE, "move d2")
    assert table.ask() == "choice_crisis.choose"


@pytest.mark.rule("1.9")
def test_then_comes_only_after_what_was_before() -> None:
    table = ship(seats=["arjun", "jeanne", "william"], used_feats=["arjun"])
    table.answer(0, "use_ability")
    assert (table.ask(), table.named_track("at.0")) == ("pick.pick", "bridge")
    table.answer(0, "pick_space d7")
    assert (table.ask(), table.named_track("at.0")) == (ACTING, "d7")


# Limit once per turn


@pytest.mark.rule("1.10")
def test_a_limited_ability_is_used_once_in_each_players_turn() -> None:
    table = ship(
        seats=["arjun", "jeanne", "william"],
        used_feats=["arjun"],
        hands={"jeanne": ["coordinated_effort:1"]},
        top={"mythos": ["class_struggle"]},
    )
    table.answer(0, "use_ability")
    table.answer(0, "pick_space d3")
    assert table.why_not(0, "use_ability") == ("no_target", "3")
    table.answer(0, "end_actions")
    assert table.why_not(0, "use_ability") == ("no_target", "3")
    table.answer(0, "end_actions")
    table.answer(0, "choose 0")
    assert table.current() == 1
    table.answer(1, "play coordinated_effort:1")
    table.answer(1, "pick_seat 0")
    assert table.why_not(0, "use_ability") == ("", "")
    table.answer(0, "use_ability")
    table.answer(0, "pick_space d4")
    assert table.why_not(0, "use_ability") == ("no_target", "3")


@pytest.mark.rule("1.10", "49.13")
def test_the_tome_is_used_once_in_a_turn() -> None:
    table = ship(current=WILLIAM, top={"spells": ["lure_monster", "dark_pact"]}, dice=[5])
    table.answer(WILLIAM, "use_tome")
    table.answer(WILLIAM, "resolve lure_monster")
    assert table.ask() == ACTING
    assert table.why_not(WILLIAM, "use_tome") == ("forbidden", "1.10")


@pytest.mark.rule("1.10")
@pytest.mark.parametrize("item", ["plimsolls", "book_of_dagon", "starbuck"])
def test_limited_items_are_used_once_in_a_turn(item: str) -> None:
    table = ship(items={"jeanne": [item]}, deep_ones={"boiler_room": 2}, dice=[1])
    table.answer(JEANNE, f"use_item {item}")
    table.answer(JEANNE, "pick_space boiler_room" if item == "starbuck" else "pick_space galley")
    assert f"use_item {item}" not in table.options(JEANNE)


@pytest.mark.rule("1.10")
def test_what_has_no_limit_is_used_again() -> None:
    table = ship(items={"jeanne": ["six_shooter"]}, deep_ones={"boiler_room": 2}, dice=[1])
    table.answer(JEANNE, "use_item six_shooter")
    table.answer(JEANNE, "pick_space boiler_room")
    assert "use_item six_shooter" in table.options(JEANNE)


# Adjacency


@pytest.mark.rule("5.2", "5", "32.7")
def test_a_speaking_trumpet_reaches_the_passengers_of_adjacent_decks() -> None:
    everywhere: Json = {
        "d5": ["soul"],
        "d3": ["soul", "nobody"],
        "d7": ["soul"],
        "d6": ["soul"],
        "d1": ["nobody"],
    }
    table = ship(characters={"jeanne": "d5"}, items={"jeanne": ["speaking_trumpet"]}, passengers=everywhere)
    table.answer(JEANNE, "use_item speaking_trumpet")
    assert (passengers(table), dials(table)) == ([1, 0, 0, 0, 0, 1, 0, 0], [8, 8, 8, 8])
    inside = ship(
        characters={"jeanne": "bridge"}, items={"jeanne": ["speaking_trumpet"]}, passengers={"d3": ["soul"]}
    )
    assert inside.why_not(JEANNE, "use_item") == ("no_target", "3")


@pytest.mark.rule("5.3", "5.2", "5.1")
def test_a_repeating_rifle_reaches_enemies_in_adjacent_spaces_only() -> None:
    there: Json = {"chapel": 1, "galley": 1, "bridge": 1, "d3": 1, "w3": 1, "d4": 1}
    table = ship(
        characters={"jeanne": "chapel", "svetlana": "captains_cabin", "william": "cargo_hold"},
        revealed=["svetlana"],
        items={"jeanne": ["repeating_rifle"]},
        deep_ones=there,
        dice=[3],
    )
    table.answer(JEANNE, "use_item repeating_rifle")
    assert set(table.options(JEANNE)) == {"pick_space d3", "pick_space bridge", "pick_seat 1"}
    table.answer(JEANNE, "pick_space d3")
    assert (table.track("deep_ones.d3"), table.track("deep_ones.chapel")) == (0, 1)
    assert table.told("attacked") == [{"space": "d3", "result": 4, "target": 4}]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("deck", "helps"), [("d4", True), ("d6", False), ("d2", False)])
def test_a_travel_pharmacy_helps_passengers_who_are_adjacent(deck: str, helps: bool) -> None:
    table = ship(run=["act_deep_ones"], deep_ones={deck: 1}, passengers={deck: ["two_souls"]})
    assert (table.ask() == "window.react") == helps
    if helps:
        table.answer(SVETLANA, "use_pharmacy")
    assert table.track("souls") == (8 if helps else 6)


@pytest.mark.rule("5.2", "5")
def test_plimsolls_lead_to_adjacent_ship_spaces() -> None:
    table = ship(characters={"jeanne": "d5"}, items={"jeanne": ["plimsolls"]})
    table.answer(JEANNE, "use_item plimsolls")
    assert set(table.options(JEANNE)) == {"pick_space d3", "pick_space d7", "pick_space cargo_hold"}
