"""Shares and how sure they are. Games that share a deal, and seats that share a game, do not count as so many."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

Z_95: Final = 1.959964  # how many standard deviations hold 95 % of a normal distribution


def wilson(share: float, total: float) -> tuple[float, float]:
    """The 95 % interval of a share; unlike the usual formula it also holds for none, all and few."""
    if total == 0:
        return 0.0, 1.0
    spread = Z_95 * Z_95 / total
    middle = share + spread / 2
    half = Z_95 * sqrt(share * (1 - share) / total + spread / total / 4)
    return max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread))


@dataclass
class Share:
    """`count` of `total`, put together of clusters: things inside one may depend on each other. Whole numbers only, so
    that it is the same in whatever order it is added up."""

    count: int = 0
    total: int = 0
    clusters: int = 0
    counts_squared: int = 0
    totals_squared: int = 0
    crossed: int = 0

    def put(self, count: int, total: int) -> None:
        """One cluster more."""
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
        """How many independent things tell as much: all of them, if every cluster is one thing."""
        if self.count in (0, self.total):
            return self.clusters
        share = self.count / self.total
        scatter = self.counts_squared - 2 * share * self.crossed + share * share * self.totals_squared
        return min(self.total, share * (1 - share) * self.total**2 / scatter) if scatter > 0 else self.total

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.count / self.total if self.total else 0.0, self.worth)
