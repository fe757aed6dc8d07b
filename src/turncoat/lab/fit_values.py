"""Fit the values of positions for bots that look ahead: `values.tsv` beside the likelihoods of their beliefs.

python -m turncoat.lab.fit_values GAME --rollouts N --games N --processes N --on ray --resume DIR

Positions of many cheap games of the sensible bot give first weights. Games of belief bots, which play as those do who
will use the values, correct and calibrate them: a logistic regression on the first value and on all features, whose
penalty is chosen by the loss in games that were left out. What a side knows is counted in games of belief bots only:
sensible bots know nothing. The quality is printed for games left out of both, in five parts. Needs numpy.
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

import turncoat.bots
from turncoat.bots.catalog import BELIEF, SENSIBLE, player_named
from turncoat.bots.company import Company
from turncoat.bots.games import GAME_BOTS
from turncoat.bots.lookahead import FILE, AnyLookahead, Weights, mean, write_weights
from turncoat.bots.sides import LOYAL
from turncoat.games.catalog import game_named
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.worlds import World
from turncoat.lab.ladder.forecast_sums import ForecastSums, calibration_error, skill
from turncoat.lab.simulate.game import players_dice
from turncoat.lab.workers.interface import IsStopped, Workers, add_workers, workers_on
from turncoat.lab.workers.interruption import Interruption

ROLLING: Final = 1 << 42  # the first seeds; ladders and beliefs begin elsewhere
FITTING: Final = 1 << 43
EVERY: Final = 8  # answers between two positions of a game
KEPT: Final = 24  # positions of a game, spread over it,
KEPT_OF_CHEAP: Final = 6  # and of a cheap one
CHECKPOINTS: Final = (0.25, 0.5, 0.75, 0.9)
PARTS: Final = 5
FIRST_PENALTY: Final = 1e-3
PENALTIES: Final = (0.3, 0.03, 0.003)
STEPS: Final = 30  # of Newton's method, at most
CLOSE: Final = 1e-6
ALMOST_CERTAIN: Final = 30.0  # limit of log odds

Array = NDArray[np.float64]


@dataclass(frozen=True)
class Sampled:
    """Positions of one game: their features, the share of the game that was played, and which side won."""

    kind: str
    seats: int
    won: bool
    features: list[list[float]]
    played: list[float]


Plain = tuple[
    str, int, bool, list[list[float]], list[float]
]  # the fields of Sampled, as the result cache keeps them


def sample_game(name: str, bot: str, seats: Sequence[int], seed: int, is_stopped: IsStopped) -> Plain:
    """Play a game of this bot alone."""
    game, look = game_named(name), lookahead_of(name)
    count = seats[seed % len(seats)]
    players = [player_named(bot) for _ in range(count)]
    dice = players_dice(seed)
    s = game.deal(count, fast(seed))
    s.journal = []
    run(s)
    company = Company(dict(enumerate(players)), s.journal, None)
    rows: list[list[float]] = []
    places: list[int] = []
    made = 0
    while s.ending == RUNNING:
        if made % EVERY == EVERY - 1:
            opinions = [player.beliefs() for player in players]
            rows.append(look.features(World(s), shared_suspicion(s, opinions)))
            places.append(made)
        seat, legal = ask_next(s)
        company.tell(seat)
        take(s, seat, players[seat].decide(view(s, seat), legal, dice))
        made += 1
    most = KEPT_OF_CHEAP if bot == SENSIBLE else KEPT
    kept = slice(None, None, max(1, -(-len(rows) // most)))
    shares = [at / made for at in places[kept]]
    return look.kind(count), count, World(s).has_won(LOYAL), rows[kept], shares


def shared_suspicion(s: State, opinions: Sequence[list[float] | None]) -> list[float]:
    """The mean suspicion of the loyal side, by seat or figure; 0 as long as no seat has any."""
    known = [opinion for seat, opinion in enumerate(opinions) if opinion and s.game.side_of(s, seat) == LOYAL]
    if not known:
        figures = max([len(opinion) for opinion in opinions if opinion], default=MOST_FIGURES)
        return [0.0] * figures
    return [mean(list(of_one)) for of_one in zip(*known, strict=True)]


MOST_FIGURES: Final = 16


def lookahead_of(name: str) -> AnyLookahead:
    bots = GAME_BOTS.get(name)
    if bots is None or bots.lookahead is None:
        raise BadInput("no_sides", name)
    return bots.lookahead


# Fitting


@dataclass(frozen=True)
class Positions:
    """All positions of some games. Every game weighs the same."""

    features: Array
    won: Array
    weights: Array

    @staticmethod
    def of(games: Sequence[Sampled]) -> "Positions":
        usable = [game for game in games if game.features]
        return Positions(
            np.array([row for game in usable for row in game.features]),
            np.array([float(game.won) for game in usable for _ in game.features]),
            np.array([1.0 / len(game.features) / len(usable) for game in usable for _ in game.features]),
        )


def regress(features: Array, won: Array, weights: Array, penalties: Array) -> tuple[float, Array]:
    """A logistic regression by Newton's method: the constant and the weights of features. `penalties` are those of
    squared weights, for features of spread 1."""
    middle = np.average(features, axis=0, weights=weights)
    spread = np.sqrt(np.average((features - middle) ** 2, axis=0, weights=weights))
    spread[spread < CLOSE] = np.inf  # a constant feature says nothing
    design = np.column_stack([np.ones(len(features)), (features - middle) / spread])
    ridge = np.diag([0.0, *penalties])
    solution = np.zeros(design.shape[1])
    for _ in range(STEPS):
        chances = logistic(design @ solution)
        slope = design.T @ (weights * (chances - won)) + ridge @ solution
        bend = (design * (weights * chances * (1.0 - chances))[:, None]).T @ design + ridge
        step = np.linalg.lstsq(bend, slope, rcond=None)[0]
        solution = solution - step
        if np.abs(step).max() < CLOSE:
            break
    scaled = solution[1:] / spread
    return float(solution[0] - scaled @ middle), scaled


def logistic(odds: Array) -> Array:
    chances: Array = 1.0 / (1.0 + np.exp(-np.clip(odds, -ALMOST_CERTAIN, ALMOST_CERTAIN)))
    return chances


def first_weights(rollouts: Sequence[Sampled]) -> Weights | None:
    """Weights by cheap games; None without such games."""
    if not rollouts:
        return None
    cheap = Positions.of(rollouts)
    count = cheap.features.shape[1]
    constant, weights = regress(cheap.features, cheap.won, cheap.weights, np.full(count, FIRST_PENALTY))
    return Weights(constant, tuple(weights.tolist()))


def fit(first: Weights | None, games: Sequence[Sampled], penalty: float) -> Weights:
    """The first weights, corrected by games of better bots."""
    real = Positions.of(games)
    count = real.features.shape[1]
    start = first or Weights(0.0, (0.0,) * count)
    rough = np.array(start.weights)
    both = np.column_stack([real.features @ rough + start.constant, real.features])
    base, solution = regress(both, real.won, real.weights, np.array([0.0, *[penalty] * count]))
    return Weights(base + solution[0] * start.constant, tuple((solution[0] * rough + solution[1:]).tolist()))


def choose_penalty(first: Weights | None, games: Sequence[Sampled]) -> float:
    """The penalty with the least loss in games that were left out."""

    def loss(penalty: float) -> float:
        total = 0.0
        for part in range(PARTS):
            others, inside = split(games, part)
            weights = fit(first, others, penalty)
            left = Positions.of(inside)
            chances = logistic(left.features @ np.array(weights.weights) + weights.constant)
            sure = np.clip(np.where(left.won > 0.0, chances, 1.0 - chances), CLOSE, 1.0)
            total -= float(left.weights @ np.log(sure))
        return total

    return min(PENALTIES, key=loss)


def split(games: Sequence[Sampled], part: int) -> tuple[list[Sampled], list[Sampled]]:
    """The games outside and inside one of the parts, which are blocks: neighbouring games have other numbers of seats."""
    begin, end = len(games) * part // PARTS, len(games) * (part + 1) // PARTS
    return [*games[:begin], *games[end:]], list(games[begin:end])


# Measuring


def measure(first: Weights | None, games: Sequence[Sampled], penalty: float) -> tuple[list[float], float]:
    """Brier skill by checkpoint, against the share of wins at tables of that size, and the calibration error; each game
    is forecast by weights that were fitted without it."""
    sums: list[list[ForecastSums]] = [[] for _ in CHECKPOINTS]
    for part in range(PARTS):
        others, inside = split(games, part)
        weights = fit(first, others, penalty)
        shares = {
            seats: mean([float(game.won) for game in others if game.seats == seats])
            for seats in {game.seats for game in games}
        }
        for game in inside:
            for at, checkpoint in enumerate(CHECKPOINTS):
                if game.features:
                    one = min(range(len(game.played)), key=lambda row: abs(game.played[row] - checkpoint))
                    score = ForecastSums()
                    score.note(weights.chance(game.features[one]), shares[game.seats], game.won)
                    sums[at].append(score)
    everything = [score for of_one in sums for score in of_one]
    return (
        [skill(of_one, [1] * len(of_one)) for of_one in sums],
        calibration_error(everything, [1] * len(everything)),
    )


def play(name: str, bot: str, seats: Sequence[int], seeds: Iterable[int], workers: Workers) -> list[Sampled]:
    work = partial(sample_game, name, bot, seats)
    return [Sampled(*one) for one in workers.map(work, seeds, Interruption())]


def fit_kind(name: str, kind: str, rollouts: int, games: int, workers: Workers) -> tuple[Weights, str]:
    """The weights for one kind of table, and a line about their quality."""
    game, look = game_named(name), lookahead_of(name)
    seats = [count for count in range(game.fewest_seats, game.most_seats + 1) if look.kind(count) == kind]
    cheap = play(name, SENSIBLE, seats, range(ROLLING, ROLLING + rollouts), workers)
    real = play(name, BELIEF, seats, range(FITTING, FITTING + games), workers)
    first = first_weights(cheap)
    penalty = choose_penalty(first, real)
    skills, error = measure(first, real, penalty)
    shown = " / ".join([f"{100 * one:.0f}" for one in skills])
    quality = (
        f"{kind}: {rollouts} rollouts, {games} games of {BELIEF} bots, penalty {penalty}; in games left out Brier "
        f"skill {shown} % at 25 / 50 / 75 / 90 %, calibration error {error:.3f}"
    )
    return fit(first, real, penalty), quality


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", choices=[name for name, bots in GAME_BOTS.items() if bots.lookahead])
    parser.add_argument("--rollouts", type=int, default=20000, help="games of sensible bots")
    parser.add_argument("--games", type=int, default=2000, help="games of belief bots")
    add_workers(parser)
    chosen = parser.parse_args()
    kinds = lookahead_of(chosen.game).kinds
    fitted: dict[str, tuple[tuple[str, ...], Weights]] = {}
    notes = [f"python -m turncoat.lab.fit_values {chosen.game}: weights in the log odds of the loyal side"]
    with workers_on(chosen.on, chosen.processes, chosen.resume) as workers:
        for kind, features in kinds.items():
            weights, quality = fit_kind(chosen.game, kind, chosen.rollouts, chosen.games, workers)
            print(quality, flush=True)
            notes.append(quality)
            fitted[kind] = (features, weights)
    path = Path(turncoat.bots.__path__[0]) / chosen.game / "belief" / FILE
    path.write_text(write_weights(fitted, "\n".join(notes)), encoding="utf-8")


if __name__ == "__main__":
    try:
        main()
    except BadInput as refusal:
        sys.exit(f"fit_values: {refusal}")
