"""T19.1-T19.6: leaving the station: the rescue call, the keys, and boarding."""

import pytest

from tests.games.thing.station import LANDS_AT, station
from tests.table import Table
from turncoat.kernel.shapes import Json

LANDED: dict[str, Json] = {"at": "rescue", "sos": "landed", "rescue_at": LANDS_AT, "round": 6}


def rescue_position(players: int = 4, **words: Json) -> Table:
    """The rescue helicopter stands outside; all discs on 3 but those that are named."""
    named = words.get("discs", {})
    assert isinstance(named, dict)
    discs: dict[str, Json] = {**{str(seat): 3 for seat in range(players)}, **named}
    return station(players, **{**LANDED, **words, "discs": discs})


def question_and_seats(table: Table) -> tuple[str, list[int]]:
    return table.ask(), table.waiting_seats()


# T19.1: the call


@pytest.mark.rule("T19", "T19.1")
def test_the_least_suspicious_decides_whether_the_rescue_helicopter_takes_off() -> None:
    table = rescue_position(discs={"2": 1, "3": 2})
    assert (question_and_seats(table), table.options(2)) == (("call.take_off", [2]), ["board", "stay_behind"])


@pytest.mark.rule("T19.1")
@pytest.mark.parametrize(("leader", "first"), [(0, 1), (1, 3), (2, 3), (3, 1)])
def test_of_equals_the_earliest_from_the_leaders_left_decides(leader: int, first: int) -> None:
    table = rescue_position(discs={"1": 1, "3": 1}, leader=leader)
    assert question_and_seats(table) == ("call.take_off", [first])


@pytest.mark.rule("T19.1")
def test_among_all_equals_the_leader_comes_last() -> None:
    assert question_and_seats(rescue_position(leader=3))[1] == [0]


@pytest.mark.rule("T19.1")
def test_a_refusal_keeps_everybody_here_for_this_round_but_not_the_next() -> None:
    table = rescue_position(discs={"2": 1}, zones={"pile": []})
    table.answer(2, "stay_behind")
    assert (table.ask(), table.ending()) == ("accusing.vote", "")
    assert question_and_seats(rescue_position(discs={"2": 1}, round=7))[1] == [2]


@pytest.mark.rule("T19.1")
@pytest.mark.parametrize(("sos", "at"), [("silent", 0), ("sent", LANDS_AT - 1), ("left", LANDS_AT)])
def test_nobody_is_asked_unless_the_helicopter_has_landed(sos: str, at: int) -> None:
    assert rescue_position(sos=sos, rescue_at=at, zones={"pile": []}).ask() == "accusing.vote"


@pytest.mark.rule("T19.1", "R34")
def test_the_least_suspicious_who_still_plays_decides_wherever_and_however() -> None:
    table = rescue_position(
        5,
        revealed=[0],
        absorbed=[1],
        strength=2,
        leader=2,
        places={"4": "dormitory"},
        lying=[4],
        discs={"0": 0, "1": 0, "4": 2},
    )
    assert question_and_seats(table)[1] == [4]


# T19.2: the order, and consent


@pytest.mark.rule("T19.2")
def test_the_others_are_asked_the_least_suspicious_first_and_may_decline() -> None:
    table = rescue_position(discs={"2": 1, "3": 2, "0": 4, "1": 5})
    table.answer(2, "board")
    order = []
    while table.ask() == "boarding.wish":
        order.append(table.waiting_seats()[0])
        table.answer(order[-1], "stay_behind")
    assert order == [3, 0, 1]


@pytest.mark.rule("T19.2")
def test_of_equally_suspicious_candidates_the_earliest_from_the_leaders_left_comes_first() -> None:
    table = rescue_position(discs={"2": 1}, leader=1)
    table.answer(2, "board")
    assert question_and_seats(table) == ("boarding.wish", [3])


@pytest.mark.rule("T19.2")
def test_whoever_would_board_needs_the_consent_of_the_one_aboard() -> None:
    table = rescue_position(discs={"2": 1, "3": 2})
    table.answer(2, "board")
    table.answer(3, "board")
    assert (question_and_seats(table), table.options(2)) == (
        ("boarding.consent", [2]),
        ["let_in", "keep_out"],
    )
    table.answer(2, "keep_out")
    assert (table.named_track("status.3"), table.ask(), table.told("role_revealed")) == (
        "playing",
        "boarding.wish",
        [],
    )


@pytest.mark.rule("T19.2", "T19.3")
def test_with_consent_one_is_aboard_and_shows_the_role() -> None:
    table = rescue_position(discs={"2": 1, "3": 2})
    table.answer(2, "board")
    assert (table.named_track("status.2"), table.told("role_revealed")) == ("aboard", [])
    table.answer(3, "board")
    table.answer(2, "let_in")
    assert table.named_track("status.3") == "aboard"
    assert table.told("role_revealed") == [{"figure": "3", "role": "human"}]


@pytest.mark.rule("T19.2")
@pytest.mark.parametrize("against", [2, 3])
def test_one_refusal_of_anybody_aboard_is_enough(against: int) -> None:
    table = rescue_position(discs={"2": 1, "3": 2, "1": 3, "0": 9})
    table.answer_each({2: "board", 3: "board"})
    table.answer(2, "let_in")
    table.answer(1, "board")
    assert question_and_seats(table) == ("boarding.consent", [2, 3])
    for seat in (2, 3):
        table.answer(seat, "keep_out" if seat == against else "let_in")
    assert (table.named_track("status.1"), question_and_seats(table)) == ("playing", ("boarding.wish", [0]))


# T19.3, T19.4: the loop


@pytest.mark.rule("T19.3", "T19.9")
def test_an_alien_that_comes_aboard_wins_at_once() -> None:
    table = rescue_position(discs={"2": 1, "0": 2})
    table.answer(2, "board")
    table.answer(0, "board")
    table.answer(2, "let_in")
    assert (table.ending(), table.winners()) == ("alien_aboard", [0])
    assert table.told("role_revealed") == [{"figure": "0", "role": "alien"}]


@pytest.mark.rule("T19.4", "R35")
def test_after_each_new_passenger_those_who_declined_or_were_refused_are_asked_again() -> None:
    table = rescue_position(5, discs={"2": 1, "3": 2, "1": 4, "4": 5, "0": 9})
    table.answer(2, "board")
    table.answer(3, "stay_behind")
    table.answer(1, "board")
    table.answer(2, "keep_out")
    table.answer(4, "board")
    table.answer(2, "let_in")
    assert question_and_seats(table) == ("boarding.wish", [3])
    table.answer(3, "stay_behind")
    assert question_and_seats(table) == ("boarding.wish", [1])


@pytest.mark.rule("T19.4", "R35")
def test_without_a_new_passenger_nobody_is_asked_twice_and_the_helicopter_leaves() -> None:
    table = rescue_position(discs={"2": 1})
    table.answer(2, "board")
    for _ in range(3):
        assert table.ending() == ""
        table.answer(table.waiting_seats()[0], "stay_behind")
    assert table.ending() == "left_behind"


@pytest.mark.rule("R34")
def test_everybody_who_lives_may_board_wherever_they_are_lying_or_not() -> None:
    table = rescue_position(
        6,
        revealed=[0],
        absorbed=[1],
        strength=3,
        leader=2,
        discs={"2": 1},
        places={"2": "rec_room", "3": "dormitory", "4": "boiler", "5": "radio"},
        lying=[3, 4],
    )
    table.answer(2, "board")
    order = []
    while table.ask() == "boarding.wish":
        order.append(table.waiting_seats()[0])
        table.answer(order[-1], "stay_behind")
    assert order == [3, 4, 5]


@pytest.mark.rule("R34", "T19.5")
def test_more_than_three_may_leave_together() -> None:
    table = rescue_position(6, discs={"0": 9})
    table.answer(1, "board")
    while not table.ending():
        seat = table.waiting_seats()[0]
        wish = "stay_behind" if seat == 0 else "board"
        table.answer(seat, "let_in" if table.ask() == "boarding.consent" else wish)
    assert (table.ending(), table.winners()) == ("escaped", [1, 2, 3, 4, 5])


# T19.6: keys and a vehicle


def at_vehicle(vehicle: str = "snowcat", **words: Json) -> Table:
    """Seat 1 stands at a vehicle that is ready, with keys; the pile holds one card to activate it."""
    position: dict[str, Json] = {
        "at": "actions",
        "zones": {"pile": ["activate"]},
        "places": {"1": vehicle},
        "items": {"1": ["keys"]},
        "fuel": {"snowcat": 3, "helicopter": 2},
        "damage": {"snowcat": 0, "helicopter": 0},
        "discs": {"1": 9},
        **words,
    }
    return station(4, **position)


@pytest.mark.rule("T19.6", "T20.6")
@pytest.mark.parametrize("vehicle", ["snowcat", "helicopter"])
def test_keys_shown_at_a_ready_vehicle_start_the_escape_and_their_owner_boards_first(vehicle: str) -> None:
    table = at_vehicle(vehicle)
    table.answer(0, "give_to 1")
    assert (table.ask(), sorted(table.options(1))) == ("ignition.show_keys", ["done", "show_keys"])
    table.answer(1, "show_keys")
    assert (table.named_track("status.1"), table.told("role_revealed")) == ("aboard", [])
    assert question_and_seats(table) == ("boarding.wish", [2])


@pytest.mark.rule("T19.6", "R11")
def test_without_keys_a_ready_vehicle_does_not_leave_and_the_figure_lies_down() -> None:
    table = at_vehicle(
        items={"1": ["wire"], "2": ["keys"]},
        places={"1": "snowcat", "2": "arsenal"},
        zones={"pile": ["activate", "activate"]},
    )
    table.answer(0, "give_to 1")
    assert (table.ask(), table.options(1)) == ("ignition.show_keys", ["done"])
    table.answer(1, "done")
    assert (table.named_track("status.1"), table.ask(), table.waiting_seats()) == (
        "playing",
        "giving.go_on",
        [0],
    )
    assert table.track("lying.1") == 1


@pytest.mark.rule("T19.6")
def test_keys_need_not_be_shown() -> None:
    table = at_vehicle()
    table.answer(0, "give_to 1")
    table.answer(1, "done")
    assert (table.named_track("status.1"), table.ending(), table.zone("items.1")) == ("playing", "", ["keys"])


@pytest.mark.rule("T19.6", "T13.9")
@pytest.mark.parametrize(
    ("fuel", "damage"), [({"snowcat": 2}, {"snowcat": 0}), ({"snowcat": 3}, {"snowcat": 1})]
)
def test_a_vehicle_that_is_damaged_or_not_full_starts_no_escape(fuel: Json, damage: Json) -> None:
    table = at_vehicle(fuel=fuel, damage=damage)
    assert table.ask() == "giving.give"
    table.answer(0, "give_to 1")
    table.answer(1, "done")
    assert table.ask() == "trading.make_offer"
    assert (table.named_track("status.1"), table.zone("items.1")) == ("playing", ["keys"])


@pytest.mark.rule("T19.6", "T19.5")
def test_with_a_vehicle_humans_win_as_with_the_helicopter() -> None:
    table = at_vehicle()
    table.answer(0, "give_to 1")
    table.answer(1, "show_keys")
    while not table.ending():
        seat = table.waiting_seats()[0]
        wish = "stay_behind" if seat == 0 else "board"
        table.answer(seat, "let_in" if table.ask() == "boarding.consent" else wish)
    assert (table.ending(), table.winners()) == ("escaped", [1, 2, 3])
