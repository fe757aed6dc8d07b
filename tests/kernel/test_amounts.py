import pytest

from tests.kernel.toy import DECK, HAND, SCORE, toy
from turncoat.kernel.amounts import (
    Always,
    Amount,
    AtLeast,
    AtMost,
    Both,
    CardsIn,
    Condition,
    Done,
    Not,
    Number,
    Plus,
    Rolled,
    SeatCount,
    TrackValue,
)
from turncoat.kernel.frames import Frame

YOU_ROLLED_5_AND_DID_2 = Frame(-1, 0, [1, -1, 5, 2, 0], None)


@pytest.mark.parametrize(
    ("amount", "value"),
    [
        (Number(4), 4),
        (Number(-4), -4),
        (Rolled(), 5),
        (Done(), 2),
        (TrackValue(SCORE), 3),
        (CardsIn(DECK), 6),
        (CardsIn(HAND), 0),
        (SeatCount(), 3),
        (Plus(Number(1), Plus(Rolled(), SeatCount())), 9),
    ],
)
def test_an_amount_is_read_off_the_position_and_the_frame(amount: Amount, value: int) -> None:
    assert amount.value(toy(), YOU_ROLLED_5_AND_DID_2) == value


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_seats_are_counted_as_they_are(seats: int) -> None:
    assert SeatCount().value(toy(seats), YOU_ROLLED_5_AND_DID_2) == seats


YES, NO = Always(), Not(Always())


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        (Always(), True),
        (Not(Always()), False),
        (AtLeast(Number(3), Number(3)), True),
        (AtLeast(Number(2), Number(3)), False),
        (AtMost(Number(3), Number(3)), True),
        (AtMost(Number(4), Number(3)), False),
        (Both(YES, YES), True),
        (Both(YES, NO), False),
        (Both(NO, YES), False),
        (Both(NO, NO), False),
    ],
)
def test_a_condition_holds_or_not(condition: Condition, holds: bool) -> None:
    assert condition.holds(toy(), YOU_ROLLED_5_AND_DID_2) == holds
