"""Decisions: seats to answer, legal options and refusals."""

import json
from itertools import permutations

import pytest

from tests.boat import boat
from tests.table import Table, expect_refusal, new
from turncoat.kernel.decisions import next_seat, shown_waiting_seats
from turncoat.kernel.ids import NOBODY, seats_in
from turncoat.kernel.shapes import Json


def vote(**words: Json) -> Table:
    table = boat(3, hands={"0": [], "1": [], "2": []}, vows={"0": 1, "1": 0, "2": 1}, **words)
    table.answer(0, "accuse 2")
    return table


def test_the_seat_on_turn_is_asked_and_nobody_else() -> None:
    table = boat(current=1)
    assert table.waiting_seats() == [1]
    assert [bool(table.options(seat)) for seat in range(3)] == [False, True, False]
    decision = table.session.decision(1)
    assert decision is not None
    assert (decision["ask"], decision["rule"], decision["number"]) == ("turn.act", "L3", 0)


@pytest.mark.parametrize("seat", [-1, 3, 99, 10**20])
def test_a_seat_that_is_not_there_is_refused(seat: int) -> None:
    table = boat()
    table.refuses(seat, "rest", "no_such_seat")
    for ask in (table.session.decision, table.session.view, table.session.events):
        if seat != -1:
            with expect_refusal("no_such_seat", f"seat={seat}"):
                ask(seat)
    with expect_refusal("no_such_seat", f"seat={seat}"):
        table.session.why_not(seat, "rest")


def test_a_seat_that_is_not_asked_is_refused() -> None:
    table = boat()
    table.refuses(1, "rest", "not_asked")
    assert table.why_not(1, "rest") == ("not_asked", "L3")


def test_an_answer_to_another_decision_is_stale() -> None:
    table = boat()
    table.refuses(0, "rest", "stale", number=1)
    table.refuses(0, "rest", "stale", number=-1)
    table.answer(0, "look_out", number=0)
    table.refuses(0, "look_out", "stale", number=0)
    table.answer(0, table.options(0)[0], number=1)


def test_an_illegal_option_is_refused_with_the_rule_that_forbids_it() -> None:
    table = boat(lashed=[0])
    table.refuses(0, "row", "illegal_option", rule="L3.8")
    table.refuses(0, "accuse 1", "illegal_option", rule="L3.8")
    table.refuses(0, "vow 1", "illegal_option", rule="L3")
    boat().refuses(0, "accuse 0", "illegal_option", rule="L3")  # the verb is allowed, this use of it is not


def test_what_is_no_option_at_all_is_refused() -> None:
    table = boat()
    for text in ("", "swim", "row 1", "accuse", "accuse 1 2", "accuse one", "accuse 1024", " row", "row "):
        with (
            table.unchanged(),
            expect_refusal("unknown_name" if text == "accuse one" else "unknown_option_id"),
        ):
            table.session.answer(0, text)


def test_a_sealed_answer_can_be_given_once() -> None:
    table = vote()
    table.answer(1, "abstain")
    table.refuses(1, "vote 2", "already_answered")
    assert table.waiting_seats() == [0, 2]
    assert table.why_not(1, "vote")[0] == "not_asked"


def test_a_sealed_answer_is_in_no_event_and_no_view_but_ones_own() -> None:
    table, silent = vote(), vote()
    table.answer(1, "vote 2")
    for seat in (-1, 0, 2):
        seen, before = table.view(seat), silent.view(seat)
        assert seen["waiting"] == [0, 2]
        assert {**seen, "waiting": before["waiting"]} == before
        assert table.events(seat) == silent.events(seat)
    assert table.view(1)["answered"] == "vote 2"
    other = vote()
    other.answer(1, "abstain")
    for seat in (-1, 0, 2):
        assert json.dumps(table.view(seat)) == json.dumps(other.view(seat))


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_the_order_in_which_sealed_answers_come_makes_no_difference(order: tuple[int, ...]) -> None:
    answers = {0: "vote 2", 1: "vote 2", 2: "vote 0"}
    table, plain = vote(top={"weather": ["sharks"]}), vote(top={"weather": ["sharks"]})
    table.answer_each({seat: answers[seat] for seat in order})
    plain.answer_each(answers)
    assert table.session.fingerprint() == plain.session.fingerprint()
    assert table.events(0) == plain.events(0)


def test_a_decision_keeps_its_number_until_the_last_sealed_answer() -> None:
    table = vote()
    number = table.session.state.decision
    table.answer(0, "abstain", number)
    table.answer(1, "abstain", number)
    assert table.session.state.decision == number
    table.answer(2, "abstain", number)
    assert table.session.state.decision == number + 1


def test_nobody_is_waited_for_at_the_end() -> None:
    table = boat(rations=1, run=["rations-1"])
    s = table.session.state
    assert (table.waiting_seats(), next_seat(s), shown_waiting_seats(s)) == ([], NOBODY, 0)
    table.refuses(0, "rest", "game_over")


def test_the_first_of_several_seats_that_are_missing_is_next() -> None:
    table = new("lifeboat", 4)
    table.answer_each({0: "vow 1", 2: "vow 1"})
    s = table.session.state
    assert (next_seat(s), seats_in(shown_waiting_seats(s))) == (1, [1, 3])


def test_a_choice_is_told_with_the_rule_and_its_secret_only_to_who_made_it() -> None:
    table = boat(at="weather", top={"weather": ["leak"]})
    since = table.heard()
    table.answer(1, "add bail:1")
    assert table.told("chose", 1, since)[0] == {"seat": 1, "verb": "add", "option": "add bail:1"}
    assert table.told("chose", 0, since)[0] == {"seat": 1, "verb": "add"}
    assert table.events(0, since)[0]["rule"] == "L8.2"
    table.answer(2, "done")
    assert {"seat": 2, "verb": "done", "option": "done"} in table.told("chose", 0, since)


def test_an_unknown_action_cannot_be_explained() -> None:
    with expect_refusal("unknown_action", "swim"):
        boat().why_not(0, "swim")
