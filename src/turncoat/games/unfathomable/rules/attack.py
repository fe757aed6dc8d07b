"""6: an attack, step by step. Steps 4 to 6 (windows, roll, reroll) are the kernel's die."""

from typing import Final

from turncoat.games.unfathomable.board import AT
from turncoat.games.unfathomable.rules.defeat import would_defeat
from turncoat.games.unfathomable.rules.monsters import return_deep_one
from turncoat.games.unfathomable.spaces import Space
from turncoat.games.unfathomable.words import ATTACKED
from turncoat.kernel.atoms import tell
from turncoat.kernel.die import roll_die
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.names import SEAT
from turncoat.kernel.procedures import Procedure
from turncoat.kernel.state import State

AGAINST_DEEP_ONE: Final = 4  # 6.5, 48.2
AGAINST_CHARACTER: Final = 6

ROLLER: Final = 0  # 6.7: a player rolls; for a Deep One the current player
DEFENDER: Final = 1  # a seat; nobody: a Deep One
SPACE: Final = 2  # where the defender is
BONUS: Final = 3
ATTACK = Procedure(
    "attack",
    {"roller": ROLLER, "defender": DEFENDER, "space": SPACE, "bonus": BONUS},
    {"roller": SEAT, "defender": SEAT, "space": "space"},
)


def attack_deep_one(s: State, attacker: Seat, space: Space, bonus: int) -> None:
    """`s.result` is 1 if the defender was defeated."""
    ATTACK.push(s, [attacker, NOBODY, space, bonus])


def attack_character(s: State, roller: Seat, defender: Seat, bonus: int) -> None:
    ATTACK.push(s, [roller, defender, s.tracks[AT + defender], bonus])


@ATTACK.step
def roll_to_hit(s: State, f: Frame) -> None:
    """6.6-6.8"""
    roll_die(s, f.v[ROLLER], f.v[BONUS])


@ATTACK.step
def determine_outcome(s: State, f: Frame) -> None:
    """6.9: the target number or more defeats the defender; less does nothing."""
    target = AGAINST_DEEP_ONE if f.v[DEFENDER] == NOBODY else AGAINST_CHARACTER
    result = s.result
    tell(s, ATTACKED, "6.9", (f.v[SPACE], result, target))
    s.result = 0
    if result < target:
        return
    if f.v[DEFENDER] == NOBODY:
        return_deep_one(s, f.v[SPACE], "16.5")
        s.result = 1
    else:
        would_defeat(s, f.v[DEFENDER])
