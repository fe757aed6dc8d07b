"""Rolling a die that players see and may act on: a window, the roll, a window, and back to the first if it is
rerolled.

The result is passed on in `s.result`. Reactions find this frame with `windows.opener` and change its variables.
"""

from typing import Final

from turncoat.kernel.atoms import roll
from turncoat.kernel.events import Why
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Seat
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State
from turncoat.kernel.windows import open_window

SIDES: Final = 0
ROLLER: Final = 1
BONUS: Final = 2  # modifiers, kept through rerolls
FACE: Final = 3  # the face shown; a face set beforehand is not rolled
AGAIN: Final = 4  # a reaction asked for a reroll
USED: Final = 5  # marks of reactions allowed once per die, rerolls included; each game defines its bits

DIE = Procedure(
    "die",
    {"sides": SIDES, "roller": ROLLER, "bonus": BONUS, "face": FACE, "again": AGAIN, "used": USED},
    {"roller": SEAT},
)


def roll_die(s: State, roller: Seat, bonus: int = 0) -> None:
    """Push a roll of the game's die above the running procedure, which reads the result when it continues."""
    DIE.push(s, [s.game.die.sides, roller, bonus])


@DIE.step
def before(s: State, f: Frame) -> None:
    trigger = s.game.die.before
    if trigger >= 0:
        open_window(s, trigger, f.v[ROLLER])


@DIE.step
def throw(s: State, f: Frame) -> None:
    f.v[AGAIN] = 0
    if f.v[FACE] == 0:
        f.v[FACE] = roll(s, f.v[SIDES], s.game.die.rule, None if s.journal is None else _why(s, f))


def _why(s: State, f: Frame) -> Why:
    """The reason for the roll: the frame below, whose effect reads the die."""
    below = s.stack[-2]
    card = s.game.procedures[below.procedure].card_of(below)
    return Why(below.procedure, below.step, card, f.v[ROLLER], effect=below.effect, bonus=f.v[BONUS])


@DIE.step
def after(s: State, f: Frame) -> None:
    trigger = s.game.die.after
    if trigger >= 0:
        open_window(s, trigger, f.v[ROLLER])


@DIE.step
def read(s: State, f: Frame) -> None:
    if f.v[AGAIN]:
        f.v[FACE] = 0
        DIE.go(f, "before")
        return
    s.result = max(1, min(f.v[SIDES], f.v[FACE] + f.v[BONUS]))
