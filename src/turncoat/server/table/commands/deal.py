"""The deal: written with the last seed, or by the clock if seeds are missing."""

from typing import ClassVar

import msgspec

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.body import THE_TABLE, PositionChange, require
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.positions import WrittenDice, deal
from turncoat.server.table.queries import seeds_due
from turncoat.server.table.stages import BOT, DEALING, PLAYING
from turncoat.server.table.table import Table


def plan_deal(table: Table, seeds: dict[Seat, str] | None = None) -> PlannedEntry:
    """Plan the deal, with these seeds beside those that the table already has."""
    state, events = deal(table, seeds or {})
    return PlannedEntry(Dealt(table.game.version), state=state, events=events)


def deal_late(table: Table) -> list[PlannedEntry]:
    """Plan the deal without the missing seeds."""
    return [plan_deal(table)] if table.stage == DEALING else []


class Dealt(PositionChange, frozen=True, omit_defaults=True):
    kind: ClassVar[str] = "dealt"
    stage: ClassVar[str | None] = DEALING
    writer: ClassVar[str] = THE_TABLE
    is_reset: ClassVar[bool] = True
    version: int  # of the rules and content
    dice: WrittenDice = msgspec.field(
        default_factory=dict
    )  # only in files of simulated games: docs/replays.md

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.stage = PLAYING
        table.version = self.version
        table.dice = self.dice

    def replay(self, table: Table, seat: Seat) -> PlannedEntry:
        """BadInput: the game was dealt by rules that this version does not have."""
        state, events = deal(table, {}, self.version, self.dice)
        return PlannedEntry(self, seat, state, events)

    def check(self, table: Table, entry: Entry) -> None:
        """The table had all seeds or had waited long enough; written dice belong to a game of bots alone."""
        require(not self.dice or all(chair.kind == BOT for chair in table.chairs), "dice")
        is_late = entry.at >= seeds_due(table)
        require(is_late or all(chair.kind == BOT or chair.seed for chair in table.chairs), "seeds")
