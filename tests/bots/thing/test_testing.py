"""Tests and weapons: the first offered test, its target, and opting out of a strike."""

import pytest

from tests.bots.thing.minds import choice, thoughts
from tests.games.thing.meetings import strike_position
from tests.games.thing.station import station
from tests.table import Table
from turncoat.kernel.shapes import Json


def with_fire(**words: Json) -> Table:
    """Seat 1 has wire and a flamethrower, seat 2 lab tokens; 3 is the most suspicious, then 0."""
    position: dict[str, Json] = {
        "at": "tests",
        "items": {"1": ["wire"]},
        "weapons": {"1": ["flamethrower"]},
        "samples": {"2": ["sample"]},
        "discs": {"0": 4, "3": 5},
        **words,
    }
    return station(**position)


def offers_fire(table: Table, others: str = "done") -> Table:
    table.answer_each({1: "run_fire 1", 2: others})
    return table


# Which test


def test_a_human_with_fire_offers_the_test() -> None:
    assert choice(with_fire(), 1, suspicion=[0.4, 0.0, 0.1, 0.4]) == "run_fire 1"


def test_a_human_with_both_tests_offers_blood_first_where_fire_can_still_reach_the_other_suspect() -> None:
    """Blood is taken of 3 in any case; fire first, on 2, would be worth as much only if blood surely followed."""
    table = with_fire(samples={"1": ["sample"]}, discs={"2": 1, "3": 5})
    worth = thoughts(table, 1, suspicion=[0.0, 0.0, 0.3, 0.5])
    assert worth["run_blood 1"] >= worth["run_fire 1"] > 0.0


def test_a_human_with_both_tests_offers_fire_where_the_most_suspicious_is_surely_human() -> None:
    table = with_fire(samples={"1": ["sample"]}, discs={"0": 4, "3": 5})
    assert choice(table, 1, suspicion=[0.5, 0.0, 0.0, 0.0]) == "run_fire 1"


def test_an_alien_offers_neither_test() -> None:
    table = with_fire(samples={"1": ["sample"]}, roles=["human", "alien", "human", "human"])
    worth = thoughts(table, 1, suspicion=[0.0, 1.0, 0.0, 0.0])
    assert max(worth, key=lambda option: worth[option]) == "done"


# Targets


def test_fire_takes_the_most_suspicious_first_if_blood_then_hits_the_next_suspect() -> None:
    """3 and 0 are as doubtful as each other; after fire on 0 blood would be taken of 3 all the same."""
    table = offers_fire(with_fire())
    assert choice(table, 1, suspicion=[0.3, 0.0, 0.05, 0.5]) == "test_fire 3"
    assert choice(table, 1, suspicion=[0.5, 0.0, 0.05, 0.05]) == "test_fire 0"


def test_fire_leaves_the_most_suspicious_to_blood_if_the_next_one_is_known_to_be_human() -> None:
    """Clearing 3 would turn the blood test to 0, whose role is known; 2 is nearly as doubtful as 3."""
    table = offers_fire(with_fire(discs={"0": 5, "2": 1, "3": 6}))
    assert choice(table, 1, suspicion=[0.0, 0.0, 0.38, 0.4]) == "test_fire 2"


def test_without_a_blood_test_to_come_the_most_doubtful_is_tested_by_fire() -> None:
    table = with_fire(samples={})
    table.answer(1, "run_fire 1")
    assert choice(table, 1, suspicion=[0.0, 0.0, 0.38, 0.4]) == "test_fire 3"


def test_an_alien_that_tests_spares_itself_and_its_own() -> None:
    roles: list[Json] = ["alien", "alien", "human", "human"]
    table = offers_fire(with_fire(roles=roles, discs={"1": 6}))
    worth = thoughts(table, 1, suspicion=[1.0, 0.0, 0.0, 0.0])
    assert max(worth["test_fire 0"], worth["test_fire 1"]) < min(worth["test_fire 2"], worth["test_fire 3"])


# Testers


def test_an_alien_that_leads_prefers_the_test_that_spares_it() -> None:
    """It is the most suspicious itself, and the table doubts 3 more: fire would go there."""
    table = offers_fire(with_fire(discs={"0": 6, "3": 4}), "run_blood 2")
    assert table.waiting_seats() == [0]
    suspicion = [1.0, 0.0, 0.0, 0.0]
    assert choice(table, 0, suspicion=suspicion, reputation=[0.2, 0.1, 0.1, 0.6]) == "run_fire 1"


def test_a_human_who_leads_has_the_less_doubtful_test() -> None:
    table = offers_fire(with_fire(leader=3, discs={"0": 6, "3": 4}), "run_blood 2")
    assert choice(table, 3, suspicion=[0.5, 0.9, 0.0, 0.0]) == "run_blood 2"
    assert choice(table, 3, suspicion=[0.5, 0.0, 0.9, 0.0]) == "run_fire 1"


# Opting out of a strike (ruling R3)


def strike(strength: int, figures: int, weapon: str, /, **words: Json) -> Table:
    places: dict[str, Json] = {str(figure): "radio" for figure in range(1, figures + 1)}
    return strike_position({"radio": strength}, places, weapons={"1": [weapon]}, **words)


def test_a_weapon_saves_one_who_would_be_absorbed() -> None:
    assert choice(strike(2, 1, "firearm"), 1) == "avoid firearm 1"
    assert choice(strike(3, 1, "melee"), 1) == "avoid melee 1"


def test_fire_is_better_than_opting_out_where_others_would_be_absorbed_instead() -> None:
    table = strike(3, 2, "flamethrower")
    worth = thoughts(table, 1)
    assert worth["use_fire flamethrower 1"] > worth["avoid flamethrower 1"] > worth["pass"]


@pytest.mark.parametrize("strength", [1, 2])
def test_a_human_stands_by_the_others_where_together_they_are_safe(strength: int) -> None:
    assert choice(strike(strength, 2, "firearm"), 1) == "pass"


def test_a_hidden_alien_leaves_the_others_to_it() -> None:
    roles: list[Json] = ["alien", "alien", "human", "human", "human"]
    assert choice(strike(2, 2, "firearm", roles=roles), 1) == "avoid firearm 1"


def test_fire_is_worth_more_where_it_spares_a_doubtful_meeting() -> None:
    worths = []
    for reading in ("after_fire", "never"):
        table = strike(2, 2, "dynamite", options={"lying_encounters": reading})
        worths.append(thoughts(table, 1, suspicion=[1.0, 0.0, 0.6, 0.0, 0.0])["use_fire dynamite 1"])
    assert worths[0] < worths[1]


# An empty flamethrower (ruling R31)


def test_wire_is_not_given_for_an_empty_flamethrower() -> None:
    worths = []
    for canisters in (2, 1):
        table = station(
            7,
            at="tests",
            weapons={"2": ["flamethrower"]},
            items={"1": ["wire"], "2": ["wire"]},
            tracks={"canisters.flamethrower": canisters},
            options={"empty_flamethrower": "stays"},
        )
        table.answer(2, "run_fire 2")
        table.answer(2, "test_fire 2")
        while not (table.ask() == "trading.make_offer" and table.waiting_seats() == [1]):
            seat = table.waiting_seats()[0]
            table.answer(seat, table.options(seat)[0])
        worths.append(thoughts(table, 1, suspicion=[0.0] * 7)["offer_gift item 2"])
    assert worths[0] > worths[1]
