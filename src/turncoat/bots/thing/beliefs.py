"""Who may be infected: for each seat that may have been the first alien, how likely every other has become one since.

Meetings are public, so the ways an infection may have gone are too. Seats count as independent of each other for each first
alien; that is not exact, and enough for a habit.
"""

from typing import Final

DOG_BITES: Final = 2 / 9  # T9.1
SEEN: Final = (
    0.45  # to be infected by looking at an alien's token: it lays one most of the time, and a die decides
)
CERTAIN: Final = 1e9  # as a ratio of likelihoods


class Beliefs:
    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.began: list[float] = [1.0 / seats] * seats  # by seat: how likely it was the first alien
        self.infected: list[list[float]] = [
            [1.0 if seat == first else 0.0 for seat in range(seats)] for first in range(seats)
        ]
        self.before: list[list[float]] = self.infected  # as it was when the encounter at hand began

    def chance(self, seat: int) -> float:
        return sum([self.began[first] * self.infected[first][seat] for first in range(self.seats)])

    def chances(self) -> list[float]:
        return [min(1.0, self.chance(seat)) for seat in range(self.seats)]

    def begin_meeting(self) -> None:
        self.before = [row[:] for row in self.infected]

    def looked(self, seat: int, other: int, exposure: float = SEEN) -> None:
        """One saw a token of another, and may have been infected by it."""
        for row, before in zip(self.infected, self.before):
            row[seat] += (1.0 - row[seat]) * before[other] * exposure

    def bitten(self, seat: int) -> None:
        for row in self.infected:
            row[seat] += (1.0 - row[seat]) * DOG_BITES

    def weigh(self, seat: int, ratio: float) -> None:
        """The seat did what an alien does so many times as often as a human; CERTAIN and 0 are proof."""
        is_proof = ratio == 0.0 or ratio >= CERTAIN
        weights = [0.0] * self.seats
        for first, row in enumerate(self.infected):
            likely = row[seat] if ratio >= CERTAIN else row[seat] * ratio + 1.0 - row[seat]
            weights[first] = self.began[first] * likely
            if is_proof:
                row[seat] = 0.0 if ratio == 0.0 else 1.0
            else:
                row[seat] *= ratio / likely
        total = sum(weights)
        if total > 0.0:
            self.began = [weight / total for weight in weights]

    def is_first(self, seat: int, truth: bool) -> None:
        """What a seat knows of itself when it begins."""
        if truth:
            self.began = [1.0 if first == seat else 0.0 for first in range(self.seats)]
            return
        left = 1.0 - self.began[seat]
        self.began[seat] = 0.0
        if left > 0.0:
            self.began = [weight / left for weight in self.began]

    def is_known(self, seat: int, alien: bool) -> None:
        """What a seat knows of itself now, whichever seat began."""
        for row in self.infected:
            row[seat] = 1.0 if alien else 0.0
