"""Diaries of bots, written once the game is over: which bot played each seat, and what it believed."""

from typing import Any, ClassVar

import msgspec

from turncoat.bots import diary
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Table


class BotDiary(msgspec.Struct, frozen=True):
    bot: str
    entries: list[dict[str, Any]]  # as bots/diary.py writes them


class Diaries(Body, frozen=True):
    kind: ClassVar[str] = "diaries"
    stage: ClassVar[str | None] = OVER
    writer: ClassVar[str] = THE_TABLE
    diaries: dict[str, BotDiary]  # by seat

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.has_diaries = True

    def check(self, table: Table, entry: Entry) -> None:
        require(not table.has_diaries, "diaries")
        seats = {str(seat) for seat in range(len(table.chairs))}
        for seat, written in self.diaries.items():
            require(seat in seats, "diaries")
            for one in written.entries:
                diary.from_wire(one)
