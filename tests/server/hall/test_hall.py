import asyncio
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import Company, Screen, begun, hall_in
from turncoat.kernel.decisions import waiting
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import SPECTATOR, seats_in
from turncoat.kernel.pack import pack
from turncoat.server.hall.connections import Connection
from turncoat.server.hall.hall import Hall
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import TableRow
from turncoat.server.table import commands
from turncoat.server.table.settings import TableSettings
from turncoat.server.table.table import OVER, PLAYING


@pytest.mark.parametrize(
    ("game", "players"), [("lifeboat", 3), ("unfathomable", 4), ("thing", 5), ("thing", 2)]
)
async def test_a_whole_game_is_played_and_everybody_sees_what_they_may(
    tmp_path: Path, game: str, players: int
) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings(game, players))
        dice = fast(7)
        answers = 0
        while True:
            await company.check_screens()
            table = (await company.place()).table
            if table.stage == OVER:
                break
            assert table.stage == PLAYING
            assert table.state is not None
            seats = seats_in(waiting(table.state))
            seat = seats[dice.below(len(seats))]
            decision = company.screens[seat].decision
            option = decision["options"][dice.below(len(decision["options"]))]["id"]
            await company.act(seat, commands.Answer(decision["number"], option))
            answers += 1
        assert answers > 10
        assert company.screens[-1].view["ending"] is not None


async def answer(company: Company) -> None:
    """The first seat that is asked gives any answer."""
    seat = seats_in(waiting((await company.place()).table.running()))[0]
    await company.read_all()
    decision = company.screens[seat].decision
    await company.act(seat, commands.Answer(decision["number"], decision["options"][0]["id"]))


class Reader(Screen):
    """Keeps what it is sent, as it is."""

    def put(self, frame: Any) -> None:
        self.frames.append(frame)


async def test_everybody_at_one_table_reads_what_happens_in_their_own_language_or_without_words(
    tmp_path: Path,
) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("unfathomable", 3))
        languages = ["", "ru", "", "uk", "ru", ""]
        screens = [Reader(SPECTATOR) for _ in languages]
        for screen, language in zip(screens, languages, strict=True):
            screen.connection = Connection(company.table, SPECTATOR, "", screen, language)
            hall.connections.add(screen.connection)
        await answer(company)
        told = []
        for screen in screens:
            await company.read(screen)
            told.append(screen.frames[-1].get("texts"))
        assert [bool(texts) for texts in told] == [bool(language) for language in languages]
        assert told[1] == told[4] != told[3]


@pytest.mark.parametrize("is_named", [True, False])
async def test_what_another_server_wrote_is_followed_also_when_nobody_says_at_which_table(
    tmp_path: Path, is_named: bool
) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3))
        other = Hall(hall.store, hall.now)
        async with other.following.running():
            place = await other.place(company.table)
            await answer(company)
            other.hear_of(company.table if is_named else "", -1)
            for _ in range(200):
                await asyncio.sleep(0.01)
                if place.table.entries == (await company.place()).table.entries:
                    break
        assert place.table.entries == (await company.place()).table.entries


async def test_a_table_that_goes_on_while_it_is_read_is_read_whole(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its row is read, another server writes an answer and says so, its entries are read: position and
    entries still agree."""

    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3))
        other = Hall(hall.store, hall.now)
        row = await hall.store.table(company.table)

        async def table(name: TableId) -> TableRow | None:
            await answer(company)
            other.hear_of(name, -1)
            return row

        monkeypatch.setattr(hall.store, "table", table)
        read = (await other.place(company.table)).table
        assert row is not None
        assert read.entries == row.entries
        followed = read
        for _ in range(200):
            if followed.entries > row.entries:
                break
            await asyncio.sleep(0.01)
            followed = (await other.place(company.table)).table
        assert pack(followed.running()) == pack((await company.place()).table.running())
