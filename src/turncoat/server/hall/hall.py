"""The hall: all tables of this process. Facade of registry, transactions, broadcast and what runs beside them."""

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
from turncoat.server.hall.leases import Leases
from turncoat.server.hall.presence import Presence
from turncoat.server.hall.registry import Place, Registry
from turncoat.server.hall.rematch import rematch
from turncoat.server.hall.resync import Following
from turncoat.server.hall.seat_holders import REVOKED, Holders
from turncoat.server.hall.transaction import Planner, Transactions
from turncoat.server.replay.service import Replays
from turncoat.server.runtime.clock import SteadyClock, now_in_milliseconds
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.runtime.units import DeviceId, Milliseconds, TableId
from turncoat.server.store.api import Store
from turncoat.server.store.numberings import keep_names
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.outages import Outages
from turncoat.server.table.planners import plan_command
from turncoat.server.table.settings import Board, TableSettings, settle_settings
from turncoat.server.table.table import Table
from turncoat.talk.record import TalkRecord

BEHIND: Final = 1_000  # milliseconds by which a clock that was set back is worth a line in the log
LOG: Final = logging.getLogger("turncoat.server.hall.hall")

Service: TypeAlias = Callable[["Hall"], contextlib.AbstractAsyncContextManager[None]]
Waker: TypeAlias = Callable[[Table], None]


class Hall:
    def __init__(self, store: Store, now: Callable[[], Milliseconds] = now_in_milliseconds) -> None:
        self.store: Final = store
        self.now: Final = now
        self.name: Final = secrets.token_hex(8)  # by which other servers know this one
        self.boards: Final[dict[str, Board]] = {}  # by game: the operator's, for new tables
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
        self.checking: Final = asyncio.Lock()  # of files that come from elsewhere: one at a time
        self.leases: Final = Leases(store, now, self.name)
        self.presence: Final = Presence(self.connections, store, now, self.name)
        self.outages: Final = Outages()
        self.presence.lost.append(lambda table, since: self.outages.add((since, now()), table))
        self.wakers: Final[list[Waker]] = []  # told of tables whose time has come
        self.callers: Final[
            list[Waker]
        ] = []  # told, on the one server that has the lease, of tables that wait for people
        self.services: Final[list[Service]] = []  # background tasks: clocks, bots, notifications
        self.refusal: BadInput | None = None  # why it could not begin

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """From when the store is open until it is closed."""
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
            async with contextlib.AsyncExitStack() as stack:
                await stack.enter_async_context(self.following.running())
                await stack.enter_async_context(self.presence.running())
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
        """The table as it is now. BadInput: there is no such table. OutOfTouch: how it is now cannot be known."""
        place = await self.registry.find(table)
        if not place.contact or place.contact != self.store.contact.current:
            await self.following.catch_up(place)
        return place

    async def create(
        self, settings: TableSettings, device: DeviceId, again: TableId = ""
    ) -> tuple[TableId, str]:
        """A new table, and the secret of its invitation."""
        if isinstance(settings.board, msgspec.UnsetType) and settings.game in self.boards:
            settings = msgspec.structs.replace(settings, board=self.boards[settings.game])
        table, invitation = await self.transactions.create(settle_settings(settings), device, again)
        self.registry.add(table)
        return table.id, invitation

    async def act(self, table: TableId, actor: Actor, command: commands.AnyCommand) -> int:
        """How many entries the table then has. BadInput: it may not be done, and nothing has changed."""
        place = await self.place(table)
        if isinstance(command, commands.Rematch):
            return await rematch(self, place, actor)
        if isinstance(command, commands.Say):
            await self.listen(place)
        planned = command
        return await self.change(place, lambda found, now: plan_command(found, actor, planned, now))

    async def hello(self, place: Place, look: Look, connection: Connection | None = None) -> bytes:
        """The first message to a client. A connection is then told of everything that follows."""
        return await hello(self, place, look, connection)

    async def change(self, place: Place, planner: Planner) -> int:
        """See `Transactions.change`."""
        return await self.transactions.change(place, planner)

    async def listen(self, place: Place) -> TalkRecord:
        """The record of what was said at the table."""
        async with place.lock:
            return await self.registry.read_talk(place)

    # What other servers did

    def hear_of(self, table: TableId, entries: int) -> None:
        """Another server stored something; -1: anything may have changed, at that table or, if none is named, at any."""
        if table:
            self.holders.forget(table)
        else:
            self.holders.forget_all()
            for place in self.registry.places():
                self.following.mark(place)
        for name in self.registry.names():
            if name == table:
                self.following.look_again(name, entries)

    def _hear_of_device(self, message: bytes) -> None:
        """Another server took a seat from it."""
        table, device = message.decode().split(" ")
        self.holders.forget(table)
        self.connections.cut_off(device, table)
