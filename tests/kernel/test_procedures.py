import pytest

from tests.boat import boat
from tests.kernel.toy import IDLE, TOY, WAIT, toy
from turncoat.kernel.frames import Frame
from turncoat.kernel.procedures import Ask, Procedure
from turncoat.kernel.state import State


def nothing(s: State, f: Frame) -> None:
    pass


def test_variables_are_numbered_in_order() -> None:
    with pytest.raises(ValueError, match=r"^procedure=walk,variable=left,number=1,expected=0$"):
        Procedure("walk", {"left": 1, "right": 0})


def test_a_kind_of_name_belongs_to_a_variable() -> None:
    with pytest.raises(ValueError, match=r"^procedure=walk,variable=rigth,expected=left\|right$"):
        Procedure("walk", {"left": 0, "right": 1}, {"rigth": "seat"})


def test_two_steps_cannot_have_one_name() -> None:
    walk = Procedure("walk", {})
    walk.step(nothing)
    with pytest.raises(ValueError, match=r"^procedure=walk,step=nothing,taken_by=0$"):
        walk.step(nothing)
    with pytest.raises(ValueError, match=r"^procedure=walk,step=nothing,taken_by=0$"):
        walk.ask("nothing", Ask())


def test_variables_that_are_not_given_start_at_zero() -> None:
    s = toy()
    IDLE.push(s, [4])
    assert s.stack[-1].v == [4, 0]
    assert (s.stack[-1].procedure, s.stack[-1].step) == (IDLE.number, 0)


def test_a_frame_goes_to_the_step_it_names() -> None:
    s = toy()
    IDLE.go(s.stack[-1], "gone")
    assert s.stack[-1].step == IDLE.places["gone"]


def test_the_kernels_procedures_have_the_same_numbers_in_every_game() -> None:
    lifeboat = boat().session.state.game
    shared = [procedure for procedure in TOY.procedures if procedure in lifeboat.procedures]
    assert len(shared) == len(TOY.procedures) - 2
    for game in (TOY, lifeboat):
        assert [game.procedures[procedure.number] for procedure in shared] == shared


def test_an_answer_of_a_kind_that_is_never_offered_is_not_offered() -> None:
    s = toy()
    refusal = IDLE.steps[0].ask
    assert refusal is not None
    reason = refusal.why_not(s, s.stack[-1], 0, 0)
    assert reason is not None
    assert reason.code == "not_offered"
    assert refusal.why_not(s, s.stack[-1], 0, WAIT) is None


def test_a_menu_says_which_rule_forbids_an_action() -> None:
    table = boat(lashed=[0])
    assert table.why_not(0, "row") == ("forbidden", "L3.8")
    assert table.why_not(0, "untie") == ("", "")
    assert table.why_not(0, "vote") == ("not_offered", "L3")
