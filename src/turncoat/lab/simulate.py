"""Mass play: many games on all cores, counted. How the count is shown is `simulate_report.py`'s business.

Game k of a plan is played from seed + k alone, so the count does not depend on how the games are spread over processes.
"""

import multiprocessing
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from multiprocessing.synchronize import Event
from typing import Final

from turncoat.bots.catalog import RANDOM, player_named
from turncoat.bots.player import Player
from turncoat.games.catalog import game_named
from turncoat.kernel.decisions import ask_next, check, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import OutOfFuel
from turncoat.kernel.game import Game
from turncoat.kernel.ids import has_seat
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view

MOST_DECISIONS: Final = 1_000_000  # a game that goes on for longer has lost its way
PLAYERS_STREAM: Final = 1 << 63  # the bit of a seed in which players and game differ
FEWEST_PER_PROCESS: Final = 100  # starting a process takes as long as so many games of random play
MOST_IN_CHUNK: Final = 100
CHUNKS_PER_PROCESS: Final = 16


@dataclass(frozen=True)
class Plan:
    """What is to be played; `bots` has a name for each seat."""

    game: str
    players: int
    games: int
    seed: int
    bots: list[str]
    options: dict[str, str]

    def is_random(self) -> bool:
        return all(bot == RANDOM for bot in self.bots)


@dataclass(frozen=True)
class Failure:
    """A game that could not be finished: enough to see it fail again."""

    seed: int
    message: str


@dataclass
class Tally:
    """What came out of some games."""

    games: int = 0
    decisions: int = 0
    ends: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)  # by side
    failures: list[Failure] = field(default_factory=list)

    @property
    def finished(self) -> int:
        return self.games - len(self.failures)

    def add(self, other: "Tally") -> None:
        self.games += other.games
        self.decisions += other.decisions
        self.ends.update(other.ends)
        self.wins.update(other.wins)
        self.failures.extend(other.failures)
        self.failures.sort(key=lambda failure: failure.seed)


@dataclass(frozen=True)
class Outcome:
    plan: Plan
    tally: Tally
    processes: int
    seconds: float


def usual_processes(plan: Plan) -> int:
    """All cores that this process may use, unless the games are too few and quick to be worth starting others."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    worth = plan.games // FEWEST_PER_PROCESS if plan.is_random() else plan.games
    return max(1, min(cores, worth))


def simulate(plan: Plan, processes: int, progress: Callable[[int], None]) -> Outcome:
    """Play the plan on so many processes; `progress` hears how many more games are done."""
    begin = time.perf_counter()
    total = Tally()
    with closing(_play_here(plan) if processes == 1 else _play_spread(plan, processes)) as parts:
        for part in parts:
            total.add(part)
            progress(part.games)
    return Outcome(plan, total, processes, time.perf_counter() - begin)


def chunks(plan: Plan, processes: int) -> list[range]:
    """The seeds of the plan in pieces, small enough that all processes end at about the same time."""
    size = max(1, min(MOST_IN_CHUNK, plan.games // (processes * CHUNKS_PER_PROCESS)))
    last = plan.seed + plan.games
    return [range(first, min(first + size, last)) for first in range(plan.seed, last, size)]


def play_chunk(plan: Plan, seeds: range, is_stopped: Callable[[], bool]) -> Tally:
    game = game_named(plan.game)
    tally = Tally()
    for seed in seeds:
        if is_stopped():
            break
        tally.games += 1
        try:
            s, made = play_game(game, plan, seed)
        except Exception as fault:  # noqa: BLE001 - whatever it is, the other games are played and it is reported
            tally.failures.append(Failure(seed, f"{type(fault).__name__}: {fault}"))
            continue
        tally.decisions += made
        tally.ends[game.endings[s.ending]] += 1
        for side in winning_sides(game, s):
            tally.wins[side] += 1
    return tally


def play_game(game: Game, plan: Plan, seed: int) -> tuple[State, int]:
    """One game to its end, and how many decisions it took."""
    s = game.new(plan.players, fast(seed), plan.options)
    dice = players_dice(seed)
    if plan.is_random():
        made = play_randomly(s, dice, MOST_DECISIONS)
    else:
        made = play_with(s, [player_named(bot) for bot in plan.bots], dice)
    if s.ending == RUNNING:
        raise OutOfFuel(f"decisions={made}")
    return s, made


def players_dice(seed: int) -> Dice:
    """The players' random stream in the game of this seed; it is never the game's own."""
    return fast(seed ^ PLAYERS_STREAM)


def play_with(s: State, players: list[Player], dice: Dice) -> int:
    """Let the bots answer until the end, each from its own seat's view; how many answers they gave."""
    made = 0
    while s.ending == RUNNING and made < MOST_DECISIONS:
        seat, legal = ask_next(s)
        answer = players[seat].decide(view(s, seat), legal, dice)
        check(s, seat, answer)
        take(s, seat, answer)
        made += 1
    return made


def winning_sides(game: Game, s: State) -> list[str]:
    """The sides that have a winner among them."""
    won = {game.side_of(s, seat) for seat in range(s.seats) if has_seat(s.winners, seat)}
    return [game.sides[side] for side in sorted(won)]


# One process or many


def _play_here(plan: Plan) -> Generator[Tally, None, None]:
    for seeds in chunks(plan, 1):
        yield play_chunk(plan, seeds, lambda: False)


def _play_spread(plan: Plan, processes: int) -> Generator[Tally, None, None]:
    """Chunk by chunk, as they are done. An interruption lets every process finish the game it is at."""
    context = multiprocessing.get_context("spawn")
    stop = context.Event()
    with ProcessPoolExecutor(processes, context, _remember_stop, (stop,)) as pool:
        parts: list[Future[Tally]] = []
        try:
            with _deaf_to_interrupts():
                for seeds in chunks(plan, processes):
                    parts.append(pool.submit(_play_in_worker, plan, seeds))
            for part in as_completed(parts):
                yield part.result()
        finally:
            stop.set()
            pool.shutdown(cancel_futures=True)


class _Worker:
    """What a worker process was told when it began."""

    stop: Event


def _remember_stop(stop: Event) -> None:
    _Worker.stop = stop


def _play_in_worker(plan: Plan, seeds: range) -> Tally:
    return play_chunk(plan, seeds, _Worker.stop.is_set)


@contextmanager
def _deaf_to_interrupts() -> Iterator[None]:
    """Processes started here never hear Ctrl-C: their parent does, if need be afterwards, and tells them."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
