"""Timekeeper: runs the clock actions of tables, such as expired decisions, reminders, missing seeds and the end of meetings.

The time of a table's next action is stored with every entry, so a server finds all of them when it starts. Of several servers, the
one that holds a table's lease carries them out (`leases.py`).
"""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final

from turncoat.kernel.decisions import shown_waiting_seats
from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.freshness import OutOfTouch
from turncoat.server.table.clocks import deadline, notification_due, order_due, reminder, silence_ends, wake
from turncoat.server.table.commands.deal import deal_late
from turncoat.server.table.commands.meeting import MeetingEnded
from turncoat.server.table.commands.notified import Notified
from turncoat.server.table.commands.reminded import Reminded
from turncoat.server.table.late_answers import plan_late_answers, plan_take_over
from turncoat.server.table.order_pauses import plan_ordered_answers
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import meeting_ends, people_in, silent
from turncoat.server.table.stages import DEALING
from turncoat.server.table.table import Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

EVERY: Final = 0.25  # seconds between two polls of the store
AT_ONCE: Final = 200  # tables per poll
LEFT_ALONE: Final = 500  # milliseconds until a table at which nothing was due is tried again
GIVEN_UP: Final = 60_000  # milliseconds until a table that failed is tried again: it must not delay others, nor fill the log
SETTLING: Final = (
    20_000  # milliseconds after a server's start in which no clock expires: players reconnect first
)

LOG: Final = logging.getLogger("turncoat.server.hall.timekeeper")


def keep_time(hall: "Hall") -> AbstractAsyncContextManager[None]:
    """A service of the hall."""
    return run_in_background(_keep(hall))


async def _keep(hall: "Hall") -> None:
    settled = hall.now() + SETTLING
    alone: dict[TableId, Milliseconds] = {}  # by table: when it may be tried again
    has_failed = False
    while True:
        try:
            hall.following.check()
            now = hall.now()
            alone = {table: until for table, until in alone.items() if until > now}
            waking = [
                table for table, _ in await hall.store.due(now, AT_ONCE + len(alone)) if table not in alone
            ]
            looks = (_look_after_ours(hall, table, settled) for table in waking)
            for table, span in zip(waking, await asyncio.gather(*looks), strict=True):
                alone[table] = hall.now() + span
            has_failed = False
        except StoreFailed as fault:
            if not has_failed and not isinstance(fault, OutOfTouch):
                LOG.warning("store_failed")  # logged once; it is polled again in a moment
            has_failed = True
        await asyncio.sleep(EVERY)


async def _look_after_ours(hall: "Hall", table: TableId, settled: Milliseconds) -> Milliseconds:
    """Carry out the table's due actions if this server holds its lease; return after how long to try again."""
    try:
        if await hall.leases.hold(table) and await look_after(hall, table, settled):
            return 0
    except BadInput as refusal:
        LOG.warning("not_looked_after", extra={"table": table, "code": refusal.code})
        return GIVEN_UP
    except OutOfTouch:
        pass  # tried again in a moment
    except StoreFailed:
        LOG.warning("store_failed")  # tried again in a moment
    except Exception:
        LOG.exception("server_fault", extra={"table": table})
        hall.metrics.refusals["server_fault"] += 1
        return GIVEN_UP
    return LEFT_ALONE


async def look_after(hall: "Hall", table: TableId, settled: Milliseconds = 0) -> bool:
    """Carry out the due clock actions of one table; whether there were any. No decision expires before `settled`.

    BadInput: the table cannot be read, or other servers kept writing first.
    """
    planned: list[PlannedEntry] = []

    def plan(current: Table, now: Milliseconds) -> Plan:
        instead = put_off(hall, current, now)
        planned[:] = plan_due(current, now, settled) if instead is None else instead
        return planned, []

    place = await hall.place(table)
    await hall.change(place, plan)
    if any(isinstance(entry.body, Notified | Reminded) for entry in planned):
        for notify in hall.notifiers:
            notify(place.table)
    for waker in hall.wakers:
        waker(place.table)
    return bool(planned)


def put_off(hall: "Hall", table: Table, now: Milliseconds) -> list[PlannedEntry] | None:
    """Entries in place of an expired clock's, because players may not have been shown the decision: outages to record, or nothing for
    now. None: the clock may act."""
    limit = wake(table) if table.stage == DEALING else deadline(table)
    if limit is None or limit > now:
        return None
    lost = hall.outages.plan_entries(table)
    if lost:
        return lost
    # The seats that all viewers see the table wait for: which of them have answered may be a secret.
    asked = (
        range(len(table.chairs))
        if table.state is None
        else people_in(table, shown_waiting_seats(table.state))
    )
    return [] if hall.presence.unheard_seats(table.id, limit).intersection(asked) else None


def plan_due(table: Table, now: Milliseconds, settled: Milliseconds = 0) -> list[PlannedEntry]:
    """Plan the first action that is due. Further ones follow in the next polls."""
    if table.stage == DEALING:
        return deal_late(table) if is_due(wake(table), now) else []
    if is_due(deadline(table), now) and now >= settled:
        return plan_late_answers(table)
    if is_due(meeting_ends(table), now) and now >= settled:
        return [PlannedEntry(MeetingEnded())]
    if is_due(silence_ends(table), now) and now >= settled:
        return plan_take_over(sorted(silent(table)))
    if is_due(reminder(table), now):
        # The seats that all viewers see the table wait for: which of them have answered may be a secret.
        seats = people_in(table, shown_waiting_seats(table.running_state()))
        return [PlannedEntry(Reminded(), seat) for seat in seats if seat not in table.reminded]
    if is_due(order_due(table), now):
        return plan_ordered_answers(table)
    return [PlannedEntry(Notified())] if is_due(notification_due(table), now) else []


def is_due(at: Milliseconds | None, now: Milliseconds) -> bool:
    return at is not None and at <= now
