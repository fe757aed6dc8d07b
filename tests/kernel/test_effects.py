"""The kernel's effects, one by one."""

import pytest

from tests.kernel.toy import SCORE, ItsNumber, Pay, Trace, YourNumber, carry_out
from tests.table import Table
from turncoat.kernel import selectors
from turncoat.kernel.amounts import Always, AtLeast, Done, Not, Number, Rolled, TrackValue
from turncoat.kernel.dice import scripted_dice
from turncoat.kernel.effects import (
    Branch,
    Choose,
    Cost,
    Effect,
    ForEach,
    If,
    May,
    Named,
    Nothing,
    Pick,
    Repeat,
    Roll,
    Seq,
    start,
)
from turncoat.kernel.frames import Frame
from turncoat.kernel.nodes import walk
from turncoat.kernel.runner import run
from turncoat.kernel.state import State


def one(number: int) -> Effect:
    return Trace(Number(number))


def trace(table: Table) -> int:
    """The digits traced so far. The game continues where it was."""
    assert table.ask() == "idle.wait"
    assert len(table.session.state.stack) == 2
    return table.track("trace")


def score_is(number: int) -> AtLeast:
    return AtLeast(TrackValue(SCORE), Number(number))


def test_nothing_does_nothing() -> None:
    table = carry_out(Seq((one(1), Nothing(), Trace(Done()))))
    assert trace(table) == 10


def test_a_sequence_goes_from_left_to_right() -> None:
    assert trace(carry_out(Seq((one(1), Seq((one(2), one(3))), one(4))))) == 1234
    assert trace(carry_out(Seq(()))) == 0


@pytest.mark.parametrize(("score", "expected"), [(3, 1), (2, 2)])
def test_a_condition_picks_one_of_two(score: int, expected: int) -> None:
    assert trace(carry_out(If(score_is(3), one(1), one(2)), score=score)) == expected


def test_a_condition_is_looked_at_when_its_turn_comes() -> None:
    assert trace(carry_out(Seq((Pay(Number(1)), If(score_is(3), one(1), one(2)))))) == 2


def choice(who: selectors.SeatSelector) -> Choose:
    return Choose(who, (Branch(score_is(5), one(1)), Branch(score_is(2), one(2)), Branch(Always(), one(3))))


def test_a_choice_offers_the_branches_whose_need_is_met() -> None:
    table = carry_out(choice(selectors.You()), you=2)
    assert (table.ask(), table.waiting_seats()) == ("choice.choose", [2])
    assert table.options(2) == ["choose 1", "choose 2"]
    table.refuses(2, "choose 0", "illegal_option")
    table.refuses(2, "choose 3", "illegal_option")
    table.answer(2, "choose 1")
    assert trace(table) == 2
    assert carry_out(choice(selectors.You()), you=2, score=9).options(2) == [f"choose {n}" for n in range(3)]


def test_a_choice_is_made_by_whom_the_card_names() -> None:
    assert carry_out(choice(selectors.Current()), you=2, current=1).waiting_seats() == [1]


@pytest.mark.parametrize(("answer", "expected"), [("accept", 19), ("decline", 9)])
def test_an_offer_may_be_declined(answer: str, expected: int) -> None:
    table = carry_out(Seq((May(selectors.You(), one(1)), one(9))), you=1)
    assert (table.waiting_seats(), table.options(1)) == ([1], ["accept", "decline"])
    table.answer(1, answer)
    assert trace(table) == expected


def test_declining_is_having_done_nothing() -> None:
    table = carry_out(Seq((one(5), May(selectors.You(), one(1)), Trace(Done()))))
    table.answer(0, "decline")
    assert trace(table) == 50


@pytest.mark.parametrize(("score", "left", "expected"), [(3, 1, 1), (2, 0, 1), (1, 0, 0), (0, 0, 0)])
def test_a_cost_is_paid_as_far_as_possible_and_buys_something_only_in_full(
    score: int, left: int, expected: int
) -> None:
    table = carry_out(Cost(Pay(Number(2)), one(1)), score=score)
    assert (table.track("score"), trace(table)) == (left, expected)


def test_a_cost_within_a_cost_is_possible_if_all_of_it_is() -> None:
    two_steps = Cost(Cost(Pay(Number(1)), Pay(Number(2))), one(1))
    assert trace(carry_out(two_steps, score=3)) == 1
    assert trace(carry_out(two_steps, score=1)) == 0
    assert trace(carry_out(Cost(Seq((Pay(Number(1)), Nothing())), one(1)), score=0)) == 0


@pytest.mark.parametrize(("times", "expected"), [(0, 0), (-3, 0), (1, 4), (3, 444)])
def test_a_repetition_counts(times: int, expected: int) -> None:
    assert trace(carry_out(Repeat(Number(times), one(4)))) == expected


def test_a_repetition_counts_what_there_was_at_its_start() -> None:
    table = carry_out(Repeat(TrackValue(SCORE), Seq((Pay(Number(1)), one(1)))))
    assert (trace(table), table.track("score")) == (111, 0)


@pytest.mark.parametrize(("current", "expected"), [(0, 123), (1, 231), (2, 312)])
def test_for_each_goes_in_turn_order_from_the_current_seat(current: int, expected: int) -> None:
    for digit in (ItsNumber(), YourNumber()):
        assert trace(carry_out(ForEach(selectors.Everyone(), Trace(digit)), current=current)) == expected


def test_for_each_of_the_others_leaves_out_who_it_speaks_to() -> None:
    assert trace(carry_out(ForEach(selectors.Others(), Trace(YourNumber())), you=1, current=1)) == 31


def test_for_each_speaks_again_to_the_first_one_when_it_is_over() -> None:
    table = carry_out(Seq((ForEach(selectors.Everyone(), Nothing()), Trace(YourNumber()))), you=1)
    assert trace(table) == 2


class Lamps(selectors.Selector):
    """Places that are not seats."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [5, 1, 3]


def test_for_each_of_something_else_goes_from_the_lowest_number_and_speaks_to_the_same_seat() -> None:
    assert (
        trace(carry_out(ForEach(Lamps(), Seq((Trace(ItsNumber()), Trace(YourNumber())))), you=2, current=1))
        == 234363
    )


def test_for_each_of_nobody_is_nothing() -> None:
    nobody = selectors.Where(selectors.Everyone(), Not(Always()))
    assert trace(carry_out(ForEach(nobody, one(1)))) == 0


def test_what_was_done_is_handed_to_the_next_effect() -> None:
    table = carry_out(Seq((Pay(Number(2)), Trace(Done()), Pay(Number(5)), Trace(Done()))), score=3)
    assert trace(table) == 21


def test_a_roll_is_read_by_what_follows() -> None:
    table = carry_out(Nothing())
    s = table.session.state
    s.dice = scripted_dice([5, 2])
    start(s, Seq((Roll(Trace(Rolled())), Roll(Trace(Rolled())))), 0)
    run(s)
    assert trace(table) == 52


def test_a_bonus_is_part_of_what_was_rolled() -> None:
    table = carry_out(Nothing(), score=2)
    s = table.session.state
    s.dice = scripted_dice([3])
    start(s, Roll(Trace(Rolled()), TrackValue(SCORE)), 0)
    run(s)
    assert trace(table) == 5


def test_a_pick_offers_what_is_selected_and_its_effect_is_about_that() -> None:
    pick = Pick(selectors.You(), selectors.Others(), Seq((Trace(ItsNumber()), Trace(YourNumber()))))
    table = carry_out(pick, you=1)
    assert (table.ask(), table.waiting_seats()) == ("pick.pick", [1])
    assert table.options(1) == ["pick_seat 0", "pick_seat 2"]
    table.refuses(1, "pick_seat 1", "illegal_option")
    table.answer(1, "pick_seat 2")
    assert trace(table) == 32


def test_a_picked_seat_can_be_spoken_to() -> None:
    table = carry_out(
        Pick(selectors.You(), selectors.Everyone(), ForEach(selectors.It(), Trace(YourNumber()))), you=1
    )
    table.answer(1, "pick_seat 0")
    assert trace(table) == 1


def test_with_nothing_to_pick_nothing_happens_and_nothing_is_paid_for() -> None:
    nobody = selectors.Where(selectors.Everyone(), Not(Always()))
    pick = Pick(selectors.You(), nobody, one(1))
    assert trace(carry_out(Seq((one(5), pick, Trace(Done()))))) == 50
    assert trace(carry_out(Cost(pick, one(1)))) == 0


def test_a_named_effect_is_a_function_of_the_game() -> None:
    assert trace(carry_out(Named("bark"))) == 7


def test_effects_are_values() -> None:
    effect = Seq((If(score_is(3), one(1), Nothing()), choice(selectors.You())))
    twin = Seq((If(score_is(3), one(1), Nothing()), choice(selectors.You())))
    assert effect == twin
    assert hash(effect) == hash(twin)
    assert effect != Seq((If(score_is(4), one(1), Nothing()), choice(selectors.You())))
    assert one(1) != Number(1)
    assert repr(If(score_is(3), one(1), Nothing())) == (
        f"If(AtLeast(TrackValue({SCORE}),Number(3)),Trace(Number(1)),Nothing())"
    )


def test_walking_an_effect_meets_every_part_parents_first() -> None:
    kinds = [node.kind() for node in walk(choice(selectors.You()))]
    assert kinds[:4] == ["Choose", "You", "Branch", "AtLeast"]
    assert kinds.count("Branch") == 3
