"""The trials' reading of a database while servers still write to it."""

from pathlib import Path

import pytest

from tests.server.clients import Clients, begin_game, hall_in
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.ids import seats_in
from turncoat.lab.siege.aftermath import look_at
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import Entry
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.settings import TableSettings


async def answer(clients: Clients) -> None:
    """Let the first waiting seat give any answer."""
    seat = seats_in(waiting_seats((await clients.place()).table.running_state()))[0]
    await clients.read_all()
    decision = clients.screens[seat].decision
    await clients.send(seat, Answer(decision["number"], decision["options"][0]["id"]))


async def test_a_table_that_is_answered_between_two_reads_is_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        store = hall.store
        read_entries = store.entries
        late_answers = 2

        async def entries(table: TableId) -> list[Entry]:
            nonlocal late_answers
            if late_answers:
                late_answers -= 1
                await answer(clients)
            return await read_entries(table)

        monkeypatch.setattr(store, "entries", entries)
        aftermath = await look_at(store, clients.table, set())
        assert late_answers == 0
        assert aftermath.problems == []
        assert len(aftermath.answers) == 2


async def test_a_table_whose_last_entry_is_missing_is_half_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        await answer(clients)
        entries = (await hall.store.entries(clients.table))[:-1]

        async def cut(table: TableId) -> list[Entry]:
            return entries

        monkeypatch.setattr(hall.store, "entries", cut)
        aftermath = await look_at(hall.store, clients.table, set())
        assert aftermath.problems == [f"{clients.table} is half-written"]
