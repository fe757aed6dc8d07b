"""Test fixture: clients at a table, which send commands through the hall and read their messages."""

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import msgspec

from tests.server.recorded_transport import packet_text
from turncoat.kernel.changes import apply_changes
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.registry import Place
from turncoat.server.net.websocket_out import Packet
from turncoat.server.store.open import open_store
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.contribute import Contribute
from turncoat.server.table.commands.ready import Ready
from turncoat.server.table.commands.registry import AnyCommand
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.commands.start import Start
from turncoat.server.table.settings import TableSettings

SEED: Final = "0123456789abcdef0123456789abcdef"


class Clock:
    """A clock that tests set."""

    def __init__(self) -> None:
        self.now = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


class Screen:
    """The messages to a seat, folded as in a browser."""

    is_ready = False  # messages wait until the test reads them

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.messages: list[Any] = []
        self.view: Any = None
        self.decision: Any = None
        self.can_undo = False
        self.number = -1
        self.connection: Connection | None = None
        self.on_ready: Callable[[], None] = lambda: None

    def write(self, packet: Packet) -> None:
        self.put(msgspec.json.decode(packet_text(packet)))

    def updates(self) -> list[Any]:
        return [message for message in self.messages if message["message"] == "update"]

    def put(self, message: Any) -> None:
        self.messages.append(message)
        if message["message"] == "hello":
            self.view, self.decision, self.number = message["view"], message["decision"], message["number"]
            self.can_undo = message["can_undo"]
        elif message["message"] == "update":
            assert message["number"] == self.number + 1
            self.number = message["number"]
            public, own = message["public"] or {}, message["own"] or {}
            self.can_undo = own.get("can_undo", False)
            if "view" in public:
                self.view = own.get("view", public["view"])
            elif self.view is not None:
                self.view = apply_changes(self.view, public.get("changes", {}), own.get("changes", {}))
            if "decision" in own:
                self.decision = own["decision"]
            elif self.view is not None and self.decision and self.decision["number"] != self.view["decision"]:
                self.decision = None


class Clients:
    """Clients of one table, one per seat and a spectator, all connected."""

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
        """Read all messages so far."""
        assert screen.connection is not None
        while screen.connection.waits:
            screen.write(screen.connection.waits.pop(0))

    async def read_all(self) -> None:
        for screen in self.screens:
            if screen.connection is not None:
                await self.read(screen)

    async def send(self, seat: Seat, command: AnyCommand) -> int:
        return await self.hall.carry_out(self.table, self.actors[seat], command)

    async def check_screens(self) -> None:
        """Check that every screen shows exactly its seat's view."""
        await self.read_all()
        table = (await self.place()).table
        assert table.state is not None
        for screen in self.screens:
            assert screen.view == msgspec.json.decode(
                msgspec.json.encode(view_wire(view(table.state, screen.seat)))
            )
            assert screen.number == table.shown[screen.seat]


async def seat_all(hall: Hall, settings: TableSettings) -> Clients:
    """Create a table where all seats are taken and ready."""
    table, _ = await hall.create(settings, "device0")
    clients = Clients(hall, table, settings.players)
    for screen in clients.screens:
        await clients.look(screen)
    for seat in range(settings.players):
        await hall.carry_out(table, Actor(f"device{seat}"), Sit(f"Player {seat}", seat))
        commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
        await clients.send(seat, Ready(commitment))
    return clients


async def begin_game(hall: Hall, settings: TableSettings) -> Clients:
    """Create a table and deal the game."""
    clients = await seat_all(hall, settings)
    await clients.send(0, Start())
    for seat in range(settings.players):
        await clients.send(seat, Contribute(SEED))
    return clients


def hall_in(directory: Path, clock: Clock | None = None) -> Hall:
    return Hall(open_store(str(directory / "turncoat.db")), clock or Clock())
