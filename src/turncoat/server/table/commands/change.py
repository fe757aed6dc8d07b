"""The host changes the settings of a table before the game."""

from dataclasses import replace
from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import THE_TABLE, Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.settings import TableSettings, check_not_daily, check_settings, settle_settings
from turncoat.server.table.spelling import check_title
from turncoat.server.table.stages import BOT, GATHERING, PERSON
from turncoat.server.table.table import Chair, Table


class Change(Command, tag="change", frozen=True):
    """Change the settings of the table; host only."""

    settings: TableSettings

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        check_gathering(table)
        actor.require_host()
        check_title(self.settings.title)
        check_not_daily(self.settings)
        check_not_daily(table.settings)
        settings = settle_settings(self.settings)
        if any(chair.kind == PERSON for chair in table.chairs[settings.players :]):
            raise BadInput("seat_taken", f"seat={settings.players}")
        return [PlannedEntry(Changed(settings))], []


class Changed(Body, frozen=True):
    kind: ClassVar[str] = "changed"
    stage: ClassVar[str | None] = GATHERING
    writer: ClassVar[str] = THE_TABLE
    settings: TableSettings

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        """Players keep their seats but are no longer ready, since the game is another one; bots are."""
        table.settings = self.settings
        players = self.settings.players
        chairs = [replace(chair, is_ready=chair.kind == BOT) for chair in table.chairs[:players]]
        table.chairs = chairs + [Chair() for _ in range(players - len(chairs))]
        table.bots &= (1 << players) - 1
        table.talk = None  # the record is for another number of seats
        table.story = None
        table.shown = [table.shown[-1]] * (players + 1)  # before a game, all viewers see all entries
        table.seen = [table.chain] * len(table.shown)

    def check(self, table: Table, entry: Entry) -> None:
        check_settings(self.settings)
        check_title(self.settings.title)
