import pytest

from tests.kernel.toy import ItsNumber, toy
from turncoat.kernel.amounts import AtLeast, Number
from turncoat.kernel.frames import IT, Frame
from turncoat.kernel.selectors import Current, Everyone, Others, SeatSelector, Where, You


def frame_of(seat: int) -> Frame:
    return Frame(-1, 0, [seat, -1, 0, 0, 7], None)


@pytest.mark.parametrize(
    ("selector", "seats"),
    [
        (You(), [0]),
        (Current(), [1]),
        (Everyone(), [1, 2, 0]),
        (Others(), [1, 2]),
        (Where(Everyone(), AtLeast(ItsNumber(), Number(2))), [1, 2]),
        (Where(Others(), AtLeast(ItsNumber(), Number(3))), [2]),
        (Where(Everyone(), AtLeast(ItsNumber(), Number(9))), []),
    ],
)
def test_seats_are_picked_in_turn_order_from_the_current_one(
    selector: SeatSelector, seats: list[int]
) -> None:
    assert selector.pick(toy(current=1), frame_of(0)) == seats


def test_the_first_of_them() -> None:
    s = toy(current=1)
    assert Everyone().first(s, frame_of(0)) == 1
    assert You().first(s, frame_of(2)) == 2


def test_asking_of_each_seat_leaves_the_frame_as_it_was() -> None:
    frame = frame_of(0)
    Where(Everyone(), AtLeast(ItsNumber(), Number(2))).pick(toy(), frame)
    assert frame.v[IT] == 7


def test_absent_seats_are_never_picked() -> None:
    assert Everyone().pick(toy(2), frame_of(0)) == [0, 1]
