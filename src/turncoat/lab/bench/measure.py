"""Measurements and their figures. Measures run in turns, so that other load on the machine slows all of them alike.

The measures themselves are in `kernel.py` and `peers.py`.
"""

import os
import platform
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from itertools import count
from statistics import median

from rich.console import Console
from rich.table import Table

from turncoat.kernel import playout
from turncoat.kernel.dice import fast
from turncoat.kernel.game import Game
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.shapes import Json
from turncoat.kernel.state import RUNNING, State
from turncoat.lab.simulate.game import MOST_DECISIONS, players_dice

Clock = Callable[[], float]


@dataclass(frozen=True)
class Measure:
    """A measurement: `run` works for the given number of seconds and returns the figure."""

    name: str  # in JSON
    label: str  # in a table
    unit: str
    run: Callable[[float], float]


@dataclass(frozen=True)
class Figure:
    """The values of a measure, one per round."""

    name: str
    label: str
    unit: str
    rounds: list[float]

    @property
    def median(self) -> float:
        return median(self.rounds)

    def as_object(self) -> dict[str, Json]:
        return {
            "median": self.median,
            "min": min(self.rounds),
            "max": max(self.rounds),
            "unit": self.unit,
        }


def measure_in_turns(measures: list[Measure], rounds: int, seconds: float) -> list[Figure]:
    """Run every measure once per round."""
    by_measure: list[list[float]] = [[] for _ in measures]
    for _ in range(rounds):
        for figures, measure in zip(by_measure, measures, strict=True):
            figures.append(measure.run(seconds))
    return [Figure(m.name, m.label, m.unit, figures) for m, figures in zip(measures, by_measure, strict=True)]


def seconds_each(work: Callable[[], int], seconds: float, clock: Clock = time.perf_counter) -> float:
    """Repeat a piece of work until the time is over. The work returns how many things it did; the result is seconds per
    thing."""
    done = 0
    begin = clock()
    end = begin + seconds
    now = begin
    while now < end:
        done += work()
        now = clock()
    return (now - begin) / done


def microseconds(work: Callable[[State], object], positions: list[State]) -> Callable[[float], float]:
    """A measure of the microseconds that the work takes per position, over all of these positions."""

    def once() -> int:
        for s in positions:
            work(s)
        return len(positions)

    return lambda seconds: seconds_each(once, seconds) * 1_000_000


def random_play(game: Game, players: int, clock: Clock = time.perf_counter) -> Callable[[float], float]:
    """Decisions per second of random play from the deal to the end, without listeners."""

    def run_for(seconds: float) -> float:
        seeds = count()

        def one_game() -> int:
            seed = next(seeds)
            return play_randomly(game.new(players, fast(seed)), players_dice(seed), MOST_DECISIONS)

        return 1 / seconds_each(one_game, seconds, clock)

    return run_for


def positions_of(game: Game, players: int, games: int = 8, apart: int = 16) -> list[State]:
    """Positions from all stages of some random games, `apart` decisions apart."""
    positions = []
    for seed in range(games):
        s = game.new(players, fast(seed))
        dice = players_dice(seed)
        while s.ending == RUNNING:
            positions.append(s.copy())
            play_randomly(s, dice, apart)
    return positions


@contextmanager
def on_one_core() -> Iterator[None]:
    """Keep this process and its children on one core, where the system allows it."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)


def is_compiled() -> bool:
    return str(playout.__file__).endswith(tuple(EXTENSION_SUFFIXES))


def build() -> dict[str, Json]:
    """The build that is measured: whether it is compiled, and the Python version."""
    return {
        "compiled": is_compiled(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
    }


def build_text() -> str:
    kind = "compiled" if is_compiled() else "plain Python (not compiled)"
    return f"{kind}, {platform.python_implementation()} {platform.python_version()}"


def number(value: float) -> str:
    """Format a number with its significant digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:,.1f}" if value >= 10 else f"{value:.2f}"


def show_figures(title: str, figures: list[Figure], console: Console) -> None:
    table = Table("", "median", "min .. max", "unit", title=title)
    table.columns[1].justify = table.columns[2].justify = "right"
    for figure in figures:
        spread = f"{number(min(figure.rounds))} .. {number(max(figure.rounds))}"
        table.add_row(figure.label, number(figure.median), spread, figure.unit)
    console.print(table)
