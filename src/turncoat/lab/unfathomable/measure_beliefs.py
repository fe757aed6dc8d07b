"""How good beliefs are, on games that nothing was counted from: against the exact base rate, at three moments of a game.

python -m turncoat.lab.unfathomable.measure_beliefs --games N --bots NAME[,NAME...]
python -m turncoat.lab.unfathomable.measure_beliefs --games N --leave-one-out      about personas that were not counted
python -m turncoat.lab.unfathomable.measure_beliefs --games N --bots belief --hidden   what is thought of traitors who hide

Two yardsticks: the prior given one's own loyalty cards alone, for all other seats; and everything that is proven, for the seats about
which nothing is, which leaves only what soft evidence adds. Intervals are bootstrapped over games.
"""

import argparse
import random
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

from turncoat.bots.catalog import PERSONA, PERSONAS
from turncoat.bots.player import Heard
from turncoat.bots.unfathomable.belief.loyalty import Loyalties
from turncoat.bots.unfathomable.belief.model import Belief
from turncoat.bots.unfathomable.belief.tables import Tables, counted
from turncoat.bots.unfathomable.traits import PERSONAS as TRAITS
from turncoat.games.unfathomable.board import LOYALTY_DECK
from turncoat.kernel.events import MOVED
from turncoat.kernel.ids import SPECTATOR, Seats
from turncoat.lab.unfathomable.fit_beliefs import (
    BINS,
    CHECKPOINTS,
    MEASURING,
    PAIRS,
    Played,
    Truth,
    checkpoints,
    count_apart,
    played,
    surprise,
    together,
)

HALF: Final = 0.5
RESAMPLES: Final = 400
NEVER: Final = 1e-9


@dataclass
class Sums:
    """What one game adds to a row: squares and surprises of belief and base."""

    forecasts: int = 0
    square: float = 0.0
    base_square: float = 0.0
    lost: float = 0.0
    base_lost: float = 0.0
    bins: list[list[float]] = field(default_factory=lambda: [[0.0, 0.0, 0.0] for _ in range(BINS)])

    def note(self, chance: float, base: float, truth: int) -> None:
        self.forecasts += 1
        self.square += (chance - truth) ** 2
        self.base_square += (base - truth) ** 2
        self.lost += surprise(chance, truth)
        self.base_lost += surprise(base, truth)
        place = self.bins[min(BINS - 1, int(chance * BINS))]
        place[0] += 1
        place[1] += chance
        place[2] += truth

    def add(self, other: "Sums") -> None:
        self.forecasts += other.forecasts
        self.square += other.square
        self.base_square += other.base_square
        self.lost += other.lost
        self.base_lost += other.base_lost
        for own, place in zip(self.bins, other.bins, strict=True):
            for number in range(3):
                own[number] += place[number]

    def skill(self) -> float:
        return 1.0 - self.square / self.base_square if self.base_square else 0.0

    def calibration_error(self) -> float:
        return sum(abs(place[1] - place[2]) for place in self.bins) / max(1, self.forecasts)


Row = tuple[str, float]


def measure(games: int, bots: list[str], tables: Tables | None = None) -> dict[Row, Sums]:
    """Print the table; what it was made of, by yardstick and moment."""
    print(
        f"{games} games of {', '.join(bots)}; base, skill with 95 % interval over games, log-loss, calibration error"
    )
    totals = _print_rows(played(games, bots, MEASURING), tables)
    print(times(min(games, 20), bots, tables))
    return totals


def _print_rows(games: Iterable[Played], tables: Tables | None) -> dict[Row, Sums]:
    rows: dict[Row, list[Sums]] = {}
    for game in games:
        bases = _priors(game)
        for (beliefs, mask), share, prior in zip(checkpoints(game, tables), CHECKPOINTS, bases, strict=True):
            alone, proven = _score(beliefs, mask, prior)
            rows.setdefault(("own cards", share), []).append(alone)
            rows.setdefault(("proven", share), []).append(proven)
    totals = {}
    for row, by_game in sorted(rows.items()):
        total = Sums()
        for sums in by_game:
            total.add(sums)
        low, high = _interval(by_game)
        count = max(1, total.forecasts)
        print(
            f"{row[0]:>9} {row[1]:4.0%} n={total.forecasts:6} Brier {total.square / count:.3f} (base {total.base_square / count:.3f}) "
            f"skill {total.skill():6.1%} ({low:.1%} to {high:.1%}) log-loss {total.lost / count:.3f} "
            f"(base {total.base_lost / count:.3f}) ECE {total.calibration_error():.3f}"
        )
        totals[row] = total
    return totals


def _score(beliefs: list[Belief], mask: Seats, priors: list[list[float]]) -> tuple[Sums, Sums]:
    """Every seat judges all others."""
    alone, proven = Sums(), Sums()
    for belief, prior in zip(beliefs, priors, strict=True):
        found, hard = belief.suspicion(), belief.hard()
        for seat in range(belief.seats):
            if seat == belief.seat:
                continue
            truth = mask >> seat & 1
            alone.note(found[seat], prior[seat], truth)
            if NEVER < hard[seat] < 1 - NEVER:
                proven.note(found[seat], hard[seat], truth)
    return alone, proven


def _priors(game: Played) -> list[list[list[float]]]:
    """At each moment, for each seat: what it would think if it had heard of nothing but the deals."""
    deals = [Loyalties(game.seats, game.settings) for _ in range(game.seats)]
    stops = [int(len(game.events) * share) for share in CHECKPOINTS]
    found = []
    for number, event in enumerate(game.events[: stops[-1] + 1]):
        if number in stops:
            found.append([deal.hard() for deal in deals])
        if event.kind == MOVED and event.arguments[0] == LOYALTY_DECK:
            for seat, deal in enumerate(deals):
                source, target, count = event.arguments
                deal.moved(source, target, count, Heard(event, seat).secret)
    return found


def _interval(by_game: list[Sums]) -> tuple[float, float]:
    chance = random.Random(1)
    skills = []
    for _ in range(RESAMPLES):
        square = base = 0.0
        for _ in by_game:
            sums = by_game[chance.randrange(len(by_game))]
            square += sums.square
            base += sums.base_square
        skills.append(1.0 - square / base if base else 0.0)
    skills.sort()
    return skills[int(RESAMPLES * 0.025)], skills[int(RESAMPLES * 0.975)]


def times(games: int, bots: list[str], tables: Tables | None = None) -> str:
    """How long hearing an event takes, and asking once for what follows."""
    events, hearing, longest, asking, asked = 0, 0.0, 0.0, 0.0, 0
    for game in played(games, bots, MEASURING):
        belief = Belief(game.game, SPECTATOR, game.seats, game.settings, tables)
        for event in game.events:
            heard = Heard(event, SPECTATOR)
            begin = time.process_time()
            belief.hear(heard)
            took = time.process_time() - begin
            hearing += took
            longest = max(longest, took)
            events += 1
            if events % 5 == 0:
                begin = time.process_time()
                belief.suspicion()
                asking += time.process_time() - begin
                asked += 1
    return (
        f"hear: {hearing / max(1, events) * 1e3:.4f} ms on average, {longest * 1e3:.1f} ms at most; "
        f"suspicion: {asking / max(1, asked) * 1e3:.3f} ms"
    )


def leave_one_out(games: int) -> None:
    """For each persona: all others are counted, and then everybody on its side plays it."""
    parts = count_apart(games, [PERSONA])
    usual = counted()
    for name in [*TRAITS["human"], *TRAITS["traitor"]]:
        tables = together(parts, left_out=name)
        tables.temper_checks, tables.temper_deeds = usual.temper_checks, usual.temper_deeds
        tables.sleeping, tables.cap = usual.sleeping, usual.cap
        print(f"{name}, which was not counted:")
        playing = [bot for bot in PAIRS if name in bot.removeprefix(PERSONAS).split("+")]
        _print_rows(played(max(1, games // 10), playing, MEASURING), tables)


# Traitors who hide


def hidden(games: int, bots: list[str]) -> tuple[float, float]:
    """Half-way: what a spectator thinks of hidden traitors, and what the deals alone would say of them. Printed
    with the interval of their ratio, bootstrapped by game."""
    found = [list(_hidden_in(game)) for game in played(games, bots, MEASURING)]
    total = [one for by_game in found for one in by_game]
    chance = random.Random(1)
    ratios = []
    for _ in range(RESAMPLES):
        drawn = [one for _ in found for one in found[chance.randrange(len(found))]]
        ratios.append(_ratio(drawn))
    ratios.sort()
    number = max(1, len(total))
    suspected, base = sum(one[0] for one in total) / number, sum(one[1] for one in total) / number
    print(
        f"{games} games of {', '.join(bots)}: {len(total)} hidden traitors half-way, suspicion {suspected:.3f}, base {base:.3f}, "
        f"ratio {_ratio(total):.2f} ({ratios[int(RESAMPLES * 0.025)]:.2f} to {ratios[int(RESAMPLES * 0.975)]:.2f})"
    )
    return suspected, base


def _ratio(pairs: list[tuple[float, float]]) -> float:
    base = sum(one[1] for one in pairs)
    return sum(one[0] for one in pairs) / base if base else 1.0


def _hidden_in(game: Played) -> Iterator[tuple[float, float]]:
    belief = Belief(game.game, SPECTATOR, game.seats, game.settings)
    truth = Truth(game)
    for event in game.events[: int(len(game.events) * HALF)]:
        truth.hear(event)
        belief.hear(Heard(event, SPECTATOR))
    for seat, (found, base) in enumerate(zip(belief.suspicion(), belief.hard(), strict=True)):
        if truth.mask >> seat & 1 and belief.watch.is_hidden(seat):
            yield found, base


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure beliefs in Unfathomable.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--bots", default=PERSONA, help="names, with commas between them")
    parser.add_argument("--leave-one-out", action="store_true")
    parser.add_argument("--hidden", action="store_true")
    given = parser.parse_args()
    if given.leave_one_out:
        leave_one_out(given.games)
    elif given.hidden:
        hidden(given.games, given.bots.split(","))
    else:
        measure(given.games, given.bots.split(","))


if __name__ == "__main__":
    main()
