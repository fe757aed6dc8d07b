"""One server of a two-world test, with devices of all seats and a spectator, and an artificial past."""

import asyncio
import contextlib
import contextvars
import hashlib
import secrets
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import Socket, request
from tests.server.clients import SEED, Clock
from turncoat.kernel.events import Event
from turncoat.kernel.ids import SPECTATOR, Option, Seat
from turncoat.kernel.state import State
from turncoat.kernel.wire import option_id
from turncoat.lab.proofs.subjects import Subject
from turncoat.server.hall.hall import Hall
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.runtime.rate_limits import Limits
from turncoat.server.store.api import Entry
from turncoat.server.store.open import open_store
from turncoat.server.table import clocks
from turncoat.server.table.apply import recompute
from turncoat.server.table.commands.answer import plan_answer
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.positions import replay_position
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table

COMMITMENT = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
LIMITS = Limits(
    commands_a_second=1e9,
    commands_at_once=10**9,
    requests_a_second=1e9,
    requests_at_once=10**9,
    tables_a_day=10**9,
)


@dataclass
class Base:
    """The point at which a world was swapped, which no undo goes behind."""

    number: int
    state: State
    heard: list[Event]


BASE: contextvars.ContextVar[Base | None] = contextvars.ContextVar(
    "base", default=None
)  # of the seat that is asked


def step_from_base(table: Table, entry: Entry) -> PlannedEntry:
    """Plan the step as `apply.recompute` does, with the swapped world's past."""
    base = BASE.get()
    if base is not None and entry.number >= base.number and not hasattr(table, "base"):
        number = table.running_state().decision
        table.state = base.state.copy()
        table.state.decision = max(table.state.decision, number)
        setattr(table, "base", base)  # noqa: B010 - a table knows of no such thing
    return recompute(table, entry)


def replayed_from_base(table: Table, until: int, heard: list[Event] | None = None) -> State:
    """Replay the position as `positions.replay_position` does, in a world with an artificial past."""
    base: Base | None = getattr(table, "base", None)
    if base is None or until < base.number:
        return replay_position(table, until, heard)
    s = base.state.copy()
    if heard is not None:
        heard.extend(base.heard)
    s.journal = heard
    for one in table.answers:
        if base.number <= one.number < until:
            one.body.play(s, one.seat)
    s.decision = max(s.decision, table.numbered)
    s.journal = None
    return s


@contextlib.contextmanager
def fixed_secrets(start: int) -> Iterator[None]:
    """Draw the same random secrets in both worlds."""
    drawn = iter(range(start * 1000, start * 1000 + 1000))

    def token_bytes(size: int = 32) -> bytes:
        return hashlib.shake_128(str(next(drawn)).encode()).digest(size)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(secrets, "token_bytes", token_bytes)
        patch.setattr(secrets, "token_urlsafe", lambda size: token_bytes(size).hex())
        yield


class World:
    """One server, with the devices of all seats and of a spectator."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self.hall = hall
        self.clock = clock
        self.app = application(hall, Site(limits=LIMITS))
        self.table = ""
        self.cookies: dict[Seat, str] = {}
        self.sockets: dict[Seat, Socket] = {}
        self.heard: list[Event] = []
        self.base: Base | None = None
        self.replies: list[tuple[str, bytes]] = []  # to the viewer
        hall.broadcast.followers.append(self._hear)

    def _hear(self, table: Table, step_view: StepView) -> None:
        self.heard += step_view.planned.events

    async def fetch(self, seat: Seat, method: str, path: str, body: object = None) -> tuple[int, Any]:
        full = path.replace("TABLE", self.table)
        token = BASE.set(self.base)
        status, headers, sent = await request(self.app, method, full, body, self.cookies.get(seat, ""))
        BASE.reset(token)
        for name, value in headers:
            if name == b"set-cookie":
                self.cookies[seat] = value.decode().split(";")[0]
        if seat in self.sockets:
            said = b"%d " % status + b"".join(name + b":" + value + b";" for name, value in headers) + sent
            self.replies.append((f"{method} {path} {body}", said))
        return status, msgspec.json.decode(sent)

    async def send(self, who: Seat, /, **command: object) -> tuple[int, Any]:
        return await self.fetch(who, "POST", "/api/tables/TABLE/commands", command)

    async def set_up(self, subject: Subject, bots: set[Seat], seconds: int) -> None:
        settings: dict[str, Any] = {
            "game": subject.game.name,
            "players": subject.seats,
            "options": subject.options,
            "chat": "free",
            "meetings": {},
        }
        if seconds:
            settings["pace"] = {"kind": "live", "seconds": seconds}
        _, made = await self.fetch(0, "POST", "/api/tables", {"settings": settings})
        self.table = made["table"]
        for seat in [*range(subject.seats), SPECTATOR]:
            if seat in bots:
                await self.send(0, do="seat_bot", seat=seat, bot="random")
                continue
            if seat:
                invitation = {"invitation": made["invitation"]}
                await self.fetch(seat, "POST", "/api/tables/TABLE/enter", invitation)
            if seat != SPECTATOR:
                joined = await self.fetch(
                    seat, "POST", "/api/tables/TABLE/join", {"name": f"P{seat}", "seat": seat}
                )
                assert joined == (200, {"seat": seat})
                await self.send(seat, do="ready", commitment=COMMITMENT)
        await self.send(0, do="start")
        for seat in range(subject.seats):
            if seat not in bots:
                await self.send(seat, do="contribute", seed=SEED)

    async def table_now(self) -> Table:
        return (await self.hall.place(self.table)).table

    async def state(self) -> State:
        s = (await self.table_now()).state
        assert s is not None
        return s

    async def answer(self, seat: Seat, option: Option, bots: set[Seat], *, by_socket: bool = False) -> None:
        s = await self.state()
        chosen = option_id(s.game, option)
        if seat in bots:
            now = await self.table_now()
            due = clocks.bot_due(now)
            assert due is not None
            self.clock.now = max(self.clock.now, due)
            place = await self.hall.place(self.table)
            await self.hall.change(place, lambda each, _: (plan_answer(each, seat, chosen, None, "bot"), []))
            return
        command = {"do": "answer", "decision": s.decision, "option": chosen}
        if by_socket:
            await self.sockets[seat].say({"request": len(self.sockets[seat].messages), "command": command})
        else:
            status, said = await self.send(seat, **command)
            assert status == 200, said

    async def look_on(self, viewer: Seat, language: str) -> None:
        for seat in {viewer, SPECTATOR}:
            cookie = (b"cookie", self.cookies[seat].encode())
            query = f"language={language}"
            path = f"/api/tables/{self.table}/socket"
            self.sockets[seat] = Socket(self.app, path, query, [cookie])
            await self.sockets[seat].until(lambda socket=self.sockets[seat]: socket.messages)
        await self.settle()

    async def settle(self) -> None:
        for _ in range(8):
            await asyncio.sleep(0)


@contextlib.asynccontextmanager
async def world_in(folder: Path, subject: Subject, bots: set[Seat], seconds: int) -> AsyncIterator[World]:
    folder.mkdir(parents=True)
    clock = Clock()
    hall = Hall(open_store(str(folder / "turncoat.db")), clock)
    async with hall.run():
        world = World(hall, clock)
        with fixed_secrets(1):
            await world.set_up(subject, bots, seconds)
        yield world
        for socket in world.sockets.values():
            await socket.close()
