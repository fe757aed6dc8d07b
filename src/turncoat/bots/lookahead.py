"""Looking ahead in a game: positions as numbers, their values, and the questions to look ahead at.

The value of a position is a logistic function of its features, fitted by `python -m turncoat.lab.fit_values GAME`.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib.resources import files
from math import exp
from typing import Any, Final, Generic, TypeVar

from turncoat.kernel.dice import Dice
from turncoat.kernel.ids import Option
from turncoat.kernel.imagine import Beliefs
from turncoat.kernel.views import View
from turncoat.kernel.worlds import World

FARTHEST: Final = 30.0  # limit of the log odds of a value

BeliefT = TypeVar("BeliefT")


@dataclass(frozen=True)
class Weights:
    """The log odds of the loyal side: a constant, and a weight for each feature."""

    constant: float
    weights: tuple[float, ...]

    def chance(self, features: list[float]) -> float:
        """The chance that the loyal side wins."""
        odds = self.constant + sum(map(float.__mul__, self.weights, features))
        return 1.0 / (1.0 + exp(-max(-FARTHEST, min(FARTHEST, odds))))


@dataclass(frozen=True)
class Care:
    """How a side trusts its search. `habit` is the weight of the points that the bot gives an option without it, in
    percent of the game; `errors` is how many standard errors an option must be better to be preferred."""

    habit: float
    errors: float


@dataclass(frozen=True)
class Lookahead(Generic[BeliefT]):
    """How bots of one game look ahead.

    `features` are of a position and by seat (or figure) the suspicion of the side that values it; `kinds` are the
    names of all, by kind of table, and `kind` is that of a table with this many seats. `period` is the turn or round, at
    whose end a look ahead ends. `beliefs` draws worlds from what a bot believes; its suspicion may contain what others
    said. `care` is None for questions that are left to habit."""

    kind: Callable[[int], str]
    kinds: Mapping[str, tuple[str, ...]]
    features: Callable[[World, list[float]], list[float]]
    period: Callable[[World], int]
    beliefs: Callable[[View, BeliefT, list[float]], Beliefs]
    care: Callable[[View, list[Option]], Care | None]
    weights: Mapping[str, Weights]


AnyLookahead = Lookahead[Any]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0


def pick_weighted(weights: list[float], dice: Dice) -> int:
    """Pick an index in proportion to its weight."""
    left = sum(weights) * dice.below(1 << 24) / (1 << 24)
    for at, weight in enumerate(weights):
        left -= weight
        if left < 0.0:
            return at
    return max(range(len(weights)), key=lambda at: weights[at])


def tilts(posterior: list[float], suspicion: list[float]) -> list[float]:
    """The factor, by seat, that turns the odds of a posterior into those of a suspicion. What is certain stays."""
    factors = []
    for chance, doubt in zip(posterior, suspicion, strict=True):
        is_open = 0.0 < chance < 1.0 and 0.0 < doubt < 1.0
        factors.append(doubt / (1.0 - doubt) * (1.0 - chance) / chance if is_open else 1.0)
    return factors


# The file of weights: kind of table, feature, weight

CONSTANT: Final = "constant"
FILE: Final = "values.tsv"


def read_weights(room: str, kinds: Mapping[str, tuple[str, ...]]) -> dict[str, Weights]:
    """The fitted weights in a package of bots. A feature without a weight counts nothing."""
    text = (files(room) / FILE).read_text(encoding="utf-8")
    read: dict[str, dict[str, float]] = {kind: {} for kind in kinds}
    for line in text.splitlines():
        if line and not line.startswith("#"):
            kind, feature, weight = line.split("\t")
            read[kind][feature] = float(weight)
    return {
        kind: Weights(
            read[kind].get(CONSTANT, 0.0), tuple([read[kind].get(feature, 0.0) for feature in features])
        )
        for kind, features in kinds.items()
    }


def write_weights(fitted: Mapping[str, tuple[tuple[str, ...], Weights]], note: str) -> str:
    """The text of the file."""
    lines = [f"# {line}" for line in note.splitlines()]
    for kind, (features, weights) in fitted.items():
        lines.append(f"{kind}\t{CONSTANT}\t{weights.constant:.5g}")
        for feature, weight in zip(features, weights.weights, strict=True):
            lines.append(f"{kind}\t{feature}\t{weight:.5g}")
    return "\n".join(lines) + "\n"
