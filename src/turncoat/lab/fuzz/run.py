"""`turncoat fuzz`: the fuzz proof on all cores, at one table or at tables of every size; failures become files.

Players explore (`explorers.py`), tables take all options in turn, and what none of the games reached is listed.
"""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

from turncoat.games.catalog import game_named
from turncoat.lab.fuzz.explorers import Explorer, options_for
from turncoat.lab.fuzz.games import goals_of, manners_of
from turncoat.lab.fuzz.goals import Goals, Moment
from turncoat.lab.proofs.fuzz import Failure, fuzz_game
from turncoat.lab.proofs.subjects import Subject

CHUNK = 16  # games a worker plays before it reports; its explorers remember as long


@dataclass(frozen=True)
class Batch:
    """Some games at one table, in words that another process understands."""

    game: str
    seats: int
    options: dict[str, str]  # that are given; the others vary
    seeds: range


@dataclass
class Found:
    """What came of them: how many games and answers, how often each goal was reached, and the failures by problem."""

    games: int = 0
    answers: int = 0
    reached: Counter[str] = field(default_factory=Counter)
    failures: dict[str, Failure] = field(default_factory=dict)

    def add(self, other: "Found") -> None:
        self.games += other.games
        self.answers += other.answers
        self.reached += other.reached
        for problem, failure in other.failures.items():
            self.failures.setdefault(problem, failure)


def play_batch(batch: Batch) -> Found:
    game = game_named(batch.game)
    goals = goals_of(game)
    manners = manners_of(game)
    explorer = Explorer(game)
    found = Found()

    def watch(moment: Moment) -> None:
        found.reached.update(goals.reached(moment))

    for seed in batch.seeds:
        table = Subject(game, batch.seats, options_for(game, seed, batch.options))
        habit, is_curious = manners[seed % len(manners)]
        choose = explorer.chooser(habit, is_curious=is_curious)
        outcome = fuzz_game(table, seed, watch=watch, choose=choose)
        found.games += 1
        if isinstance(outcome, Failure):
            found.failures.setdefault(outcome.problem, outcome)
        else:
            found.answers += outcome
    return found


def run(
    name: str,
    tables: list[int],
    games: int,
    seed: int,
    options: dict[str, str],
    save: Path,
    *,
    demand: bool = False,
) -> int:
    """Fuzz at tables of these sizes; print what came of it; 1 if something failed, or was not reached on demand."""
    batches = [
        Batch(name, seats, options, range(first, min(first + CHUNK, seed + games)))
        for first in range(seed, seed + games, CHUNK)
        for seats in tables
    ]
    total = Found()
    with ProcessPoolExecutor() as workers:
        for found in workers.map(play_batch, batches):
            total.add(found)
    print(f"{total.games} games, {total.answers} answers, {len(total.failures)} kinds of failure")
    is_complete = report(goals_of(game_named(name)), total.reached)
    for problem, failure in total.failures.items():
        print(f"{problem}\n  {len(failure.record.entries)} answers: {failure.write(save)}")
    return 1 if total.failures or (demand and not is_complete) else 0


def report(goals: Goals, reached: Counter[str]) -> bool:
    """What was reached and what was not; whether that was everything that is demanded."""
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
