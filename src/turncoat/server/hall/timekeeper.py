"""Timer of tables, for what happens without a command: clocks that run out, reminders, seeds that do not come, bots.

When a table has to be looked at is written with every entry, so that a server that starts finds all of them. Of several servers one
looks after a table at a time; if it dies, another does soon.
"""

import asyncio
import logging
from contextlib import AbstractAsyncContextManager
from typing import TYPE_CHECKING, Final

from turncoat.kernel.decisions import shown_waiting
from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.background import beside
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import StoreFailed
from turncoat.server.store.freshness import OutOfTouch
from turncoat.server.table.absence import plan_take_over, time_is_up
from turncoat.server.table.clocks import call_due, deadline, reminder, silence_ends, wake
from turncoat.server.table.entries import Called, Reminded
from turncoat.server.table.lobby import deal_late
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.queries import people_in, silent
from turncoat.server.table.table import DEALING, Table

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

EVERY: Final = 0.25  # seconds between two looks
AT_ONCE: Final = 200  # tables a look
LEFT_ALONE: Final = 500  # milliseconds that a table at which a look changed nothing is not looked at
GIVEN_UP: Final = (
    60_000  # the same for one that cannot be looked after: it must not hinder the others, nor fill the log
)
SETTLING: Final = (
    20_000  # milliseconds from a server's start in which no clock runs out: people come back first
)

LOG: Final = logging.getLogger("turncoat.server.hall.timekeeper")


def keeping(hall: "Hall") -> AbstractAsyncContextManager[None]:
    """A service of the hall."""
    return beside(_keep(hall))


async def _keep(hall: "Hall") -> None:
    settled = hall.now() + SETTLING
    alone: dict[TableId, Milliseconds] = {}  # until when
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
                LOG.warning("store_failed")  # it is asked again in a moment, and written down once
            has_failed = True
        await asyncio.sleep(EVERY)


async def _look_after_ours(hall: "Hall", table: TableId, settled: Milliseconds) -> Milliseconds:
    """How long the table is then left alone."""
    try:
        if await hall.leases.hold(table) and await look_after(hall, table, settled):
            return 0
    except BadInput as refusal:
        LOG.warning("not_looked_after", extra={"table": table, "code": refusal.code})
        return GIVEN_UP
    except OutOfTouch:
        pass  # it is asked again in a moment
    except StoreFailed:
        LOG.warning("store_failed")  # so is it then
    except Exception:
        LOG.exception("server_fault", extra={"table": table})
        hall.metrics.refusals["server_fault"] += 1
        return GIVEN_UP
    return LEFT_ALONE


async def look_after(hall: "Hall", table: TableId, settled: Milliseconds = 0) -> bool:
    """Do at one table whatever its time has come for, if anything. No clock runs out before `settled`. BadInput: it cannot be
    read, or others were quicker again and again."""
    planned: list[PlannedEntry] = []

    def plan(found: Table, now: Milliseconds) -> Plan:
        instead = put_off(hall, found, now)
        planned[:] = due_steps(found, now, settled) if instead is None else instead
        return planned, []

    place = await hall.place(table)
    await hall.change(place, plan)
    if any(isinstance(step.body, Called | Reminded) for step in planned):
        for caller in hall.callers:
            caller(place.table)
    for waker in hall.wakers:
        waker(place.table)
    return bool(planned)


def put_off(hall: "Hall", table: Table, now: Milliseconds) -> list[PlannedEntry] | None:
    """Instead of what a clock would do now: nothing, or the time that people get back, as they could not be shown what they are asked.
    None: it may do it."""
    limit = wake(table) if table.stage == DEALING else deadline(table)
    if limit is None or limit > now:
        return None
    lost = hall.outages.steps(table)
    if lost:
        return lost
    # Whom everybody sees the table wait for: not who has not answered, which may be a secret.
    asked = range(len(table.chairs)) if table.state is None else people_in(table, shown_waiting(table.state))
    return [] if hall.presence.unheard(table.id, limit).intersection(asked) else None


def due_steps(table: Table, now: Milliseconds, settled: Milliseconds = 0) -> list[PlannedEntry]:
    """One thing at a time: the table is looked at again while anything is due."""
    if table.stage == DEALING:
        return deal_late(table) if is_due(wake(table), now) else []
    if is_due(deadline(table), now) and now >= settled:
        return time_is_up(table)
    if is_due(silence_ends(table), now) and now >= settled:
        return plan_take_over(table, sorted(silent(table)))
    if is_due(reminder(table), now):
        # Whom everybody sees the table wait for: not who has not answered, which may be a secret.
        seats = people_in(table, shown_waiting(table.running()))
        return [PlannedEntry(Reminded(), seat) for seat in seats if seat not in table.reminded]
    return [PlannedEntry(Called())] if is_due(call_due(table), now) else []


def is_due(moment: Milliseconds | None, now: Milliseconds) -> bool:
    return moment is not None and moment <= now
