"""32.4-32.6: risking passengers."""

from typing import Final

from turncoat.games.unfathomable.board import ON_DECK, PASSENGERS
from turncoat.kernel.atoms import move_top
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Seat
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State

WHO: Final = 0
LEFT: Final = 1
RISKED: Final = 2
RISK = Procedure("risk", {"who": WHO, "left": LEFT, "risked": RISKED}, {"who": SEAT})


def risk(s: State, who: Seat, count: int) -> None:
    """32.5: risk passengers, fewer if the supply is smaller; `s.result` is the number risked."""
    RISK.push(s, [who, count])


def can_risk(s: State, count: int) -> bool:
    """32.6: as a cost, all or nothing."""
    return len(s.zones[PASSENGERS]) >= count


@RISK.step
def roll_for_one(s: State, f: Frame) -> None:
    if not f.v[LEFT] or not s.zones[PASSENGERS]:
        s.result = f.v[RISKED]
        s.stack.pop()
        return
    roll_die(s, f.v[WHO])


@RISK.step
def place_one(s: State, f: Frame) -> None:
    """32.4: face down on the deck space of that number."""
    move_top(s, PASSENGERS, ON_DECK + s.result - 1, "32.4")
    f.v[LEFT] -= 1
    f.v[RISKED] += 1
    RISK.go(f, "roll_for_one")
