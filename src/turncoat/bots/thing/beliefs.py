"""Estimates of infection: for each possible first alien, the chance that every other seat has become one since.

Meetings are public, so the possible ways of infection are too. For each first alien, seats count as
independent of each other; this is an approximation that suffices for a habit.
"""

from typing import Final

DOG_BITES: Final = 2 / 9  # T9.1
# The chance of infection by looking at an alien's token: it usually lays one, and a die decides
SEEN: Final = 0.45
CERTAIN: Final = 1e9  # as a ratio of likelihoods


class Beliefs:
    def __init__(self, seats: int) -> None:
        self.seats: Final = seats
        self.began: list[float] = [1.0 / seats] * seats  # by seat: the chance that it was the first alien
        self.infected: list[list[float]] = [
            [1.0 if seat == first else 0.0 for seat in range(seats)] for first in range(seats)
        ]
        self.before: list[list[float]] = self.infected  # at the start of the current encounter

    def chance(self, seat: int) -> float:
        return sum([self.began[first] * self.infected[first][seat] for first in range(self.seats)])

    def chances(self) -> list[float]:
        return [min(1.0, self.chance(seat)) for seat in range(self.seats)]

    def begin_meeting(self) -> None:
        self.before = [row[:] for row in self.infected]

    def note_look(self, seat: int, other: int, exposure: float = SEEN) -> None:
        """Note that a seat saw a token of another one, and may have been infected by it."""
        for row, before in zip(self.infected, self.before):
            row[seat] += (1.0 - row[seat]) * before[other] * exposure

    def bite(self, seat: int) -> None:
        for row in self.infected:
            row[seat] += (1.0 - row[seat]) * DOG_BITES

    def weigh(self, seat: int, ratio: float) -> None:
        """Weigh a deed by its likelihood ratio, alien to human; CERTAIN and 0 are proof."""
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
        """Set what a seat knows about itself at the start."""
        if truth:
            self.began = [1.0 if first == seat else 0.0 for first in range(self.seats)]
            return
        left = 1.0 - self.began[seat]
        self.began[seat] = 0.0
        if left > 0.0:
            self.began = [weight / left for weight in self.began]

    def is_known(self, seat: int, alien: bool) -> None:
        """Set what a seat knows about itself, for every possible first alien."""
        for row in self.infected:
            row[seat] = 1.0 if alien else 0.0
