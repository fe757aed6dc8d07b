import pytest

from tests.kernel.toy import IDLE, SPIN, toy
from turncoat.kernel.amounts import Number
from turncoat.kernel.effects import Nothing, Repeat, start
from turncoat.kernel.errors import Broken, OutOfFuel
from turncoat.kernel.runner import FUEL, print_stack, run


def test_a_run_ends_at_the_first_question() -> None:
    s = toy()
    assert run(s) == 0
    assert s.stack[-1].step == 0


def test_an_endless_run_fails_loudly_with_the_stack_printed() -> None:
    s = toy()
    SPIN.push(s, [])
    with pytest.raises(OutOfFuel) as caught:
        run(s)
    assert (
        str(caught.value)
        == f"spin/spin turns={FUEL + 1}\nidle/wait asked=0 other=0\nidle/wait asked=0 other=0"
    )


def test_a_game_that_leaves_its_last_procedure_is_broken() -> None:
    s = toy()
    s.stack.pop()
    IDLE.go(s.stack[-1], "gone")
    with pytest.raises(Broken, match="empty_stack"):
        run(s)


def test_a_finished_procedure_gives_way_to_the_one_below() -> None:
    s = toy()
    IDLE.go(s.stack[-1], "gone")
    run(s)
    assert len(s.stack) == 1


def test_the_printed_stack_shows_the_effects_being_carried_out() -> None:
    s = toy()
    start(s, Repeat(Number(2), Nothing()), 1)
    assert print_stack(s).splitlines()[0] == (
        "repeat/once_more you=1 source=-1 rolled=0 done=0 it=0 left=2 Repeat(Number(2),Nothing())"
    )


def test_a_game_that_is_over_does_not_run() -> None:
    s = toy()
    SPIN.push(s, [])
    s.ending = 0
    assert run(s) == 0
