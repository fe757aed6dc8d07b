"""`turncoat fuzz`: the fuzz proof on all cores, at one table or at tables of every size; failures become files.

Players explore (`explorers.py`), tables take all options in turn, and what none of the games reached is listed.
"""

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path

from turncoat.games.catalog import game_named
from turncoat.kernel.shapes import Json
from turncoat.lab.fuzz.explorers import Explorer, options_for
from turncoat.lab.fuzz.games import goals_of, manners_of
from turncoat.lab.fuzz.goals import Goals, Transition
from turncoat.lab.proofs.fuzz import Failure, fuzz_game, write_failure
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.simulate.report import close, progress_bar
from turncoat.lab.workers.interface import IsStopped, Workers, WorkersLost
from turncoat.lab.workers.interruption import interruptible

CHUNK = 16  # games that a worker plays before it reports; its explorers remember choices for as long


@dataclass(frozen=True)
class Batch:
    """Some games at one table, in a form that can be sent to another process."""

    game: str
    seats: int
    options: dict[str, str]  # fixed options; the others vary
    seeds: range


@dataclass
class FuzzTally:
    """Totals of fuzz games: games, answers, the number of times each goal was reached, and failures by problem."""

    games: int = 0
    answers: int = 0
    reached: Counter[str] = field(default_factory=Counter)
    failures: dict[str, dict[str, Json]] = field(default_factory=dict)  # in the format of failure files

    def add(self, other: "FuzzTally") -> None:
        self.games += other.games
        self.answers += other.answers
        self.reached += other.reached
        for problem, failure in other.failures.items():
            self.failures.setdefault(problem, failure)


def play_batch(batch: Batch, is_stopped: IsStopped) -> FuzzTally:
    game = game_named(batch.game)
    goals = goals_of(game)
    manners = manners_of(game)
    explorer = Explorer(game)
    tally = FuzzTally()

    def watch(transition: Transition) -> None:
        tally.reached.update(goals.goals_at(transition))

    for seed in batch.seeds:
        if is_stopped():
            break
        table = Subject(game, batch.seats, options_for(game, batch.seats, seed, batch.options))
        habit, is_curious = manners[seed % len(manners)]
        choose = explorer.chooser(habit, is_curious=is_curious)
        outcome = fuzz_game(table, seed, watch=watch, choose=choose)
        tally.games += 1
        if isinstance(outcome, Failure):
            tally.failures.setdefault(outcome.problem, outcome.to_json())
        else:
            tally.answers += outcome
    return tally


def batches(name: str, tables: list[int], games: int, seed: int, options: dict[str, str]) -> Iterator[Batch]:
    for first in range(seed, seed + games, CHUNK):
        for seats in tables:
            yield Batch(name, seats, options, range(first, min(first + CHUNK, seed + games)))


def run(
    name: str,
    tables: list[int],
    games: int,
    seed: int,
    options: dict[str, str],
    save: Path,
    workers: Workers,
    *,
    demand: bool = False,
) -> int:
    """Fuzz at tables of these sizes and print the results. Returns 1 if a game failed or a demanded goal was missed."""
    total = FuzzTally()
    lost = ""
    tasks = batches(name, tables, games, seed, options)
    with (
        interruptible() as interruption,
        progress_bar(games * len(tables)) as progress,
        closing(workers.map(play_batch, tasks, interruption)) as parts,
    ):
        try:
            for tally in parts:
                total.add(tally)
                progress(tally.games)
        except WorkersLost as why:
            lost = str(why)
    print(f"{total.games} games, {total.answers} answers, {len(total.failures)} kinds of failure")
    is_complete = report(goals_of(game_named(name)), total.reached)
    for problem, failure in total.failures.items():
        print(f"{problem}\n  {write_failure(failure, save)}")
    if lost:
        print(f"workers_lost: {lost}")
    if interruption.has_come:
        print("interrupted")
    has_failed = bool(lost or total.failures or (demand and not is_complete))
    return close(interruption.has_come, has_failed)


def report(goals: Goals, reached: Counter[str]) -> bool:
    """Print the goals that were and were not reached. Returns whether all demanded goals were."""
    missing = [goal for goal in goals.demanded if not reached[goal]]
    print(f"reached {len(goals.demanded) - len(missing)} of {len(goals.demanded)}")
    for goal in missing:
        print(f"never reached: {goal}")
    if goals.counted:
        unseen = [goal for goal in goals.counted if not reached[goal]]
        print(f"not demanded: {len(goals.counted) - len(unseen)} of {len(goals.counted)}")
        if unseen:
            print(f"  without {', '.join(unseen)}")
    return not missing
