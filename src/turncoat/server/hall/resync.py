"""Resynchronization of tables in memory with what other servers write. When notifications may have been missed, every table is read
again, with retries until that succeeds; until then no client is shown a table, and connected clients are told that theirs may be old."""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING, Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import Packer
from turncoat.server.net.websocket_out import packet
from turncoat.server.runtime.background import beside
from turncoat.server.runtime.clock import NANOSECONDS
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import Milliseconds, TableId
from turncoat.server.store.api import Entry, StoreFailed
from turncoat.server.store.freshness import OutOfTouch
from turncoat.server.table.entries import Said

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
        self._wanted: Final = asyncio.Event()  # something is behind
        self._lost: Milliseconds = 0  # when the contact was, the last time
        self._unsure: Final[set[TableId]] = (
            set()
        )  # tables where people were told that they may see what is old

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        self._hall.store.contact.listen(self._hear_of_contact)
        async with beside(self._keep_up()):
            yield
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def check(self) -> int:
        """The number of the contact. OutOfTouch: there is none, and what is in memory may be old."""
        contact = self._hall.store.contact.current
        if not contact:
            raise OutOfTouch("no contact to the database")
        return contact

    # One table

    async def catch_up(self, place: "Place") -> None:
        """OutOfTouch: that cannot be. The table is then what the store holds."""
        async with place.lock:
            await self.bring_up(place)

    async def bring_up(self, place: "Place") -> None:
        """The same, for callers that hold the place's lock."""
        contact = self.check()
        if place.contact != contact:
            await self.follow(place)
            place.contact = contact

    async def follow(self, place: "Place") -> None:
        """What others wrote, step by step. The last entry that is known is read once more: a database may have gone back, to a copy or to
        another machine that had not heard of everything."""
        table = place.table
        await self._take_over(place, await self._hall.store.entries(table.id, table.entries - 1))

    async def entries(self, place: "Place") -> list[Entry]:
        """All of them as they are now, for callers that hold the place's lock; the table has taken them, and no others."""
        await self.bring_up(place)
        table = place.table
        entries = await self._hall.store.entries(table.id)
        if await self._take_over(place, entries[table.entries - 1 :]):
            return entries
        return await self._hall.store.entries(table.id, until=place.table.entries)

    async def _take_over(self, place: "Place", entries: list[Entry]) -> bool:
        """From the last one on that is known. False: that one is another, and the table was read from its start."""
        if not entries or entries[0].chain != place.table.chain:
            await self._start_over(place)
            return False
        for entry in entries[1:]:
            if entry.kind == Said.kind:
                await self._hall.registry.read_talk(place)
            self._hall.transactions.take_over(place, entry)
        return True

    async def _start_over(self, place: "Place") -> None:
        """What was known is no longer so. Connected clients connect again, and are shown everything."""
        name = place.table.id
        LOG.error("history_lost", extra={"table": name})
        found = await self._hall.registry.read(name)
        for connection in [*self._hall.connections.at(name)]:
            connection.close("not_told" if found is None else "seat_lost")
        if found is None:
            self._hall.registry.drop(name)
            raise BadInput("no_such_table")
        place.table, place.packer = found, Packer()

    def mark(self, place: "Place") -> None:
        """It may be behind."""
        place.contact = 0
        self._wanted.set()

    # What is heard

    def look_again(self, table: TableId, entries: int) -> None:
        task = asyncio.create_task(self._look_again(table, entries))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _look_again(self, table: TableId, entries: int) -> None:
        place: Place | None = None
        try:
            place = await self._hall.place(table)
            async with place.lock:
                if entries < 0 or entries > place.table.entries:
                    await self.follow(place)
        except BadInput:
            pass  # it could not be read, or is gone
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

    # All of them

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
        """Some of the tables that are, those with connections first. Without contact there is nothing to be done about it."""
        contact = self._hall.store.contact.current
        if not contact:
            return []
        behind = [place for place in self._hall.registry.places() if place.contact != contact]
        behind.sort(key=lambda place: not self._hall.connections.is_watched(place.table.id))
        return behind[:AT_ONCE]

    async def _try(self, place: "Place") -> bool:
        """Whether that was the last that is to be done about it."""
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
        """Everybody at the table gets back what they lost while they could not be shown what they are asked."""
        lost = self._lost
        await self._hall.change(place, lambda found, now: (self._hall.outages.steps(found, (lost, now)), []))

    def _give_up(self, table: TableId) -> None:
        """The table cannot be followed. The next request for it reads it from the store."""
        self._hall.metrics.refusals["server_fault"] += 1
        self._hall.registry.drop(table)
        for connection in [*self._hall.connections.at(table)]:
            connection.close("seat_lost")

    def _tell(self, table: TableId, *, is_current: bool) -> None:
        told = packet(ENCODER.encode({"frame": "status", "is_current": is_current}))
        for connection in self._hall.connections.at(table):
            connection.put(told)
