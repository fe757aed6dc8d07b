"""Sums over the forecasts of one game, beside base forecasts: skill, log-loss and calibration error.

Sums of several games are added up with a weight for each, so that games can be resampled (`bootstrap.py`).
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

BINS: Final = 10
SUREST: Final = 1e-6  # beliefs are clipped to this: the logarithm of 0 would swallow the rest


@dataclass
class ForecastSums:
    forecasts: int = 0
    squares: float = 0.0
    base_squares: float = 0.0
    loss: float = 0.0
    base_loss: float = 0.0
    apart: list[float] = field(default_factory=lambda: [0.0] * BINS)  # beliefs minus truths, by bin

    def note(self, belief: float, base: float, truth: bool) -> None:
        self.forecasts += 1
        self.squares += (belief - truth) ** 2
        self.base_squares += (base - truth) ** 2
        self.loss += log_loss(belief, truth)
        self.base_loss += log_loss(base, truth)
        self.apart[min(BINS - 1, int(belief * BINS))] += belief - truth


def log_loss(belief: float, truth: bool) -> float:
    sure = min(1.0 - SUREST, max(SUREST, belief))
    return -math.log(sure if truth else 1.0 - sure)


def add_up(games: Sequence[ForecastSums]) -> ForecastSums:
    bins = [sum([one.apart[at] for one in games]) for at in range(BINS)]
    return ForecastSums(
        sum([one.forecasts for one in games]),
        sum([one.squares for one in games]),
        sum([one.base_squares for one in games]),
        sum([one.loss for one in games]),
        sum([one.base_loss for one in games]),
        bins,
    )


def skill(games: Sequence[ForecastSums], times: Sequence[int]) -> float:
    """The share of the base forecasts' Brier score that beliefs remove, with each game counted so many times."""
    squares = sum([one.squares * count for one, count in zip(games, times)])
    base = sum([one.base_squares * count for one, count in zip(games, times)])
    return 1.0 - squares / base if base else 0.0


def calibration_error(games: Sequence[ForecastSums], times: Sequence[int]) -> float:
    """The mean distance of beliefs from observed shares, bin by bin (ECE), with each game counted so many times."""
    total = sum([one.forecasts * count for one, count in zip(games, times)])
    apart = 0.0
    for at in range(BINS):
        apart += abs(sum([one.apart[at] * count for one, count in zip(games, times)]))
    return apart / total if total else 0.0
