"""A player or a bot makes a statement (docs/talk.md). An accusation may call a meeting, which `meeting.py` ends.

During a meeting decisions wait: answers are refused and clocks stand still. Nothing in the game changes.
"""

from dataclasses import replace
from typing import Any, ClassVar

from turncoat.kernel.ids import Seat
from turncoat.kernel.shapes import Json
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import can_call
from turncoat.server.table.speech import call_on, check_speech_limit, count_speech
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Meeting, Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement, from_wire, is_accusation, to_wire


class Say(Command, tag="say", frozen=True):
    statement: dict[str, str | int]

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        table.running_state()
        check_speech_limit(table, actor.require_seat(), now)
        return plan_statement(table, actor.require_seat(), dict(self.statement)), []


def plan_statement(table: Table, seat: Seat, written: dict[str, Json]) -> list[PlannedEntry]:
    """Plan a statement, and the meeting that it may call. The record of the table's talk must have been read (`Hall.listen`)."""
    assert table.talk is not None
    statement = from_wire({**written, "speaker": seat}).content
    table.talk.check(statement)
    said = replace(statement, number=len(table.talk.said), at=table.talk.log.count)
    return [PlannedEntry(Said(to_wire(said)), seat), *plan_meeting(table, said)]


class Said(Body, frozen=True):
    kind: ClassVar[str] = "said"
    stage: ClassVar[str | None] = PLAYING
    statement: dict[str, Any]

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        table.has_talk = True
        count_speech(table, seat, at)
        call_on(table, from_wire(self.statement), at)

    def add_to_talk(self, talk: TalkRecord) -> None:
        talk.say(from_wire(self.statement).content)

    def check(self, table: Table, entry: Entry) -> None:
        """`StatementChecks` checks it, against the record of all earlier statements."""


def plan_meeting(table: Table, said: Statement) -> list[PlannedEntry]:
    """Plan the meeting that the statement calls, if it does."""
    assert table.talk is not None
    log = table.talk.log
    round_number = log.round()
    if (
        not is_accusation(said)
        or said.seat in log.revealed
        or not can_call(table, said.speaker, round_number)
    ):
        return []
    return [PlannedEntry(MeetingCalled(said.seat, said.number, round_number), said.speaker)]


class MeetingCalled(Body, frozen=True):
    """The statement before this entry has called a meeting."""

    kind: ClassVar[str] = "meeting_called"
    stage: ClassVar[str | None] = PLAYING
    accused: int
    statement: int
    round: int

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        meeting = Meeting(
            seat, self.accused, self.statement, self.round, at, at, was_notified=table.is_notified
        )
        table.meeting = table.last_meeting = meeting
        table.is_notified = False

    def check(self, table: Table, entry: Entry) -> None:
        """`StatementChecks` compares it with the statement."""
        require(can_call(table, entry.seat, self.round), "meeting_called")
