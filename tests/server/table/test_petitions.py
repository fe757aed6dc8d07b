"""Petitions: voters, and the outcome when a player leaves or never answers."""

from pathlib import Path

import pytest

from tests.server.finished_games import file_of
from tests.server.timed_table import TimedTable, timed_table_in
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.replay.file import read_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table.actor import Actor
from turncoat.server.table.clocks import PETITION_SILENCE
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.pause import AskPause
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.sit import Sit
from turncoat.server.table.settings import Live, Untimed
from turncoat.server.table.stages import OVER, PLAYING


async def agree(timed: TimedTable, seat: Seat, *, is_for: bool = True) -> None:
    petition = (await timed.table()).petition
    assert petition is not None
    await timed.clients.send(seat, Agree(petition.number, is_for=is_for))


async def check_file(timed: TimedTable) -> None:
    """Check that the exported file verifies, with its ending."""
    Verification(read_file(await file_of(timed.clients))).run()


async def test_whoever_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Untimed()) as timed:
        await timed.clients.send(0, AskEnd())
        await agree(timed, 1)
        assert (await timed.table()).stage == PLAYING
        await timed.clients.send(2, Leave())
        assert (await timed.table()).stage == OVER
        await check_file(timed)


async def test_nor_is_whoever_the_clock_takes_for_gone(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as timed:
        await timed.play_until(lambda table: table.running_state().decision > 5)
        await timed.clients.send(0, AskEnd())
        await agree(timed, 1)
        while (await timed.table()).stage == PLAYING:
            for seat in await timed.asked():
                if seat != 2:
                    await timed.answer(seat)
            await timed.wait(120_000)
        assert (await timed.kinds())[-2:] == ["taken_over", "ended"]
        await check_file(timed)


async def test_who_is_left_alone_is_still_asked(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Untimed()) as timed:
        await timed.clients.send(0, AskEnd())
        await timed.clients.send(0, Leave())
        await timed.clients.send(1, Leave())
        assert (await timed.table()).stage == PLAYING
        await timed.clients.send(2, Leave())
        assert (await timed.table()).stage == PLAYING


@pytest.mark.parametrize("seat", [0, 1])
async def test_what_one_asked_for_or_agreed_to_can_be_taken_back(tmp_path: Path, seat: Seat) -> None:
    async with timed_table_in(tmp_path, Untimed()) as timed:
        await timed.clients.send(0, AskEnd())
        await agree(timed, 1)
        with pytest.raises(BadInput, match="already_answered"):
            await agree(timed, seat)
        await agree(timed, seat, is_for=False)
        assert (await timed.table()).petition is None
        await timed.clients.send(2, AskPause())
        assert (await timed.table()).petition is not None


async def test_whoever_left_has_no_say(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Untimed()) as timed:
        await timed.clients.send(2, Leave())
        await timed.clients.send(0, AskEnd())
        with pytest.raises(BadInput, match="nothing_asked"):
            await agree(timed, 2, is_for=False)
        await agree(timed, 1)
        assert (await timed.table()).stage == OVER


async def test_whoever_says_nothing_for_a_week_has_gone_also_where_nobody_is_hurried(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Untimed()) as timed:
        await timed.clients.send(0, AskEnd())
        await agree(timed, 1)
        await timed.wait(PETITION_SILENCE - 1)
        assert (await timed.table()).stage == PLAYING
        await timed.wait(1)
        assert (await timed.table()).stage == OVER
        await check_file(timed)


async def test_the_seat_of_whoever_says_nothing_is_free_for_a_substitute(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Untimed()) as timed:
        await timed.clients.send(0, AskPause())
        await agree(timed, 1)
        await timed.wait(PETITION_SILENCE)
        table = await timed.table()
        assert table.paused_since is not None
        assert table.chairs[2].bot
        await timed.hall.carry_out(table.id, Actor("a new device"), Sit("Nadia", 2))
        assert (await timed.table()).chairs[2].name == "Nadia"
