"""Test fixture: people at a table, who send commands through the hall and read their messages."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.wires import text_in
from turncoat.kernel.changes import apply_changes
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.registry import Place
from turncoat.server.net.websocket_out import Packet
from turncoat.server.store.open import open_store
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.settings import TableSettings

SEED: Final = "0123456789abcdef0123456789abcdef"


class Clock:
    """A clock set by tests."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Screen:
    """The messages sent to a seat, folded as a browser would."""

    is_ready = False  # frames wait until the test reads them

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.frames: list[Any] = []
        self.view: Any = None
        self.decision: Any = None
        self.can_undo = False
        self.number = -1
        self.connection: Connection | None = None
        self.on_ready: Callable[[], None] = lambda: None

    def write(self, packet: Packet) -> None:
        self.put(msgspec.json.decode(text_in(packet)))

    def updates(self) -> list[Any]:
        return [frame for frame in self.frames if frame["frame"] == "update"]

    def put(self, frame: Any) -> None:
        self.frames.append(frame)
        if frame["frame"] == "hello":
            self.view, self.decision, self.number = frame["view"], frame["decision"], frame["number"]
            self.can_undo = frame["can_undo"]
        elif frame["frame"] == "update":
            assert frame["number"] == self.number + 1
            self.number = frame["number"]
            public, own = frame["public"] or {}, frame["own"] or {}
            self.can_undo = own.get("can_undo", False)
            if "view" in public:
                self.view = own.get("view", public["view"])
            elif self.view is not None:
                self.view = apply_changes(self.view, public.get("changes", {}), own.get("changes", {}))
            if "decision" in own:
                self.decision = own["decision"]
            elif self.view is not None and self.decision and self.decision["number"] != self.view["decision"]:
                self.decision = None


class Company:
    """People at one table, all connected."""

    def __init__(self, hall: Hall, table: str, players: int) -> None:
        self.hall = hall
        self.table = table
        self.actors = [Actor(f"device{seat}", seat, is_host=seat == 0) for seat in range(players)]
        self.screens = [Screen(seat) for seat in [*range(players), SPECTATOR]]

    async def place(self) -> Place:
        return await self.hall.place(self.table)

    async def look(self, screen: Screen) -> None:
        screen.connection = Connection(self.table, screen.seat, f"device{screen.seat}", screen)
        await self.hall.hello(await self.place(), Look(screen.seat), screen.connection)
        await self.read(screen)

    async def read(self, screen: Screen) -> None:
        """Read everything that was sent so far."""
        assert screen.connection is not None
        while screen.connection.waits:
            screen.write(screen.connection.waits.pop(0))

    async def read_all(self) -> None:
        for screen in self.screens:
            if screen.connection is not None:
                await self.read(screen)

    async def act(self, seat: Seat, command: commands.AnyCommand) -> int:
        return await self.hall.act(self.table, self.actors[seat], command)

    async def check_screens(self) -> None:
        """Every screen shows exactly its seat's view."""
        await self.read_all()
        table = (await self.place()).table
        assert table.state is not None
        for screen in self.screens:
            assert screen.view == msgspec.json.decode(
                msgspec.json.encode(view_wire(view(table.state, screen.seat)))
            )
            assert screen.number == table.shown[screen.seat]


async def gathered(hall: Hall, settings: TableSettings) -> Company:
    """All sit and are ready."""
    table, _ = await hall.create(settings, "device0")
    company = Company(hall, table, settings.players)
    for screen in company.screens:
        await company.look(screen)
    for seat in range(settings.players):
        await hall.act(table, Actor(f"device{seat}"), commands.Sit(f"Player {seat}", seat))
        commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
        await company.act(seat, commands.Ready(commitment))
    return company


async def begun(hall: Hall, settings: TableSettings) -> Company:
    """The game is dealt."""
    company = await gathered(hall, settings)
    await company.act(0, commands.Start())
    for seat in range(settings.players):
        await company.act(seat, commands.Contribute(SEED))
    return company


def hall_in(directory: Path, clock: Clock | None = None) -> Hall:
    return Hall(open_store(str(directory / "turncoat.db")), clock or Clock())
