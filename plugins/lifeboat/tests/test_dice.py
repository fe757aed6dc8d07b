"""L5: windows before and after a die."""

import pytest

from tests.boat import boat
from tests.table import Table
from turncoat.kernel.shapes import Json


def row_position(dice: list[Json], hands: dict[str, Json]) -> Table:
    table = boat(dice=dice, distance=2, top={"weather": ["sharks"]}, hands=hands)
    table.answer(0, "row")
    return table


def rolls(table: Table) -> list[Json]:
    return [told["die"] for told in table.told("rolled")]


@pytest.mark.rule("L5.1")
@pytest.mark.parametrize(
    ("reaction", "face", "distance"),
    [
        ("steady_up", 3, 3),
        ("steady_up", 4, 3),
        ("steady_up", 5, 4),
        ("steady_down", 4, 2),
        ("steady_down", 5, 3),
        ("steady_down", 6, 3),
    ],
)
def test_a_steady_hand_makes_it_one_more_or_one_less(reaction: str, face: int, distance: int) -> None:
    table = row_position([face], hands={"2": ["rope:3"]})
    table.answer(0, "pass")
    table.answer(1, "pass")
    assert table.options(2) == ["pass", "steady_up", "steady_down"]
    table.answer(2, reaction)
    assert "rope:3" in table.zone("spent")
    assert rolls(table) == []
    table.pass_all()
    assert rolls(table) == [face]
    assert table.track("distance") == distance


@pytest.mark.rule("L5.1")
def test_every_seat_with_cards_is_asked_whatever_they_are() -> None:
    table = row_position([1], hands={"0": ["oar:1"], "1": [], "2": ["rope:1"]})
    assert table.options(0) == ["pass"]
    table.answer(0, "pass")
    assert table.waiting_seats() == [2]
    assert table.options(2) == ["pass"]


@pytest.mark.rule("L5.1")
def test_several_steady_hands_add_up() -> None:
    table = row_position([2], hands={"0": ["rope:3"], "1": ["rope:3"], "2": []})
    table.answer(0, "steady_up")
    table.answer(1, "steady_up")
    table.pass_all()
    assert table.track("distance") == 3


@pytest.mark.rule("L5")
def test_a_result_is_never_above_six_or_below_one() -> None:
    # Rain barrel at distance 0 pays on a 1, so a 1 made less must still be a 1.
    hands: dict[str, Json] = {"0": ["oar:1", "oar:1", "rope:3"], "1": [], "2": []}
    table = boat(run=["rain_barrel"], rations=3, dice=[1], hands=hands)
    table.answer(0, "accept")
    table.answer(0, "discard oar:1")
    table.answer(0, "discard oar:1")
    table.answer(0, "steady_down")
    table.pass_all()
    assert table.track("rations") == 4
    table = row_position([6], hands={"0": ["rope:3"]})
    table.answer(0, "steady_up")
    table.pass_all()
    assert table.track("distance") == 4  # still a 6: two ahead


@pytest.mark.rule("L5.2")
def test_a_second_wind_rolls_the_die_again() -> None:
    table = row_position([1, 6], hands={"0": ["oar:3"], "1": [], "2": []})
    table.answer(0, "pass")
    assert rolls(table) == [1]
    assert table.options(0) == ["pass", "roll_again"]
    table.answer(0, "roll_again")
    assert (table.zone("hand.0"), table.zone("spent")) == ([], ["oar:3"])
    table.pass_all()
    assert rolls(table) == [1, 6]
    assert table.track("distance") == 4


@pytest.mark.rule("L5.2")
def test_rolling_again_comes_before_the_die_anew_and_keeps_what_was_played() -> None:
    table = row_position([1, 4], hands={"0": ["rope:3", "rope:3", "oar:3", "oar:1"], "1": [], "2": []})
    table.answer(0, "steady_up")
    table.answer(0, "pass")
    table.answer(0, "roll_again")
    assert table.options(0) == ["pass", "steady_up", "steady_down"]
    table.answer(0, "steady_up")
    table.pass_all()
    assert table.track("distance") == 4  # 4, 1 more and 1 more


@pytest.mark.rule("L5.2")
def test_one_roll_is_rolled_again_once_at_a_time() -> None:
    table = row_position([1, 2, 6], hands={"0": ["oar:3", "oar:1"], "1": ["oar:3", "oar:1"], "2": []})
    table.answer_each({0: "pass", 1: "pass"})
    table.answer(0, "roll_again")
    assert table.told("window_opened")[-1] == {"trigger": "before_die"}  # of the second roll
    table.answer_each({0: "pass", 1: "pass"})
    assert rolls(table) == [1, 2]
    table.answer(0, "pass")
    table.answer(1, "roll_again")
    table.pass_all()
    assert rolls(table) == [1, 2, 6]


@pytest.mark.rule("L5.1", "L5.2")
@pytest.mark.parametrize(("card", "verb"), [("rope:3", "roll_again"), ("oar:3", "steady_up")])
def test_each_card_has_its_own_moment(card: str, verb: str) -> None:
    table = row_position([1], hands={"0": [card], "1": [], "2": []})
    if verb == "roll_again":
        table.refuses(0, "roll_again", "illegal_option", rule="L5.1")
    else:
        table.answer(0, "pass")
        table.refuses(0, "steady_up", "illegal_option", rule="L5.2")


def test_a_script_with_a_face_that_the_die_lacks_is_refused_and_nothing_happens() -> None:
    hands: dict[str, Json] = {"0": [], "1": [], "2": []}
    for face in (0, 7, -1):
        table = boat(hands=hands, dice=[face])
        table.refuses(0, "row", "impossible_roll")
        table.answer(0, "rest")
