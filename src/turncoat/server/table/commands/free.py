"""The host frees a seat before the game."""

from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.actor import Actor
from turncoat.server.table.command import Command, SeatNumber
from turncoat.server.table.commands.stand import Stood, vacate
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.stages import FREE
from turncoat.server.table.table import Table


class Free(Command, tag="free", frozen=True):
    """Remove a player or a bot from a seat before the game; host only."""

    seat: SeatNumber

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        check_gathering(table)
        actor.require_host()
        if self.seat >= len(table.chairs) or table.chairs[self.seat].kind == FREE:
            raise BadInput("seat_is_free", f"seat={self.seat}")
        return [PlannedEntry(Stood(), self.seat)], vacate(table, self.seat)
