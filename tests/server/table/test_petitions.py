"""Petitions: voters, and the outcome when a player leaves or never answers."""

from pathlib import Path

import pytest

from tests.server.evening import Evening, spend
from tests.server.finished import file_of
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import Seat
from turncoat.server.replay.file import read_file
from turncoat.server.replay.verify import Verification
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.clocks import SILENCE
from turncoat.server.table.settings import Live, Untimed
from turncoat.server.table.table import OVER, PLAYING


async def agree(evening: Evening, seat: Seat, *, is_for: bool = True) -> None:
    petition = (await evening.table()).petition
    assert petition is not None
    await evening.company.act(seat, commands.Agree(petition.number, is_for=is_for))


async def check_file(evening: Evening) -> None:
    """The exported file verifies elsewhere, with its ending."""
    Verification(read_file(await file_of(evening.company))).run()


async def test_whoever_leaves_is_not_waited_for(tmp_path: Path) -> None:
    async with spend(tmp_path, Untimed()) as evening:
        await evening.company.act(0, commands.AskEnd())
        await agree(evening, 1)
        assert (await evening.table()).stage == PLAYING
        await evening.company.act(2, commands.Leave())
        assert (await evening.table()).stage == OVER
        await check_file(evening)


async def test_nor_is_whoever_the_clock_takes_for_gone(tmp_path: Path) -> None:
    async with spend(tmp_path, Live()) as evening:
        await evening.play_until(lambda table: table.running().decision > 5)
        await evening.company.act(0, commands.AskEnd())
        await agree(evening, 1)
        while (await evening.table()).stage == PLAYING:
            for seat in await evening.asked():
                if seat != 2:
                    await evening.answer(seat)
            await evening.wait(120_000)
        assert (await evening.kinds())[-2:] == ["taken_over", "ended"]
        await check_file(evening)


async def test_who_is_left_alone_is_still_asked(tmp_path: Path) -> None:
    async with spend(tmp_path, Untimed()) as evening:
        await evening.company.act(0, commands.AskEnd())
        await evening.company.act(0, commands.Leave())
        await evening.company.act(1, commands.Leave())
        assert (await evening.table()).stage == PLAYING
        await evening.company.act(2, commands.Leave())
        assert (await evening.table()).stage == PLAYING


@pytest.mark.parametrize("seat", [0, 1])
async def test_what_one_asked_for_or_agreed_to_can_be_taken_back(tmp_path: Path, seat: Seat) -> None:
    async with spend(tmp_path, Untimed()) as evening:
        await evening.company.act(0, commands.AskEnd())
        await agree(evening, 1)
        with pytest.raises(BadInput, match="already_answered"):
            await agree(evening, seat)
        await agree(evening, seat, is_for=False)
        assert (await evening.table()).petition is None
        await evening.company.act(2, commands.AskPause())
        assert (await evening.table()).petition is not None


async def test_whoever_left_has_no_say(tmp_path: Path) -> None:
    async with spend(tmp_path, Untimed()) as evening:
        await evening.company.act(2, commands.Leave())
        await evening.company.act(0, commands.AskEnd())
        with pytest.raises(BadInput, match="nothing_asked"):
            await agree(evening, 2, is_for=False)
        await agree(evening, 1)
        assert (await evening.table()).stage == OVER


async def test_whoever_says_nothing_for_a_week_has_gone_also_where_nobody_is_hurried(tmp_path: Path) -> None:
    async with spend(tmp_path, Untimed()) as evening:
        await evening.company.act(0, commands.AskEnd())
        await agree(evening, 1)
        await evening.wait(SILENCE - 1)
        assert (await evening.table()).stage == PLAYING
        await evening.wait(1)
        assert (await evening.table()).stage == OVER
        await check_file(evening)


async def test_the_seat_of_whoever_says_nothing_is_free_for_a_substitute(tmp_path: Path) -> None:
    async with spend(tmp_path, Untimed()) as evening:
        await evening.company.act(0, commands.AskPause())
        await agree(evening, 1)
        await evening.wait(SILENCE)
        table = await evening.table()
        assert table.paused_since is not None
        assert table.chairs[2].bot
        await evening.hall.act(table.id, Actor("a new device"), commands.Sit("Nadia", 2))
        assert (await evening.table()).chairs[2].name == "Nadia"
