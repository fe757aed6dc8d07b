"""Test fixture: a hall with a bot desk, and tables played there."""

import asyncio
import contextlib
import hashlib
import time
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path

from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Seat, has_seat
from turncoat.kernel.wire import option_id
from turncoat.server.bots.desk import Desk
from turncoat.server.bots.process import ANSWER_TIMEOUT, PROGRAM
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import keep_time
from turncoat.server.store.open import open_store
from turncoat.server.table.actor import Actor
from turncoat.server.table.body import Body
from turncoat.server.table.body_codec import read_body
from turncoat.server.table.commands.answer import Answer, Answered
from turncoat.server.table.commands.contribute import Contribute
from turncoat.server.table.commands.ready import Ready
from turncoat.server.table.commands.seat_bot import SeatBot
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.commands.start import Start
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import Table

SEED = "0123456789abcdef0123456789abcdef"
HOST = Actor("host", is_host=True)
SECONDS = 100  # that a game may take

Is = Callable[[Table], bool]


@contextlib.asynccontextmanager
async def desk_in(
    directory: Path, program: Sequence[str] = PROGRAM, timeout: float = ANSWER_TIMEOUT, processes: int = 1
) -> AsyncIterator[tuple[Hall, Desk]]:
    """A running bot desk, with a timekeeper."""
    hall = Hall(open_store(str(directory / "turncoat.db")))
    desk = Desk(hall, processes, program, timeout)
    hall.services.append(keep_time)
    hall.services.append(lambda hall: desk.run())
    async with hall.run():
        yield hall, desk


async def seat_all(hall: Hall, settings: TableSettings, bots: str, people: Sequence[Seat] = ()) -> str:
    """A table with people at some seats and bots at the others."""
    table, _ = await hall.create(settings, "host")
    for seat in range(settings.players):
        if seat in people:
            await hall.carry_out(table, Actor(f"device {seat}"), Sit(f"Player {seat}", seat))
            ready = Ready(hashlib.sha256(bytes.fromhex(SEED)).hexdigest())
            await hall.carry_out(table, person(seat), ready)
        else:
            await hall.carry_out(table, HOST, SeatBot(seat, bots))
    return table


async def begin_game(hall: Hall, settings: TableSettings, bots: str, people: Sequence[Seat] = ()) -> str:
    """Seat people and bots at a table, and begin its game up to the deal."""
    table = await seat_all(hall, settings, bots, people)
    await start(hall, table, people)
    return table


async def start(hall: Hall, table: str, people: Sequence[Seat] = ()) -> None:
    await hall.carry_out(table, HOST, Start())
    for seat in people:
        await hall.carry_out(table, person(seat), Contribute(SEED))


def person(seat: Seat) -> Actor:
    return Actor(f"device {seat}", seat)


async def until(hall: Hall, table: str, wanted: Is) -> Table:
    """Wait until the condition holds; return the table."""
    begin = time.monotonic()
    while not wanted(current := (await hall.place(table)).table):
        assert time.monotonic() - begin < SECONDS, f"{current.stage} with {current.entries} entries"
        await asyncio.sleep(0.005)
    return current


def is_over(table: Table) -> bool:
    """Whether the game is over and its report is written."""
    return table.has_diaries


def is_asked(table: Table, seat: Seat) -> bool:
    return table.state is not None and has_seat(waiting_seats(table.state), seat)


async def play_for(hall: Hall, table: str, seat: Seat, wanted: Is = is_over) -> Table:
    """A person at the seat picks any option, until the condition holds."""
    dice = fast(3)
    begin = time.monotonic()
    while not wanted(current := (await hall.place(table)).table):
        assert time.monotonic() - begin < SECONDS, f"{current.stage} with {current.entries} entries"
        if is_asked(current, seat):
            s = current.running_state()
            legal = options(s, seat)
            option = option_id(s.game, legal[dice.below(len(legal))])
            await hall.carry_out(table, person(seat), Answer(s.decision, option))
        await asyncio.sleep(0.005)
    return current


def answers(table: Table) -> list[tuple[Seat, str, str]]:
    """Seats, their answers, and who gave them."""
    return [
        (one.seat, one.body.option, one.body.by) for one in table.answers if isinstance(one.body, Answered)
    ]


async def written(hall: Hall, table: str, kind: str) -> list[Body]:
    """Contents of the entries of this kind."""
    return [
        read_body(entry.kind, entry.body) for entry in await hall.store.entries(table) if entry.kind == kind
    ]
