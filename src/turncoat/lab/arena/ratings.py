"""Bradley-Terry ratings by side, with intervals.

The chance that the loyal bot a beats the traitor bot b is logistic in strength(a) - strength(b). Every bot has two
strengths, one for each side, since they are different crafts. Only differences within a side mean anything, so each
side's strengths are relative to its mean; the advantage of the loyal side is a figure of its own.

Why not Elo or TrueSkill: both depend on the order of games, and are made for players who change. Bots do not, all games
are there at once, and the likeliest strengths are unique. Games are drawn again by deals for intervals, since the games
of one deal are not independent.
"""

import random
from dataclasses import dataclass
from math import exp, log
from typing import Final

from turncoat.lab.arena.run import Pair, Played

PRIOR: Final = 0.5  # wins and losses added to each pair: a bot that wins all has a finite strength (Jeffreys)
ROUNDS: Final = 500  # most rounds of the fit
CLOSE: Final = 1e-6  # the fit ends when no strength changes by more
RESAMPLES: Final = 200
SEED: Final = 95
ELO: Final = 400 / log(10)  # points per unit of strength: 400 points are odds of ten to one, as in chess

Wins = dict[Pair, list[float]]  # by pair: games that the loyal side won, and lost


@dataclass(frozen=True)
class Rating:
    """A strength in points, relative to the side's mean of 0, and its interval. None: too few deals for an interval."""

    points: float
    interval: tuple[float, float] | None


@dataclass(frozen=True)
class Ratings:
    sides: tuple[dict[str, Rating], dict[str, Rating]]  # loyal, traitors: by bot
    advantage: Rating  # of the loyal side, between average bots


def rate(entrants: tuple[str, ...], deals: list[Played]) -> Ratings:
    whole = fit(entrants, _count(entrants, deals))
    dice = random.Random(SEED)
    again = []
    for _ in range(RESAMPLES if len(deals) > 1 else 0):
        again.append(fit(entrants, _count(entrants, dice.choices(deals, k=len(deals)))))
    numbers = range(len(entrants))
    sides = [
        {
            name: _rating(whole[side][at], [one[side][at] for one in again])
            for at, name in zip(numbers, entrants, strict=True)
        }
        for side in (0, 1)
    ]
    return Ratings((sides[0], sides[1]), _rating(whole[2][0], [one[2][0] for one in again]))


def _rating(strength: float, drawn: list[float]) -> Rating:
    if not drawn:
        return Rating(ELO * strength, None)
    drawn.sort()
    last = len(drawn) - 1
    return Rating(ELO * strength, (ELO * drawn[int(0.025 * last)], ELO * drawn[-1 - int(0.025 * last)]))


def _count(entrants: tuple[str, ...], deals: list[Played]) -> Wins:
    wins: Wins = {(loyal, traitor): [PRIOR, PRIOR] for loyal in entrants for traitor in entrants}
    for played in deals:
        for pair, has_won in played.won.items():
            wins[pair][not has_won] += 1
    return wins


def fit(entrants: tuple[str, ...], wins: Wins) -> tuple[list[float], list[float], list[float]]:
    """The likeliest strengths of the loyal side and of the traitors, each around 0, and the loyal side's advantage: a
    Newton step for one strength after the other, which always gets better for this likelihood."""
    numbers = range(len(entrants))
    loyal, traitors = [0.0] * len(entrants), [0.0] * len(entrants)
    for _ in range(ROUNDS):
        moved = 0.0
        for own, other, sign in ((loyal, traitors, 1), (traitors, loyal, -1)):
            for at in numbers:
                slope = bend = 0.0
                for against in numbers:
                    pair = (
                        (entrants[at], entrants[against]) if sign > 0 else (entrants[against], entrants[at])
                    )
                    won, lost = wins[pair] if sign > 0 else wins[pair][::-1]
                    chance = 1 / (1 + exp(other[against] - own[at]))
                    slope += won - (won + lost) * chance
                    bend += (won + lost) * chance * (1 - chance)
                step = max(-1.0, min(1.0, slope / bend))
                own[at] += step
                moved = max(moved, abs(step))
        if moved < CLOSE:
            break
    means = sum(loyal) / len(loyal), sum(traitors) / len(traitors)
    centred = [[one - mean for one in own] for own, mean in zip((loyal, traitors), means, strict=True)]
    return centred[0], centred[1], [means[0] - means[1]]
