"""Transactions: a command is planned, applied to a copy of its table, stored in one commit, and only then published.

If another server wrote first, the table is brought up to date and the command planned again: it may then be refused, but is never
misapplied.
"""

import hashlib
import secrets
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeAlias

from turncoat.kernel.errors import BadInput
from turncoat.server.hall.seat_holders import Holders
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId
from turncoat.server.store.api import (
    INVITATION,
    AddKey,
    After,
    Entry,
    Hold,
    Holder,
    Key,
    NumberTaken,
    Store,
    StoreFailed,
    TableRow,
    Write,
)
from turncoat.server.table.actor import HOST_SEAT
from turncoat.server.table.adjournment import with_ended_meeting
from turncoat.server.table.apply import replay_entry, take_step
from turncoat.server.table.clocks import wake
from turncoat.server.table.commands.create import Created
from turncoat.server.table.daily_choices import with_daily_end
from turncoat.server.table.grants import with_granted_petition
from turncoat.server.table.plan import Plan, PlannedEntry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.single_option import with_single_options
from turncoat.server.table.stages import GATHERING
from turncoat.server.table.step_view import StepView
from turncoat.server.table.summary import summary
from turncoat.server.table.table import ID_BYTES, Table

if TYPE_CHECKING:
    from turncoat.server.hall.broadcast import Broadcast, Messages
    from turncoat.server.hall.registry import Place
    from turncoat.server.hall.resync import Following

SECRET_BYTES: Final = 32
TRIES: Final = 8  # attempts to write before another server does

Planner: TypeAlias = Callable[[Table, Milliseconds], Plan]
Begin: TypeAlias = Callable[[TableId], Write]


def new_table_id() -> str:
    """A random id that a command line does not take for an option."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        continue
    return name


class Transactions:
    def __init__(
        self,
        store: Store,
        now: Callable[[], Milliseconds],
        holders: Holders,
        following: "Following",
        broadcast: "Broadcast",
        metrics: Metrics,
    ) -> None:
        self._store: Final = store
        self._now: Final = now
        self._holders: Final = holders
        self._following: Final = following
        self._broadcast: Final = broadcast
        self._metrics: Final = metrics

    async def create(
        self,
        settings: TableSettings,
        device: DeviceId,
        again: TableId,
        secret: bytes = b"",
        begin: Begin | None = None,
    ) -> tuple[Table, str]:
        """Store a new table; return it and the secret of its invitation. Its own secret is random if none is given."""
        now = self._now()
        secret = secret or secrets.token_bytes(SECRET_BYTES)
        table = Table(new_table_id(), secret, now)
        invitation = secrets.token_urlsafe(16)
        entry, _ = take_step(table, PlannedEntry(Created(settings, table.commitment, again)), now)
        row = TableRow(table.id, settings.game, now, secret, 1, b"", summary(table), GATHERING, wake(table))
        key = Key(hashlib.sha256(invitation.encode()).digest(), table.id, INVITATION, -1, None, False)
        writes: list[Write] = [Hold(Holder(table.id, HOST_SEAT, device, now)), AddKey(key)]
        if begin is not None:
            writes.append(begin(table.id))
        await self._store.create(row, [entry], writes)
        return table, invitation

    async def change(self, place: "Place", planner: Planner) -> int:
        """Carry out a plan; return the number of the table's entries. BadInput: it is refused, and nothing has changed.

        A plan without entries changes nothing.
        """
        async with place.lock:
            await self._following.bring_up(place)
            for _ in range(TRIES):
                now = self._now()
                planned, writes = self._plan(place.table, planner, now)
                if not planned:
                    return place.table.entries
                try:
                    await self._commit(place, planned, writes, now)
                except NumberTaken:
                    await self._following.follow(place)
                except StoreFailed:
                    self._following.mark(place)  # it may have been stored
                    raise
                else:
                    return place.table.entries
            raise BadInput("too_busy")

    def _plan(self, table: Table, planner: Planner, now: Milliseconds) -> Plan:
        """The plan, completed by the entries that follow from it without a further command."""
        granted = with_granted_petition(table, planner(table, now))
        plan = with_single_options(table, with_ended_meeting(table, granted))
        return with_daily_end(table, plan)

    async def _commit(
        self, place: "Place", planned: Sequence[PlannedEntry], writes: Sequence[Write], now: Milliseconds
    ) -> None:
        table = place.table.copy()
        entries: list[Entry] = []
        steps: list[tuple[StepView, Messages]] = []
        for one in planned:
            known = None if table.state is None else place.packer.stack_of(table.state)
            entry, step_view = take_step(table, one, now, known)
            entries.append(entry)
            steps.append((step_view, self._broadcast.encode(table, step_view, now)))
        s = table.state
        position = None if s is None or s is place.table.state else place.packer.pack(s, steps[-1][0].changes)
        after = After(position, place.summary_of(table), table.stage, wake(table))
        begun = time.perf_counter()
        await self._store.append(table.id, entries, after, writes)
        self._metrics.commits.add(time.perf_counter() - begun)
        if writes:
            self._holders.forget(table.id)
        place.table = table
        for step_view, messages in steps:
            self._broadcast.publish(table, step_view, messages, now)

    def take_over(self, place: "Place", entry: Entry) -> None:
        """Take and publish an entry that another server stored."""
        table = place.table.copy()
        step_view = replay_entry(table, entry)
        messages = self._broadcast.encode(table, step_view, entry.at)
        place.table = table
        self._broadcast.publish(table, step_view, messages, entry.at)
