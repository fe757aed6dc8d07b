"""How good beliefs are: scored against what was true when they were held, and against knowing only how many traitors
there usually are.

Of each game and seat, its last decision up to a quarter, a half and three quarters of the game's decisions is looked at; what
it believes of itself does not count. Forecasts of one game depend on each other, so games are drawn again, never single ones.
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
SUREST: Final = (
    1e-6  # surer ones are scored as if they were as sure as this: a logarithm of 0 would swallow the rest
)

# The places of a score: sums over forecasts, then three for each bin.
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
    """Of one game that took so many decisions."""
    found: Scores = {}
    for seat, held in opinions.items():
        for number, part in enumerate(CHECKPOINTS):
            until = [opinion for opinion in held if opinion.decision <= part * decisions]
            if until:
                last = until[-1]
                score = found.setdefault((last.side, number), [0.0] * PLACES)
                for other, truth in enumerate(last.truth):
                    if other != seat:
                        put(score, last.beliefs[other], truth)
    return found


def put(score: Score, belief: float, truth: bool) -> None:
    """One forecast more."""
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
    """Of a forecast that is always the base rate."""
    base = base_rate(score)
    return base * (1.0 - base)


def skill(score: Score) -> float | None:
    """How much of the base rate's Brier score is gone: 1 is all of it, 0 is no better; None: there was nothing to tell."""
    if not score[FORECASTS] or not base_brier(score):
        return None
    return 1.0 - brier(score) / base_brier(score)


def log_loss(score: Score) -> float:
    return score[LOSS] / score[FORECASTS]


def base_log_loss(score: Score) -> float:
    base = base_rate(score)
    return -sum(part * log(part) for part in (base, 1.0 - base) if part)


def calibration_error(score: Score) -> float | None:
    """How far beliefs and shares are apart, bin by bin (ECE)."""
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
        """Of the skill and of the calibration error."""
        columns = self._columns()
        bootstrap = Bootstrap(len(self.blocks))

        def drawn(times: list[int], places: range | tuple[int, ...]) -> Score:
            score = [0.0] * PLACES
            for at in places:
                score[at] = sum(map(mul, times, columns[at]))
            return score

        return (
            bootstrap.interval(lambda times: skill(drawn(times, (FORECASTS, TRAITORS, SQUARES)))),
            bootstrap.interval(
                lambda times: calibration_error(drawn(times, (FORECASTS, *range(BELIEVED, PLACES))))
            ),
        )
