"""Histogram of decision times, whose size does not grow with the number of decisions."""

from collections import Counter
from dataclasses import dataclass, field
from math import floor, log10
from typing import Final

from turncoat.kernel.shapes import Json

STEPS: Final = 50  # bins per factor of ten: a time is right to 5 %
LEAST: Final = 1e-7  # seconds


@dataclass
class Times:
    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0
    sizes: Counter[int] = field(default_factory=Counter)

    def note(self, seconds: float) -> None:
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)
        self.sizes[floor(STEPS * log10(max(seconds, LEAST)))] += 1

    def add(self, other: "Times") -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.longest = max(self.longest, other.longest)
        self.sizes.update(other.sizes)

    @property
    def mean(self) -> float:
        return self.seconds / self.decisions if self.decisions else 0.0

    def quantile(self, part: float) -> float:
        """The time that this share of all decisions did not exceed, to 5 % above."""
        left = part * self.decisions
        for size in sorted(self.sizes):
            left -= self.sizes[size]
            if left <= 0:
                return min(self.longest, 10 ** ((size + 1) / STEPS))
        return self.longest

    def as_object(self) -> dict[str, Json]:
        return {
            "decisions": self.decisions,
            "mean_ms": self.mean * 1000,
            "median_ms": self.quantile(0.5) * 1000,
            "p95_ms": self.quantile(0.95) * 1000,
            "max_ms": self.longest * 1000,
        }


def add_times(total: dict[str, Times], more: dict[str, Times]) -> None:
    """Add the times of other decisions, by bot."""
    for name, times in more.items():
        total.setdefault(name, Times()).add(times)
