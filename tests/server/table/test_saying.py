"""Rate limits of talk at a table."""

from pathlib import Path

import pytest

from tests.server.company import Clock, begun, gathered, hall_in
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.runtime.units import MINUTE
from turncoat.server.table import commands
from turncoat.server.table.settings import MOST_SAID, TableSettings


@pytest.mark.parametrize("is_playing", [True, False])
async def test_whoever_says_too_much_waits_and_others_do_not(tmp_path: Path, is_playing: bool) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.running():
        company = await (begun if is_playing else gathered)(hall, TableSettings("lifeboat", 3, chat="free"))
        for number in range(MOST_SAID):
            clock.now += 10
            await company.act(0, commands.Chat(f"{number}"))
        first = clock.now - 10 * (MOST_SAID - 1)
        with pytest.raises(BadInput, match="too_many"):
            await company.act(0, commands.Chat("more"))
        await company.act(1, commands.Chat("you talk too much"))
        other = Hall(hall.store, clock)  # nor does another server listen to them
        with pytest.raises(BadInput, match="too_many"):
            await other.act(company.table, company.actors[0], commands.Chat("more"))
        clock.now = first + MINUTE
        await company.act(0, commands.Chat("more"))
        with pytest.raises(BadInput, match="too_many"):
            await company.act(0, commands.Chat("more"))


async def test_phrases_count_as_well(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3, chat="free"))
        for number in range(MOST_SAID):
            await company.act(0, commands.Chat(f"{number}"))
        with pytest.raises(BadInput, match="too_many"):
            await company.act(0, commands.Say({"kind": "estimate", "seat": 1, "level": "accuse"}))
