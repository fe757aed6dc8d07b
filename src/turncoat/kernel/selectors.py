"""Selectors: descriptions of seats, places or cards, resolved when an effect is executed."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from turncoat.kernel.amounts import Condition
from turncoat.kernel.frames import IT, YOU, Frame
from turncoat.kernel.ids import Seat
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State
from turncoat.kernel.verbs import PICK_SEAT


@mypyc_attr(allow_interpreted_subclasses=True)
class Selector(Node):
    """Selects numbers: seats if it is a SeatSelector, otherwise places, cards or other numbers of a game.
    `verb` is the verb of the options, where an effect lets a player choose."""

    verb: ClassVar[int] = -1

    def pick(self, s: State, f: Frame) -> list[int]:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatSelector(Selector):
    """Selects seats, in turn order from the current one."""

    verb: ClassVar[int] = PICK_SEAT

    def first(self, s: State, f: Frame) -> Seat:
        return self.pick(s, f)[0]


class You(SeatSelector):
    """The seat that the effect addresses."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [f.v[YOU]]

    def first(self, s: State, f: Frame) -> Seat:
        return f.v[YOU]


class It(SeatSelector):
    """The picked seat, or the current one of a ForEach."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [f.v[IT]]


class Current(SeatSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [s.current]


class Everyone(SeatSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [(s.current + offset) % s.seats for offset in range(s.seats)]


class Others(SeatSelector):
    """All seats but you."""

    def pick(self, s: State, f: Frame) -> list[int]:
        seats = [(s.current + offset) % s.seats for offset in range(s.seats)]
        return [seat for seat in seats if seat != f.v[YOU]]


class Where(SeatSelector):
    """The seats for which a condition holds. In the condition, `IT` is the seat that is tested."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("seats", ""), ("condition", ""))

    def __init__(self, seats: SeatSelector, condition: Condition) -> None:
        self.seats: Final = seats
        self.condition: Final = condition

    def pick(self, s: State, f: Frame) -> list[int]:
        before = f.v[IT]
        picked: list[int] = []
        for seat in self.seats.pick(s, f):
            f.v[IT] = seat
            if self.condition.holds(s, f):
                picked.append(seat)
        f.v[IT] = before
        return picked
