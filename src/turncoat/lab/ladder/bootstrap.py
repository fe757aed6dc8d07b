"""The bootstrap: how much a figure would differ in another sample of games, found by drawing games again with replacement.

Games are drawn by blocks: up to a number, each is a block of its own; beyond it neighbours are kept together, so that neither
room nor time grows with them. Figures of one run are drawn together, with the same games in each.
"""

import random
from collections.abc import Callable
from math import ceil, floor
from typing import Final

MOST_BLOCKS: Final = 500
RESAMPLES: Final = 1000
SEED: Final = 95
FEWEST_BLOCKS: Final = 2  # one alone says nothing about another

Statistic = Callable[
    [list[int]], float | None
]  # from how often each block was drawn; None: it cannot be told


def block_of(game: int, games: int) -> int:
    """The block of a game, counted from 0, of so many."""
    return game if games <= MOST_BLOCKS else game * MOST_BLOCKS // games


class Bootstrap:
    def __init__(self, blocks: int) -> None:
        self.blocks: Final = blocks
        self.draws: Final = _draws(blocks) if blocks >= FEWEST_BLOCKS else []

    def interval(self, statistic: Statistic) -> tuple[float, float] | None:
        """The middle 95 % of the figure; None: there is too little to tell."""
        found = []
        for drawn in self.draws:
            value = statistic(drawn)
            if value is not None:
                found.append(value)
        if not found:
            return None
        found.sort()
        return found[floor(0.025 * (len(found) - 1))], found[ceil(0.975 * (len(found) - 1))]


def _draws(blocks: int) -> list[list[int]]:
    dice = random.Random(SEED)
    found = []
    for _ in range(RESAMPLES):
        drawn = [0] * blocks
        for block in dice.choices(range(blocks), k=blocks):
            drawn[block] += 1
        found.append(drawn)
    return found
