"""The chance of each set of aliens, as a forward filter: one weight for every subset of the figures, at most 2^8.

This module contains arithmetic only: proof sets weights to exactly 0, infection moves weight to larger sets,
habits scale it. `model.py` interprets events.
"""

import math
from functools import cache
from operator import add
from typing import Final

LEAST: Final = 1e-200  # habits alone never reduce a weight below this; only proof makes it 0
NEARLY: Final = 1e-9  # log-odds are limited to this distance from 0 and 1

Outcomes = dict[int, float]  # the chance of each set of newly infected figures


def log_odds(chance: float) -> float:
    chance = min(1.0 - NEARLY, max(NEARLY, chance))
    return math.log(chance / (1.0 - chance))


@cache
def masks_with(figures: int) -> list[list[int]]:
    """The sets that contain a figure, listed for each figure."""
    return [[mask for mask in range(1 << figures) if mask >> one & 1] for one in range(figures)]


class Filter:
    def __init__(self, figures: int, weights: list[float]) -> None:
        self.figures: Final = figures
        self.weights = weights
        self.having: Final = masks_with(figures)
        self._chances: list[float] | None = None  # by figure; None after a change of weights
        self._normalise()

    def copy(self) -> "Filter":
        return Filter(self.figures, self.weights[:])

    def is_possible(self) -> bool:
        return any(self.weights)

    def _normalise(self) -> None:
        self._chances = None
        total = sum(self.weights)
        if total > 0.0:
            share = 1.0 / total
            self.weights = [weight * share for weight in self.weights]

    # Queries

    def chances(self) -> list[float]:
        """The chance that each figure is an alien; exactly 0 or 1 if proven."""
        if self._chances is None:
            self._chances = self._sum_chances()
        return self._chances[:]

    def _sum_chances(self) -> list[float]:
        chances = [0.0] * self.figures
        weights = self.weights
        for figure in range(self.figures - 1, -1, -1):
            half = 1 << figure
            low, high = weights[:half], weights[half:]
            chances[figure] = _share(sum(high), sum(low))
            weights = list(map(add, low, high))
        return chances

    def chance(self, figure: int) -> float:
        if self._chances is None:
            self._chances = self._sum_chances()
        return self._chances[figure]

    # Proof

    def know(self, figure: int, is_alien: bool) -> None:
        bit = 1 << figure
        weights = self.weights[:]
        for mask in self.having[figure]:
            weights[mask ^ bit if is_alien else mask] = 0.0
        self.weights = weights
        self._normalise()

    def know_a_human_among(self, people: int) -> None:
        """Condition on at least one of these figures being human."""
        self.weights = [weight if people & ~mask else 0.0 for mask, weight in enumerate(self.weights)]
        self._normalise()

    # Infection

    def bite(self, figure: int, chance: float) -> None:
        """Infect a figure with this chance, regardless of the aliens."""
        bit = 1 << figure
        weights = self.weights
        for mask in self.having[figure]:
            passed = weights[mask ^ bit] * chance
            weights[mask] += passed
            weights[mask ^ bit] -= passed
        self._chances = None

    def infect(self, check: "Check") -> None:
        after = [0.0] * len(self.weights)
        for mask, weight in enumerate(self.weights):
            if weight == 0.0:
                continue
            for infected, chance in check.outcomes(mask).items():
                after[mask | infected] += weight * chance
        self.weights = after
        self._normalise()

    # Likelihoods

    def scale(self, figure: int, ratio: float) -> None:
        """Multiply the weights of all sets with this figure."""
        weights = self.weights
        for mask in self.having[figure]:
            weights[mask] *= ratio
        self._settle()

    def multiply(self, logs: list[float]) -> None:
        """Multiply each set's weight by its likelihood, given as a logarithm."""
        most = max([log for log, weight in zip(logs, self.weights) if weight > 0.0], default=0.0)
        self.weights = [
            weight * math.exp(log - most) if weight > 0.0 else 0.0 for log, weight in zip(logs, self.weights)
        ]
        self._settle()

    def _settle(self) -> None:
        self._chances = None
        total = sum(self.weights)
        if total <= 0.0:
            return
        share = 1.0 / total
        self.weights = [max(LEAST, weight * share) if weight > 0.0 else 0.0 for weight in self.weights]


def _share(part: float, rest: float) -> float:
    if rest == 0.0:
        return 1.0 if part > 0.0 else 0.0
    return part / (part + rest)


class Check:
    """T10: one infection check: for each source the outcomes if it is human, and if it is an alien. All
    sources act at once, so a newly infected figure infects no other one yet."""

    def __init__(self, follows: dict[int, tuple[Outcomes, Outcomes]]) -> None:
        self.follows: Final = follows
        self.involved: Final = self._involved_figures()
        self._known: Final[dict[int, Outcomes]] = {}

    def _involved_figures(self) -> int:
        figures = 0
        for source, (_, if_alien) in self.follows.items():
            figures |= 1 << source
            for infected in if_alien:
                figures |= infected
        return figures

    def outcomes(self, aliens: int) -> Outcomes:
        """The chance of each set of newly infected figures, from all sources together, which are independent."""
        key = aliens & self.involved
        if key not in self._known:
            self._known[key] = self._together(key)
        return self._known[key]

    def _together(self, aliens: int) -> Outcomes:
        outcomes: Outcomes = {0: 1.0}
        for source, (if_human, if_alien) in self.follows.items():
            further: Outcomes = {}
            fresh: Outcomes = {}
            for infected, chance in (if_alien if aliens >> source & 1 else if_human).items():
                fresh[infected & ~aliens] = fresh.get(infected & ~aliens, 0.0) + chance
            for infected, chance in outcomes.items():
                for more, likely in fresh.items():
                    further[infected | more] = further.get(infected | more, 0.0) + chance * likely
            outcomes = further
        return outcomes


def first_aliens(seats: int) -> list[float]:
    """T1.14: exactly one seat is the first alien."""
    weights = [0.0] * (1 << seats)
    for seat in range(seats):
        weights[1 << seat] = 1.0 / seats
    return weights


def weigh_deals(figures: int, humans: int, aliens: int) -> list[float]:
    """T22.3: weights of the sets of aliens with one card under each figure, out of this many human and alien cards."""
    weights = []
    for mask in range(1 << figures):
        count = mask.bit_count()
        weights.append(float(math.perm(aliens, count) * math.perm(humans, figures - count)))
    return weights


def pile_odds(chances: list[float]) -> list[float]:
    """The chances of 0, 1, 2 ... marked cards, given the chance of each card."""
    odds = [1.0]
    for chance in chances:
        odds = add_card(odds, chance)
    return odds


def add_card(odds: list[float], chance: float) -> list[float]:
    rest = 1.0 - chance
    longer = [one * rest for one in odds]
    longer.append(0.0)
    for count, one in enumerate(odds):
        longer[count + 1] += one * chance
    return longer


def take_one_away(odds: list[float]) -> list[float]:
    """The chances after a random card of the pile was removed unseen."""
    cards = len(odds) - 1
    if cards <= 0:
        return odds
    return [
        odds[count] * (cards - count) / cards + odds[count + 1] * (count + 1) / cards
        for count in range(cards)
    ]


def draw_odds(cards: int, marked: int, drawn: int) -> list[float]:
    """The chance, for each number of marked cards among `cards`, that exactly `marked` of `drawn` are marked."""
    return [
        math.comb(count, marked) * math.comb(cards - count, drawn - marked) / math.comb(cards, drawn)
        if marked <= count and drawn - marked <= cards - count
        else 0.0
        for count in range(cards + 1)
    ]


def pass_on(lookers: list[int], laid: float, witness: int, saw_alien: bool) -> tuple[Outcomes, Outcomes]:
    """T10.4: outcomes for the seats that look at tokens of one source, if it is human, and if it is an alien that lays
    an Alien token with this chance. A die shows each looker one of the two tokens. What the witness saw is known (-1:
    no witness)."""
    if_human: Outcomes = {0: 0.0 if witness >= 0 and saw_alien else 1.0}
    if_alien: Outcomes = {}
    unseen = [looker for looker in lookers if looker != witness]
    base = 1 << witness if witness >= 0 and saw_alien else 0
    seen = laid * 0.5 ** len(lookers)
    for choice in range(1 << len(unseen)):
        infected = base
        for at, looker in enumerate(unseen):
            if choice >> at & 1:
                infected |= 1 << looker
        if_alien[infected] = if_alien.get(infected, 0.0) + seen
    if not (witness >= 0 and saw_alien):
        if_alien[0] = if_alien.get(0, 0.0) + 1.0 - laid
    return if_human, if_alien
