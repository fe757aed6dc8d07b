"""Quality of beliefs: scored against the truth at the time, and against a forecaster who knows only the usual number of
traitors.

Each seat is scored at its last decision before a quarter, a half and three quarters of the game's decisions. Its belief
about itself does not count. Forecasts of one game depend on each other, so whole games are resampled, never single
forecasts.
"""

from dataclasses import dataclass, field
from math import log
from operator import mul
from typing import Final

from turncoat.kernel.ids import Seat
from turncoat.lab.ladder.bootstrap import Bootstrap
from turncoat.lab.simulate.game import Opinion

CHECKPOINTS: Final = (0.25, 0.5, 0.75)
BINS: Final = 10
SUREST: Final = 1e-6  # beliefs are clipped to this: the logarithm of 0 would swallow the rest

# Indices into a score: sums over forecasts, then three sums per bin.
FORECASTS: Final = 0
TRAITORS: Final = 1
SQUARES: Final = 2
LOSS: Final = 3
IN_BIN: Final = 4
BELIEVED: Final = IN_BIN + BINS
TRUE: Final = BELIEVED + BINS
PLACES: Final = TRUE + BINS

Score = list[float]
Scores = dict[tuple[int, int], Score]  # by the side of the believer and the number of the checkpoint


def scores_of(opinions: dict[Seat, list[Opinion]], decisions: int) -> Scores:
    """Scores of the beliefs in one game with this many decisions."""
    scores: Scores = {}
    for seat, held in opinions.items():
        for number, part in enumerate(CHECKPOINTS):
            until = [opinion for opinion in held if opinion.decision <= part * decisions]
            if until:
                last = until[-1]
                score = scores.setdefault((last.side, number), [0.0] * PLACES)
                for other, truth in enumerate(last.truth):
                    if other != seat:
                        put(score, last.beliefs[other], truth)
    return scores


def put(score: Score, belief: float, truth: bool) -> None:
    """Add one forecast."""
    at = min(BINS - 1, int(belief * BINS))
    sure = min(1.0 - SUREST, max(SUREST, belief))
    score[FORECASTS] += 1
    score[TRAITORS] += truth
    score[SQUARES] += (belief - truth) ** 2
    score[LOSS] -= log(sure if truth else 1.0 - sure)
    score[IN_BIN + at] += 1
    score[BELIEVED + at] += belief
    score[TRUE + at] += truth


def base_rate(score: Score) -> float:
    return score[TRAITORS] / score[FORECASTS]


def brier(score: Score) -> float:
    return score[SQUARES] / score[FORECASTS]


def base_brier(score: Score) -> float:
    """Brier score of a constant forecast at the base rate."""
    base = base_rate(score)
    return base * (1.0 - base)


def skill(score: Score) -> float | None:
    """The share of the base rate's Brier score that beliefs remove: 1 is perfect, 0 no better than the base rate; None
    without forecasts."""
    if not score[FORECASTS] or not base_brier(score):
        return None
    return 1.0 - brier(score) / base_brier(score)


def log_loss(score: Score) -> float:
    return score[LOSS] / score[FORECASTS]


def base_log_loss(score: Score) -> float:
    base = base_rate(score)
    return -sum(part * log(part) for part in (base, 1.0 - base) if part)


def calibration_error(score: Score) -> float | None:
    """Expected calibration error (ECE): the mean distance of beliefs from observed shares, bin by bin."""
    if not score[FORECASTS]:
        return None
    apart = sum(abs(score[BELIEVED + at] - score[TRUE + at]) for at in range(BINS))
    return apart / score[FORECASTS]


@dataclass
class Account:
    """The scores of many games, by block."""

    blocks: dict[int, Score] = field(default_factory=dict)

    def put(self, block: int, score: Score) -> None:
        total = self.blocks.setdefault(block, [0.0] * PLACES)
        for at, value in enumerate(score):
            total[at] += value

    def total(self) -> Score:
        return [sum(column) for column in self._columns()]

    def _columns(self) -> list[list[float]]:
        return [[score[at] for score in self.blocks.values()] for at in range(PLACES)]

    def intervals(self) -> tuple[tuple[float, float] | None, tuple[float, float] | None]:
        """Intervals of the skill and of the calibration error."""
        columns = self._columns()
        bootstrap = Bootstrap(len(self.blocks))

        def draw(times: list[int], places: range | tuple[int, ...]) -> Score:
            score = [0.0] * PLACES
            for at in places:
                score[at] = sum(map(mul, times, columns[at]))
            return score

        return (
            bootstrap.interval(lambda times: skill(draw(times, (FORECASTS, TRAITORS, SQUARES)))),
            bootstrap.interval(
                lambda times: calibration_error(draw(times, (FORECASTS, *range(BELIEVED, PLACES))))
            ),
        )
