"""Habits: weights of the options of a seat, from what the seat may know.

The habits of a game are in its own folder; its `GameBots` names the one that the sensible player follows.
"""

from collections.abc import Callable, Sequence
from typing import Final

from turncoat.kernel.dice import Dice
from turncoat.kernel.shapes import OptionWire
from turncoat.kernel.views import View

Habit = Callable[[View, OptionWire], float]  # the weight of an option; 1 is neutral
FINENESS: Final = 1 << 20  # resolution of a weighted pick


def pick(weights: Sequence[float], dice: Dice) -> int:
    """Pick an index with probability proportional to its weight."""
    left = sum(weights) * dice.below(FINENESS) / FINENESS
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return at
    return len(weights) - 1
