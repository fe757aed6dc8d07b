"""The end of a meeting, when its time is up or all people at the table have finished speaking. `say.py` starts meetings."""

from dataclasses import replace
from typing import ClassVar

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import Entry
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import THE_TABLE, Body, require
from turncoat.server.table.command import Command
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import end_of, people, unfinished_speakers
from turncoat.server.table.stages import BOT, PLAYING
from turncoat.server.table.table import Table


class Finish(Command, tag="finish_speaking", frozen=True):
    """Finish speaking. The meeting ends when all people at the table have finished."""

    def plan(self, table: Table, actor: Actor, now: Milliseconds) -> Plan:
        seat = actor.require_seat()
        table.running_state()
        if table.meeting is None or seat not in people(table):
            raise BadInput("no_meeting")
        if seat in table.meeting.done:
            raise BadInput("already_finished")
        return [PlannedEntry(Finished(), seat)], []


class Finished(Body, frozen=True):
    """A person has finished speaking, or a bot has had its turn."""

    kind: ClassVar[str] = "finished_speaking"
    stage: ClassVar[str | None] = PLAYING
    is_retold: ClassVar[bool] = False

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        assert table.meeting is not None
        is_bot = table.chairs[seat].kind == BOT
        heard = at if is_bot else table.meeting.heard
        table.meeting = replace(table.meeting, done=table.meeting.done | {seat}, heard=heard)

    def check(self, table: Table, entry: Entry) -> None:
        require(table.meeting is not None and entry.seat not in table.meeting.done, "finished_speaking")


class MeetingEnded(Body, frozen=True):
    kind: ClassVar[str] = "meeting_ended"
    stage: ClassVar[str | None] = PLAYING
    writer: ClassVar[str] = THE_TABLE

    def fold(self, table: Table, seat: Seat, number: int, at: Milliseconds) -> None:
        close_meeting(table, at)

    def check(self, table: Table, entry: Entry) -> None:
        meeting = table.meeting
        require(meeting is not None, "meeting_ended")
        assert meeting is not None
        require(not unfinished_speakers(table) or entry.at >= end_of(table, meeting), "meeting_ended")


def close_meeting(table: Table, at: Milliseconds) -> None:
    """End the meeting, if there is one, and restart the clock of the pending decision."""
    meeting = table.meeting
    if meeting is not None:
        table.meeting = None
        table.start_clock(at)
        table.is_notified = meeting.was_notified
