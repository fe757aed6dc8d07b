"""All tables of a server. Whatever is done at one is planned, written, and only then so; then everybody who looks on is told.

What is in memory is a copy of what the store holds. If another server was quicker, the table is brought up to date and the act is
planned anew: it may be refused then, but is never misapplied.
"""

import asyncio
import contextlib
import hashlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from turncoat.games.catalog import GAMES
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.pack import Packer
from turncoat.server.hall.connections import Feed
from turncoat.server.hall.leases import Leases
from turncoat.server.hall.presence import Presence
from turncoat.server.hall.resync import Following
from turncoat.server.hall.seat_holders import Holders
from turncoat.server.net.websocket_out import Packet, packet
from turncoat.server.replay.service import Replays
from turncoat.server.runtime.clock import SteadyClock
from turncoat.server.runtime.metrics import Metrics
from turncoat.server.show.history import History
from turncoat.server.show.messages import update, with_texts
from turncoat.server.show.step_view import Showing, read_outcome
from turncoat.server.show.texts import words_of_step
from turncoat.server.store.api import (
    INVITATION,
    AddKey,
    After,
    DeviceId,
    Entry,
    Hold,
    Holder,
    Key,
    Milliseconds,
    NumberTaken,
    Store,
    StoreFailed,
    TableId,
    TableRow,
    Write,
)
from turncoat.server.store.numberings import keep_names, position_of
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.clocks import wake
from turncoat.server.table.entries import Answered, Created, Dealt, Returned, Said, Stood, read_body
from turncoat.server.table.hash_chain import linked
from turncoat.server.table.outages import Outages
from turncoat.server.table.parts import Chair
from turncoat.server.table.plan import Plan, Step
from turncoat.server.table.planners import PLANS
from turncoat.server.table.rematch import rematch
from turncoat.server.table.settings import Board, TableSettings, settled
from turncoat.server.table.single_option import with_single_options
from turncoat.server.table.summary import summary
from turncoat.server.table.table import GATHERING, Table
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import from_wire

REVOKED: Final = "revoked"  # what servers tell each other of devices
HOST_SEAT: Final = -2  # what whoever set the table up holds
ID_BYTES: Final = 9
SECRET_BYTES: Final = 32
TRIES: Final = 8  # to be the first to write, among several servers
MOST_IDLE: Final = 2_000  # tables that are kept in memory though nobody looks on
BEHIND: Final = 1_000  # milliseconds by which a clock that was set back is worth a line in the log
LOG: Final = logging.getLogger("turncoat.server.hall.hall")

Planner: TypeAlias = Callable[[Table, Milliseconds], Plan]
Service: TypeAlias = Callable[["Hall"], contextlib.AbstractAsyncContextManager[None]]
Follower: TypeAlias = Callable[[Table, Showing], None]
Waker: TypeAlias = Callable[[Table], None]


def now_in_milliseconds() -> Milliseconds:
    return time.time_ns() // 1_000_000


class Place:
    """A table in memory: `table` is replaced, by whoever holds the lock, once what changed is written."""

    def __init__(self, table: Table, contact: int) -> None:
        self.table: Table = table
        self.contact: int = (
            contact  # in which the table was known to be what the store holds; 0: it may be behind
        )
        self.lock: Final = asyncio.Lock()
        self.packer: Packer = Packer()
        self._summed: tuple[str, TableSettings, list[Chair]] | None = None
        self._summary: bytes = b""

    def summary_of(self, table: Table) -> bytes:
        """Of what the table becomes; hardly any step changes it."""
        summed = (table.stage, table.settings, table.chairs)
        if summed != self._summed:
            self._summed, self._summary = summed, summary(table)
        return self._summary


class Hall:
    def __init__(self, store: Store, now: Callable[[], Milliseconds] = now_in_milliseconds) -> None:
        self.store: Final = store
        self.now: Final = now
        self.feed: Final = Feed()
        self.holders: Final = Holders(store)
        self.replays: Final = Replays(store)
        self.checking: Final = asyncio.Lock()  # of files that come from elsewhere: one at a time
        self.name: Final = secrets.token_hex(8)  # by which other servers know this one
        self.boards: Final[dict[str, Board]] = {}  # by game: the operator's, for new tables
        self.leases: Final = Leases(store, now, self.name)
        self.presence: Final = Presence(self.feed, store, now, self.name)
        self.metrics: Final = Metrics()
        self.followers: Final[list[Follower]] = []  # told of every step, after it was taken
        self.wakers: Final[list[Waker]] = []  # told of tables whose time has come
        # Told of tables that wait for people, by the one server that calls them
        self.callers: Final[list[Waker]] = []
        self.services: Final[list[Service]] = []  # what runs beside it: clocks, bots, calls
        self.refusal: BadInput | None = None  # why it could not begin
        self._places: Final[dict[TableId, Place]] = {}
        self._loading: Final[dict[TableId, asyncio.Task[Place | None]]] = {}
        self.outages: Final = Outages()
        self.presence.lost.append(lambda table, since: self.outages.add((since, now()), table))
        self.following: Final = Following(self)

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

    # Finding tables

    async def place(self, table: TableId) -> Place:
        """As it is now. BadInput: there is no such table. OutOfTouch: how it is now cannot be known."""
        found = self._places.get(table)
        if found is None:
            found = await self._loaded(table)
        if not found.contact or found.contact != self.store.contact.current:
            await self.following.catch_up(found)
        return found

    async def _loaded(self, table: TableId) -> Place:
        task = self._loading.get(table)
        if task is None:
            task = asyncio.create_task(self._load(table))
            self._loading[table] = task
            task.add_done_callback(lambda _: self._loading.pop(table, None))
        loaded = await asyncio.shield(task)
        if loaded is None:
            raise BadInput("no_such_table")
        return loaded

    async def _load(self, table: TableId) -> Place | None:
        contact = self.store.contact.current
        found = await self.read(table)
        if found is None:
            return None
        place = Place(found, contact)
        self._make_room()
        self._places[table] = place
        return place

    async def read(self, table: TableId) -> Table | None:
        """As the store has it."""
        row = await self.store.table(table) if table.isascii() and table.isprintable() else None
        if row is None:
            return None
        found = Table(row.id, row.secret, row.created)
        # What others write meanwhile is not in the row's position: they tell, and then it is followed.
        for entry in await self.store.entries(table, until=row.entries):
            body = read_body(entry.kind, entry.body)
            outcome = read_outcome(entry.events)
            found.take(
                Step(body, entry.seat), entry.at, outcome.shown, outcome.told, entry.chain, asks=outcome.asks
            )
        if row.position:
            found.state = await position_of(self.store, found.game, row.position)
        return found

    def _make_room(self) -> None:
        idle = [name for name in self._places if not self.feed.is_watched(name)]
        for name in idle[: max(0, len(idle) - MOST_IDLE)]:
            if not self._places[name].lock.locked():
                self.drop(name)

    def places(self) -> list[Place]:
        return [*self._places.values()]

    def tables_in_memory(self) -> int:
        return len(self._places)

    def drop(self, table: TableId) -> None:
        """Forget what is in memory: the store knows better."""
        self._places.pop(table, None)
        self.holders.forget(table)

    # Acting

    async def create(
        self, settings: TableSettings, device: DeviceId, again: TableId = ""
    ) -> tuple[TableId, str]:
        """A new table, and the secret of its invitation."""
        if isinstance(settings.board, msgspec.UnsetType) and settings.game in self.boards:
            settings = msgspec.structs.replace(settings, board=self.boards[settings.game])
        settings = settled(settings)
        now = self.now()
        secret = secrets.token_bytes(SECRET_BYTES)
        table = Table(secrets.token_urlsafe(ID_BYTES), secret, now)
        invitation = secrets.token_urlsafe(16)
        step = Step(Created(settings, table.commitment, again))
        showing = Showing(step, None, settings.players)
        entry = linked(table.chain, 0, now, step.body.kind, step.seat, showing.body, showing.outcome())
        table.take(step, now, showing.shown, len(showing.events), entry.chain, asks=showing.asks)
        row = TableRow(table.id, settings.game, now, secret, 1, b"", summary(table), GATHERING, wake(table))
        key = Key(hashlib.sha256(invitation.encode()).digest(), table.id, INVITATION, -1, None, False)
        await self.store.create(row, [entry], [Hold(Holder(table.id, HOST_SEAT, device, now)), AddKey(key)])
        self._places[table.id] = Place(table, self.store.contact.current)
        return table.id, invitation

    async def act(self, table: TableId, actor: Actor, command: commands.Command) -> int:
        """BadInput: it may not be done, and nothing has changed. How many entries the table then has."""
        place = await self.place(table)
        if isinstance(command, commands.Rematch):
            return await rematch(self, place, actor)
        plan = PLANS[type(command)]
        if isinstance(command, commands.Say):
            await self.listen(place)
        return await self.change(place, lambda found, now: plan(found, actor, command, now))

    async def change(self, place: Place, planner: Planner) -> int:
        """Whatever is planned, in one piece; a plan of no steps changes nothing."""
        async with place.lock:
            await self.following.bring_up(place)
            for _ in range(TRIES):
                now = self.now()
                steps, writes = with_single_options(place.table, planner(place.table, now))
                if not steps:
                    return place.table.entries
                try:
                    await self._write(place, steps, writes, now)
                except NumberTaken:
                    await self.following.follow(place)
                except StoreFailed:
                    self.following.mark(place)  # it may be written, or not
                    raise
                else:
                    return place.table.entries
            raise BadInput("too_busy")

    async def _write(
        self, place: Place, steps: Sequence[Step], writes: Sequence[Write], now: Milliseconds
    ) -> None:
        table = place.table.copy()
        entries: list[Entry] = []
        shown: list[tuple[Showing, dict[Seat, bytes]]] = []
        for step in steps:
            known = None if table.state is None else place.packer.stack_of(table.state)
            showing = Showing(step, table.state, len(table.chairs), known)
            entry = linked(
                table.chain, table.entries, now, step.body.kind, step.seat, showing.body, showing.outcome()
            )
            table.take(step, now, showing.shown, len(showing.events), entry.chain, asks=showing.asks)
            entries.append(entry)
            shown.append((showing, self._frames(table, showing, now)))
        s = table.state
        position = None if s is None or s is place.table.state else place.packer.pack(s, shown[-1][0].changes)
        after = After(position, place.summary_of(table), table.stage, wake(table))
        begun = time.perf_counter()
        await self.store.append(table.id, entries, after, writes)
        self.metrics.commits.add(time.perf_counter() - begun)
        if writes:
            self.holders.forget(table.id)
        place.table = table
        for showing, frames in shown:
            self._publish(table, showing, frames, now)

    def _frames(self, table: Table, showing: Showing, at: Milliseconds) -> dict[Seat, bytes]:
        if not self.feed.is_watched(table.id):
            return {}
        frames = update(table, showing, at, {line.seat for line in self.feed.lines(table.id)})
        if showing.step.state is not None:
            table.offered = showing.offered
        return frames

    def _publish(self, table: Table, showing: Showing, frames: dict[Seat, bytes], at: Milliseconds) -> None:
        body = showing.step.body
        if table.talk is not None:
            table.talk.log.go_on(showing.step.events)
            if isinstance(body, Said):
                table.talk.say(from_wire(body.statement).content)
        if isinstance(body, Dealt) and not table.settings.watching.is_allowed:
            self.feed.clear_seat(table.id, SPECTATOR)  # they could look on while people gathered
        self._tell(table, showing, frames, at)
        if isinstance(body, Answered):
            self.metrics.answers[body.by] += 1
        elif isinstance(body, Stood) or (isinstance(body, Returned) and body.is_new):
            self.feed.clear_seat(table.id, showing.step.seat)
        for follower in self.followers:
            follower(table, showing)

    def _tell(self, table: Table, showing: Showing, frames: dict[Seat, bytes], at: Milliseconds) -> None:
        """Everybody who looks on."""
        packets: dict[tuple[Seat, str], Packet] = {}
        last, plain = b"", Packet(b"")  # most are shown the same
        is_at_once = table.state is None
        for line in self.feed.lines(table.id):
            frame = frames.get(line.seat)
            if frame is None:
                continue
            if line.language:
                key = (line.seat, line.language)
                if key not in packets:
                    texts = words_of_step(table, showing, line.seat, line.language)
                    packets[key] = packet(with_texts(frame, texts))
                sent = packets[key]
            else:
                if frame is not last:
                    last, plain = frame, packet(frame)
                sent = plain
            if is_at_once or not line.delay:
                line.put(sent)
            else:
                line.tell(sent, at)
            self.metrics.frames += 1

    def _hear_of_device(self, message: bytes) -> None:
        """Another server took a seat from it."""
        table, device = message.decode().split(" ")
        self.holders.forget(table)
        self.feed.cut_off(device, table)

    # What other servers did

    def hear_of(self, table: TableId, entries: int) -> None:
        """Another server wrote something; -1: anything may have changed, at that table or, if none is named, at any."""
        if table:
            self.holders.forget(table)
        else:
            self.holders.forget_all()
            for place in self._places.values():
                self.following.mark(place)
        for name in [name for name in (*self._places, *self._loading) if name == table]:
            self.following.look_again(name, entries)

    def take_over(self, place: Place, entry: Entry) -> None:
        """What another server wrote: the table takes it, and everybody who looks on here is told."""
        table = place.table.copy()
        step = table.step_of(entry)
        showing = Showing(step, table.state, len(table.chairs))
        table.take(step, entry.at, showing.shown, len(showing.events), entry.chain, asks=showing.asks)
        frames = self._frames(table, showing, entry.at)
        place.table = table
        self._publish(table, showing, frames, entry.at)

    # Looking

    async def listen(self, place: Place) -> TalkRecord:
        """What was said at the table, and what everybody has seen: read once, kept up to date from then on."""
        async with place.lock:
            return await self.read_talk(place)

    async def read_talk(self, place: Place) -> TalkRecord:
        table = place.table
        if table.talk is None:
            history = History(await self.store.entries(table.id, until=table.entries))
            public = [told.public for told in history.events]
            table.talk = TalkRecord.from_wire(table.game, len(table.chairs), history.said, public)
        return table.talk
