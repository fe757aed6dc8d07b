"""Rules cited in log lines and questions: the location's own, not a neighbour's or the whole chapter."""

import pytest

from tests.games.thing.meetings import (
    all_lay_human,
    give,
    give_position,
    meeting,
    strike_position,
    use_card,
    wreck,
)
from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json

ONE_DOG: list[Json] = ["kitchen", "gone", "gone", "gone"]
BY_PLACE = {
    "arsenal": "T13.1",
    "storeroom": "T13.2",
    "generator": "T13.3",
    "boiler": "T13.4",
    "kitchen": "T13.5",
    "laboratory": "T13.6",
    "weather_station": "T13.7",
    "radio": "T13.8",
    "snowcat": "T13.9",
    "helicopter": "T13.10",
}


def rules_of_changes(table: Table, track: str) -> list[str]:
    """The rules by which a track has changed."""
    return [
        heard["rule"]
        for heard in table.events()
        if heard["event"] == "changed" and heard["told"]["track"] == track
    ]


def rules_of_moves(table: Table, source: str, target: str) -> list[str]:
    """The rules by which cards went from one zone to another."""
    return [
        heard["rule"]
        for heard in table.events()
        if heard["event"] in ("moved", "shown")
        and (heard["told"]["from"], heard["told"]["to"]) == (source, target)
    ]


def rule_of_question(table: Table) -> str:
    """The rule cited by the current question."""
    return table.session.decisions()[0]["rule"]


# Locations


@pytest.mark.rule("T13.3", "T13.4", "T13.9", "T13.10")
@pytest.mark.parametrize("place", ["generator", "boiler", "snowcat", "helicopter"])
def test_fuel_is_brought_by_the_rule_of_its_location(place: str) -> None:
    table = use_card("activate", place, fuel={place: 0})
    assert rules_of_changes(table, f"fuel.{place}") == [BY_PLACE[place]]


@pytest.mark.rule("T13.3", "T13.4", "T13.8", "T13.9", "T13.10")
@pytest.mark.parametrize("place", ["generator", "boiler", "radio", "snowcat", "helicopter"])
def test_damage_is_added_and_repaired_by_the_rule_of_its_location(place: str) -> None:
    assert rules_of_changes(use_card("repair", place, damage={place: 1}), f"damage.{place}") == [
        BY_PLACE[place]
    ]
    table = use_card("sabotage", place, damage={place: 0})
    assert (rules_of_changes(table, f"damage.{place}"), table.rules("wrecked")) == (
        [BY_PLACE[place]],
        [BY_PLACE[place]],
    )
    assert rules_of_changes(wreck(place, 1, damage={place: 0}), f"damage.{place}") == [BY_PLACE[place]]


@pytest.mark.rule("T13.1", "T13.2")
@pytest.mark.parametrize(
    ("place", "deck", "held"),
    [("arsenal", "weapon_deck", "weapons.1"), ("storeroom", "item_deck", "items.1")],
)
def test_a_search_cites_the_location_from_the_question_to_the_returned_card(
    place: str, deck: str, held: str
) -> None:
    tops: Json = {"weapon_deck": ["melee", "dynamite"], "item_deck": ["keys", "wire"]}
    table = use_card("activate", place, top=tops)
    rule = BY_PLACE[place]
    assert (rule_of_question(table), rules_of_moves(table, deck, "looking.1")) == (rule, [rule, rule])
    table.answer(1, table.options(1)[0])
    assert (rules_of_moves(table, "looking.1", held), rules_of_moves(table, "looking.1", deck)) == (
        [rule],
        [rule],
    )


@pytest.mark.rule("T21.1", "T21.3", "T21.4", "T21.6")
def test_what_a_character_does_better_cites_the_character() -> None:
    arsenal = give_position("activate", {"0": "arsenal"})
    give(arsenal, 0)
    assert rule_of_question(arsenal) == "T21.1"
    arsenal.answer(0, "one_more")
    assert rules_of_moves(arsenal, "weapon_deck", "looking.0") == ["T13.1", "T13.1", "T21.1"]
    laboratory = give_position("activate", {"2": "laboratory"})
    give(laboratory, 2)
    laboratory.answer(2, "keep_token")
    assert rule_of_question(laboratory) == "T21.3"
    laboratory.answer(2, "one_more")
    assert rules_of_moves(laboratory, "lab_bag", "looking.2") == ["T13.6", "T21.3"]
    kitchen = give_position("activate", {"3": "kitchen"})
    give(kitchen, 3)
    assert rules_of_changes(kitchen, "kitchen_food")[0] == "T21.4"
    sky = give_position("activate", {"5": "weather_station"}, 6)
    give(sky, 5)
    assert rule_of_question(sky) == "T21.6"


# The revealed alien


@pytest.mark.rule("T8.1", "T8.2", "T8.3")
def test_sabotage_by_the_alien_cites_who_was_there() -> None:
    alone = strike_position({"kitchen": 1}, {})
    with_dog = strike_position({"kitchen": 1}, {}, dogs=[*ONE_DOG])
    with_somebody = strike_position({"kitchen": 2}, {"1": "kitchen"}, dogs=[*ONE_DOG])
    for table, rule in ((alone, "T8.1"), (with_dog, "T8.2"), (with_somebody, "T8.3")):
        assert rule_of_question(table) == rule
        table.answer(0, "wreck")
        assert (table.rules("wrecked"), rules_of_changes(table, "pantry")) == ([rule], ["T13.5"])


@pytest.mark.rule("T8.3", "T4.6")
def test_a_dog_is_absorbed_by_the_rule_of_where_it_was() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen"}, dogs=[*ONE_DOG])
    table.answer(0, "absorb_dog")
    assert rules_of_changes(table, "dog.0") == ["T8.3"]
    kennel = strike_position({"kennel": 1}, {}, dogs=["kennel", "gone", "gone", "gone"])
    assert rule_of_question(kennel) == "T4.6"


@pytest.mark.rule("T11.2", "T8.6")
def test_the_card_that_fire_costs_cites_what_the_fire_was_for() -> None:
    arson = station(
        at="arson",
        places={"1": "kitchen"},
        weapons={"1": ["dynamite"]},
        zones={"pile": ["repair"]},
        boiler_dead=1,
        round=2,
    )
    arson.answer(1, "burn dynamite 1")
    assert rules_of_moves(arson, "pile", "action_discard") == ["T11.2"]
    driven = strike_position({"kitchen": 2}, {"1": "kitchen"}, weapons={"1": ["dynamite"]})
    driven.answer(1, "use_fire dynamite 1")
    assert rules_of_moves(driven, "pile", "action_discard") == ["T8.6"]


@pytest.mark.rule("R47", "R28", "T16.4")
def test_the_leader_who_is_absorbed_passes_on_by_the_ruling() -> None:
    table = strike_position({"kitchen": 2}, {"1": "kitchen"}, leader=1, token_holder=1)
    table.answer(0, "absorb 1")
    assert (rules_of_changes(table, "leader")[0], rules_of_changes(table, "token_holder")[0]) == (
        "R47",
        "R28",
    )


# Rounds, discs, tests


@pytest.mark.rule("T18.1", "T18.2")
@pytest.mark.parametrize(("round_number", "rule"), [(1, "T18.1"), (2, "T18.2")])
def test_dogs_are_placed_by_the_rule_of_the_first_round_or_of_later_ones(
    round_number: int, rule: str
) -> None:
    table = station(at="dogs", round=round_number, dogs=["waiting"] * 4)
    assert rules_of_changes(table, "dog.0") == [rule]
    assert rules_of_moves(table, "locations", "turned_up") == [*[rule] * 4, "T18.4"]


@pytest.mark.rule("T18.5")
def test_dogs_that_get_out_of_the_kennel_cite_its_card() -> None:
    burned: list[Json] = [place for place in BY_PLACE if place not in ("radio", "snowcat")]
    dogs: list[Json] = ["kennel", "waiting", "gone", "gone"]
    table = station(at="dogs", round=3, dogs=dogs, zones={"kennel_card": []}, burned=burned)
    assert (rules_of_changes(table, "dog.0"), rules_of_changes(table, "dog.1")) == (["T18.5"], ["T18.2"])


@pytest.mark.rule("T10.6", "T10.7")
def test_a_disc_leaves_green_by_a_rule_of_its_own() -> None:
    table = meeting({"1": "kitchen", "2": "kitchen"}, discs={"1": 0})
    all_lay_human(table)
    table.all_answer("look_at 2")
    assert rules_of_changes(table, "disc.1") == ["T10.7"]


@pytest.mark.rule("T15.1", "T15.2", "T15.5")
def test_a_test_cites_its_kind_and_what_it_found() -> None:
    table = station(
        at="tests",
        samples={"1": ["sample"]},
        weapons={"2": ["flamethrower"]},
        items={"2": ["wire"]},
        discs={"0": 6},
    )
    assert rule_of_question(table) == "T15"
    table.answer_each({1: "done", 2: "run_fire 2"})
    assert rule_of_question(table) == "T15.2"
    table.answer(2, "test_fire 0")
    assert (table.rules("role_revealed"), rules_of_changes(table, "status.0")) == (["T15.4"], ["T15.5"])
    assert rule_of_question(table) == "T15.1"
    assert rules_of_changes(table, "strength") == ["T16.2"]


@pytest.mark.rule("T12.3", "T12.4")
def test_whoever_lies_down_without_effect_does_so_by_the_rule_that_says_so() -> None:
    useless = give_position("repair", {"1": "kitchen"})
    assert rule_of_question(useless) == "T12.3"
    give(useless, 1)
    assert rules_of_changes(useless, "lying.1")[0] == "T12.3"
    useful = give_position("repair", {"1": "radio"})
    assert rule_of_question(useful) == "T12.2"
    give(useful, 1)
    assert rules_of_changes(useful, "lying.1")[0] == "T12.4"


# 1-3 players


@pytest.mark.rule("T24.4", "T24.1")
def test_the_shared_alien_has_its_strength_by_a_rule_of_its_own() -> None:
    for revealed, strength in (([], 5), ([5], 6)):
        table = station(
            1,
            at="tests",
            samples={"1": ["sample"]},
            discs={"2": 6},
            zones={"role_card.2": ["alien"]},
            revealed=[*revealed],
            strength=5 if revealed else 0,
        )
        table.answer(0, "run_blood 1")
        table.answer(0, "test_blood 2")
        assert (rules_of_changes(table, "strength"), table.track("strength")) == (["T24.4"], strength)
        assert (table.rules("role_revealed"), rules_of_changes(table, "status.2")) == (["T24.1"], ["T24.1"])


@pytest.mark.rule("T23.10", "T23.11", "T23.12")
def test_action_dice_cite_their_own_rules() -> None:
    bad = station(1, at="actions", places={"0": "kitchen"}, dice=[5, 1, 1])
    for answer in ("give_to 0", "done"):
        bad.answer(0, answer)
    assert (bad.rules("wrecked"), rules_of_changes(bad, "lying.0")[0]) == (["T23.10"], "T23.10")
    good = station(1, at="actions", places={"0": "kitchen"}, dice=[1, 1, 1])
    for answer in ("give_to 0", "done", "use_die activate"):
        good.answer(0, answer)
    assert rules_of_changes(good, "lying.0")[0] == "T23.11"
    dark = station(1, at="actions", places={"0": "kitchen"}, damage={"generator": 2}, dice=[1, 1, 1])
    assert rule_of_question(dark) == "T23.12"
    dark.answer(0, "give_to 0")
    assert dark.rules("dice_rolled") == ["T23.12"]
