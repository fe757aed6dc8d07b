"""A player asks for an end without a winner; if all people agree, the game is over (`ended.py`)."""

from turncoat.server.runtime.units import Milliseconds
from turncoat.server.table.actor import Actor
from turncoat.server.table.command import Command
from turncoat.server.table.commands.petition import plan_petition
from turncoat.server.table.plan import Plan
from turncoat.server.table.table import Table


class AskEnd(Command, tag="ask_end", frozen=True):
    """End the game without a winner and reveal all roles, if all players agree."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        table.running_state()
        return plan_petition(table, actor.require_seat(), "end"), []
