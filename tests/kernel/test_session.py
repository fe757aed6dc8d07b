"""A session changes by whole accepted answers or not at all."""

import pytest

from tests.boat import boat
from tests.kernel.saves import SITUATIONS
from tests.table import expect_refusal, new, save_and_restore
from turncoat.kernel.dice import fast
from turncoat.kernel.shapes import Json

NO_CARDS: dict[str, Json] = {"0": [], "1": [], "2": []}


@pytest.mark.parametrize("situation", list(SITUATIONS))
def test_a_refused_answer_changes_neither_position_nor_events_nor_record(situation: str) -> None:
    table = SITUATIONS[situation]()
    with table.unchanged():
        for seat in (-1, 0, 1, 9):
            for option in ("row 1", "swim", "vote 9", "discard rope:3", "pass 1", ""):
                with pytest.raises(Exception, match=r"\w"):
                    table.session.answer(seat, option)


def test_an_answer_that_fails_on_the_way_changes_nothing() -> None:
    table = boat(dice=[9], hands={"0": ["rope:3", "oar:1"], "1": [], "2": []})
    table.answer(0, "row")
    table.refuses(0, "pass", "impossible_roll")
    table.answer(0, "steady_up")  # the same window is still open


def test_random_play_that_fails_on_the_way_changes_nothing() -> None:
    table = boat(dice=[6, 1, 9], hands=NO_CARDS)
    with table.unchanged(), expect_refusal("impossible_roll", "d6=9"):
        table.session.play_randomly(fast(2), 500)


def test_random_play_counts_its_answers_and_stops_at_the_end() -> None:
    table = new("lifeboat", 3)
    assert table.session.play_randomly(fast(1), 0) == 0
    assert table.session.play_randomly(fast(1), 7) == 7
    rest = table.session.play_randomly(fast(1), 100_000)
    assert 0 < rest < 100_000
    assert table.ending()
    assert table.session.play_randomly(fast(1), 5) == 0


def test_a_new_game_keeps_a_record_and_others_do_not() -> None:
    assert new("lifeboat", 3).session.record is not None
    assert boat().session.record is None
    assert save_and_restore(new("lifeboat", 3)).session.record is None


def test_events_go_on_from_a_number() -> None:
    table = boat(at="begin")
    assert table.heard() > 2
    assert table.events(0, 1) == table.events(0)[1:]
    assert table.events(0, 10_000) == []


def test_every_seat_hears_the_same_events_in_the_same_order() -> None:
    table = new("lifeboat", 4)
    table.session.play_randomly(fast(3), 200)
    heard = [[event["event"] for event in table.events(seat)] for seat in (-1, 0, 1, 2, 3)]
    assert all(events == heard[0] for events in heard)


def test_a_listener_hears_the_deal_of_a_new_game_from_its_first_decision_on() -> None:
    table = new("lifeboat", 3)
    assert table.heard() == 0
    table.answer_each({0: "vow 1", 1: "vow 2", 2: "vow 0"})
    assert [event["event"] for event in table.events()][:4] == ["vowed", "vowed", "vowed", "turn_of"]


def test_the_steps_of_an_answer_are_counted() -> None:
    table = boat(hands=NO_CARDS)
    table.answer(0, "rest")
    assert table.session.steps > 1
