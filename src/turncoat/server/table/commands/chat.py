"""A player writes free text to the table."""

from typing import ClassVar, Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body, require
from turncoat.server.table.command import Command, Text
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.speech import check_speech_limit, count_speech
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table

LONGEST_TEXT: Final = 500  # as `Text` allows


class Chat(Command, tag="chat", frozen=True):
    text: Text

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        if table.chairs[actor.require_seat()].is_muted:
            raise BadInput("muted")
        if table.settings.chat == "phrases" and table.stage == PLAYING:
            raise BadInput("phrases_only")
        text = " ".join(self.text.split())
        if not text:
            raise BadInput("nothing_said")
        check_speech_limit(table, actor.require_seat(), now)
        return [PlannedEntry(Chatted(text), actor.seat)], []


class Chatted(Body, frozen=True):
    kind: ClassVar[str] = "chatted"
    stage: ClassVar[str | None] = None
    text: str

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        count_speech(table, seat, at)

    def check(self, table: Table, entry: Entry) -> None:
        require(0 < len(self.text) <= LONGEST_TEXT, "text")
