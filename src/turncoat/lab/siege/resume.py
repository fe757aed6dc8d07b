"""Measures how long a server with many running tables takes to start and to do the due work of each:

    python -m turncoat.lab.siege.resume --tables 1000

Each table is in the middle of a game, and a bot is to answer.
"""

import argparse
import asyncio
import hashlib
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from turncoat.kernel.decisions import options, waiting_seats
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.ids import seats_in
from turncoat.kernel.wire import option_id
from turncoat.lab.games import players_near, siege_games
from turncoat.lab.siege.live_server import SEED, LiveServer
from turncoat.server.hall.hall import Hall
from turncoat.server.store.open import open_store
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.answer import plan_answer
from turncoat.server.table.commands.contribute import Contribute
from turncoat.server.table.commands.ready import Ready
from turncoat.server.table.commands.seat_bot import SeatBot
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.commands.start import Start
from turncoat.server.table.queries import awaited_bots
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import PLAYING

PLAYERS: Final = 3
FEWEST_ANSWERS: Final = 12
AT_ONCE: Final = 50  # tables created concurrently
MOST_SECONDS: Final = 120.0


async def make_tables(path: Path, count: int) -> None:
    hall = Hall(open_store(str(path)))
    async with hall.run():
        for first in range(0, count, AT_ONCE):
            made = (_make(hall, number) for number in range(first, min(count, first + AT_ONCE)))
            await asyncio.gather(*made)


async def _make(hall: Hall, number: int) -> None:
    """Create a game with a person and bots, and play until a bot must answer."""
    device = f"device {number}"
    games = siege_games()
    game = games[number % len(games)]
    players = players_near(game, PLAYERS)
    settings = TableSettings(game, players, bot_pace=0)
    table, _ = await hall.create(settings, device)
    host = Actor(device, 0, is_host=True)
    await hall.carry_out(table, Actor(device, is_host=True), Sit("Ada", 0))
    await hall.carry_out(table, host, Ready(hashlib.sha256(bytes.fromhex(SEED)).hexdigest()))
    for seat in range(1, players):
        await hall.carry_out(table, host, SeatBot(seat, "random"))
    await hall.carry_out(table, host, Start())
    await hall.carry_out(table, host, Contribute(SEED))
    dice = fast(number)
    answers = 0
    while answers < FEWEST_ANSWERS or not awaited_bots((await hall.place(table)).table):
        await _answer(hall, table, dice)
        answers += 1


async def _answer(hall: Hall, table: str, dice: Dice) -> None:
    place = await hall.place(table)
    assert place.table.stage == PLAYING
    s = place.table.running_state()
    seat = seats_in(waiting_seats(s))[0]
    legal = options(s, seat)
    chosen = option_id(s.game, legal[dice.below(len(legal))])
    await hall.change(place, lambda current, _: (plan_answer(current, seat, chosen, None, "person"), []))


def lengths(path: Path) -> dict[str, int]:
    """Number of entries of each table."""
    with sqlite3.connect(f"file:{path}?mode=ro", uri=True) as database:
        return dict(database.execute("SELECT id, entries FROM tables"))


def resume(path: Path, log: Path) -> tuple[float, float]:
    """Start the server. Returns the seconds until it could be reached, and until every table had gone on."""
    before = lengths(path)
    begin = time.monotonic()
    with LiveServer(str(path), log):
        ready = time.monotonic() - begin
        while any(now == before[table] for table, now in lengths(path).items()):
            if time.monotonic() - begin > MOST_SECONDS:
                raise TimeoutError(f"some tables did not go on for {MOST_SECONDS} s")
            time.sleep(0.1)
        return ready, time.monotonic() - begin


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Start a server with many running tables.")
    parser.add_argument("--tables", type=int, default=1_000)
    given: Any = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(make_tables(folder / "turncoat.db", given.tables))
        ready, served = resume(folder / "turncoat.db", folder / "log")
    print(f"{given.tables:,} tables: reached after {ready:.1f} s, all had gone on after {served:.1f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
