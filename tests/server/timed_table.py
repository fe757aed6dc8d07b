"""Test fixture: a table with a clock set by the test, and the timekeeper run whenever it is due."""

import contextlib
from collections.abc import AsyncIterator, Callable
from pathlib import Path

from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.world_server import fixed_secrets
from turncoat.kernel.decisions import pending_ask, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Seat, seats_in
from turncoat.kernel.procedures import SealedAsk
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.table.clocks import wake
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.late_answers import plain_answer
from turncoat.server.table.queries import is_window
from turncoat.server.table.settings import Days, Pace, TableSettings
from turncoat.server.table.table import Table

SLOW = Days(hours=36, remind=12, quiet_from=0, quiet_to=0)


class TimedTable:
    """A table with a clock that the test sets."""

    def __init__(self, hall: Hall, clock: Clock, clients: Clients) -> None:
        self.hall = hall
        self.clock = clock
        self.clients = clients

    async def table(self) -> Table:
        return (await self.clients.place()).table

    async def wait(self, span: int) -> None:
        """Let time pass, running the timekeeper whenever an action is due."""
        end = self.clock.now + span
        while (moment := wake(await self.table())) is not None and moment <= end:
            self.clock.now = max(self.clock.now, moment)
            if not await look_after(self.hall, self.clients.table):
                break
        self.clock.now = end

    async def asked(self) -> list[Seat]:
        table = await self.table()
        return seats_in(waiting_seats(table.running_state()))

    async def answer(self, seat: Seat) -> None:
        """Answer at a seat as the clock would."""
        table = await self.table()
        s = table.running_state()
        await self.clients.send(seat, Answer(s.decision, plain_answer(s, seat)))

    async def play_until(self, is_there: Callable[[Table], bool]) -> None:
        dice = fast(3)
        while not is_there(await self.table()):
            await self.clients.read_all()
            seats = await self.asked()
            seat = seats[dice.below(len(seats))]
            decision = self.clients.screens[seat].decision
            option = decision["options"][dice.below(len(decision["options"]))]["id"]
            await self.clients.send(seat, Answer(decision["number"], option))

    async def kinds(self) -> list[str]:
        return [entry.kind for entry in await self.hall.store.entries(self.clients.table)]


@contextlib.asynccontextmanager
async def timed_table_in(
    directory: Path, pace: Pace, game: str = "lifeboat", players: int = 3
) -> AsyncIterator[TimedTable]:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.run():
        options = {"windows": "together"} if game == "thing" else {}
        with fixed_secrets(1):  # the same deal every time: some games would be over too soon
            clients = await begin_game(hall, TableSettings(game, players, options, pace=pace))
        yield TimedTable(hall, clock, clients)


def is_one_seat_asked(table: Table) -> bool:
    return table.state is not None and len(seats_in(waiting_seats(table.state))) == 1 and not is_window(table)


def is_sealed(table: Table) -> bool:
    """Whether a sealed question to all seats has no answer yet."""
    s = table.running_state()
    ask = pending_ask(s)
    return (
        isinstance(ask, SealedAsk) and not ask.shows_progress and len(seats_in(waiting_seats(s))) == s.seats
    )
