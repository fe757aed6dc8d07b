"""Shares with confidence intervals. Games of one deal, and seats of one game, are dependent and count as a cluster."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z_95: Final = 1.959964  # standard deviations around the mean that hold 95 % of a normal distribution


def wilson(share: float, total: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share; unlike the usual formula it also holds for none, all and few. Rounding never
    leaves the share outside."""
    if total == 0:
        return 0.0, 1.0
    spread = Z_95 * Z_95 / total
    middle = share + spread / 2
    half = Z_95 * sqrt(share * (1 - share) / total + spread / total / 4)
    low, high = (middle - half) / (1 + spread), (middle + half) / (1 + spread)
    return max(0.0, min(low, share)), min(1.0, max(high, share))


@dataclass
class Share:
    """`count` of `total`, added up from clusters of dependent observations. Whole numbers only, so that the order of
    addition does not matter."""

    count: int = 0
    total: int = 0
    clusters: int = 0
    counts_squared: int = 0
    totals_squared: int = 0
    crossed: int = 0

    def put(self, count: int, total: int) -> None:
        """Add one cluster."""
        if total:
            self.count += count
            self.total += total
            self.clusters += 1
            self.counts_squared += count * count
            self.totals_squared += total * total
            self.crossed += count * total

    def add(self, other: "Share") -> None:
        self.count += other.count
        self.total += other.total
        self.clusters += other.clusters
        self.counts_squared += other.counts_squared
        self.totals_squared += other.totals_squared
        self.crossed += other.crossed

    @property
    def share(self) -> float | None:
        return self.count / self.total if self.total else None

    @property
    def worth(self) -> float:
        """The effective sample size: the number of independent observations that tell as much."""
        if self.count in (0, self.total):
            return self.clusters
        share = self.count / self.total
        scatter = self.counts_squared - 2 * share * self.crossed + share * share * self.totals_squared
        return min(self.total, share * (1 - share) * self.total**2 / scatter) if scatter > 0 else self.total

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count / self.total if self.total else 0.0, self.worth)
