"""A player agrees that anyone with the link may watch the replay of the finished game. It opens once all people at the table agree."""

from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.stages import OVER
from turncoat.server.table.table import Table


class ShareReplay(Command, tag="share_replay", frozen=True):
    """Agree that anyone who has the link may watch the replay, or withdraw that."""

    is_shared: bool

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        if table.stage != OVER:
            raise BadInput("not_over")
        return [PlannedEntry(ReplayShared(self.is_shared), actor.require_seat())], []


class ReplayShared(Body, frozen=True):
    kind: ClassVar[str] = "replay_shared"
    stage: ClassVar[str | None] = OVER
    is_shared: bool

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.change_chair(seat, shares_replay=self.is_shared)

    def check(self, table: Table, entry: Entry) -> None:
        """A seat may change its mind at any time."""
