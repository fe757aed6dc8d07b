"""`turncoat fuzz`: the fuzz proof on all cores, at one table or at tables of every size; failures become files."""

from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from turncoat.games.catalog import game_named
from turncoat.kernel.state import State
from turncoat.lab.proofs.fuzz import Failure, fuzz_game
from turncoat.lab.proofs.subjects import Subject

CHUNK = 10  # games a worker plays before it reports


@dataclass(frozen=True)
class Batch:
    """Some games at one table, in words that another process understands."""

    game: str
    seats: int
    options: dict[str, str]
    seeds: range


@dataclass
class Found:
    """What came of them: how many games and answers, where decisions were asked, and the failures by problem."""

    games: int
    answers: int
    asked: Counter[str]
    failures: dict[str, Failure]


def play_batch(batch: Batch) -> Found:
    game = game_named(batch.game)
    found = Found(0, 0, Counter(), {})

    def watch(s: State) -> None:
        if s.stack:
            f = s.stack[-1]
            procedure = game.procedures[f.procedure]
            found.asked[f"{procedure.name}.{procedure.steps[f.step].name}"] += 1

    for seed in batch.seeds:
        outcome = fuzz_game(Subject(game, batch.seats, batch.options), seed, watch=watch)
        found.games += 1
        if isinstance(outcome, Failure):
            found.failures.setdefault(outcome.problem, outcome)
        else:
            found.answers += outcome
    return found


def run(name: str, tables: list[int], games: int, seed: int, options: dict[str, str], save: Path) -> int:
    """Fuzz at tables of these sizes; print what came of it; 1 if something failed."""
    batches = [
        Batch(name, seats, options, range(first, min(first + CHUNK, seed + games)))
        for seats in tables
        for first in range(seed, seed + games, CHUNK)
    ]
    total = Found(0, 0, Counter(), {})
    with ProcessPoolExecutor() as workers:
        for found in workers.map(play_batch, batches):
            total.games += found.games
            total.answers += found.answers
            total.asked += found.asked
            for problem, failure in found.failures.items():
                total.failures.setdefault(problem, failure)
    print(f"{total.games} games, {total.answers} answers, {len(total.failures)} kinds of failure")
    for asked in _never_asked(name, total):
        print(f"never asked: {asked}")
    for problem, failure in total.failures.items():
        print(f"{problem}\n  {len(failure.record.entries)} answers: {failure.write(save)}")
    return 1 if total.failures else 0


def _never_asked(name: str, total: Found) -> list[str]:
    """Questions of the game that no game came to."""
    questions = [
        f"{procedure.name}.{step.name}"
        for procedure in game_named(name).procedures
        for step in procedure.steps
        if step.ask is not None
    ]
    return [question for question in questions if question not in total.asked]
