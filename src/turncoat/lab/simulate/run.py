"""Mass play: many games on all cores, counted. How the count is shown is `simulate_report.py`'s business.

A game follows from its table, its seed and its turn alone, so the count does not depend on how games are spread over processes.
"""

import json
import time
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

from turncoat.bots import diary
from turncoat.kernel.codec import fingerprint
from turncoat.kernel.errors import BadInput
from turncoat.kernel.game import Game
from turncoat.kernel.shapes import Json
from turncoat.lab.simulate.game import Deal, Witness, play_deal
from turncoat.lab.simulate.plan import Plan, table_for
from turncoat.lab.simulate.spreading import IsStopped, cores, interruptible, spread
from turncoat.lab.simulate.talk_audit import REFUSED
from turncoat.lab.simulate.tally import Failure, Finished, Tally, finished

FEWEST_PER_PROCESS: Final = 100  # starting a process takes as long as so many games of random play
MOST_IN_CHUNK: Final = 100
CHUNKS_PER_PROCESS: Final = 16


@dataclass(frozen=True)
class Chunk:
    """Some deals at one table."""

    seats: int
    seeds: range


@dataclass(frozen=True)
class Outcome:
    """What came of a plan, table by table, or of the part of it that was played."""

    plan: Plan
    tables: dict[int, Tally]  # by number of players
    processes: int
    seconds: float
    is_interrupted: bool = False
    is_broken: bool = False  # a process was ended from outside, most often because memory ran out

    @property
    def tally(self) -> Tally:
        """Of all tables."""
        total = Tally()
        for tally in self.tables.values():
            total.add(tally)
        return total


def usual_processes(plan: Plan) -> int:
    """All cores that this process may use, unless the games are too few and quick to be worth starting others."""
    worth = plan.all_games // FEWEST_PER_PROCESS if plan.is_quick() else plan.all_games
    return max(1, min(cores(), worth))


def simulate(plan: Plan, processes: int, progress: Callable[[int], None]) -> Outcome:
    """Play the plan on so many processes; `progress` hears how many more games are done."""
    begin = time.perf_counter()
    tables = {seats: Tally() for seats in plan.tables}
    is_broken = False
    if plan.save is not None:
        _make_folder(plan.save)
    with interruptible() as interruption:
        work = partial(play_chunk, plan)
        with closing(spread(work, chunks(plan, processes), processes, interruption)) as parts:
            try:
                for seats, part in parts:
                    tables[seats].add(part)
                    progress(part.games)
            except BrokenProcessPool:
                is_broken = True
    seconds = time.perf_counter() - begin
    return Outcome(plan, tables, processes, seconds, interruption.has_come, is_broken)


def chunks(plan: Plan, processes: int) -> Iterator[Chunk]:
    """The deals of the plan in pieces, small enough that all processes end at about the same time."""
    size = max(1, min(MOST_IN_CHUNK, plan.games * len(plan.tables) // (processes * CHUNKS_PER_PROCESS)))
    last = plan.seed + plan.games
    for seats in plan.tables:
        for first in range(plan.seed, last, size):
            yield Chunk(seats, range(first, min(first + size, last)))


def play_chunk(plan: Plan, chunk: Chunk, is_stopped: IsStopped) -> tuple[int, Tally]:
    game = table_for(plan.game, plan.board)
    tally = Tally()
    for seed in chunk.seeds:
        ended: list[Finished] = []
        for turn in range(plan.turns(chunk.seats)):
            if is_stopped():
                break
            one = _play(game, plan, chunk.seats, seed, turn, tally)
            if one is not None:
                ended.append(one)
        tally.put(game, ended, plan.options.starred_of(seed))
        if is_stopped():
            break
    return chunk.seats, tally


def deal_of(game: Game, plan: Plan, seats: int, seed: int, turn: int = 0) -> Deal:
    """One game of the plan."""
    return Deal(game, seed, plan.options.of(seed), plan.cast.faces(seats, seed, turn), plan.is_silent)


def _play(game: Game, plan: Plan, seats: int, seed: int, turn: int, tally: Tally) -> Finished | None:
    """How one game ended; None: it failed, and the tally says how."""
    deal = deal_of(game, plan, seats, seed, turn)
    witness = Witness(times=tally.times if plan.has_times else None, audit=tally.talk)
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
        if plan.save is not None:
            mark = f"-{turn}" if plan.is_mirrored else ""
            save_record(plan.save / f"{game.name}-{seats}-{seed}{mark}.json", deal, witness, ends)
    return finished(game, s, made, deal.faces)


def _make_folder(path: Path) -> None:
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError:
        raise BadInput("cannot_write", str(path)) from None


def save_record(path: Path, deal: Deal, witness: Witness, ends: str) -> None:
    """As the engine's `replay` reads it; that it does not know who sat where and what was said does no harm."""
    if witness.record is None:
        return
    bots: list[Json] = [loyal if loyal == traitor else [loyal, traitor] for loyal, traitor in deal.faces]
    written = {**witness.record.to_json(ends), "bots": bots}
    if witness.talk is not None:
        written["talk"] = witness.talk.to_wire()
    if any(witness.diaries or []):
        diaries: list[Json] = []
        for entries in witness.diaries or []:
            diaries.append([diary.to_wire(entry) for entry in entries])
        written["diaries"] = diaries
    path.write_text(json.dumps(written, separators=(",", ":")), encoding="utf-8")
