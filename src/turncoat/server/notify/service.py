"""Notification service: sends calls to players whom a table waits for. Never who asks, what or why: there is one text.

The timekeeper says when (`hall/timekeeper.py`); of several servers, one does so for a table. The recipients are
the players who are asked and not connected.
"""

import asyncio
import contextlib
import logging
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import TYPE_CHECKING, Final

from turncoat.kernel.decisions import waiting
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import has_seat
from turncoat.server.config import Config
from turncoat.server.notify.senders import Senders
from turncoat.server.notify.targets import KEPT, AnyTarget, Message
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Call, StoreFailed
from turncoat.server.table.queries import people_in
from turncoat.server.table.table import PLAYING, Table
from turncoat.texts.words import COMMON, words_of

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall

AT_ONCE: Final = 20  # that are sent at the same time
PAUSES: Final = (5.0, 30.0, 120.0, 600.0)  # seconds before it is tried again; then it is dropped
TEST_EVERY: Final = 10_000  # milliseconds between two messages that one device may trigger
MOST_KNOWN: Final = 10_000  # devices and addresses that this is known of

LOG: Final = logging.getLogger("turncoat.server.notify.service")


def message_for(table: Table, language: str, origin: str) -> Message:
    """The one text that there is. What its host called the table goes in, nothing that happens there."""
    name = " ".join(table.settings.title.split()) or table.id
    return Message(words_of(COMMON, language).say("call-waits", {"table": name}), f"{origin}/#t={table.id}")


class Caller:
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
    async def running(self) -> AsyncIterator[None]:
        """A service of the hall."""
        self._hall.callers.append(self.call)
        try:
            yield
        finally:
            self._hall.callers.remove(self.call)
            for task in self._tasks:
                task.cancel()
            await asyncio.gather(*self._tasks, return_exceptions=True)

    def call(self, table: Table) -> None:
        """Calls every player who is asked there now and is not connected."""
        self._start(self._call(table))

    async def settled(self) -> None:
        """Until nothing is on its way."""
        while self._tasks:
            await asyncio.gather(*self._tasks)

    def may_send(self, who: str, every: Milliseconds = TEST_EVERY) -> bool:
        """Rate limit of messages on demand, by device or by address."""
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

    async def _call(self, table: Table) -> None:
        """Two devices of one person that are called at the same place are called once."""
        s = table.state
        if table.stage != PLAYING or s is None:
            return
        absent = set(people_in(table, waiting(s))) - self._hall.presence.connected(table.id)
        try:
            holders = await self._hall.holders.of(table.id)
            places: set[tuple[int, bytes]] = set()
            for seat in sorted(absent):
                devices = [one.device for one in holders if one.seat == seat]
                for call in await self._hall.store.calls(devices, table.id):
                    if (seat, call.target) not in places:
                        places.add((seat, call.target))
                        self._start(self._deliver(table, seat, s.decision, call))
        except StoreFailed:
            LOG.warning("not_called", extra={"table": table.id})

    async def _deliver(self, table: Table, seat: int, decision: int, call: Call) -> None:
        kept = KEPT.decode(call.target)
        message = message_for(table, call.language, self.url or kept.origin)
        for pause in (*PAUSES, None):
            async with self._gate:
                result = await self.senders.send(kept.target, message, self._hall.now())
            self._hall.metrics.calls[result] += 1
            if result == "gone":
                await self._hall.store.drop_call(call.id)
            if result != "failed":
                break
            if pause is None:
                LOG.info("call_dropped", extra={"table": table.id, "kind": call.kind})
                break
            await self._sleep(pause)
            if not await self._is_still_asked(table.id, seat, decision):
                break

    async def _is_still_asked(self, table: TableId, seat: int, decision: int) -> bool:
        try:
            found = (await self._hall.place(table)).table
        except (BadInput, StoreFailed):
            return False
        s = found.state
        return (
            found.stage == PLAYING and s is not None and s.decision == decision and has_seat(waiting(s), seat)
        )

    async def try_out(self, call: Call) -> bool:
        """Send something that says that calls arrive; whether it was taken."""
        kept = KEPT.decode(call.target)
        text = words_of(COMMON, call.language).say("call-test")
        result = await self.senders.send(
            kept.target, Message(text, self.url or kept.origin), self._hall.now()
        )
        if result == "gone":
            await self._hall.store.drop_call(call.id)
        return result == "sent"

    async def ask_first(self, target: AnyTarget, language: str, token: str) -> bool:
        """Sends a confirmation mail: asks the owner of the address whether they want notifications."""
        text = words_of(COMMON, language).say("call-confirm")
        message = Message(text, f"{self.url}/#call={token}")
        return await self.senders.send(target, message, self._hall.now()) == "sent"
