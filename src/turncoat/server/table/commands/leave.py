"""A bot takes the seat of a player who leaves during a game or misses too many decisions (`late_answers.py`)."""

from typing import ClassVar, Literal

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import MOVE, DropKeys, Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.seat_bots import check_bot_name, draw_bot
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table


class Leave(Command, tag="leave", frozen=True):
    """Leave the game to a bot. The player may return."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        table.running_state()
        if table.chairs[seat].bot:
            raise BadInput("already_left")
        return [PlannedEntry(TakenOver(draw_bot(), "left"), seat)], [DropKeys(table.id, MOVE, seat)]


class TakenOver(Body, frozen=True):
    """A bot plays for a player who left or missed too many decisions."""

    kind: ClassVar[str] = "taken_over"
    stage: ClassVar[str | None] = PLAYING
    unshown: ClassVar[tuple[str, ...]] = ("bot",)
    bot: str
    why: Literal["left", "clock"]

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        has_left = self.why == "left"
        table.change_chair(seat, bot=self.bot, bot_since=number, away_since=at, has_left=has_left)

    def check(self, table: Table, entry: Entry) -> None:
        check_bot_name(self.bot)
