"""Substitutes: another person takes the seat of a player who left."""

from pathlib import Path

import pytest

from tests.server.clients import Screen
from tests.server.timed_table import timed_table_in
from turncoat.kernel.errors import BadInput
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.queries import KEPT_FOR
from turncoat.server.table.settings import Live


async def test_a_substitute_gets_the_seat_and_whoever_held_it_is_cut_off(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as evening:
        hall, clients = evening.hall, evening.clients
        newcomer = Actor("another device")
        with pytest.raises(BadInput, match="seat_taken"):
            await hall.carry_out(clients.table, newcomer, Sit("Nadia", 1))
        await clients.send(1, Leave())
        with pytest.raises(BadInput, match="seat_taken"):
            await hall.carry_out(clients.table, newcomer, Sit("Nadia", 1))
        evening.clock.now += KEPT_FOR
        with pytest.raises(BadInput, match="name_taken"):
            await hall.carry_out(clients.table, newcomer, Sit("Player 2", 1))
        with pytest.raises(BadInput, match="already_seated"):
            await hall.carry_out(clients.table, clients.actors[0], Sit("Nadia", 1))
        await hall.carry_out(clients.table, newcomer, Sit("Nadia"))
        chair = (await evening.table()).chairs[1]
        assert (chair.name, chair.bot) == ("Nadia", "")
        holders = await hall.store.holders(clients.table)
        assert [one.device for one in holders if one.seat == 1] == ["another device"]
        old = clients.screens[1]
        await clients.read(old)
        assert old.connection is not None
        assert not old.connection.is_open
        screen = Screen(1)
        await clients.look(screen)
        assert screen.view == old.view
        assert screen.decision == old.decision


async def test_a_seat_that_the_clock_took_is_free_for_a_substitute_at_once(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as evening:
        while not any(chair.bot for chair in (await evening.table()).chairs):
            await evening.wait(120_000)
        taken = next(seat for seat, chair in enumerate((await evening.table()).chairs) if chair.bot)
        await evening.hall.carry_out(evening.clients.table, Actor("another device"), Sit("Nadia", taken))
        assert (await evening.table()).chairs[taken].name == "Nadia"
