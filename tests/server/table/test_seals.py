"""Seals of the hash chain for players: opaque before the end, verifiable after it."""

from pathlib import Path
from typing import Any

import msgspec

from tests.server.clients import Clients, begin_game, hall_in
from tests.server.game_positions import draw_answer
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.hall.connections import Look
from turncoat.server.store.hash_chain import seal
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.commands.chat import Chat
from turncoat.server.table.commands.order import GiveOrder
from turncoat.server.table.settings import TableSettings


async def seal_of(clients: Clients, viewer: Seat) -> str:
    message = await clients.hall.hello(await clients.place(), Look(viewer))
    hello: Any = msgspec.json.decode(message)
    kept: str = hello["seal"]
    return kept


async def test_a_seal_changes_only_with_what_its_owner_is_shown(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3, chat="free"))
        before = [await seal_of(clients, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        await clients.send(0, GiveOrder("pass any end"))
        after = [await seal_of(clients, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert after[0] != before[0]
        assert after[1:] == before[1:]
        await clients.send(1, Chat("Hello"))
        later = [await seal_of(clients, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert len({*before, *after, *later}) == 1 + 1 + 1
        assert len({*later}) == 1


async def test_a_seal_that_was_kept_is_that_of_an_entry(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        kept = []
        for number in range(8):
            table = (await clients.place()).table
            seat, option = draw_answer(table, fast(number))
            await clients.send(seat, Answer(decision=table.running_state().decision, option=option))
            kept.append(await seal_of(clients, number % 3))
        hall.registry.drop(clients.table)
        assert await seal_of(clients, 7 % 3) == kept[-1]  # also when the table is read again
        table = (await clients.place()).table
        entries = await hall.store.entries(clients.table)
        seals = {seal(table.secret, entry.chain).hex() for entry in entries}
        assert {*kept} <= seals
        assert not {*kept} & {entry.chain.hex() for entry in entries}
