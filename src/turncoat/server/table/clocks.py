"""Clocks of a table: deadlines of decisions, and the next time at which the table does something without a command.

Clocks follow from what everybody sees: when a decision was put, and the table's pace (`working_hours.py`).
"""

from typing import Final

from turncoat.kernel.decisions import shown_waiting
from turncoat.kernel.state import RUNNING
from turncoat.server.runtime.units import HOUR, MINUTE, Milliseconds
from turncoat.server.table.queries import bots_asked, is_window, people_in, silent
from turncoat.server.table.settings import Days, Live, Untimed
from turncoat.server.table.table import DEALING, OVER, PLAYING, Table
from turncoat.server.table.working_hours import later

SEED_TIME: Final = 10_000  # that seeds are waited for; the deal then goes ahead without the missing ones
SILENCE: Final = 7 * 24 * HOUR  # that everybody's word is waited for; a player who says nothing has gone


def deadline(table: Table) -> Milliseconds | None:
    """When the clock answers for those who have not; None: never."""
    s, pace = table.state, table.settings.pace
    if isinstance(pace, Untimed) or table.stage != PLAYING or s is None or s.ending != RUNNING:
        return None
    if table.paused_since is not None:
        return None
    if isinstance(pace, Live):
        seconds = pace.window if is_window(table) else pace.seconds
        return after(table, 1000 * seconds)
    return after(table, pace.hours * HOUR)


def after(table: Table, span: Milliseconds) -> Milliseconds:
    """When so much time has passed since the current decision was put."""
    return later(table.settings.pace, table.asked_since, span - table.spent)


def reminder(table: Table) -> Milliseconds | None:
    """When those who have not answered are called again."""
    pace = table.settings.pace
    if not isinstance(pace, Days) or deadline(table) is None:
        return None
    assert table.state is not None
    if set(people_in(table, shown_waiting(table.state))) <= table.reminded:
        return None
    return after(table, pace.remind * HOUR)


def call_due(table: Table) -> Milliseconds | None:
    """When those who are asked and are not there are told so; None: never, or they were. At a live table everybody is there."""
    s = table.state
    if table.is_called or s is None or s.ending != RUNNING or isinstance(table.settings.pace, Live):
        return None
    if table.stage != PLAYING or table.paused_since is not None:
        return None
    if table.bots and not people_in(table, shown_waiting(s)):
        return None  # a seat is always asked: without bots, a person's
    return after(table, MINUTE)


def silence_ends(table: Table) -> Milliseconds | None:
    """When bots take the seats of those who have not answered what everybody was asked for: also where no clock runs."""
    return table.petition.at + SILENCE if table.petition is not None and silent(table) else None


def wake(table: Table) -> Milliseconds | None:
    """The next moment at which the table does something by itself."""
    if table.stage == DEALING:
        return table.asked_since + SEED_TIME - table.spent
    moments = (deadline(table), silence_ends(table), reminder(table), call_due(table), bot_due(table))
    return min([moment for moment in moments if moment is not None], default=None)


def bot_due(table: Table) -> Milliseconds | None:
    """When bots answer, or after the end tell what they thought; None: no bot is waited for."""
    if table.stage == OVER:
        return table.asked_since if not table.has_diaries and table.bots else None
    return table.asked_since + table.settings.bot_pace if bots_asked(table) else None
