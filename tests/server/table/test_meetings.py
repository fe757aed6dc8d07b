"""Meetings: an accusation holds the game up until its time is over or all people have finished speaking."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.timed_table import TimedTable
from tests.server.world_server import fixed_secrets
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.runtime.units import HOUR, MINUTE
from turncoat.server.table.clocks import bot_due, deadline, notification_due, wake
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.commands.ask_pace import AskPace
from turncoat.server.table.commands.leave import Leave
from turncoat.server.table.commands.meeting import Finish
from turncoat.server.table.commands.pause import AskPause
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.resume import Resume
from turncoat.server.table.commands.return_ import Return
from turncoat.server.table.commands.say import Say
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.late_answers import plain_answer
from turncoat.server.table.queries import REST, REST_OF_CALLER, undoable_answers
from turncoat.server.table.settings import Days, Live, Meetings, Pace, TableSettings, Untimed

SECOND = 1_000
SLOW = Days(hours=36, remind=12)


@contextlib.asynccontextmanager
async def meeting_table(
    directory: Path, pace: Pace | None = None, meetings: Meetings | None = None
) -> AsyncIterator[TimedTable]:
    """A table of The Thing where accusations call meetings."""
    clock = Clock()
    hall = hall_in(directory, clock)
    settings = TableSettings(
        "thing", 4, {"windows": "together"}, pace=pace or Live(), meetings=meetings or Meetings()
    )
    async with hall.run():
        with fixed_secrets(1):
            clients = await begin_game(hall, settings)
        timed = TimedTable(hall, clock, clients)
        await timed.play_until(lambda table: len(table.answers) == 6)
        yield timed


def accuse(seat: int) -> Say:
    return Say({"kind": "estimate", "seat": seat, "level": "accuse"})


async def shown_meeting(clients: Clients, seat: int = 1) -> Any:
    await clients.read_all()
    return clients.screens[seat].updates()[-1]["public"]["company"]["meeting"]


async def answer_anything(timed: TimedTable) -> None:
    s = (await timed.table()).running_state()
    seat = (await timed.asked())[0]
    await timed.clients.send(seat, Answer(s.decision, plain_answer(s, seat)))


async def to_round(timed: TimedTable, number: int) -> None:
    """Play until that round begins, and read the record of the talk."""
    while (await timed.hall.listen(await timed.clients.place())).log.round() < number:
        await answer_anything(timed)


async def test_an_accusation_holds_the_game_up_until_the_time_is_over(tmp_path: Path) -> None:
    async with meeting_table(tmp_path) as timed:
        await timed.clients.send(0, accuse(2))
        called = timed.clock.now
        shown = await shown_meeting(timed.clients)
        assert shown == {"seat": 0, "accused": 2, "statement": 0, "ends": called + 30 * SECOND, "done": []}
        assert deadline(await timed.table()) is None
        with pytest.raises(BadInput, match="meeting"):
            await answer_anything(timed)
        with pytest.raises(BadInput, match="meeting"):
            await timed.clients.send(0, Undo())
        await timed.clients.send(2, Say({"kind": "claim_self"}))
        await timed.wait(30 * SECOND - 1)
        assert (await timed.table()).meeting is not None
        await timed.wait(1)
        assert await shown_meeting(timed.clients) is None
        assert deadline(await timed.table()) == timed.clock.now + 120 * SECOND  # the whole time again
        await answer_anything(timed)
        assert (await timed.kinds())[-5:] == ["said", "meeting_called", "said", "meeting_ended", "answered"]


async def test_it_ends_when_all_people_have_finished_speaking_and_a_player_who_leaves_does_not_hold_it_up(
    tmp_path: Path,
) -> None:
    async with meeting_table(tmp_path) as timed:
        await timed.clients.send(0, accuse(2))
        for seat in (2, 0):
            await timed.clients.send(seat, Finish())
        with pytest.raises(BadInput, match="already_finished"):
            await timed.clients.send(2, Finish())
        assert (await shown_meeting(timed.clients))["done"] == [0, 2]
        await timed.clients.send(1, Leave())
        with pytest.raises(BadInput, match="no_meeting"):
            await timed.clients.send(1, Finish())  # a bot plays there
        assert (await timed.table()).meeting is not None
        assert bot_due(await timed.table()) is None  # a bot in the place of a person says nothing
        await timed.clients.send(3, Leave())
        assert (await timed.table()).meeting is None
        await timed.clients.send(1, Return())
        with pytest.raises(BadInput, match="no_meeting"):
            await timed.clients.send(0, Finish())


async def test_a_slow_table_meets_for_a_day_and_notifies_those_who_are_away(tmp_path: Path) -> None:
    async with meeting_table(tmp_path, SLOW) as timed:
        await timed.wait(2 * MINUTE)
        await timed.clients.send(0, accuse(2))
        called = timed.clock.now
        await timed.clients.send(0, Finish())
        assert notification_due(await timed.table()) == called + MINUTE
        await timed.wait(2 * MINUTE)
        assert notification_due(await timed.table()) is None
        await timed.wait(24 * HOUR - 2 * MINUTE - 1)
        assert (await timed.table()).meeting is not None
        await timed.wait(1)
        assert (await timed.table()).meeting is None


async def test_an_untimed_table_meets_as_long_as_a_live_one(tmp_path: Path) -> None:
    async with meeting_table(tmp_path, Untimed(), Meetings(seconds=90)) as timed:
        await timed.clients.send(0, accuse(2))
        assert wake(await timed.table()) == timed.clock.now + MINUTE  # those who are away are notified
        await timed.wait(90 * SECOND)
        assert (await timed.table()).meeting is None


async def test_accusations_call_no_meeting_too_often_or_where_the_table_wants_none(tmp_path: Path) -> None:
    async with meeting_table(tmp_path) as timed:
        await to_round(timed, 2)
        await timed.clients.send(0, accuse(2))
        await timed.clients.send(1, accuse(3))  # in a meeting it is talk
        await timed.wait(30 * SECOND)
        await timed.clients.send(3, accuse(0))  # in the same round as well
        assert (await timed.kinds()).count("meeting_called") == 1
        await to_round(timed, 2 + REST)
        await timed.clients.send(0, accuse(1))
        assert (await timed.table()).meeting is None  # its caller waits longer than the others
        await timed.clients.send(1, accuse(0))
        assert (await timed.table()).meeting is not None
        await timed.wait(30 * SECOND)
        await to_round(timed, 2 + REST_OF_CALLER)
        await timed.clients.send(0, accuse(1))
        assert (await timed.table()).meeting is not None
    (off := tmp_path / "off").mkdir()
    async with meeting_table(off) as timed:
        table = await timed.table()
        table.settings = TableSettings("thing", 4)
        await timed.clients.send(0, accuse(2))
        assert (await timed.table()).meeting is None


async def test_a_meeting_goes_on_after_a_restart_and_at_another_server(tmp_path: Path) -> None:
    async with meeting_table(tmp_path) as timed:
        await timed.clients.send(0, accuse(2))
        await timed.clients.send(2, Finish())
        before = (await timed.table()).meeting
        timed.hall.registry.drop(timed.clients.table)
        after = await timed.table()
        assert after.meeting == before
        assert after.last_meeting is not None
        other = Hall(timed.hall.store, timed.clock)
        timed.clock.now += 30 * SECOND
        # People come back to a server that was down before a clock runs out.
        assert not await look_after(other, after.id, settled=timed.clock.now + 20 * SECOND)
        assert await look_after(other, after.id)
        assert (await other.place(after.id)).table.meeting is None
        with pytest.raises(BadInput, match="no_meeting"):
            await timed.clients.send(0, Finish())  # the first server has heard of it


async def test_a_pause_an_undo_and_another_pace_that_all_agreed_to_end_it_or_go_with_it(
    tmp_path: Path,
) -> None:
    async with meeting_table(tmp_path) as timed:
        await timed.clients.send(0, accuse(2))
        await timed.clients.send(1, AskPace(Days(hours=36)))
        for seat in (0, 2, 3):
            await timed.clients.send(seat, Agree(0, is_for=True))
        called = (await timed.table()).last_meeting
        assert called is not None
        assert wake(await timed.table()) == called.at + MINUTE  # then, after a day, its end
        await timed.clients.send(1, AskPause())
        for seat in (0, 2, 3):
            await timed.clients.send(seat, Agree(1, is_for=True))
        assert (await timed.table()).meeting is None
        await timed.wait(5 * HOUR)
        await timed.clients.send(3, Resume())
        await answer_anything(timed)


async def test_an_undo_that_was_asked_for_before_ends_the_meeting(tmp_path: Path) -> None:
    async with meeting_table(tmp_path) as timed:
        while True:
            table = await timed.table()
            last = undoable_answers(table)[-1]
            with contextlib.suppress(BadInput):
                await timed.clients.send(last.seat, Undo())
                if (await timed.table()).petition is not None:
                    break
            await answer_anything(timed)
        await timed.clients.send(0, accuse(2))
        assert (await timed.table()).meeting is not None
        petition = (await timed.table()).petition
        assert petition is not None
        for seat in {0, 1, 2, 3} - {last.seat}:
            await timed.clients.send(seat, Agree(petition.number, is_for=True))
        assert (await timed.table()).meeting is None
        await answer_anything(timed)
