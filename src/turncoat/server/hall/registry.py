"""Registry of tables in memory: loads them from the store, and drops idle ones. The store has the truth."""

import asyncio
from typing import Final

from turncoat.kernel.errors import BadInput
from turncoat.kernel.pack import Packer
from turncoat.server.hall.connections import Connections
from turncoat.server.hall.seat_holders import Holders
from turncoat.server.runtime.units import TableId
from turncoat.server.show.history import History
from turncoat.server.show.story import read_story
from turncoat.server.store.api import Store
from turncoat.server.store.numberings import position_of
from turncoat.server.table.apply import take_entry
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.summary import summary
from turncoat.server.table.table import Chair, Table
from turncoat.talk.record import TalkRecord

MOST_IDLE: Final = 2_000  # tables in memory without a connection


class Place:
    """A table in memory. `table` is replaced, under the lock, once its change is stored."""

    def __init__(self, table: Table, contact: int) -> None:
        self.table: Table = table
        self.contact: int = contact  # number of the contact to the store in which the table was up to date; 0: it may be behind
        self.lock: Final = asyncio.Lock()
        self.packer: Packer = Packer()
        self._summed: tuple[str, TableSettings, list[Chair]] | None = None
        self._summary: bytes = b""

    def summary_of(self, table: Table) -> bytes:
        """The summary of the table that replaces this one; cached, since hardly any entry changes it."""
        summed = (table.stage, table.settings, table.chairs)
        if summed != self._summed:
            self._summed, self._summary = summed, summary(table)
        return self._summary


class Registry:
    def __init__(self, store: Store, connections: Connections, holders: Holders) -> None:
        self._store: Final = store
        self._connections: Final = connections
        self._holders: Final = holders
        self._places: Final[dict[TableId, Place]] = {}
        self._loading: Final[dict[TableId, asyncio.Task[Place | None]]] = {}

    def __len__(self) -> int:
        return len(self._places)

    def places(self) -> list[Place]:
        return [*self._places.values()]

    def names(self) -> list[TableId]:
        """Ids of tables in memory, and of those that are being loaded."""
        return [*self._places, *self._loading]

    def add(self, table: Table) -> None:
        """Register a table that was just stored."""
        self._places[table.id] = Place(table, self._store.contact.current)

    def drop(self, table: TableId) -> None:
        """Drop the table from memory: the next request loads it from the store."""
        self._places.pop(table, None)
        self._holders.forget(table)

    async def find(self, table: TableId) -> Place:
        """The table in memory, loaded if necessary. BadInput: there is no such table."""
        place = self._places.get(table)
        return await self._load_once(table) if place is None else place

    async def _load_once(self, table: TableId) -> Place:
        """Load the table; concurrent requests share one load."""
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        place = await asyncio.shield(task)
        if place is None:
            raise BadInput("no_such_table")
        return place

    async def _load(self, name: TableId) -> Place | None:
        contact = self._store.contact.current
        table = await self.read(name)
        if table is None:
            return None
        place = Place(table, contact)
        self._make_room()
        self._places[name] = place
        return place

    def _make_room(self) -> None:
        idle = [name for name in self._places if not self._connections.is_watched(name)]
        for name in idle[: max(0, len(idle) - MOST_IDLE)]:
            if not self._places[name].lock.locked():
                self.drop(name)

    async def read(self, name: TableId) -> Table | None:
        """Load a table by replaying its stored entries; None if it does not exist."""
        row = await self._store.table(name) if name.isascii() and name.isprintable() else None
        if row is None:
            return None
        table = Table(row.id, row.secret, row.created)
        # Entries that other servers write meanwhile are not in the row's position; their notifications follow.
        for entry in await self._store.entries(name, until=row.entries):
            take_entry(table, entry)
        if row.position:
            table.state = await position_of(self._store, table.game, row.position)
        return table

    async def read_talk(self, place: Place) -> TalkRecord:
        """The record of the table's talk: read from the entries once, then kept up to date. Callers hold the place's lock."""
        table = place.table
        if table.talk is None:
            history = History(table.game, await self._store.entries(table.id, until=table.entries))
            public = [told.public for told in history.events]
            table.talk = TalkRecord.from_wire(table.game, len(table.chairs), history.said, public)
            read_story(table, history.events)
        return table.talk
