"""A die with windows before and after it, and the way back from a reroll."""

import pytest

from tests.boat import boat
from tests.kernel.toy import toy
from tests.table import Table
from turncoat.kernel.dice import scripted_dice
from turncoat.kernel.die import FACE, roll_die
from turncoat.kernel.runner import run
from turncoat.kernel.shapes import Json


def row_with(dice: list[Json], hand: list[Json]) -> Table:
    table = boat(dice=dice, distance=1, hands={"0": hand, "1": [], "2": []}, top={"weather": ["sharks"]})
    table.answer(0, "row")
    return table


@pytest.mark.parametrize(
    ("bonus", "face", "result"), [(0, 3, 3), (2, 3, 5), (9, 3, 6), (-1, 3, 2), (-9, 3, 1)]
)
def test_a_result_is_the_face_and_the_bonus_within_the_dies_faces(bonus: int, face: int, result: int) -> None:
    s = toy()
    s.dice = scripted_dice([face])
    roll_die(s, 0, bonus)
    run(s)
    assert s.result == result


def test_a_game_without_windows_rolls_at_once() -> None:
    s = toy()
    s.dice = scripted_dice([4])
    roll_die(s, 0)
    run(s)
    assert (s.result, len(s.stack)) == (4, 2)


def test_a_face_that_was_set_beforehand_is_not_rolled() -> None:
    s = toy()
    s.dice = scripted_dice([4])
    roll_die(s, 0)
    s.stack[-1].v[FACE] = 2
    run(s)
    assert s.result == 2
    assert s.dice.roll(6) == 4


def test_windows_stand_before_and_after_the_roll() -> None:
    table = row_with([3], ["oar:1"])
    table.pass_all()
    heard = [event["event"] for event in table.events() if event["event"] in ("window_opened", "rolled")]
    assert heard == ["window_opened", "rolled", "window_opened"]


def test_a_reroll_goes_back_to_the_window_before_and_keeps_the_bonus() -> None:
    table = row_with([6, 3], ["rope:3", "oar:3", "oar:1"])
    table.answer(0, "steady_up")
    table.answer(0, "pass")
    assert table.view()["stack"][-2]["values"]["bonus"] == 1
    table.answer(0, "roll_again")
    assert table.told("window_opened")[-1] == {"trigger": "before_die"}
    table.pass_all()
    assert [told["die"] for told in table.told("rolled")] == [6, 3]
    assert table.track("distance") == 2  # 3, and a bonus of 1
