"""Notification service: notifies absent players that a table waits for them. The text says nothing about the game.

The timekeeper decides when (`hall/timekeeper.py`), on the server that holds the table's lease. The recipients are the
players who are asked and not connected.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.config import Config
from turncoat.server.notify.senders import Senders
from turncoat.server.notify.targets import STORED_TARGETS, AnyTarget, Message
from turncoat.server.runtime.units import Milliseconds
from turncoat.server.store.api import StoreFailed, Subscription
from turncoat.server.table.queries import late_seats, unfinished_speakers
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Meeting, Table
from turncoat.texts.words import COMMON, words_of

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

AT_ONCE: Final = 20  # concurrent messages
PAUSES: Final = (5.0, 30.0, 120.0, 600.0)  # seconds before each retry; then the message is dropped
TEST_EVERY: Final = 10_000  # milliseconds between two test messages of a device
MOST_KNOWN: Final = 10_000  # devices and addresses in the rate limit

LOG: Final = logging.getLogger("turncoat.server.notify.service")


def message_for(table: Table, language: str, origin: str) -> Message:
    """The message about a table: its title and link, and nothing of its game."""
    name = " ".join(table.settings.title.split()) or table.id
    return Message(
        words_of(COMMON, language).say("notification-waits", {"table": name}), f"{origin}/#t={table.id}"
    )


def awaited_seats(table: Table) -> set[Seat]:
    """Seats of people who have not answered, or during a meeting have not finished speaking."""
    if table.stage != PLAYING:
        return set()
    return set(late_seats(table)) if table.meeting is None else unfinished_speakers(table)


def _matter(table: Table) -> tuple[int, Meeting | None]:
    """Identifies what the table waits for: a decision or a meeting."""
    decision = -1 if table.state is None else table.state.decision
    return decision, table.last_meeting if table.meeting is not None else None


class Notifier:
    def __init__(
        self, hall: "Hall", config: Config, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep
    ) -> None:
        self.senders: Final = Senders(hall.store, config)
        self.url: Final = config.url
        self._hall: Final = hall
        self._sleep: Final = sleep
        self._gate: Final = asyncio.Semaphore(AT_ONCE)
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._last: Final[OrderedDict[str, Milliseconds]] = OrderedDict()

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """A service of the hall."""
        self._hall.notifiers.append(self.notify)
        try:
            yield
        finally:
            self._hall.notifiers.remove(self.notify)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def notify(self, table: Table) -> None:
        """Notify all players whom the table waits for and who are not connected."""
        self._start(self._notify(table))

    async def settle(self) -> None:
        """Wait until all messages are sent or dropped."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def may_send(self, who: str, every: Milliseconds = TEST_EVERY) -> bool:
        """Apply the rate limit of messages on demand, by device or by address."""
        now = self._hall.now()
        if now - self._last.get(who, now - every) < every:
            return False
        self._last[who] = now
        self._last.move_to_end(who)
        while len(self._last) > MOST_KNOWN:
            self._last.popitem(last=False)
        return True

    def _start(self, work: "asyncio._CoroutineLike[None]") -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _notify(self, table: Table) -> None:
        """Send to every target of an absent player once, even if several devices subscribed it."""
        absent = awaited_seats(table) - self._hall.presence.connected_seats(table.id)
        try:
            holders = await self._hall.holders.of(table.id)
            notified: set[tuple[int, bytes]] = set()
            for seat in sorted(absent):
                devices = [one.device for one in holders if one.seat == seat]
                for subscription in await self._hall.store.subscriptions(devices, table.id):
                    if (seat, subscription.target) not in notified:
                        notified.add((seat, subscription.target))
                        self._start(self._deliver(table, seat, subscription))
        except StoreFailed:
            LOG.warning("not_notified", extra={"table": table.id})

    async def _deliver(self, table: Table, seat: int, subscription: Subscription) -> None:
        stored = STORED_TARGETS.decode(subscription.target)
        message = message_for(table, subscription.language, self.url or stored.origin)
        for pause in (*PAUSES, None):
            async with self._gate:
                result = await self.senders.send(stored.target, message, self._hall.now())
            self._hall.metrics.notifications[result] += 1
            if result == "gone":
                await self._hall.store.drop_subscription(subscription.id)
            if result != "failed":
                break
            if pause is None:
                LOG.info("notification_dropped", extra={"table": table.id, "kind": subscription.kind})
                break
            await self._sleep(pause)
            if not await self._is_still_awaited(table, seat):
                break

    async def _is_still_awaited(self, table: Table, seat: int) -> bool:
        try:
            current = (await self._hall.place(table.id)).table
        except (BadInput, StoreFailed):
            return False
        return _matter(current) == _matter(table) and seat in awaited_seats(current)

    async def send_test(self, subscription: Subscription) -> bool:
        """Send a test message; whether the target accepted it."""
        stored = STORED_TARGETS.decode(subscription.target)
        text = words_of(COMMON, subscription.language).say("notification-test")
        result = await self.senders.send(
            stored.target, Message(text, self.url or stored.origin), self._hall.now()
        )
        if result == "gone":
            await self._hall.store.drop_subscription(subscription.id)
        return result == "sent"

    async def ask_owner(self, target: AnyTarget, language: str, token: str) -> bool:
        """Send a mail with a confirmation link to the owner of an address; whether it was sent."""
        text = words_of(COMMON, language).say("notification-confirm")
        message = Message(text, f"{self.url}/#notification={token}")
        return await self.senders.send(target, message, self._hall.now()) == "sent"
