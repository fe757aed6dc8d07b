import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Clients, Screen, begin_game, hall_in
from turncoat.kernel.decisions import waiting_seats
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR, seats_in
from turncoat.kernel.pack import pack
from turncoat.server.hall.connections import Connection
from turncoat.server.hall.hall import Hall
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import TableRow
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.stages import OVER, PLAYING


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "players"), [("lifeboat", 3), ("unfathomable", 4), ("thing", 5), ("thing", 2)]
)
async def test_a_whole_game_is_played_and_everybody_sees_what_they_may(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings(game, players))
        dice = fast(7)
        answers = 0
        while True:
            await clients.check_screens()
            table = (await clients.place()).table
            if table.stage == OVER:
                break
            assert table.stage == PLAYING
            assert table.state is not None
            seats = seats_in(waiting_seats(table.state))
            seat = seats[dice.below(len(seats))]
            decision = clients.screens[seat].decision
            option = decision["options"][dice.below(len(decision["options"]))]["id"]
            await clients.send(seat, Answer(decision["number"], option))
            answers += 1
        assert answers > 10
        assert clients.screens[-1].view["ending"] is not None


async def answer(clients: Clients) -> None:
    """Give any answer at the first seat that is asked."""
    seat = seats_in(waiting_seats((await clients.place()).table.running_state()))[0]
    await clients.read_all()
    decision = clients.screens[seat].decision
    await clients.send(seat, Answer(decision["number"], decision["options"][0]["id"]))


class Reader(Screen):
    """An outlet that records packets unchanged."""

    def put(self, message: Any) -> None:
        self.messages.append(message)


async def test_everybody_at_one_table_reads_what_happens_in_their_own_language_or_without_words(
    tmp_path: Path,
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("unfathomable", 3))
        languages = ["", "ru", "", "uk", "ru", ""]
        screens = [Reader(SPECTATOR) for _ in languages]
        for screen, language in zip(screens, languages, strict=True):
            screen.connection = Connection(clients.table, SPECTATOR, "", screen, language)
            hall.connections.add(screen.connection)
        await answer(clients)
        told = []
        for screen in screens:
            await clients.read(screen)
            told.append(screen.messages[-1].get("texts"))
        assert [bool(texts) for texts in told] == [bool(language) for language in languages]
        assert told[1] == told[4] != told[3]


@pytest.mark.parametrize("is_named", [True, False])
async def test_what_another_server_wrote_is_followed_also_when_nobody_says_at_which_table(
    tmp_path: Path, is_named: bool
) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        other = Hall(hall.store, hall.now)
        async with other.following.run():
            place = await other.place(clients.table)
            await answer(clients)
            other.hear_of(clients.table if is_named else "", -1)
            async with asyncio.timeout(20):
                while place.table.entries != (await clients.place()).table.entries:
                    await asyncio.sleep(0.01)


async def test_a_table_that_goes_on_while_it_is_read_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another server writes an answer between the reads of row and entries: position and entries still agree."""

    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        other = Hall(hall.store, hall.now)
        row = await hall.store.table(clients.table)

        async def table(name: TableId) -> TableRow | None:
            await answer(clients)
            other.hear_of(name, -1)
            return row

        monkeypatch.setattr(hall.store, "table", table)
        read = (await other.place(clients.table)).table
        assert row is not None
        assert read.entries == row.entries
        followed = read
        async with asyncio.timeout(20):
            while followed.entries == row.entries:
                await asyncio.sleep(0.01)
                followed = (await other.place(clients.table)).table
        assert pack(followed.running_state()) == pack((await clients.place()).table.running_state())
