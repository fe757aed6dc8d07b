"""Resynchronization of tables in memory with the entries that other servers write.

When notifications may have been missed, every table is read again, with retries until that succeeds. Until then requests are
refused, and connected clients get a `status` that says that their state may be out of date.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import Packer
from turncoat.server.net.websocket_out import packet
from turncoat.server.runtime.background import run_in_background
from turncoat.server.runtime.clock import NANOSECONDS
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Entry, StoreFailed
from turncoat.server.store.freshness import OutOfTouch
from turncoat.server.table.commands.say import Said

if TYPE_CHECKING:
    from turncoat.server.hall.hall import Hall
    from turncoat.server.hall.registry import Place

AT_ONCE: Final = 8  # tables that are read again at the same time
FIRST_PAUSE: Final = 0.05  # seconds before the next attempt, when none succeeded
LONGEST_PAUSE: Final = 1.0
LOG: Final = logging.getLogger("turncoat.server.hall.resync")


class Following:
    def __init__(self, hall: "Hall") -> None:
        self._hall: Final = hall
        self._tasks: Final[set[asyncio.Task[None]]] = set()
        self._wanted: Final = asyncio.Event()  # set when a table is out of date
        self._lost: Milliseconds = 0  # when the contact was last lost
        self._unsure: Final[set[TableId]] = (
            set()
        )  # tables whose clients got a status that their state may be out of date

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        self._hall.store.contact.listen(self._hear_of_contact)
        async with run_in_background(self._keep_up()):
            yield
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self) -> int:
        """The number of the current contact to the store. OutOfTouch: there is none, so memory may be out of date."""
        contact = self._hall.store.contact.current
        if not contact:
            raise OutOfTouch("no contact to the database")
        return contact

    # One table

    async def catch_up(self, place: "Place") -> None:
        """Bring the table up to date with the store. OutOfTouch: there is no contact to the store."""
        async with place.lock:
            await self.bring_up(place)

    async def bring_up(self, place: "Place") -> None:
        """`catch_up` for callers that hold the place's lock."""
        contact = self.check()
        if place.contact != contact:
            await self.follow(place)
            place.contact = contact

    async def follow(self, place: "Place") -> None:
        """Take the entries that other servers wrote. The last known entry is read once more: a database may have been restored from a
        backup, or failed over to a replica that was behind."""
        table = place.table
        await self._take_over(place, await self._hall.store.entries(table.id, table.entries - 1))

    async def entries(self, place: "Place") -> list[Entry]:
        """All entries of the table, after bringing it up to date with them. Callers hold the place's lock."""
        await self.bring_up(place)
        table = place.table
        entries = await self._hall.store.entries(table.id)
        if await self._take_over(place, entries[table.entries - 1 :]):
            return entries
        return await self._hall.store.entries(table.id, until=place.table.entries)

    async def _take_over(self, place: "Place", entries: list[Entry]) -> bool:
        """Take the entries after the last known one, which is the first given. False: the store has another entry in its place, so the table was loaded again."""
        if not entries or entries[0].chain != place.table.chain:
            await self._start_over(place)
            return False
        for entry in entries[1:]:
            if entry.kind == Said.kind:
                await self._hall.registry.read_talk(place)
            self._hall.transactions.take_over(place, entry)
        return True

    async def _start_over(self, place: "Place") -> None:
        """Load the table again. Its connections are closed: clients reconnect and get everything."""
        name = place.table.id
        LOG.error("history_lost", extra={"table": name})
        stored = await self._hall.registry.read(name)
        for connection in [*self._hall.connections.at(name)]:
            connection.close("not_told" if stored is None else "seat_lost")
        if stored is None:
            self._hall.registry.drop(name)
            raise BadInput("no_such_table")
        place.table, place.packer = stored, Packer()

    def mark(self, place: "Place") -> None:
        """Mark the table as possibly out of date."""
        place.contact = 0
        self._wanted.set()

    # Notifications

    def look_again(self, table: TableId, entries: int) -> None:
        task = asyncio.create_task(self._look_again(table, entries))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_again(self, table: TableId, entries: int) -> None:
        place: Place | None = None
        try:
            place = await self._hall.registry.find(table)
            async with place.lock:
                await self.bring_up(place)
                if entries < 0 or entries > place.table.entries:
                    await self.follow(place)
        except BadInput:
            pass  # the table cannot be read, or is gone
        except StoreFailed:
            if place is not None:
                self.mark(place)
            self._wanted.set()
        except Exception:
            LOG.exception("server_fault", extra={"table": table})
            self._give_up(table)

    def _hear_of_contact(self, is_kept: bool) -> None:
        now = self._hall.now()
        if is_kept:
            self._hall.outages.add((self._lost, now))
            self._hall.holders.forget_all()
            self._wanted.set()
        else:
            self._lost = now - self._hall.store.contact.age // NANOSECONDS
            for table in self._hall.connections.tables():
                self._tell(table, is_current=False)
                self._unsure.add(table)

    # All tables

    async def _keep_up(self) -> None:
        pause = FIRST_PAUSE
        while True:
            await self._wanted.wait()
            self._wanted.clear()
            while behind := self._behind():
                if any(await asyncio.gather(*map(self._try, behind))):
                    pause = FIRST_PAUSE
                else:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, LONGEST_PAUSE)

    def _behind(self) -> list["Place"]:
        """A batch of tables that are out of date, those with connections first; empty without contact to the store."""
        contact = self._hall.store.contact.current
        if not contact:
            return []
        behind = [place for place in self._hall.registry.places() if place.contact != contact]
        behind.sort(key=lambda place: not self._hall.connections.is_watched(place.table.id))
        return behind[:AT_ONCE]

    async def _try(self, place: "Place") -> bool:
        """Bring one table up to date. False: the store failed, and the table has to be tried again."""
        table = place.table.id
        try:
            await self.catch_up(place)
            if table in self._unsure:
                await self._give_time(place)
        except StoreFailed:
            return False
        except BadInput as refusal:
            if refusal.code == "too_busy":
                return False
            self._hall.registry.drop(table)
        except Exception:
            LOG.exception("server_fault", extra={"table": table})
            self._give_up(table)
        if table in self._unsure:
            self._unsure.discard(table)
            self._tell(table, is_current=True)
        return True

    async def _give_time(self, place: "Place") -> None:
        """Give players the time back in which the decision could not be shown to them."""
        lost = self._lost
        await self._hall.change(
            place, lambda current, now: (self._hall.outages.plan_entries(current, (lost, now)), [])
        )

    def _give_up(self, table: TableId) -> None:
        """Drop a table that cannot be brought up to date: the next request loads it from the store."""
        self._hall.metrics.refusals["server_fault"] += 1
        self._hall.registry.drop(table)
        for connection in [*self._hall.connections.at(table)]:
            connection.close("seat_lost")

    def _tell(self, table: TableId, *, is_current: bool) -> None:
        told = packet(ENCODER.encode({"message": "status", "is_current": is_current}))
        for connection in self._hall.connections.at(table):
            connection.put(told)
