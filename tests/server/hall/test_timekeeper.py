"""Clocks of tables: durations, pauses, and recovery after server failures."""

import asyncio
import logging
from pathlib import Path
from typing import Any

import pytest

from tests.server.clients import Clock, begin_game, hall_in
from tests.server.timed_table import SLOW, timed_table_in
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.lab.siege.live_server import Browser, LiveServer, Refused, begin
from turncoat.server.hall import timekeeper
from turncoat.server.hall.timekeeper import keep_time, look_after, plan_due
from turncoat.server.runtime.units import HOUR, MINUTE
from turncoat.server.table.clocks import deadline, wake
from turncoat.server.table.commands.pause import AskPause
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.resume import Resume
from turncoat.server.table.plan import PlannedEntry
from turncoat.server.table.queries import is_window
from turncoat.server.table.settings import Days, Live, Pace, TableSettings, Untimed
from turncoat.server.table.stages import PLAYING
from turncoat.server.table.table import Table


async def test_a_window_at_a_live_table_is_short_and_a_decision_is_not(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as evening:
        await evening.play_until(is_window)
        assert deadline(await evening.table()) == evening.clock.now + 10_000
        await evening.play_until(lambda table: not is_window(table))
        assert deadline(await evening.table()) == evening.clock.now + 120_000


async def test_nobody_is_hurried_at_an_untimed_table(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Untimed()) as evening:
        decision = (await evening.table()).running_state().decision
        await evening.wait(1000 * HOUR)
        assert (await evening.table()).running_state().decision == decision
        assert "reminded" not in await evening.kinds()


@pytest.mark.parametrize("pace", [Live(), Days(zone="Europe/Kyiv")], ids=["live", "days"])
async def test_a_pause_stops_the_clock_and_what_was_left_is_left_afterwards(
    tmp_path: Path, pace: Pace
) -> None:
    async with timed_table_in(tmp_path, pace) as evening:
        limit = deadline(await evening.table())
        assert limit is not None
        await evening.wait(50_000)
        await evening.clients.send(0, AskPause())
        asked = (await evening.table()).petition
        assert asked is not None
        for seat in (1, 2):
            await evening.clients.send(seat, Agree(asked.number, is_for=True))
        assert wake(await evening.table()) is None
        evening.clock.now += 7 * 24 * HOUR  # a week: at the same hour, so that as much of the day is left
        before = (await evening.table()).running_state().decision
        await look_after(evening.hall, evening.clients.table)
        assert (await evening.table()).running_state().decision == before
        await evening.clients.send(0, Resume())
        assert deadline(await evening.table()) == limit + 7 * 24 * HOUR


def clock_of(table: Table) -> tuple[Any, ...]:
    chairs = [(one.missed, one.bot, one.away_since, one.has_left) for one in table.chairs]
    return (
        table.asked_since,
        table.spent,
        table.reminded,
        table.is_notified,
        table.paused_since,
        chairs,
        wake(table),
    )


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("thing", 5)])
async def test_clocks_go_on_after_a_restart(tmp_path: Path, game: str, players: int) -> None:
    async with timed_table_in(tmp_path, SLOW, game, players) as evening:
        dice = fast(5)
        for _ in range(60):
            await evening.wait(dice.below(14) * HOUR)
            if (await evening.table()).stage != PLAYING:
                break
            if late := [
                seat for seat in await evening.asked() if not (await evening.table()).chairs[seat].bot
            ]:
                await evening.answer(late[0])
            before = await evening.table()
            evening.hall.registry.drop(before.id)
            after = await evening.table()
            assert after is not before
            assert clock_of(after) == clock_of(before)


async def test_nobodys_time_runs_out_while_people_come_back_to_a_server_that_was_down(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, Live()) as evening:
        decision = (await evening.table()).running_state().decision
        evening.clock.now += HOUR
        assert not await look_after(evening.hall, evening.clients.table, settled=evening.clock.now + 20_000)
        assert (await evening.table()).running_state().decision == decision
        evening.clock.now += 20_000
        assert await look_after(evening.hall, evening.clients.table, settled=evening.clock.now)
        assert (await evening.table()).running_state().decision > decision


async def test_the_keeper_finds_by_itself_whose_time_is_up(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    hall.services.append(keep_time)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3, pace=Live()))
        tables = [clients.table, (await begin_game(hall, TableSettings("lifeboat", 3))).table]
        before = [(await hall.place(table)).table.running_state().decision for table in tables]
        clock.now += 120_000
        async with asyncio.timeout(20):
            while (await clients.place()).table.running_state().decision == before[0]:
                await asyncio.sleep(0.02)
        assert (await hall.place(tables[1])).table.running_state().decision == before[1]


@pytest.mark.parametrize("fault", [ValueError("the secret is 42"), BadInput("unknown_version")])
async def test_a_table_that_cannot_be_looked_after_hinders_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, fault: Exception
) -> None:
    with caplog.at_level(logging.WARNING):
        clock = Clock()
        hall = hall_in(tmp_path, clock)
        hall.services.append(keep_time)
        async with hall.run():
            broken, *others = [
                await begin_game(hall, TableSettings("lifeboat", 3, pace=Live())) for _ in range(3)
            ]

            def due(table: Table, now: int, settled: int) -> list[PlannedEntry]:
                if table.id == broken.table:
                    raise fault
                return plan_due(table, now, settled)

            monkeypatch.setattr(timekeeper, "plan_due", due)
            for _ in range(3):
                tables = [(await clients.place()).table for clients in others]
                clock.now += 120_000
                async with asyncio.timeout(20):
                    for table in tables:
                        while (await hall.place(table.id)).table.entries == table.entries:
                            await asyncio.sleep(0.02)
    said = [record.msg for record in caplog.records]
    assert set(said) == {"server_fault" if isinstance(fault, ValueError) else "not_looked_after"}
    assert len(said) <= 4  # it is not tried again at every look


async def test_a_notification_is_written_down_once_and_shown_to_no_viewer(tmp_path: Path) -> None:
    async with timed_table_in(tmp_path, SLOW) as evening:
        await evening.clients.read_all()
        before = [len(screen.messages) for screen in evening.clients.screens]
        called: list[str] = []
        evening.hall.notifiers.append(lambda table: called.append(table.id))
        await evening.wait(MINUTE - 1)
        assert called == []
        await evening.wait(HOUR)
        assert called == [evening.clients.table]
        await evening.clients.check_screens()
        assert [len(screen.messages) for screen in evening.clients.screens] == before


@pytest.mark.slow
async def test_clocks_go_on_when_the_server_is_killed_and_started_again(live: LiveServer) -> None:
    async def clocks(address: str, table: str, browsers: list[Browser]) -> list[Any]:
        return [
            (await Browser(address, one.cookie).fetch("GET", f"/api/tables/{table}"))["clock"]
            for one in browsers
        ]

    tables = []
    for pace in ({"kind": "days", "zone": "Europe/Kyiv"}, {"kind": "live"}):
        table, browsers = await begin(live.address, {"game": "lifeboat", "players": 3, "pace": pace})
        told = await browsers[0].fetch("GET", f"/api/tables/{table}")
        decision = told["decision"]
        await browsers[0].send(
            table, do="answer", decision=decision["number"], option=decision["options"][0]["id"]
        )
        tables.append((table, browsers, await clocks(live.address, table, browsers)))
    live.kill()
    live.start()
    for table, browsers, before in tables:
        assert before[0]["deadline"] > before[0]["asked_since"]
        assert await clocks(live.address, table, browsers) == before
    host, person, newcomer = (
        Browser(live.address, cookie) for cookie in (browsers[0].cookie, browsers[1].cookie, "")
    )
    wanted = {"name": "Nadia", "seat": 1}
    await person.send(table, do="leave")
    with pytest.raises(Refused, match="not_here"):
        await newcomer.fetch("POST", f"/api/tables/{table}/join", wanted)
    invitation = (await host.fetch("POST", f"/api/tables/{table}/invite"))["invitation"]
    await newcomer.fetch("POST", f"/api/tables/{table}/enter", {"invitation": invitation})
    with pytest.raises(Refused, match="seat_taken"):
        await newcomer.fetch("POST", f"/api/tables/{table}/join", wanted)  # they may come back for a while
    anybody = Browser(live.address)
    counted = await anybody.request("GET", "/api/metrics")
    assert b"turncoat_tables 2" in counted.body
    assert (await anybody.fetch("GET", "/api/notifications"))["kinds"] == [
        "push",
        "discord",
        "telegram",
        "webhook",
    ]
    assert len((await anybody.fetch("GET", "/api/push_key"))["key"]) == 87
