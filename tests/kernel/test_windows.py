"""Windows: asked seats, their order, simultaneous and sequential answers, and standing orders."""

import json

import pytest

from tests.boat import boat
from tests.table import Table, expect_refusal
from turncoat.kernel.shapes import Json
from turncoat.kernel.windows import below, opener

TOGETHER: dict[str, Json] = {"windows": "together"}
RELAXED: dict[str, Json] = {"secrecy": "relaxed"}
STRICT: dict[str, Json] = {"secrecy": "strict"}


def row(players: int = 3, **words: Json) -> Table:
    """The current seat rows; the window before its die is open."""
    words = {"dice": [3, 3, 3], "top": {"weather": ["sharks"]}, **words}
    table = boat(players, **words)
    table.answer(table.current(), "row")
    return table


def seats_in_order(table: Table) -> list[int]:
    order = []
    number = table.told("rolled")
    while table.ask().startswith("window.") and table.told("rolled") == number:
        order += table.waiting_seats()
        table.answer(table.waiting_seats()[0], "pass")
    return order


def test_the_frame_that_opened_a_window_stands_below_it() -> None:
    s = row().session.state
    window = s.stack[-1]
    assert opener(s, window) is s.stack[-2]
    assert below(s, window, 2) is s.stack[-3]
    with pytest.raises(ValueError, match=r"^frame=window,depth=1,expected=turn\|row\|die\|window$"):
        opener(s, window.copy())


# In turn


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everybody_who_could_react_is_asked_in_turn_order_from_the_current_seat(players: int) -> None:
    assert seats_in_order(row(players, current=1)) == [(1 + offset) % players for offset in range(players)]


def test_a_window_opens_for_whoever_has_cards_whatever_they_are() -> None:
    table = row(hands={"0": ["oar:1"], "1": [], "2": ["rope:3"]})
    assert table.options(0) == ["pass"]
    assert seats_in_order(table) == [0, 2]


def test_with_nobody_who_could_react_a_window_is_over_at_once() -> None:
    table = row(hands={"0": [], "1": [], "2": []})
    assert [told["trigger"] for told in table.told("window_opened")] == ["before_die", "after_die"]
    assert table.ask() == "choice.choose"


def test_a_reaction_asks_everybody_again() -> None:
    table = row(hands={"2": ["rope:3", "oar:1"]})
    table.answer_each({0: "pass", 1: "pass", 2: "steady_up"})
    assert seats_in_order(table) == [0, 1, 2]


def test_who_has_played_the_last_card_is_not_asked_again() -> None:
    table = row(hands={"0": ["rope:3"]})
    table.answer(0, "steady_up")
    assert seats_in_order(table) == [1, 2]


def test_a_reaction_that_one_cannot_make_is_refused_with_the_windows_rule() -> None:
    table = row()
    table.refuses(0, "steady_up", "illegal_option", rule="L5.1")
    assert table.why_not(0, "steady_up") == ("no_reaction", "L5.1")
    assert table.why_not(0, "pass") == ("", "")
    decision = table.session.decision(0)
    assert decision is not None
    assert (decision["ask"], decision["rule"]) == ("window.react", "L5.1")


# Together


def test_together_everybody_is_asked_at_once() -> None:
    table = row(options=TOGETHER)
    assert (table.ask(), table.waiting_seats()) == ("window.all_react", [0, 1, 2])


def test_together_the_table_does_not_show_who_has_answered() -> None:
    table = row(options=TOGETHER)
    table.answer(1, "pass")
    assert table.waiting_seats() == [0, 2]
    assert all(table.view(seat)["waiting"] == [0, 1, 2] for seat in (-1, 0, 1, 2))


def test_together_the_first_in_turn_order_reacts_and_the_later_reaction_costs_nothing() -> None:
    table = row(current=1, options=TOGETHER, hands={"0": ["rope:3"], "1": ["oar:1"], "2": ["rope:3"]})
    table.answer_each({0: "steady_up", 2: "steady_down", 1: "pass"})
    assert (table.zone("hand.0"), table.zone("hand.2")) == (["rope:3"], [])
    assert table.told("chose")[-1] == {"seat": 2, "verb": "steady_down", "option": "steady_down"}
    assert table.waiting_seats() == [0, 1]  # the window is open again; seat 2 has no card left


def test_together_all_pass_and_the_window_is_over() -> None:
    table = row(options=TOGETHER)
    table.all_answer("pass")
    assert len(table.told("rolled")) == 1
    assert not [told for told in table.told("chose") if told["verb"] == "pass"]


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_together_the_order_of_answering_makes_no_difference(order: tuple[int, ...]) -> None:
    answers = {0: "steady_up", 1: "steady_up", 2: "pass"}
    tables = []
    for seats in (order, (0, 1, 2)):
        table = row(options=TOGETHER, hands={"0": ["rope:3"], "1": ["rope:3"]})
        table.answer_each({seat: answers[seat] for seat in seats})
        tables.append((table.session.fingerprint(), table.events(2)))
    assert tables[0] == tables[1]


def test_together_a_reaction_that_one_cannot_make_is_refused() -> None:
    row(options=TOGETHER).refuses(1, "steady_up", "illegal_option", rule="L5.1")


# Standing orders


def leave_orders(orders: dict[int, list[str]], **words: Json) -> Table:
    words = {"dice": [3, 3, 3, 3], "top": {"weather": ["sharks", "sharks"]}, **words}
    table = boat(3, **words)
    for seat, texts in orders.items():
        for text in texts:
            table.session.order(seat, text)
    table.answer(table.current(), "row")
    return table


def test_an_order_to_pass_passes() -> None:
    table = leave_orders({1: ["pass any turn"], 2: ["pass before_die turn"]})
    assert seats_in_order(table) == [0]
    assert len(table.told("rolled")) == 1
    assert seats_in_order(table) == [0, 2]  # the second order was for the window before the die


def test_orders_of_everybody_answer_a_window_without_asking() -> None:
    for options in ({}, TOGETHER):
        table = leave_orders({seat: ["pass any turn"] for seat in range(3)}, options=options)
        assert table.ask() == "choice.choose"
        assert len(table.told("rolled")) == 1


def test_an_order_to_react_reacts_if_it_can_and_asks_if_it_cannot() -> None:
    table = leave_orders({2: ["steady_up before_die end"]}, hands={"2": ["rope:3", "oar:1"]})
    table.answer_each({0: "pass", 1: "pass"})
    assert table.zone("hand.2") == ["oar:1"]
    assert table.told("chose")[-1] == {"seat": 2, "verb": "steady_up", "option": "steady_up"}
    table.answer_each({0: "pass", 1: "pass"})
    assert (table.waiting_seats(), table.options(2)) == ([2], ["pass"])


def test_an_order_that_reacts_together_is_sealed_like_an_answer() -> None:
    table = leave_orders({2: ["steady_up any end"]}, options=TOGETHER, hands={"2": ["rope:3", "oar:1"]})
    assert table.waiting_seats() == [0, 1]
    assert table.view(0)["waiting"] == [0, 1, 2]
    assert table.zone("hand.2") == ["rope:3", "oar:1"]
    table.answer_each({0: "pass", 1: "pass"})
    assert table.zone("hand.2") == ["oar:1"]


def test_an_order_reads_in_the_log_as_the_answer_it_is() -> None:
    by_hand, by_order = leave_orders({}), leave_orders({1: ["pass any turn"]})
    while by_hand.ask().startswith("window."):
        by_hand.answer(by_hand.waiting_seats()[0], "pass")
    by_order.pass_all()
    assert by_hand.events(0) == by_order.events(0)


def rest_until_next_turn(table: Table) -> None:
    seat = table.current()
    table.answer(seat, "rest")
    while table.current() == seat:
        asked = table.waiting_seats()[0]
        table.answer(asked, table.options(asked)[-1])


def test_an_order_ends_at_the_seats_own_turn_or_lasts_to_the_end() -> None:
    table = boat()
    table.session.order(0, "pass any turn")
    table.session.order(1, "pass any turn")
    table.session.order(1, "steady_up before_die end")
    assert table.view(1)["orders"] == ["pass any turn", "steady_up before_die end"]
    rest_until_next_turn(table)
    assert table.view(1)["orders"] == ["steady_up before_die end"]
    for seat in (1, 2):
        assert (table.current(), table.view(0)["orders"]) == (seat, ["pass any turn"])
        rest_until_next_turn(table)
    assert (table.current(), table.view(0)["orders"]) == (0, [])
    assert table.view(1)["orders"] == ["steady_up before_die end"]


def test_an_order_can_be_cleared_and_the_same_one_replaces_itself() -> None:
    table = boat()
    table.session.order(1, "pass any turn")
    table.session.order(1, "pass before_die end")
    table.session.order(1, "pass any end")
    assert table.view(1)["orders"] == ["pass before_die end", "pass any end"]
    table.session.clear_order(1, "pass any turn")
    assert table.view(1)["orders"] == ["pass before_die end"]
    table.session.clear_order(2, "pass before_die end")
    assert table.view(1)["orders"] == ["pass before_die end"]


def test_nobody_else_sees_an_order() -> None:
    table, plain = boat(), boat()
    table.session.order(1, "prevent would_damage end")
    for seat in (-1, 0, 2):
        assert json.dumps(table.view(seat)) == json.dumps(plain.view(seat))
    assert table.heard() == plain.heard()


def test_a_strict_table_has_no_orders() -> None:
    table = boat(options=STRICT)
    with table.unchanged(), expect_refusal("orders_not_allowed"):
        table.session.order(0, "pass any turn")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("pass", "unknown_order"),
        ("pass any", "unknown_order"),
        ("pass any soon", "unknown_order"),
        ("pass any turn end", "unknown_order"),
        ("swim any turn", "unknown_name"),
        ("? any turn", "unknown_name"),
        ("pass lunch turn", "unknown_name"),
        ("pass ? turn", "unknown_name"),
    ],
)
def test_what_is_no_order_is_refused(text: str, code: str) -> None:
    table = boat()
    with table.unchanged():
        with expect_refusal(code):
            table.session.order(0, text)
        with expect_refusal(code):
            table.session.clear_order(0, text)
        with expect_refusal("no_such_seat"):
            table.session.order(3, "pass any turn")


@pytest.mark.parametrize("text", ["row any turn", "prevent before_die end", "roll_again would_damage turn"])
def test_an_order_to_do_what_no_such_window_knows_is_refused(text: str) -> None:
    table = boat()
    with table.unchanged(), expect_refusal("no_such_reaction", text.split(" ", maxsplit=1)[0]):
        table.session.order(0, text)


# Relaxed tables


@pytest.mark.parametrize("windows", ["in_turn", "together"])
def test_a_relaxed_table_skips_whoever_has_nothing_to_play(windows: str) -> None:
    options: dict[str, Json] = {**RELAXED, "windows": windows}
    table = row(options=options, hands={"2": ["rope:3"]})
    assert table.waiting_seats() == [2]
    table.answer(2, "pass")
    assert len(table.told("rolled")) == 1
    assert table.ask() == "choice.choose"


@pytest.mark.parametrize("secrecy", ["strict", "normal"])
def test_other_tables_skip_nobody(secrecy: str) -> None:
    assert seats_in_order(row(options={"secrecy": secrecy}, hands={"2": ["rope:3"]})) == [0, 1, 2]
