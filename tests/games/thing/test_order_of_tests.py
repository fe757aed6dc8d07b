"""T15.3: one test of each kind per round, in either order; offers, and the choice among several."""

from typing import Any

import pytest

from tests.games.thing.station import station
from tests.table import Table
from turncoat.games.thing.game import THING
from turncoat.kernel.codec import restore, save
from turncoat.kernel.shapes import Json

NEXT_ROUND = ("moving.choose_move", 2)


def equip_testers(**words: Json) -> Table:
    """Seat 1 has blood and fire, seat 2 has blood; 3 is the most suspicious, then 0, who is an alien."""
    position: dict[str, Json] = {
        "at": "tests",
        "samples": {"1": ["sample", "sample"], "2": ["sample"]},
        "items": {"1": ["wire"]},
        "weapons": {"1": ["flamethrower"]},
        "discs": {"0": 4, "3": 5},
        **words,
    }
    return station(**position)


def where(table: Table) -> tuple[str, int]:
    return (table.ask(), table.track("round"))


@pytest.mark.rule("T15.3", "T15")
def test_one_question_asks_for_both_tests() -> None:
    table = equip_testers()
    assert (table.ask(), table.waiting_seats()) == ("testing.volunteer", [1, 2])
    assert table.options(1) == ["done", "run_blood 1", "run_fire 1"]
    assert table.options(2) == ["done", "run_blood 2"]


@pytest.mark.rule("T15.3", "T15")
def test_blood_then_fire_and_each_only_once() -> None:
    table = equip_testers()
    table.answer_each({1: "run_blood 1", 2: "done"})
    table.answer(1, "test_blood 3")
    assert (table.ask(), table.waiting_seats(), table.track("tests_done")) == ("testing.volunteer", [1], 1)
    assert table.options(1) == ["done", "run_fire 1"]
    table.answer(1, "run_fire 1")
    table.answer(1, "test_fire 2")
    assert (where(table), table.track("tests_done")) == (NEXT_ROUND, 0)
    assert (table.zone("samples.1"), table.zone("samples.2")) == (["sample"], ["sample"])
    assert table.track("canisters.flamethrower") == 5


@pytest.mark.rule("T15.3", "T15.1", "T15.2")
def test_fire_then_blood_and_clearing_the_most_suspicious_changes_whose_blood_is_tested() -> None:
    table = equip_testers()
    table.answer_each({1: "run_fire 1", 2: "done"})
    table.answer(1, "test_fire 3")
    assert (table.track("disc.3"), table.track("tests_done")) == (0, 2)
    assert (table.ask(), table.waiting_seats()) == ("testing.volunteer", [1, 2])
    assert (table.options(1), table.options(2)) == (["done", "run_blood 1"], ["done", "run_blood 2"])
    table.answer_each({1: "done", 2: "run_blood 2"})
    assert table.options(2) == ["test_blood 0"]
    table.answer(2, "test_blood 0")
    assert (table.named_track("status.0"), table.track("round")) == ("revealed", 2)


@pytest.mark.rule("T15.3")
@pytest.mark.parametrize(("offer", "test"), [("run_blood", "test_blood 3"), ("run_fire", "test_fire 2")])
def test_one_test_alone_is_enough(offer: str, test: str) -> None:
    table = equip_testers()
    table.answer_each({1: f"{offer} 1", 2: "done"})
    table.answer(1, test)
    for seat in table.waiting_seats():
        table.answer(seat, "done")
    assert (where(table), len(table.told("role_revealed"))) == (NEXT_ROUND, 1)


@pytest.mark.rule("T15.3")
def test_no_test_has_to_be_run_and_a_refusal_of_both_is_asked_for_once() -> None:
    table = equip_testers()
    table.answer_each({1: "done", 2: "done"})
    assert (where(table), table.told("role_revealed")) == (NEXT_ROUND, [])
    assert (table.zone("samples.2"), table.track("canisters.flamethrower")) == (["sample"], 6)


@pytest.mark.rule("T15.3")
def test_of_several_who_offer_the_same_test_the_leader_chooses_one() -> None:
    table = station(at="tests", samples={"1": ["sample"], "2": ["sample"], "3": ["spoiled"]}, leader=3)
    table.answer_each({1: "run_blood 1", 2: "run_blood 2", 3: "done"})
    assert (table.ask(), table.waiting_seats()) == ("testing.choose_tester", [3])
    assert table.options(3) == ["run_blood 1", "run_blood 2"]
    table.answer(3, "run_blood 2")
    assert (table.ask(), table.waiting_seats()) == ("testing.choose_target", [2])


@pytest.mark.rule("T15.3")
@pytest.mark.parametrize(
    ("first", "tester", "target"), [("run_blood 2", 2, "test_blood 3"), ("run_fire 1", 1, "test_fire 3")]
)
def test_if_both_tests_are_offered_the_leader_chooses_which_comes_first(
    first: str, tester: int, target: str
) -> None:
    table = equip_testers()
    table.answer_each({1: "run_fire 1", 2: "run_blood 2"})
    assert (table.ask(), table.waiting_seats()) == ("testing.choose_tester", [0])
    assert table.options(0) == ["run_blood 2", "run_fire 1"]
    table.answer(0, first)
    assert (table.ask(), table.waiting_seats()) == ("testing.choose_target", [tester])
    assert target in table.options(tester)
    table.answer(tester, target)
    assert table.ask() == "testing.volunteer"


@pytest.mark.rule("T15.3", "T15.5")
def test_an_alien_found_by_the_first_test_runs_no_second_one() -> None:
    table = equip_testers(samples={"0": ["sample"]})
    table.answer_each({0: "done", 1: "run_fire 1"})
    table.answer(1, "test_fire 0")
    assert (table.named_track("status.0"), table.ask()) == ("revealed", "planning.propose")


@pytest.mark.rule("T15.3")
def test_one_player_of_several_figures_runs_both_tests_in_either_order() -> None:
    table = station(
        1,
        at="tests",
        samples={"1": ["sample"]},
        weapons={"4": ["flamethrower"]},
        items={"4": ["wire"]},
        discs={"3": 5, "2": 4},
    )
    assert table.options(0) == ["done", "run_blood 1", "run_fire 4"]
    table.answer(0, "run_fire 4")
    table.answer(0, "test_fire 3")
    table.answer(0, "run_blood 1")
    assert table.options(0) == ["test_blood 2"]


# Secrecy


@pytest.mark.rule("T15.1", "T15.2")
def test_the_table_asks_by_what_it_sees_and_shows_no_progress() -> None:
    """Seat 1 has only a spoiled sample and seat 2 no wire: both are asked like the seats that could test."""
    table = equip_testers(
        samples={"1": ["spoiled"], "3": ["sample"]},
        items={"2": ["keys"]},
        weapons={"2": ["flamethrower"]},
    )
    assert table.waiting_seats() == [1, 2, 3]
    assert (table.options(1), table.options(2)) == (["done"], ["done"])
    table.answer(1, "done")
    assert table.view(3)["waiting"] == [1, 2, 3]


# Games dealt by the first rules


def first_rules(**words: Json) -> Table:
    return equip_testers(options={"rules": "1"}, **words)


@pytest.mark.rule("T15.3")
def test_by_the_first_rules_blood_comes_first_and_fire_is_asked_for_in_any_case() -> None:
    table = first_rules()
    assert (table.options(1), table.options(2)) == (["done", "volunteer 1"], ["done", "volunteer 2"])
    table.answer_each({1: "volunteer 1", 2: "volunteer 2"})
    assert table.options(0) == ["give_to 1", "give_to 2"]
    table.answer(0, "give_to 2")
    table.answer(2, "test_blood 3")
    assert (table.waiting_seats(), table.options(1)) == ([1], ["done", "volunteer 1"])
    table.answer(1, "volunteer 1")
    assert table.options(1)[0] == "test_fire 0"
    table = first_rules()
    table.answer_each({1: "done", 2: "done"})
    assert (table.ask(), table.waiting_seats()) == ("testing.volunteer", [1])


@pytest.mark.parametrize("answers", [["done", "done"], ["volunteer 1", "volunteer 2"]])
def test_a_game_of_the_first_version_that_was_saved_in_the_middle_of_its_tests_goes_on(
    answers: list[str],
) -> None:
    """Such a save lacks the fields of the second version."""
    table = first_rules()
    table.answer_each({1: answers[0], 2: answers[1]})
    written: Any = save(table.session.state)
    written["version"] = 1
    del written["stack"][-1]["values"]["willing_by_fire"]
    del written["tracks"]["tied"]
    assert save(restore(THING, written)) == save(table.session.state)
