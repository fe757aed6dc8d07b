"""Savers of simulated games: a directory with a record of each game, or Parquet tables."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from turncoat.bots import diary
from turncoat.kernel.errors import BadInput
from turncoat.kernel.shapes import Json
from turncoat.lab.data.rows import Rows
from turncoat.lab.simulate.game import Deal, Witness
from turncoat.lab.simulate.plan import Plan


@dataclass(frozen=True)
class SavedGame:
    """A game's record, and its place in the plan."""

    name: str
    seed: int
    turn: int  # turn of a mirrored deal
    record: bytes


def name_of(plan: Plan, seats: int, seed: int, turn: int) -> str:
    return f"{plan.game}-{seats}-{seed}" + (f"-{turn}" if plan.is_mirrored else "")


class Saver(Protocol):
    def put(self, games: list[SavedGame], rows: Rows) -> None:
        """Does nothing: games are not saved."""


class NoSaver:
    def put(self, games: list[SavedGame], rows: Rows) -> None:
        """Does nothing: games are not saved."""


class RecordSaver:
    def __init__(self, directory: Path) -> None:
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError:
            raise BadInput("cannot_write", str(directory)) from None
        self._directory: Final = directory

    def put(self, games: list[SavedGame], rows: Rows) -> None:
        for one in games:
            (self._directory / f"{one.name}.json").write_bytes(one.record)


@contextmanager
def open_saver(plan: Plan) -> Iterator[Saver]:
    """Open the saver of the plan for a block. BadInput: games cannot be saved there."""
    if plan.save is None:
        yield NoSaver()
    elif plan.save.is_parquet:
        from turncoat.lab.data.files import open_writers

        with open_writers(plan.save.path) as tables:
            yield tables
    else:
        yield RecordSaver(plan.save.path)


def write_record(deal: Deal, witness: Witness, ends: str) -> bytes:
    """The record in the format of the engine's `replay`, which ignores the extra fields for bots and talk."""
    assert witness.record is not None
    bots: list[Json] = [loyal if loyal == traitor else [loyal, traitor] for loyal, traitor in deal.faces]
    written = {**witness.record.to_json(ends), "bots": bots}
    if witness.talk is not None:
        written["talk"] = witness.talk.to_wire()
    if any(witness.diaries or []):
        diaries: list[Json] = []
        for entries in witness.diaries or []:
            diaries.append([diary.to_wire(entry) for entry in entries])
        written["diaries"] = diaries
    return json.dumps(written, separators=(",", ":")).encode()
