"""1.16: the current player's choice of order, if several players wish to react at once."""

import pytest

from tests.games.unfathomable.reacting import action_step
from tests.table import Table
from turncoat.kernel.shapes import Json

SEATS = ["jamie", "keilani", "arjun"]
KEEN: dict[str, Json] = {name: ["keen_insight:3"] for name in SEATS}
TOGETHER: Json = {"windows": "together"}


def both_wish_to_react(**words: Json) -> Table:
    """Before a die, Keilani would raise it and Arjun lower it; Jamie, whose turn it is, passes."""
    table = action_step(
        SEATS, ["risk+1"], options=TOGETHER, hands=KEEN, dice=[4], used_feats=["arjun"], **words
    )
    table.answer_each({0: "pass", 1: "raise_die keen_insight:3", 2: "lower_die keen_insight:3"})
    return table


@pytest.mark.rule("1.16", "1.13")
def test_the_current_player_says_who_of_several_reacts_first() -> None:
    table = both_wish_to_react()
    assert (table.ask(), table.waiting_seats()) == ("window.choose_first", [0])
    assert table.options(0) == ["pick_seat 1", "pick_seat 2"]
    table.answer(0, "pick_seat 2")
    assert (table.ask(), table.waiting_seats()) == ("window.react", [2])
    table.answer(2, "lower_die keen_insight:3")
    assert (table.zone("hand.1"), table.zone("hand.2")) == (["keen_insight:3"], [])
    assert table.waiting_seats() == [0, 1]  # seats that can still react are asked again


@pytest.mark.rule("1.16")
def test_whoever_was_called_first_may_think_better_of_it() -> None:
    table = both_wish_to_react()
    table.answer(0, "pick_seat 2")
    table.answer(2, "pass")
    assert (table.ask(), table.waiting_seats()) == (
        "window.all_react",
        [1],
    )  # the other one that wished to react
    table.answer(1, "raise_die keen_insight:3")
    table.all_answer("pass")
    assert len(table.zone("on_deck.d6")) == 1  # 4 and 2


@pytest.mark.rule("1.16")
def test_nobody_is_told_what_those_who_wait_would_have_played() -> None:
    table = both_wish_to_react()
    for seat in (-1, 0, 1, 2):
        assert "keen_insight" not in str(table.events(seat, since=1))


@pytest.mark.rule("1.16")
def test_of_one_who_reacts_nobody_is_asked() -> None:
    table = action_step(SEATS, ["risk+1"], options=TOGETHER, hands=KEEN, dice=[4], used_feats=["arjun"])
    table.answer_each({0: "pass", 1: "raise_die keen_insight:3", 2: "pass"})
    assert table.ask() == "window.all_react"
    assert table.zone("hand.1") == []


@pytest.mark.rule("1.16")
def test_a_standing_order_answers_for_whoever_is_called_first() -> None:
    table = action_step(
        SEATS, [], options=TOGETHER, hands=KEEN, characters={"jamie": "bridge"}, used_feats=["arjun"]
    )
    table.session.order(1, "raise_die before_die end")
    table.session.order(2, "lower_die before_die end")
    table.answer(0, "use_room")
    table.answer(0, "pass")
    assert table.ask() == "window.choose_first"
    table.answer(0, "pick_seat 2")
    assert table.zone("hand.2") == []  # without being asked
    table.answer(0, "pass")
    assert table.zone("hand.1") == []  # alone now, so there is no order to choose


@pytest.mark.rule("1.16")
def test_the_current_player_orders_those_who_are_defeated_together() -> None:
    table = action_step(
        ["jamie", "keilani", "arjun", "william"],
        ["damage:chapel"],
        top={"damage": ["structural_damage:will"]},
        characters={"jamie": "d1", "keilani": "chapel", "arjun": "chapel", "william": "chapel"},
        used_feats=["arjun"],
    )
    assert (table.ask(), table.waiting_seats()) == ("defeat_all.choose_victim", [0])
    table.answer(0, "pick_seat 2")
    table.answer(0, "pick_seat 3")
    order = [told["seat"] for told in table.told("character_defeated")]
    assert order == [2, 3, 1]
