"""Clocks of a table: deadlines of decisions, and the next time at which the table does something without a command.

Clocks depend on public facts only: when a decision was put, and the table's pace (`working_hours.py`). The time for a
decision is in `settings.py`; `late_answers.py` says after how many missed ones a bot takes the seat.
"""

from typing import Final

from turncoat.kernel.decisions import shown_waiting_seats
from turncoat.kernel.state import RUNNING
from turncoat.server.runtime.units import HOUR, MINUTE, Milliseconds
from turncoat.server.table.queries import (
    awaited_bots,
    bot_speaks,
    has_hidden_progress,
    is_halted,
    is_order_pause,
    is_window,
    lone_seat,
    meeting_ends,
    ordered_option,
    people,
    people_in,
    seeds_due,
    silent,
    unfinished_speakers,
)
from turncoat.server.table.settings import Days, Live, Untimed
from turncoat.server.table.stages import DEALING, OVER, PLAYING
from turncoat.server.table.table import Table
from turncoat.server.table.working_hours import later

# How long a petition waits for replies; then a bot takes the seat of a silent player.
PETITION_SILENCE: Final = 7 * 24 * HOUR
# Length of an order pause (`order_pauses.py`) in bots' pauses: long enough for a player to decide unnoticed.
ORDER_PAUSE: Final = 4


def deadline(table: Table) -> Milliseconds | None:
    """The time at which the clock answers for seats that have not; None: never."""
    s, pace = table.state, table.settings.pace
    if isinstance(pace, Untimed) or table.stage != PLAYING or s is None or s.ending != RUNNING:
        return None
    if is_halted(table):
        return None
    if isinstance(pace, Live):
        seconds = pace.window if is_window(table) else pace.seconds
        return after(table, 1000 * seconds)
    return after(table, pace.hours * HOUR)


def after(table: Table, span: Milliseconds) -> Milliseconds:
    """The time at which `span` of working time has passed since the current decision was put."""
    return later(table.settings.pace, table.asked_since, span - table.spent)


def reminder(table: Table) -> Milliseconds | None:
    """The time at which players who have not answered are reminded; None: never, or they were."""
    pace = table.settings.pace
    if not isinstance(pace, Days) or deadline(table) is None:
        return None
    assert table.state is not None
    if set(people_in(table, shown_waiting_seats(table.state))) <= table.reminded:
        return None
    return after(table, pace.remind * HOUR)


def notification_due(table: Table) -> Milliseconds | None:
    """The time at which absent players are notified of a decision or a meeting; None: never, or they were. Players of a
    live table are present."""
    s = table.state
    if table.is_notified or s is None or s.ending != RUNNING or isinstance(table.settings.pace, Live):
        return None
    if table.stage != PLAYING or table.paused_since is not None:
        return None
    if table.meeting is not None:
        return table.meeting.at + MINUTE if unfinished_speakers(table) else None
    if table.bots and not people_in(table, shown_waiting_seats(s)):
        return None  # without bots, the asked seats are those of people
    return after(table, MINUTE)


def silence_ends(table: Table) -> Milliseconds | None:
    """The time at which bots take the seats of players who have not replied to a petition, also at an untimed table."""
    return table.petition.at + PETITION_SILENCE if table.petition is not None and silent(table) else None


def wake(table: Table) -> Milliseconds | None:
    """The next time at which the table has to act without a command; None: never."""
    if table.stage == DEALING:
        return seeds_due(table)
    times = (
        deadline(table),
        meeting_ends(table),
        silence_ends(table),
        reminder(table),
        notification_due(table),
        bot_due(table),
        order_due(table),
    )
    return min([time for time in times if time is not None], default=None)


def bot_due(table: Table) -> Milliseconds | None:
    """The time at which bots answer, speak in a meeting, or write their diaries after the end; None: the table waits
    for no bot."""
    if table.stage == OVER:
        return table.asked_since if not table.has_diaries and table.bots else None
    if table.meeting is not None:
        return bot_speaks(table)
    return table.asked_since + bot_pause(table) if awaited_bots(table) else None


def bot_pause(table: Table) -> Milliseconds:
    """The pause before bots answer, which never depends on what they answer or hold.

    One person against bots does not wait at chances to react: no other viewer could tell from a pause which seat had a choice.
    """
    pace = table.settings.bot_pace
    if not has_hidden_progress(table):
        return pace
    if lone_seat(table) is not None:
        return 0
    return ORDER_PAUSE * pace if is_order_pause(table) and people(table) else pace


def order_due(table: Table) -> Milliseconds | None:
    """The time at which standing orders answer a sealed question, together with bots, so that the pause hides which
    seats left one. None: none did."""
    if not any(ordered_option(table, seat) for seat in people(table)):
        return None
    return table.asked_since + ORDER_PAUSE * table.settings.bot_pace
