"""Adjournment: a meeting ends with the entry after which all people at the table have finished speaking.

That is the last `Finished`, or a bot taking the seat of the last player who had not finished.
"""

from turncoat.server.table.apply import take_ahead
from turncoat.server.table.commands.leave import TakenOver
from turncoat.server.table.commands.meeting import Finished, MeetingEnded
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import unfinished_speakers
from turncoat.server.table.table import Table


def with_ended_meeting(table: Table, plan: Plan) -> Plan:
    """Add the end of the meeting to a plan after which all people have finished speaking."""
    planned, writes = plan
    if table.meeting is None or not any(isinstance(entry.body, Finished | TakenOver) for entry in planned):
        return plan
    ahead = table.copy()
    for entry in planned:
        take_ahead(ahead, entry)
    if ahead.meeting is None or unfinished_speakers(ahead):
        return plan
    return [*planned, PlannedEntry(MeetingEnded())], writes
