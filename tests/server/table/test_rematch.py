from pathlib import Path

import pytest

from tests.server.company import Company, begun, hall_in
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import GATHERING


async def ended(hall: Hall) -> Company:
    """A game ended by agreement."""
    company = await begun(hall, TableSettings("lifeboat", 3))
    await company.act(0, commands.AskEnd())
    asked = (await company.place()).table.petition
    assert asked is not None
    for seat in (1, 2):
        await company.act(seat, commands.Agree(asked.number, is_for=True))
    return company


async def test_everybody_has_their_seat_at_the_next_table(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await ended(hall)
        await company.act(0, commands.Rematch())
        old = (await company.place()).table
        new = (await hall.place(old.again)).table
        assert new.stage == GATHERING
        assert new.settings == old.settings
        assert [chair.name for chair in new.chairs] == [chair.name for chair in old.chairs]
        held = {(holder.seat, holder.device) for holder in await hall.store.holders(new.id)}
        assert {(seat, f"device{seat}") for seat in range(3)} <= held
        assert not any(chair.is_ready for chair in new.chairs)


async def test_a_second_rematch_leads_to_the_same_table(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await ended(hall)
        await company.act(0, commands.Rematch())
        first = (await company.place()).table.again
        await company.act(0, commands.Rematch())
        assert (await company.place()).table.again == first


async def test_only_the_host_of_a_game_that_is_over_may_ask_for_a_rematch(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3))
        with pytest.raises(BadInput, match="not_over"):
            await company.act(0, commands.Rematch())
        with pytest.raises(BadInput, match="only_host"):
            await hall.act(company.table, Actor("device1", 1), commands.Rematch())
