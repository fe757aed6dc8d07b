"""Mass play: many games on all cores, counted. Output is in `report.py`.

A game follows from its table, its seed and its turn alone, so the count does not depend on how games are spread over
workers. Games that are saved come back with the count: only this process writes files.
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from turncoat.kernel.codec import fingerprint
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.lab.data.rows import Rows, rows_of
from turncoat.lab.simulate.game import Deal, Witness, play_deal
from turncoat.lab.simulate.plan import Plan, table_for
from turncoat.lab.simulate.saving import SavedGame, name_of, open_saver, write_record
from turncoat.lab.simulate.talk_audit import REFUSED
from turncoat.lab.simulate.tally import Failure, Finished, Tally, end_of
from turncoat.lab.workers.interface import IsStopped, Workers, WorkersLost
from turncoat.lab.workers.interruption import interruptible
from turncoat.lab.workers.processes import cores

FEWEST_PER_PROCESS: Final = 100  # starting a process takes as long as this many random games
MOST_IN_CHUNK: Final = 100
MOST_SAVED_IN_CHUNK: Final = 10  # their rows wait in memory for their turn to be written
CHUNKS: Final = 256  # fewest chunks, so that many workers end at about the same time


@dataclass(frozen=True)
class Chunk:
    """Some deals at one table."""

    seats: int
    seeds: range


@dataclass
class Part:
    """The results of a chunk."""

    seats: int
    tally: Tally = field(default_factory=Tally)
    saved: list[SavedGame] = field(default_factory=list)
    rows: Rows = field(default_factory=dict)


@dataclass(frozen=True)
class Outcome:
    """The results of a plan by table, or of the part of it that was played."""

    plan: Plan
    tables: dict[int, Tally]  # by number of players
    place: str  # the place of the workers
    seconds: float
    is_interrupted: bool = False
    lost: str = ""  # why the workers were lost before the end, if they were

    @property
    def tally(self) -> Tally:
        """The tally of all tables together."""
        total = Tally()
        for tally in self.tables.values():
            total.add(tally)
        return total


def usual_processes(plan: Plan) -> int:
    """All cores that this process may use; one if the games are too few and quick to start other processes."""
    worth = plan.all_games // FEWEST_PER_PROCESS if plan.is_quick() else plan.all_games
    return max(1, min(cores(), worth))


def simulate(plan: Plan, workers: Workers, progress: Callable[[int], None]) -> Outcome:
    """Let the workers play the plan; `progress` is called with the number of games that have just finished."""
    begin = time.perf_counter()
    tables = {seats: Tally() for seats in plan.tables}
    lost = ""
    with interruptible() as interruption, open_saver(plan) as save:
        work = partial(play_chunk, plan)
        with closing(workers.map(work, chunks(plan), interruption)) as parts:
            try:
                for part in parts:
                    tables[part.seats].add(part.tally)
                    save.put(part.saved, part.rows)
                    progress(part.tally.games)
            except WorkersLost as why:
                lost = str(why)
    seconds = time.perf_counter() - begin
    return Outcome(plan, tables, workers.place, seconds, interruption.has_come, lost)


def chunks(plan: Plan) -> Iterator[Chunk]:
    """Split the plan's deals into pieces, the same for any number of workers, so that cached results fit."""
    most = MOST_IN_CHUNK if plan.save is None else MOST_SAVED_IN_CHUNK
    size = max(1, min(most, plan.games * len(plan.tables) // CHUNKS))
    last = plan.seed + plan.games
    for seats in plan.tables:
        for first in range(plan.seed, last, size):
            yield Chunk(seats, range(first, min(first + size, last)))


def play_chunk(plan: Plan, chunk: Chunk, is_stopped: IsStopped) -> Part:
    game = table_for(plan.game, plan.board)
    part = Part(chunk.seats)
    for seed in chunk.seeds:
        ended: list[Finished] = []
        for turn in range(plan.turns(chunk.seats)):
            if is_stopped():
                break
            one = _play(game, plan, part, seed, turn)
            if one is not None:
                ended.append(one)
        part.tally.put(game, ended, plan.options.starred_options(seed))
        if is_stopped():
            break
    if plan.save is not None and plan.save.is_parquet:
        part.rows, part.saved = rows_of(part.saved), []
    return part


def deal_of(game: Game, plan: Plan, seats: int, seed: int, turn: int = 0) -> Deal:
    """One game of the plan."""
    return Deal(game, seed, plan.options.of(seed), plan.cast.faces(seats, seed, turn), plan.is_silent)


def _play(game: Game, plan: Plan, part: Part, seed: int, turn: int) -> Finished | None:
    """Play one game. Returns how it ended; None: it failed, and the tally says how."""
    tally = part.tally
    deal = deal_of(game, plan, part.seats, seed, turn)
    witness = Witness(
        times=tally.times if plan.has_times else None, audit=tally.talk, spending=tally.spending
    )
    if plan.save is not None:
        witness.record, witness.diaries = deal.record(), []
    tally.games += 1
    ends = ""
    try:
        s, made = play_deal(deal, None if plan.is_quick() else witness)
        ends = fingerprint(s) if plan.save is not None else ""
    except Exception as fault:  # noqa: BLE001 - whatever it is, the other games are played and it is reported
        tally.talk.refused += isinstance(fault, BadInput) and fault.code == REFUSED
        tally.fail(Failure(seed, f"{type(fault).__name__}: {fault}"))
        return None
    finally:
        if witness.record is not None:
            part.saved.append(
                SavedGame(
                    name_of(plan, part.seats, seed, turn), seed, turn, write_record(deal, witness, ends)
                )
            )
    return end_of(game, s, made, deal.faces)
