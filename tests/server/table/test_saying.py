"""Rate limits of talk at a table."""

from pathlib import Path

import pytest

from tests.server.clients import Clock, begin_game, hall_in, seat_all
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.runtime.units import MINUTE
from turncoat.server.table.commands.chat import Chat
from turncoat.server.table.commands.say import Say
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.speech import MOST_SAID


@pytest.mark.parametrize("is_playing", [True, False])
async def test_whoever_says_too_much_waits_and_others_do_not(tmp_path: Path, is_playing: bool) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await (begin_game if is_playing else seat_all)(
            hall, TableSettings("lifeboat", 3, chat="free")
        )
        for number in range(MOST_SAID):
            clock.now += 10
            await clients.send(0, Chat(f"{number}"))
        first = clock.now - 10 * (MOST_SAID - 1)
        with pytest.raises(BadInput, match="too_many"):
            await clients.send(0, Chat("more"))
        await clients.send(1, Chat("you talk too much"))
        other = Hall(hall.store, clock)  # nor does another server listen to them
        with pytest.raises(BadInput, match="too_many"):
            await other.carry_out(clients.table, clients.actors[0], Chat("more"))
        clock.now = first + MINUTE
        await clients.send(0, Chat("more"))
        with pytest.raises(BadInput, match="too_many"):
            await clients.send(0, Chat("more"))


async def test_phrases_count_as_well(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3, chat="free"))
        for number in range(MOST_SAID):
            await clients.send(0, Chat(f"{number}"))
        with pytest.raises(BadInput, match="too_many"):
            await clients.send(0, Say({"kind": "estimate", "seat": 1, "level": "accuse"}))
