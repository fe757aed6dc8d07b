"""3, 53.5: performing actions. The menu is assembled in game.py, since some actions lead to more actions."""

from typing import ClassVar, Final

from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Menu, Procedure
from turncoat.kernel.state import State

WHO: Final = 0
LEFT: Final = 1
PERFORMING = Procedure("performing", {"who": WHO, "left": LEFT}, {"who": SEAT})


def perform_actions(s: State, seat: Seat, count: int) -> None:
    """3.1: the seat performs a number of actions now."""
    PERFORMING.push(s, [seat, count])


@PERFORMING.step
def any_left(s: State, f: Frame) -> None:
    if f.v[LEFT] <= 0:
        s.stack.pop()


class Act(Menu):
    rule: ClassVar[str] = "3"

    def seat(self, s: State, f: Frame) -> Seat:
        return f.v[WHO]

    def take(self, s: State, f: Frame, seat: Seat, option: Option) -> None:
        f.v[LEFT] -= 1
        PERFORMING.go(f, "any_left")
        super().take(s, f, seat, option)


ACT: Final = Act([])
PERFORMING.ask("act", ACT)
