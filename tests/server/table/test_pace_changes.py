"""A running table switches between live and slow play, if all players agree."""

from pathlib import Path

import pytest

from tests.server.clients import Clock, begin_game, hall_in
from turncoat.kernel.errors import BadInput
from turncoat.server.runtime.units import HOUR, SECOND
from turncoat.server.show.messages import company
from turncoat.server.table.clocks import deadline
from turncoat.server.table.commands.ask_pace import AskPace
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.settings import Days, Live, TableSettings

SLOW = Days(hours=24, quiet_from=0, quiet_to=0)


async def test_the_pace_changes_when_the_last_player_agrees_and_the_clock_starts_again(
    tmp_path: Path,
) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        people = await begin_game(hall, TableSettings("lifeboat", 3, pace=Live(seconds=100)))
        clock.now += 90 * SECOND
        await people.send(1, AskPace(SLOW))
        table = (await people.place()).table
        petition = company(table)["petition"]
        assert petition is not None
        assert (petition["what"], petition["pace"]) == ("pace", SLOW)
        await people.send(0, Agree(0, is_for=True))
        assert (await people.place()).table.settings.pace == Live(seconds=100)
        await people.send(2, Agree(0, is_for=True))
        table = (await people.place()).table
        assert table.settings.pace == SLOW
        assert table.petition is None
        assert deadline(table) == clock.now + 24 * HOUR


async def test_a_player_who_refuses_keeps_the_pace(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        people = await begin_game(hall, TableSettings("lifeboat", 3))
        await people.send(1, AskPace(Live()))
        await people.send(0, Agree(0, is_for=False))
        table = (await people.place()).table
        assert (table.petition, table.settings.pace) == (None, TableSettings("lifeboat", 3).pace)
        for pace, code in ((table.settings.pace, "same_pace"), (Days(zone="Nowhere/Land"), "unknown_zone")):
            with pytest.raises(BadInput) as refusal:
                await people.send(1, AskPace(pace))
            assert refusal.value.code == code
