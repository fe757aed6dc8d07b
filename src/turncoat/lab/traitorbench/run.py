"""Playing a benchmark. Every deal follows from its number and the player alone, so bots of ours get the same
score however deals are spread."""

import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from typing import Final

from turncoat.bots.company import record_for
from turncoat.games.catalog import game_named
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import OutOfFuel
from turncoat.kernel.game import Game
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING
from turncoat.lab.simulate.casting import seat_players
from turncoat.lab.simulate.game import Deal, play_watched, players_dice
from turncoat.lab.simulate.tally import Failure
from turncoat.lab.traitorbench.benchmark import Benchmark
from turncoat.lab.traitorbench.ledger import Ledger
from turncoat.lab.traitorbench.score import Played, Score, results_of
from turncoat.lab.traitorbench.shadow import Shadowed
from turncoat.lab.workers.interface import IsStopped, Workers, WorkersLost
from turncoat.lab.workers.interruption import interruptible

IN_CHUNK: Final = 4  # deals


@dataclass(frozen=True)
class Entry:
    """One player at some deals of one game."""

    player: str
    game: str
    deals: range


@dataclass
class Outcome:
    benchmark: Benchmark
    deals: int  # deals per game that were requested
    scores: list[Score]
    place: str  # the place of the workers
    seconds: float = 0.0
    is_interrupted: bool = False
    lost: str = ""  # why the workers were lost, if they were

    @property
    def is_whole(self) -> bool:
        """Whether every deal of the benchmark was played, so that the score can be compared by its name alone."""
        return all(len(score.finished) == self.benchmark.deals for score in self.scores)


def play_benchmark(
    benchmark: Benchmark,
    players: Sequence[str],
    games: Sequence[Game],
    deals: int,
    workers: Workers,
    progress: Callable[[int], None],
) -> Outcome:
    begin = time.perf_counter()
    scores = {
        (player, game.name): Score(player, game.name, game.sides) for player in players for game in games
    }
    outcome = Outcome(benchmark, deals, [*scores.values()], workers.place)
    with interruptible() as interruption:
        work = partial(play_entry, benchmark)
        with closing(workers.map(work, entries(players, games, deals), interruption)) as parts:
            try:
                for entry, results in parts:
                    for one in results:
                        scores[entry.player, entry.game].put(one)
                    progress(len(results))
            except WorkersLost as lost:
                outcome.lost = str(lost)
    outcome.is_interrupted = interruption.has_come
    outcome.seconds = time.perf_counter() - begin
    return outcome


def entries(players: Sequence[str], games: Sequence[Game], deals: int) -> Iterator[Entry]:
    for player in players:
        for game in games:
            for first in range(0, deals, IN_CHUNK):
                yield Entry(player, game.name, range(first, min(first + IN_CHUNK, deals)))


def play_entry(benchmark: Benchmark, entry: Entry, is_stopped: IsStopped) -> tuple[Entry, list[Played]]:
    game = game_named(entry.game)
    results: list[Played] = []
    for number in entry.deals:
        if is_stopped():
            break
        deal, seat = benchmark.deal(game, number, entry.player)
        try:
            results.append(play_measured(number, deal, Ledger(seat)))
        except Exception as fault:  # noqa: BLE001 - whatever it is, the other deals are played and it is reported
            message = f"{entry.player}, {entry.game}: {type(fault).__name__}: {fault}"
            results.append(Played(number, failure=Failure(deal.seed, message)))
    return entry, results


def play_measured(number: int, deal: Deal, ledger: Ledger) -> Played:
    """Play one game, with the exact filters beside the measured seat's player."""
    players = seat_players(deal.faces)
    players[ledger.seat] = Shadowed(players[ledger.seat])
    talk = record_for(deal.game, deal.seats, players)
    s = deal.game.deal(deal.seats, fast(deal.seed), deal.options)
    s.journal = []
    run(s)
    made = play_watched(s, players, players_dice(deal.seed), deal.faces, ledger, talk)
    if s.ending == RUNNING:
        raise OutOfFuel(f"decisions={made}")
    return results_of(number, s, made, ledger)
