"""The bootstrap: how much a figure would differ in another sample of games, estimated by resampling the games with
replacement.

Games are resampled in blocks. Up to MOST_BLOCKS games each is a block of its own; beyond that, neighbours share a
block, so that memory and time stay bounded. Figures of one run are drawn together, with the same games in each.
"""

import random
from collections.abc import Callable
from math import ceil, floor
from typing import Final

MOST_BLOCKS: Final = 500
RESAMPLES: Final = 1000
SEED: Final = 95
FEWEST_BLOCKS: Final = 2  # one block alone says nothing about another sample

Statistic = Callable[
    [list[int]], float | None
]  # a figure as a function of each block's number of draws; None if it is undefined


def block_of(game: int, games: int) -> int:
    """The block of game number `game` (from 0): its own, or one of MOST_BLOCKS for many games."""
    return game if games <= MOST_BLOCKS else game * MOST_BLOCKS // games


class Bootstrap:
    def __init__(self, blocks: int) -> None:
        self.blocks: Final = blocks
        self.draws: Final = _draws(blocks) if blocks >= FEWEST_BLOCKS else []

    def interval(self, statistic: Statistic) -> tuple[float, float] | None:
        """The middle 95 % of the figure over all resamples; None if there are too few."""
        values = []
        for drawn in self.draws:
            value = statistic(drawn)
            if value is not None:
                values.append(value)
        if not values:
            return None
        values.sort()
        return values[floor(0.025 * (len(values) - 1))], values[ceil(0.975 * (len(values) - 1))]


def _draws(blocks: int) -> list[list[int]]:
    dice = random.Random(SEED)
    draws = []
    for _ in range(RESAMPLES):
        drawn = [0] * blocks
        for block in dice.choices(range(blocks), k=blocks):
            drawn[block] += 1
        draws.append(drawn)
    return draws
