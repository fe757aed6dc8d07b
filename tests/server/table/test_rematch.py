from pathlib import Path

import pytest

from tests.server.clients import Clients, begin_game, hall_in
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.rematch import Rematch
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import GATHERING


async def ended(hall: Hall) -> Clients:
    """A game ended by agreement."""
    clients = await begin_game(hall, TableSettings("lifeboat", 3))
    await clients.send(0, AskEnd())
    asked = (await clients.place()).table.petition
    assert asked is not None
    for seat in (1, 2):
        await clients.send(seat, Agree(asked.number, is_for=True))
    return clients


async def test_everybody_has_their_seat_at_the_next_table(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await ended(hall)
        await clients.send(0, Rematch())
        old = (await clients.place()).table
        new = (await hall.place(old.again)).table
        assert new.stage == GATHERING
        assert new.settings == old.settings
        assert [chair.name for chair in new.chairs] == [chair.name for chair in old.chairs]
        held = {(holder.seat, holder.device) for holder in await hall.store.holders(new.id)}
        assert {(seat, f"device{seat}") for seat in range(3)} <= held
        assert not any(chair.is_ready for chair in new.chairs)


async def test_a_second_rematch_leads_to_the_same_table(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await ended(hall)
        await clients.send(0, Rematch())
        first = (await clients.place()).table.again
        await clients.send(0, Rematch())
        assert (await clients.place()).table.again == first


async def test_only_the_host_of_a_game_that_is_over_may_ask_for_a_rematch(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        with pytest.raises(BadInput, match="not_over"):
            await clients.send(0, Rematch())
        with pytest.raises(BadInput, match="only_host"):
            await hall.carry_out(clients.table, Actor("device1", 1), Rematch())
