"""Seals of the hash chain for players: opaque before the end, verifiable after it."""

from pathlib import Path
from typing import Any

import msgspec

from tests.server.company import Company, begun, hall_in
from tests.server.playing import drawn_answer
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.hall.connections import Look
from turncoat.server.store.hash_chain import seal
from turncoat.server.table import commands
from turncoat.server.table.settings import TableSettings


async def seal_of(company: Company, viewer: Seat) -> str:
    frame = await company.hall.hello(await company.place(), Look(viewer))
    hello: Any = msgspec.json.decode(frame)
    kept: str = hello["seal"]
    return kept


async def test_a_seal_changes_only_with_what_its_owner_is_shown(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3, chat="free"))
        before = [await seal_of(company, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        await company.act(0, commands.GiveOrder("pass any end"))
        after = [await seal_of(company, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert after[0] != before[0]
        assert after[1:] == before[1:]
        await company.act(1, commands.Chat("Hello"))
        later = [await seal_of(company, viewer) for viewer in (0, 1, 2, SPECTATOR)]
        assert len({*before, *after, *later}) == 1 + 1 + 1
        assert len({*later}) == 1


async def test_a_seal_that_was_kept_is_that_of_an_entry(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3))
        kept = []
        for number in range(8):
            table = (await company.place()).table
            seat, option = drawn_answer(table, fast(number))
            await company.act(seat, commands.Answer(decision=table.running().decision, option=option))
            kept.append(await seal_of(company, number % 3))
        hall.registry.drop(company.table)
        assert await seal_of(company, 7 % 3) == kept[-1]  # also when the table is read again
        table = (await company.place()).table
        entries = await hall.store.entries(company.table)
        seals = {seal(table.secret, entry.chain).hex() for entry in entries}
        assert {*kept} <= seals
        assert not {*kept} & {entry.chain.hex() for entry in entries}
