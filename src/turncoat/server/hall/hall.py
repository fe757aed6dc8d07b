"""The hall: all tables of this process. Facade of registry, transactions, broadcast and background services."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Final, TypeAlias

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.broadcast import Broadcast
from turncoat.server.hall.connections import Connection, Connections, Look
from turncoat.server.hall.hello import hello
from turncoat.server.hall.house_rules import House
from turncoat.server.hall.leases import Leases
from turncoat.server.hall.presence import Presence
from turncoat.server.hall.registry import Place, Registry
from turncoat.server.hall.rematch import rematch
from turncoat.server.hall.resync import Following
from turncoat.server.hall.scenes import Scenes
from turncoat.server.hall.seat_holders import REVOKED, Holders
from turncoat.server.hall.transaction import Planner, Transactions
from turncoat.server.replay.service import Replays
from turncoat.server.runtime.clock import SteadyClock, now_in_milliseconds
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId
from turncoat.server.store.api import Store
from turncoat.server.store.numberings import keep_names
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.registry import AnyCommand
from turncoat.server.table.commands.rematch import Rematch
from turncoat.server.table.commands.say import Say
from turncoat.server.table.outages import Outages
from turncoat.server.table.settings import Board, TableSettings, settle_settings
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord

BEHIND: Final = 1_000  # milliseconds; a clock that was set back by more is logged
CLOSED: Final = "closed"  # channel of messages between servers: a table was erased
LOG: Final = logging.getLogger("turncoat.server.hall.hall")

Service: TypeAlias = Callable[["Hall"], contextlib.AbstractAsyncContextManager[None]]
Waker: TypeAlias = Callable[[Table], None]


class Hall:
    def __init__(self, store: Store, now: Callable[[], Milliseconds] = now_in_milliseconds) -> None:
        self.store: Final = store
        self.now: Final = now
        self.name: Final = secrets.token_hex(8)  # of this server, for other servers
        self.boards: Final[dict[str, Board]] = {}  # by game: the host's board numbers for new tables
        self.house: Final = House(store)
        self.connections: Final = Connections()
        self.holders: Final = Holders(store)
        self.metrics: Final = Metrics()
        self.registry: Final = Registry(store, self.connections, self.holders)
        self.broadcast: Final = Broadcast(self.connections, self.metrics)
        self.following: Final = Following(self)
        self.transactions: Final = Transactions(
            store, now, self.holders, self.following, self.broadcast, self.metrics
        )
        self.replays: Final = Replays(store)
        self.checking: Final = asyncio.Lock()  # imported files are verified one at a time
        self.leases: Final = Leases(store, now, self.name)
        self.presence: Final = Presence(self.connections, store, now, self.name)
        self.scenes: Final = Scenes(self.connections, store, self.name)
        self.outages: Final = Outages()
        self.presence.lost.append(lambda table, since: self.outages.add((since, now()), table))
        self.wakers: Final[list[Waker]] = []  # called with tables at which a clock action may be due
        # called with tables that wait for absent players, on the server that holds the lease
        self.notifiers: Final[list[Waker]] = []
        self.services: Final[list[Service]] = []  # background tasks: clocks, bots, notifications
        self.refusal: BadInput | None = None  # why the start failed

    @contextlib.asynccontextmanager
    async def run(self) -> AsyncIterator[None]:
        """Open the store and run all services until the block exits."""
        try:
            await self.store.open()
        except BadInput as refusal:
            self.refusal = refusal
            raise
        try:
            self._set_clock(await self.store.newest())
            for game in GAMES.values():
                await keep_names(self.store, game)
            self.store.listen(self.hear_of)
            self.store.listen_to(REVOKED, self._hear_of_device)
            self.store.listen_to(CLOSED, self._hear_of_close)
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(self.house.run())
                await stack.enter_async_context(self.following.run())
                await stack.enter_async_context(self.presence.run())
                await stack.enter_async_context(self.scenes.run())
                for service in self.services:
                    await stack.enter_async_context(service(self))
                yield
        finally:
            await self.store.close()

    def _set_clock(self, newest: Milliseconds) -> None:
        behind = self.now.begin(newest) if isinstance(self.now, SteadyClock) else 0
        if behind > BEHIND:
            LOG.warning("clock_set_back", extra={"seconds": behind // 1000})

    async def place(self, table: TableId) -> Place:
        """The current table. BadInput: there is no such table. OutOfTouch: the store cannot be reached, so it may be out of date."""
        place = await self.registry.find(table)
        if not place.contact or place.contact != self.store.contact.current:
            await self.following.catch_up(place)
        return place

    async def create(
        self, settings: TableSettings, device: DeviceId, again: TableId = ""
    ) -> tuple[TableId, str]:
        """Create a table; return its id and the secret of its invitation. BadInput: a quota of the server is used up."""
        await self.house.check_room()
        if isinstance(settings.board, msgspec.UnsetType) and settings.game in self.boards:
            settings = msgspec.structs.replace(settings, board=self.boards[settings.game])
        table, invitation = await self.transactions.create(settle_settings(settings), device, again)
        self.registry.add(table)
        return table.id, invitation

    async def carry_out(self, table: TableId, actor: Actor, command: AnyCommand) -> int:
        """Carry out a command; return the number of the table's entries. BadInput: it is refused, and nothing has changed."""
        place = await self.place(table)
        if isinstance(command, Rematch):
            return await rematch(self, place, actor, command)
        if isinstance(command, Say):
            await self.listen(place)
        return await self.change(place, lambda current, now: command.plan(current, actor, now))

    async def erase(self, table: TableId) -> None:
        """Erase the table with everything that belongs to it, and close its connections on all servers."""
        await self.store.tell(CLOSED, table.encode())
        self._hear_of_close(table.encode())
        await self.store.erase(table)
        self.registry.drop(table)
        self.replays.forget(table)

    async def hello(self, place: Place, look: Look, connection: Connection | None = None) -> bytes:
        """The first message to a client; a connection is then subscribed to all that follow."""
        return await hello(self, place, look, connection)

    async def change(self, place: Place, planner: Planner) -> int:
        """See `Transactions.change`."""
        return await self.transactions.change(place, planner)

    async def listen(self, place: Place) -> TalkRecord:
        """The record of the table's talk, read from the store on first use."""
        async with place.lock:
            return await self.registry.read_talk(place)

    # Messages of other servers

    def hear_of(self, table: TableId, entries: int) -> None:
        """Note that another server wrote to a table, which then has so many entries; -1: read the table again, or all
        tables if none is named."""
        if table:
            self.holders.forget(table)
        else:
            self.holders.forget_all()
            for place in self.registry.places():
                self.following.mark(place)
        for name in self.registry.names():
            if name == table:
                self.following.look_again(name, entries)

    def _hear_of_close(self, message: bytes) -> None:
        """Close the connections of a table that was erased."""
        for connection in [*self.connections.at(message.decode())]:
            connection.close("table_closed")

    def _hear_of_device(self, message: bytes) -> None:
        """Close the connections of a device whose seat another server revoked."""
        table, device = message.decode().split(" ")
        self.holders.forget(table)
        self.connections.cut_off(device, table)
