"""Absent players: reminders, answers by the clock, replacement by bots; and what is not absence."""

import shutil
from pathlib import Path
from typing import Any

from tests.server.company import Clock, Company, hall_in
from tests.server.evening import SLOW, Evening, is_one_seat_asked, is_sealed, spend
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.runtime.units import HOUR
from turncoat.server.table import commands
from turncoat.server.table.absence import PATIENCE
from turncoat.server.table.queries import is_window
from turncoat.server.table.settings import Live


async def test_whoever_is_late_is_reminded_then_answered_for_then_replaced_and_may_return(
    tmp_path: Path,
) -> None:
    async with spend(tmp_path, SLOW) as evening:
        await evening.play_until(is_one_seat_asked)
        (seat,) = await evening.asked()
        decision = (await evening.table()).running().decision
        await evening.wait(12 * HOUR)
        assert (await evening.table()).reminded == {seat}
        await evening.wait(24 * HOUR - 1)
        assert (await evening.table()).running().decision == decision
        assert (await evening.table()).chairs[seat].missed == 0
        await evening.wait(1)
        assert (await evening.table()).running().decision > decision
        assert (await evening.table()).chairs[seat].missed == 1
        while not (await evening.table()).chairs[seat].bot:
            for other in await evening.asked():
                if other != seat:
                    await evening.answer(other)
            await evening.wait(36 * HOUR if seat in await evening.asked() else 0)
        table = await evening.table()
        assert table.chairs[seat].missed >= PATIENCE
        assert table.chairs[seat].name == f"Player {seat}"
        await evening.company.act(seat, commands.Return())
        chair = (await evening.table()).chairs[seat]
        assert (chair.bot, chair.missed, chair.name) == ("", 0, f"Player {seat}")


async def test_an_answer_in_time_starts_the_count_anew(tmp_path: Path) -> None:
    async with spend(tmp_path, Live()) as evening:
        await evening.play_until(is_one_seat_asked)
        (seat,) = await evening.asked()
        for missed in (1, 0, 1):
            while (await evening.asked()) != [seat] or is_window(await evening.table()):
                await evening.answer(next(iter(await evening.asked())))
            before = (await evening.table()).chairs[seat].missed
            if missed:
                await evening.wait(120_000)
                assert (await evening.table()).chairs[seat].missed == before + 1
            else:
                await evening.answer(seat)
                assert (await evening.table()).chairs[seat].missed == 0


async def test_letting_chances_to_react_pass_is_not_absence(tmp_path: Path) -> None:
    async with spend(tmp_path, Live()) as evening:
        for _ in range(PATIENCE + 1):
            await evening.play_until(is_window)
            before = [chair.missed for chair in (await evening.table()).chairs]
            number = (await evening.table()).running().decision
            await evening.wait(10_000)
            table = await evening.table()
            assert table.running().decision > number
            assert [chair.missed for chair in table.chairs] == before
        assert not any(chair.bot for chair in (await evening.table()).chairs)


async def test_losing_the_connection_is_not_leaving(tmp_path: Path) -> None:
    async with spend(tmp_path, SLOW) as evening:
        for screen in evening.company.screens:
            assert screen.connection is not None
            evening.hall.connections.remove(screen.connection)
            evening.hall.presence.left(screen.connection)
        before = await evening.kinds()
        await evening.wait(11 * HOUR)
        evening.hall.presence.look()
        table = await evening.table()
        assert not any(chair.bot for chair in table.chairs)
        assert evening.hall.presence.here(table.id) == set()
        assert set(await evening.kinds()) - set(before) == {"called"}
        await evening.answer(next(iter(await evening.asked())))


async def shown_at_the_end(directory: Path, name: str, clock: Clock, early: list[Seat]) -> list[Any]:
    """A spectator's messages when some have answered like the clock, and the clock answers for the rest."""
    hall = hall_in(directory, clock)
    async with hall.running():
        company = Company(hall, name, 5)
        onlooker = company.screens[SPECTATOR]
        await company.look(onlooker)
        evening = Evening(hall, clock, company)
        for seat in early:
            await evening.answer(seat)
        clock.now += 120_000
        assert await look_after(hall, name)  # once: how often it looks would tell how many were late
        await company.read(onlooker)
        return onlooker.frames


async def test_who_was_late_with_a_sealed_answer_cannot_be_told_from_what_is_shown(tmp_path: Path) -> None:
    first = tmp_path / "first"
    first.mkdir()
    async with spend(first, Live(), "thing", 5) as evening:
        await evening.play_until(is_sealed)
        name, now = evening.company.table, evening.clock.now
    shown = []
    for number, early in enumerate(([], [0], [4, 2], [3, 1, 0])):
        world = tmp_path / str(number)
        shutil.copytree(first, world)
        clock = Clock()
        clock.now = now
        shown.append(await shown_at_the_end(world, name, clock, early))
    assert len(shown[0]) == 2  # how it was, and one update when all was over
    assert all(one == shown[0] for one in shown)
