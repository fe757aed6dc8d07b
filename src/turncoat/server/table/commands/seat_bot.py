"""The host seats a bot before the game."""

from typing import ClassVar

from turncoat.bots.regulars import REGULARS
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body, require
from turncoat.server.table.command import BotName, Command, RegularName, SeatNumber
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import check_gathering
from turncoat.server.table.seat_bots import check_bot, check_bot_name, regular_for
from turncoat.server.table.stages import BOT, GATHERING, PERSON
from turncoat.server.table.table import Chair, Table


class SeatBot(Command, tag="seat_bot", frozen=True):
    seat: SeatNumber
    bot: BotName = "surprise"
    regular: RegularName = ""  # empty: a random one, if the bot has a temper

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        check_gathering(table)
        actor.require_host()
        check_bot(self.bot)
        if self.seat >= len(table.chairs):
            raise BadInput("no_such_seat", f"seat={self.seat}")
        if table.chairs[self.seat].kind == PERSON:
            raise BadInput("seat_taken", f"seat={self.seat}")
        regular = regular_for(table, self.seat, self.bot, self.regular)
        return [PlannedEntry(BotSeated(self.bot, regular), self.seat)], []


class BotSeated(Body, frozen=True, omit_defaults=True):
    kind: ClassVar[str] = "bot_seated"
    stage: ClassVar[str | None] = GATHERING
    unshown: ClassVar[tuple[str, ...]] = ("bot",)
    bot: str
    regular: str = ""  # empty: none; omitted then, as in older entries

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.put_chair(seat, Chair(BOT, bot=self.bot, regular=self.regular, is_ready=True))

    def check(self, table: Table, entry: Entry) -> None:
        check_bot_name(self.bot)
        require(not self.regular or self.regular in REGULARS, "regular")
