"""Habits: how much a seat likes each option, from what the seat may know. Weights, nothing clever.

The habits of a game are in its own folder; its `GameBots` names the one that the sensible player follows.
"""

from collections.abc import Callable, Sequence
from typing import Final

from turncoat.kernel.dice import Dice
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View

Habit = Callable[[View, OptionWire], float]  # how much an option is liked; 1 is neither much nor little
FINENESS: Final = 1 << 20  # of a weighted pick


def pick(weights: Sequence[float], dice: Dice) -> int:
    """A place, each as likely as its weight."""
    left = sum(weights) * dice.below(FINENESS) / FINENESS
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
