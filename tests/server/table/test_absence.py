"""Absent players: reminders, answers by the clock, replacement by bots; and what is not absence."""

import shutil
from pathlib import Path
from typing import Any

from tests.server.clients import Clients, Clock, hall_in
from tests.server.timed_table import SLOW, TimedTable, is_one_seat_asked, is_sealed, timed_table_in
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.runtime.units import HOUR
from turncoat.server.table.commands.return_ import Return
from turncoat.server.table.late_answers import MOST_MISSED
from turncoat.server.table.queries import is_window
from turncoat.server.table.settings import Live


async def test_whoever_is_late_is_reminded_then_answered_for_then_replaced_and_may_return(
    tmp_path: Path,
) -> None:
    async with timed_table_in(tmp_path, SLOW) as timed:
        await timed.play_until(is_one_seat_asked)
        (seat,) = await timed.asked()
        decision = (await timed.table()).running_state().decision
        await timed.wait(12 * HOUR)
        assert (await timed.table()).reminded == {seat}
        await timed.wait(24 * HOUR - 1)
        assert (await timed.table()).running_state().decision == decision
        assert (await timed.table()).chairs[seat].missed == 0
        await timed.wait(1)
        assert (await timed.table()).running_state().decision > decision
        assert (await timed.table()).chairs[seat].missed == 1
        while not (await timed.table()).chairs[seat].bot:
            for other in await timed.asked():
                if other != seat:
                    await timed.answer(other)
            await timed.wait(36 * HOUR if seat in await timed.asked() else 0)
        table = await timed.table()
        assert table.chairs[seat].missed >= MOST_MISSED
        assert table.chairs[seat].name == f"Player {seat}"
        await timed.clients.send(seat, Return())
        chair = (await timed.table()).chairs[seat]
        assert (chair.bot, chair.missed, chair.name) == ("", 0, f"Player {seat}")


async def test_an_answer_in_time_starts_the_count_anew(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as timed:
        await timed.play_until(is_one_seat_asked)
        (seat,) = await timed.asked()
        for missed in (1, 0, 1):
            while (await timed.asked()) != [seat] or is_window(await timed.table()):
                await timed.answer(next(iter(await timed.asked())))
            before = (await timed.table()).chairs[seat].missed
            if missed:
                await timed.wait(120_000)
                assert (await timed.table()).chairs[seat].missed == before + 1
            else:
                await timed.answer(seat)
                assert (await timed.table()).chairs[seat].missed == 0


async def test_letting_chances_to_react_pass_is_not_absence(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as timed:
        for _ in range(MOST_MISSED + 1):
            await timed.play_until(is_window)
            before = [chair.missed for chair in (await timed.table()).chairs]
            number = (await timed.table()).running_state().decision
            await timed.wait(10_000)
            table = await timed.table()
            assert table.running_state().decision > number
            assert [chair.missed for chair in table.chairs] == before
        assert not any(chair.bot for chair in (await timed.table()).chairs)


async def test_losing_the_connection_is_not_leaving(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, SLOW) as timed:
        for screen in timed.clients.screens:
            assert screen.connection is not None
            timed.hall.connections.remove(screen.connection)
            timed.hall.presence.remove(screen.connection)
        before = await timed.kinds()
        await timed.wait(11 * HOUR)
        timed.hall.presence.look()
        table = await timed.table()
        assert not any(chair.bot for chair in table.chairs)
        assert timed.hall.presence.here(table.id) == set()
        assert set(await timed.kinds()) - set(before) == {"called"}
        await timed.answer(next(iter(await timed.asked())))


async def shown_at_the_end(directory: Path, name: str, clock: Clock, early: list[Seat]) -> list[Any]:
    """A spectator's messages when some seats answer as the clock would, and the clock answers for the rest."""
    hall = hall_in(directory, clock)
    async with hall.run():
        clients = Clients(hall, name, 5)
        onlooker = clients.screens[SPECTATOR]
        await clients.look(onlooker)
        timed = TimedTable(hall, clock, clients)
        for seat in early:
            await timed.answer(seat)
        clock.now += 120_000
        assert await look_after(hall, name)  # once: how often it looks would tell how many were late
        await clients.read(onlooker)
        return onlooker.messages


async def test_who_was_late_with_a_sealed_answer_cannot_be_told_from_what_is_shown(tmp_path: Path) -> None:
    first = tmp_path / "first"
    first.mkdir()
    async with timed_table_in(first, Live(), "thing", 5) as timed:
        await timed.play_until(is_sealed)
        name, now = timed.clients.table, timed.clock.now
    shown = []
    for number, early in enumerate(([], [0], [4, 2], [3, 1, 0])):
        world = tmp_path / str(number)
        shutil.copytree(first, world)
        clock = Clock()
        clock.now = now
        shown.append(await shown_at_the_end(world, name, clock, early))
    assert len(shown[0]) == 2  # how it was, and one update when all was over
    assert all(one == shown[0] for one in shown)
