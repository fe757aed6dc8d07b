"""How likely each set of aliens is, as a forward filter: one weight for every subset of the figures, at most 2^8.

Only arithmetic lives here: what is proven sets weights to exactly 0, infection moves weight to larger sets, habits scale
it. What happened and what that means is the business of `belief.py`.
"""

import math
from functools import cache
from operator import add
from typing import Final

LEAST: Final = 1e-200  # what habits alone never press a weight below: only proof makes it 0
NEARLY: Final = 1e-9  # log-odds are taken no nearer to 0 and 1

Outcomes = dict[int, float]  # how likely each set of figures is newly infected


def log_odds(chance: float) -> float:
    chance = min(1.0 - NEARLY, max(NEARLY, chance))
    return math.log(chance / (1.0 - chance))


@cache
def masks_with(figures: int) -> list[list[int]]:
    """By figure: the sets that it is in."""
    return [[mask for mask in range(1 << figures) if mask >> one & 1] for one in range(figures)]


class Filter:
    def __init__(self, figures: int, weights: list[float]) -> None:
        self.figures: Final = figures
        self.weights = weights
        self.having: Final = masks_with(figures)
        self._chances: list[float] | None = None  # by figure; None: weights have changed since
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

    # What is asked

    def chances(self) -> list[float]:
        """By figure: how likely it is an alien; exactly 0 and 1 where that is proven."""
        if self._chances is None:
            self._chances = self._summed()
        return self._chances[:]

    def _summed(self) -> list[float]:
        found = [0.0] * self.figures
        weights = self.weights
        for figure in range(self.figures - 1, -1, -1):
            half = 1 << figure
            low, high = weights[:half], weights[half:]
            found[figure] = _share(sum(high), sum(low))
            weights = list(map(add, low, high))
        return found

    def chance(self, figure: int) -> float:
        if self._chances is None:
            self._chances = self._summed()
        return self._chances[figure]

    # What is proven

    def know(self, figure: int, is_alien: bool) -> None:
        bit = 1 << figure
        weights = self.weights[:]
        for mask in self.having[figure]:
            weights[mask ^ bit if is_alien else mask] = 0.0
        self.weights = weights
        self._normalise()

    def know_a_human_among(self, people: int) -> None:
        """At least one of these is human."""
        self.weights = [weight if people & ~mask else 0.0 for mask, weight in enumerate(self.weights)]
        self._normalise()

    # What passes on

    def bite(self, figure: int, chance: float) -> None:
        """Infected so likely by chance alone."""
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

    # What is likely

    def scale(self, figure: int, ratio: float) -> None:
        """Sets with this figure become so many times as likely."""
        weights = self.weights
        for mask in self.having[figure]:
            weights[mask] *= ratio
        self._settle()

    def multiply(self, logs: list[float]) -> None:
        """Each set by a likelihood of its own, given as a logarithm."""
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
    """T10: one infection check: for each source what follows if it is human, and if it is an alien. All at once, so a figure that is
    infected now passes nothing on yet."""

    def __init__(self, follows: dict[int, tuple[Outcomes, Outcomes]]) -> None:
        self.follows: Final = follows
        self.involved: Final = self._involved()
        self._known: Final[dict[int, Outcomes]] = {}

    def _involved(self) -> int:
        found = 0
        for source, (_, if_alien) in self.follows.items():
            found |= 1 << source
            for infected in if_alien:
                found |= infected
        return found

    def outcomes(self, aliens: int) -> Outcomes:
        """How likely each set is newly infected, from all sources together, which are independent of each other."""
        key = aliens & self.involved
        if key not in self._known:
            self._known[key] = self._together(key)
        return self._known[key]

    def _together(self, aliens: int) -> Outcomes:
        found: Outcomes = {0: 1.0}
        for source, (if_human, if_alien) in self.follows.items():
            further: Outcomes = {}
            fresh: Outcomes = {}
            for infected, chance in (if_alien if aliens >> source & 1 else if_human).items():
                fresh[infected & ~aliens] = fresh.get(infected & ~aliens, 0.0) + chance
            for infected, chance in found.items():
                for more, likely in fresh.items():
                    further[infected | more] = further.get(infected | more, 0.0) + chance * likely
            found = further
        return found


def first_aliens(seats: int) -> list[float]:
    """T1.14: exactly one of all."""
    weights = [0.0] * (1 << seats)
    for seat in range(seats):
        weights[1 << seat] = 1.0 / seats
    return weights


def dealt_cards(figures: int, humans: int, aliens: int) -> list[float]:
    """T22.3: one card under each figure, of so many human and alien ones."""
    weights = []
    for mask in range(1 << figures):
        count = mask.bit_count()
        weights.append(float(math.perm(aliens, count) * math.perm(humans, figures - count)))
    return weights


def pile_odds(chances: list[float]) -> list[float]:
    """How likely 0, 1, 2 ... of these cards are what each is with its own chance."""
    odds = [1.0]
    for chance in chances:
        odds = add_card(odds, chance)
    return odds


def add_card(odds: list[float], chance: float) -> list[float]:
    rest = 1.0 - chance
    found = [one * rest for one in odds]
    found.append(0.0)
    for count, one in enumerate(odds):
        found[count + 1] += one * chance
    return found


def take_one_away(odds: list[float]) -> list[float]:
    """A random card of the pile is gone, unseen."""
    cards = len(odds) - 1
    if cards <= 0:
        return odds
    return [
        odds[count] * (cards - count) / cards + odds[count + 1] * (count + 1) / cards
        for count in range(cards)
    ]


def draw_odds(cards: int, marked: int, drawn: int) -> list[float]:
    """By how many of `cards` are of a kind: how likely exactly `marked` of `drawn` are."""
    return [
        math.comb(count, marked) * math.comb(cards - count, drawn - marked) / math.comb(cards, drawn)
        if marked <= count and drawn - marked <= cards - count
        else 0.0
        for count in range(cards + 1)
    ]


def pass_on(lookers: list[int], laid: float, witness: int, saw_alien: bool) -> tuple[Outcomes, Outcomes]:
    """T10.4: what follows for those who look at tokens of one source, if it is human and if it is an alien that lays an
    Alien token so likely; a die shows each looker one of the two tokens. The witness (-1: none) tells what it saw."""
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
