"""Cards added to skill checks, and reactions to checks, by both sides."""

import pytest

from tests.bots.unfathomable.mind import OPPORTUNIST, best, memory_of, thoughts
from tests.games.unfathomable.ship import JEANNE, SVETLANA, WILLIAM, ship
from tests.table import Table
from turncoat.bots.unfathomable.checks import check_frame
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.personas import PERSONAS
from turncoat.kernel.shapes import Json
from turncoat.kernel.views import view

CALM: list[Json] = ["coordinated_effort:1", "persistence:1"] * 5
FLOOD = "flooding_compartment"  # 9 (strength, will): costs a soul if it fails
FEW_SOULS: dict[str, Json] = {"fuel": 8, "food": 8, "sanity": 8, "souls": 1}
SABOTEUR = PERSONAS["traitor"]["saboteur"]


def check(card: str = FLOOD, **words: Json) -> Table:
    usual: dict[str, Json] = {"zones": {"chaos": CALM}, "top": {"mythos": [card]}, "current": WILLIAM}
    return ship(at="mythos", **{**usual, **words})


def test_a_human_adds_what_it_takes_when_the_last_soul_is_at_stake() -> None:
    table = check(
        hands={"jeanne": ["rampage:4", "rampage:4", "shrug_it_off:5", "rampage:3"]}, dials=FEW_SOULS
    )
    added = 0
    while best(table, JEANNE).startswith("add "):
        table.answer(JEANNE, best(table, JEANNE))
        added += 1
        if table.waiting_seats() != [JEANNE]:
            break
    assert added >= 3


def test_a_human_adds_no_card_that_counts_against_the_check() -> None:
    table = check(hands={"jeanne": ["keen_insight:4", "rampage:4"]}, dials=FEW_SOULS)
    worth = thoughts(table, JEANNE)
    assert worth["add keen_insight:4"] < worth["done"]


def test_a_question_outside_a_check_is_named_with_what_was_expected() -> None:
    seen = view(ship(at="actions").session.state, JEANNE)
    outlook = Outlook(seen, PERSONAS["human"]["cautious"], [0.0] * 3, [0.0] * 3)
    with pytest.raises(ValueError, match=r"^stack=voyage\|turn\|performing,expected=check$"):
        check_frame(outlook)


def test_a_hopeless_check_gets_nothing() -> None:
    table = check("lure_of_yha_nthlei", hands={"jeanne": ["coordinated_effort:1", "rampage:4"]})
    assert best(table, JEANNE) == "done"


def test_the_generous_give_sooner_than_the_lone_wolf() -> None:
    hand: list[Json] = ["rampage:4", "rampage:3", "persistence:2", "persistence:2"]
    table = check(hands={"jeanne": hand, "william": ["true_grit:5", "determination:4"]})

    def eagerness(persona: str) -> float:
        worth = thoughts(table, JEANNE, PERSONAS["human"][persona])
        return max(value for option, value in worth.items() if option != "done") - worth["done"]

    assert eagerness("generous") > eagerness("lone_wolf")


def test_a_traitor_spoils_the_check_that_would_end_the_game() -> None:
    hands: dict[str, Json] = {
        "jeanne": ["keen_insight:4"],
        "svetlana": [],
        "william": ["true_grit:5", "determination:4"],
    }
    table = check(hands=hands, dials=FEW_SOULS, loyalty={"jeanne": ["hybrid"]})
    assert best(table, JEANNE, SABOTEUR) == "add keen_insight:4"


def test_a_revealed_traitor_adds_its_worst_card() -> None:
    strong: Json = [*["true_grit:5"] * 2, *["determination:4"] * 3, *["determination:3"] * 3]
    table = check(
        hands={"jeanne": ["siren_song:3", "reinforcements:1"], "william": strong},
        revealed=["jeanne"],
        dials=FEW_SOULS,
    )
    while table.ask() == "window.react":
        table.answer(table.waiting_seats()[0], "pass")
    assert best(table, JEANNE, OPPORTUNIST) == "add siren_song:3"


def test_a_hidden_traitor_does_not_foul_a_check_that_lies_open() -> None:
    table = check(
        hands={
            "jeanne": ["nothing_to_hide:3", "keen_insight:4"],
            "william": ["true_grit:5", "determination:4"],
        },
        loyalty={"jeanne": ["hybrid"]},
    )
    table.answer(JEANNE, "hide_nothing nothing_to_hide:3")
    table.pass_all()
    assert best(table, JEANNE, OPPORTUNIST) != "add keen_insight:4"


def test_a_total_that_just_fails_is_raised() -> None:
    table = check(hands={"jeanne": ["rampage:4", "rampage:4", "determination:3"]}, dials=FEW_SOULS)
    for answer in ("add rampage:4", "add rampage:4", "done"):
        table.answer(JEANNE, answer)
    assert table.ask() == "window.react"
    assert best(table, JEANNE) == "raise_total determination:3"


def test_a_total_that_passes_is_left_alone() -> None:
    table = check(hands={"jeanne": ["shrug_it_off:5", "shrug_it_off:5", "determination:3"]}, dials=FEW_SOULS)
    for answer in ("add shrug_it_off:5", "add shrug_it_off:5", "done"):
        table.answer(JEANNE, answer)
    assert best(table, JEANNE) == "pass"


def test_who_adds_cards_to_a_foul_check_is_suspected() -> None:
    table = check(
        hands={"jeanne": ["keen_insight:4", "keen_insight:3"], "william": ["true_grit:5"]},
        loyalty={"jeanne": ["hybrid"]},
    )
    seen = view(table.session.state, SVETLANA)
    before = memory_of(table, SVETLANA).suspicion(seen)
    for answer in ("add keen_insight:4", "add keen_insight:3"):
        table.answer(JEANNE, answer)
    table.answer(WILLIAM, "done")
    table.pass_all()
    after = memory_of(table, SVETLANA).suspicion(seen)
    assert after[JEANNE] > before[JEANNE]
    assert after[JEANNE] > after[WILLIAM]


def test_exposed_seats_are_suspected_and_ones_own_is_known() -> None:
    table = ship(revealed=["william"], loyalty={"svetlana": ["human"]})
    seen = view(table.session.state, SVETLANA)
    suspicion = memory_of(table, SVETLANA).suspicion(seen)
    assert suspicion[WILLIAM] == 1.0
    assert suspicion[SVETLANA] == 0.0
    assert suspicion[JEANNE] < 1.0


def test_a_seat_whose_loyalty_one_has_seen_is_cleared() -> None:
    table = ship(seats=["ishmael", "svetlana", "william"], characters={"ishmael": "galley"})
    table.answer(0, "use_feat")
    table.answer(0, "pick_seat 1")
    seen = view(table.session.state, 0)
    assert memory_of(table, 0).suspicion(seen)[1] in {0.0, 1.0}
