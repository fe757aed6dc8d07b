"""Comparison of rungs: the same deals, with the bots of one side replaced by those of the next rung. Every deal is
played with every pair of bots that a comparison needs, so the luck of the deal cancels out. Chance later in a game
follows the same stream, but bots that play otherwise come to it otherwise."""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from operator import mul
from typing import Final

from turncoat.bots.catalog import check_bot
from turncoat.bots.spending import Spending, add_spending
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json
from turncoat.lab.ladder.bootstrap import Bootstrap, block_of
from turncoat.lab.ladder.calibration import Account, Scores, scores_of
from turncoat.lab.ladder.shares import Share
from turncoat.lab.simulate.casting import Faces
from turncoat.lab.simulate.game import Deal, Witness, play_deal
from turncoat.lab.simulate.plan import NO_OPTIONS, Options, table_for
from turncoat.lab.simulate.tally import KEPT_FAILURES, Failure, end_of
from turncoat.lab.simulate.times import Times, add_times
from turncoat.lab.workers.interface import IsStopped, Workers, WorkersLost
from turncoat.lab.workers.interruption import interruptible
from turncoat.lab.workers.processes import cores

MOST_IN_CHUNK: Final = 20
CHUNKS: Final = 256  # fewest chunks, so that many workers end at about the same time


@dataclass(frozen=True)
class Climb:
    """The plan of a comparison; rungs from the lowest up."""

    game: str
    players: int
    games: int
    seed: int
    rungs: tuple[str, ...]
    options: Options = NO_OPTIONS
    board: dict[str, Json] = field(default_factory=dict)
    is_silent: bool = False  # no seat may talk

    def arms(self) -> list[Faces]:
        """The pairs of bots that are needed, as (loyal side, traitors)."""
        if len(self.rungs) == 1:
            return [(self.rungs[0], self.rungs[0])]
        pairs: dict[Faces, None] = {}
        for lower, upper in pairwise(self.rungs):
            pairs.update(dict.fromkeys([(lower, lower), (upper, lower), (lower, upper), (upper, upper)]))
        return list(pairs)

    def comparisons(self) -> "list[RungComparison]":
        return [
            RungComparison(side, lower, upper, against)
            for lower, upper in pairwise(self.rungs)
            for side in (0, 1)
            for against in (lower, upper)
        ]


@dataclass
class RungComparison:
    """One side goes up a rung while the other stays. By block: numbers of games, of wins before and of wins after."""

    side: int
    lower: str
    upper: str
    against: str
    games: dict[int, int] = field(default_factory=dict)
    before: dict[int, int] = field(default_factory=dict)
    after: dict[int, int] = field(default_factory=dict)
    gained: int = 0  # deals lost before and won after
    lost: int = 0

    def arm(self, rung: str) -> Faces:
        return (rung, self.against) if self.side == 0 else (self.against, rung)

    def put(self, block: int, before: bool, after: bool) -> None:
        self.games[block] = self.games.get(block, 0) + 1
        self.before[block] = self.before.get(block, 0) + before
        self.after[block] = self.after.get(block, 0) + after
        self.gained += after and not before
        self.lost += before and not after

    @property
    def played(self) -> int:
        return sum(self.games.values())

    @property
    def difference(self) -> float | None:
        return (self.gained - self.lost) / self.played if self.played else None

    def interval(self) -> tuple[float, float] | None:
        """The 95 % paired bootstrap interval of the difference."""
        games = list(self.games.values())
        gains = [self.after[block] - self.before[block] for block in self.games]
        return Bootstrap(len(games)).interval(
            lambda times: sum(map(mul, times, gains)) / sum(map(mul, times, games))
        )


@dataclass
class Played:
    """The results of one deal."""

    seed: int
    # Whether the side won, by pair of bots and side; failed games are left out.
    won: dict[Faces, list[bool]] = field(default_factory=dict)
    sides: set[int] = field(default_factory=set)  # sides with a seat
    scores: dict[str, Scores] = field(default_factory=dict)  # by rung, from games of a rung against itself
    failures: list[Failure] = field(default_factory=list)
    times: dict[str, Times] = field(default_factory=dict)  # by rung
    spending: dict[str, Spending] = field(default_factory=dict)  # by rung


@dataclass
class Ascent:
    """The results of all deals."""

    climb: Climb
    place: str  # the place of the workers
    comparisons: list[RungComparison]
    arms: dict[Faces, list[Share]]  # by side
    accounts: dict[tuple[str, int, int], Account] = field(default_factory=dict)  # rung, side, checkpoint
    times: dict[str, Times] = field(default_factory=dict)
    spending: dict[str, Spending] = field(default_factory=dict)
    sides: set[int] = field(default_factory=set)
    deals: int = 0
    failed: int = 0
    failures: list[Failure] = field(default_factory=list)
    seconds: float = 0.0
    is_interrupted: bool = False
    lost: str = ""  # why the workers were lost before the end, if they were

    def put(self, played: Played) -> None:
        block = block_of(played.seed - self.climb.seed, self.climb.games)
        self.deals += 1
        self.sides |= played.sides
        for arm, won in played.won.items():
            for share, has_won in zip(self.arms[arm], won, strict=True):
                share.put(has_won, 1)
        for comparison in self.comparisons:
            before, after = (
                played.won.get(comparison.arm(comparison.lower)),
                played.won.get(comparison.arm(comparison.upper)),
            )
            if before is not None and after is not None:
                comparison.put(block, before[comparison.side], after[comparison.side])
        for rung, scores in played.scores.items():
            for (side, checkpoint), score in scores.items():
                self.accounts.setdefault((rung, side, checkpoint), Account()).put(block, score)
        self.failed += len(played.failures)
        self.failures = sorted([*self.failures, *played.failures])[:KEPT_FAILURES]
        add_times(self.times, played.times)
        add_spending(self.spending, [*played.spending.values()])

    def shown_comparisons(self) -> list[RungComparison]:
        """Comparisons of sides that had a seat; cooperative tables have one side only."""
        return [comparison for comparison in self.comparisons if comparison.side in self.sides]


def read_rungs(text: str) -> tuple[str, ...]:
    """Parse names of bots, each named once."""
    rungs = tuple(text.split(","))
    for rung in rungs:
        check_bot(rung)
    if len(set(rungs)) < len(rungs):
        raise BadInput("same_rung_twice", text)
    return rungs


def usual_processes(climb: Climb) -> int:
    return max(1, min(cores(), climb.games))


def ascend(climb: Climb, workers: Workers, progress: Callable[[int], None]) -> Ascent:
    """Let the workers play all games; `progress` is called with the number of games that have just finished."""
    begin = time.perf_counter()
    arms = climb.arms()
    sides = len(table_for(climb.game, climb.board).sides)
    ascent = Ascent(
        climb, workers.place, climb.comparisons(), {arm: [Share() for _ in range(sides)] for arm in arms}
    )
    with interruptible() as interruption:
        work = partial(play_chunk, climb)
        with closing(workers.map(work, chunks(climb), interruption)) as parts:
            try:
                for part in parts:
                    for played in part:
                        ascent.put(played)
                    progress(len(part) * len(arms))
            except WorkersLost as lost:
                ascent.lost = str(lost)
    ascent.is_interrupted = interruption.has_come
    ascent.seconds = time.perf_counter() - begin
    return ascent


def chunks(climb: Climb) -> Iterator[range]:
    """Split deals into pieces, the same for any number of workers, so that cached results fit."""
    size = max(1, min(MOST_IN_CHUNK, climb.games // CHUNKS))
    last = climb.seed + climb.games
    for first in range(climb.seed, last, size):
        yield range(first, min(first + size, last))


def play_chunk(climb: Climb, seeds: range, is_stopped: IsStopped) -> list[Played]:
    """Play some deals. A deal that is interrupted is dropped whole: one with missing games compares nothing."""
    game = table_for(climb.game, climb.board)
    deals: list[Played] = []
    for seed in seeds:
        played = Played(seed)
        for arm in climb.arms():
            if is_stopped():
                return deals
            _play(game, climb, arm, played)
        deals.append(played)
    return deals


def _play(game: Game, climb: Climb, arm: Faces, played: Played) -> None:
    """Play one game of a deal."""
    loyal, traitors = arm
    options = climb.options.of(played.seed)
    deal = Deal(game, played.seed, options, [arm] * climb.players, climb.is_silent)
    witness = Witness(
        times=played.times, spending=played.spending, opinions={} if loyal == traitors else None
    )
    try:
        s, made = play_deal(deal, witness)
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other games are played and it is reported
        played.failures.append(Failure(played.seed, f"{loyal}, {traitors}: {type(fault).__name__}: {fault}"))
        return
    ended = end_of(game, s, made, deal.faces)
    played.won[arm] = ended.won
    played.sides |= {side for _, side, _ in ended.seats}
    if witness.opinions:
        played.scores[loyal] = scores_of(witness.opinions, made)
