import asyncio
import shutil
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.company import Clock, Company, Screen, begun, hall_in
from turncoat.kernel.decisions import pending_ask, waiting
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR, Seat, seats_in
from turncoat.kernel.procedures import SealedAsk
from turncoat.lab.live import Browser, LiveServer, Refused, begin
from turncoat.server import commands
from turncoat.server.absence import KEPT_FOR, PATIENCE, plain_answer
from turncoat.server.actors import Actor
from turncoat.server.clocks import HOUR, MINUTE, deadline, is_window, wake
from turncoat.server.hall import Hall
from turncoat.server.keeper import keeping, look_after
from turncoat.server.settings import Days, Live, Pace, TableSettings, Untimed
from turncoat.server.table import PLAYING, Table

SLOW = Days(hours=36, remind=12, quiet_from=0, quiet_to=0)


class Evening:
    """A table whose time a test sets."""

    def __init__(self, hall: Hall, clock: Clock, company: Company) -> None:
        self.hall = hall
        self.clock = clock
        self.company = company

    async def table(self) -> Table:
        return (await self.company.place()).table

    async def wait(self, span: int) -> None:
        """So much time passes, and the keeper looks at the table whenever it must."""
        end = self.clock.now + span
        while (moment := wake(await self.table())) is not None and moment <= end:
            self.clock.now = max(self.clock.now, moment)
            if not await look_after(self.hall, self.company.table):
                break
        self.clock.now = end

    async def asked(self) -> list[Seat]:
        table = await self.table()
        return seats_in(waiting(table.running()))

    async def answer(self, seat: Seat) -> None:
        """As the clock would."""
        table = await self.table()
        s = table.running()
        await self.company.act(seat, commands.Answer(s.decision, plain_answer(s, seat)))

    async def play_until(self, is_there: Callable[[Table], bool]) -> None:
        dice = fast(3)
        while not is_there(await self.table()):
            await self.company.read_all()
            seats = await self.asked()
            seat = seats[dice.below(len(seats))]
            decision = self.company.screens[seat].decision
            option = decision["options"][dice.below(len(decision["options"]))]["id"]
            await self.company.act(seat, commands.Answer(decision["number"], option))

    async def kinds(self) -> list[str]:
        return [entry.kind for entry in await self.hall.store.entries(self.company.table)]


Course = Callable[[Evening], Awaitable[None]]


def spend(directory: Path, pace: Pace, course: Course, game: str = "lifeboat", players: int = 3) -> None:
    async def run() -> None:
        clock = Clock()
        hall = hall_in(directory, clock)
        async with hall.running():
            options = {"windows": "together"} if game == "thing" else {}
            company = await begun(hall, TableSettings(game, players, options, pace=pace))
            await course(Evening(hall, clock, company))

    asyncio.run(run())


def is_one_seat_asked(table: Table) -> bool:
    return table.state is not None and len(seats_in(waiting(table.state))) == 1 and not is_window(table)


def is_sealed(table: Table) -> bool:
    """Everybody is asked in secret, and nobody has answered."""
    s = table.running()
    ask = pending_ask(s)
    return isinstance(ask, SealedAsk) and not ask.shows_progress and len(seats_in(waiting(s))) == s.seats


def test_whoever_is_late_is_reminded_then_answered_for_then_replaced_and_may_return(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
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

    spend(tmp_path, SLOW, course)


def test_an_answer_in_time_starts_the_count_anew(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
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

    spend(tmp_path, Live(), course)


def test_letting_chances_to_react_pass_is_not_absence(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        for _ in range(PATIENCE + 1):
            await evening.play_until(is_window)
            before = [chair.missed for chair in (await evening.table()).chairs]
            number = (await evening.table()).running().decision
            await evening.wait(10_000)
            table = await evening.table()
            assert table.running().decision > number
            assert [chair.missed for chair in table.chairs] == before
        assert not any(chair.bot for chair in (await evening.table()).chairs)

    spend(tmp_path, Live(), course)


def test_a_window_at_a_live_table_is_short_and_a_decision_is_not(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        await evening.play_until(is_window)
        assert deadline(await evening.table()) == evening.clock.now + 10_000
        await evening.play_until(lambda table: not is_window(table))
        assert deadline(await evening.table()) == evening.clock.now + 120_000

    spend(tmp_path, Live(), course)


def test_nobody_is_hurried_at_an_untimed_table(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        decision = (await evening.table()).running().decision
        await evening.wait(1000 * HOUR)
        assert (await evening.table()).running().decision == decision
        assert "reminded" not in await evening.kinds()

    spend(tmp_path, Untimed(), course)


def test_losing_the_connection_is_not_leaving(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        for screen in evening.company.screens:
            assert screen.line is not None
            evening.hall.feed.remove(screen.line)
            evening.hall.presence.left(screen.line)
        before = await evening.kinds()
        await evening.wait(11 * HOUR)
        evening.hall.presence.look()
        table = await evening.table()
        assert not any(chair.bot for chair in table.chairs)
        assert evening.hall.presence.here(table.id) == set()
        assert set(await evening.kinds()) - set(before) == {"called"}
        await evening.answer(next(iter(await evening.asked())))

    spend(tmp_path, SLOW, course)


@pytest.mark.parametrize("pace", [Live(), Days(zone="Europe/Kyiv")], ids=["live", "days"])
def test_a_pause_stops_the_clock_and_what_was_left_is_left_afterwards(tmp_path: Path, pace: Pace) -> None:
    async def course(evening: Evening) -> None:
        limit = deadline(await evening.table())
        assert limit is not None
        await evening.wait(50_000)
        await evening.company.act(0, commands.AskPause())
        asked = (await evening.table()).petition
        assert asked is not None
        for seat in (1, 2):
            await evening.company.act(seat, commands.Agree(asked.number, is_for=True))
        assert wake(await evening.table()) is None
        evening.clock.now += 7 * 24 * HOUR  # a week: at the same hour, so that as much of the day is left
        before = (await evening.table()).running().decision
        await look_after(evening.hall, evening.company.table)
        assert (await evening.table()).running().decision == before
        await evening.company.act(0, commands.Resume())
        assert deadline(await evening.table()) == limit + 7 * 24 * HOUR

    spend(tmp_path, pace, course)


def clock_of(table: Table) -> tuple[Any, ...]:
    chairs = [(one.missed, one.bot, one.away_since, one.has_left) for one in table.chairs]
    return (
        table.asked_since,
        table.spent,
        table.reminded,
        table.is_called,
        table.paused_since,
        chairs,
        wake(table),
    )


@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("thing", 5)])
def test_clocks_go_on_after_a_restart(tmp_path: Path, game: str, players: int) -> None:
    async def course(evening: Evening) -> None:
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
            evening.hall.drop(before.id)
            after = await evening.table()
            assert after is not before
            assert clock_of(after) == clock_of(before)

    spend(tmp_path, SLOW, course, game, players)


def test_nobodys_time_runs_out_while_people_come_back_to_a_server_that_was_down(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        decision = (await evening.table()).running().decision
        evening.clock.now += HOUR
        assert not await look_after(evening.hall, evening.company.table, settled=evening.clock.now + 20_000)
        assert (await evening.table()).running().decision == decision
        evening.clock.now += 20_000
        assert await look_after(evening.hall, evening.company.table, settled=evening.clock.now)
        assert (await evening.table()).running().decision > decision

    spend(tmp_path, Live(), course)


def test_the_keeper_finds_by_itself_whose_time_is_up(tmp_path: Path) -> None:
    async def run() -> None:
        clock = Clock()
        hall = hall_in(tmp_path, clock)
        hall.services.append(keeping)
        async with hall.running():
            company = await begun(hall, TableSettings("lifeboat", 3, pace=Live()))
            tables = [company.table, (await begun(hall, TableSettings("lifeboat", 3))).table]
            before = [(await hall.place(table)).table.running().decision for table in tables]
            clock.now += 120_000
            async with asyncio.timeout(20):
                while (await company.place()).table.running().decision == before[0]:
                    await asyncio.sleep(0.02)
            assert (await hall.place(tables[1])).table.running().decision == before[1]

    asyncio.run(run())


async def shown_at_the_end(directory: Path, name: str, clock: Clock, early: list[Seat]) -> list[Any]:
    """What somebody who looks on sees when some have answered as the clock would, and the clock answers for the rest."""
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


def test_who_was_late_with_a_sealed_answer_cannot_be_told_from_what_is_shown(tmp_path: Path) -> None:
    first = tmp_path / "first"
    first.mkdir()
    found: list[tuple[str, int]] = []

    async def course(evening: Evening) -> None:
        await evening.play_until(is_sealed)
        found.append((evening.company.table, evening.clock.now))

    spend(first, Live(), course, "thing", 5)
    ((name, now),) = found
    shown = []
    for number, early in enumerate(([], [0], [4, 2], [3, 1, 0])):
        world = tmp_path / str(number)
        shutil.copytree(first, world)
        clock = Clock()
        clock.now = now
        shown.append(asyncio.run(shown_at_the_end(world, name, clock, early)))
    assert len(shown[0]) == 2  # how it was, and one update when all was over
    assert all(one == shown[0] for one in shown)


def test_a_substitute_gets_the_seat_and_whoever_held_it_is_cut_off(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        hall, company = evening.hall, evening.company
        newcomer = Actor("another device")
        with pytest.raises(BadInput, match="seat_taken"):
            await hall.act(company.table, newcomer, commands.Sit("Nadia", 1))
        await company.act(1, commands.Leave())
        with pytest.raises(BadInput, match="seat_taken"):
            await hall.act(company.table, newcomer, commands.Sit("Nadia", 1))
        evening.clock.now += KEPT_FOR
        with pytest.raises(BadInput, match="name_taken"):
            await hall.act(company.table, newcomer, commands.Sit("Player 2", 1))
        with pytest.raises(BadInput, match="already_seated"):
            await hall.act(company.table, company.actors[0], commands.Sit("Nadia", 1))
        await hall.act(company.table, newcomer, commands.Sit("Nadia"))
        chair = (await evening.table()).chairs[1]
        assert (chair.name, chair.bot) == ("Nadia", "")
        holders = await hall.store.holders(company.table)
        assert [one.device for one in holders if one.seat == 1] == ["another device"]
        old = company.screens[1]
        await company.read(old)
        assert old.line is not None
        assert not old.line.is_open
        screen = Screen(1)
        await company.look(screen)
        assert screen.view == old.view
        assert screen.decision == old.decision

    spend(tmp_path, Live(), course)


def test_a_seat_that_the_clock_took_is_free_for_a_substitute_at_once(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        while not any(chair.bot for chair in (await evening.table()).chairs):
            await evening.wait(120_000)
        taken = next(seat for seat, chair in enumerate((await evening.table()).chairs) if chair.bot)
        await evening.hall.act(evening.company.table, Actor("another device"), commands.Sit("Nadia", taken))
        assert (await evening.table()).chairs[taken].name == "Nadia"

    spend(tmp_path, Live(), course)


def test_a_call_is_written_down_once_and_shown_to_nobody(tmp_path: Path) -> None:
    async def course(evening: Evening) -> None:
        await evening.company.read_all()
        before = [len(screen.frames) for screen in evening.company.screens]
        called: list[str] = []
        evening.hall.callers.append(lambda table: called.append(table.id))
        await evening.wait(MINUTE - 1)
        assert called == []
        await evening.wait(HOUR)
        assert called == [evening.company.table]
        await evening.company.check_screens()
        assert [len(screen.frames) for screen in evening.company.screens] == before

    spend(tmp_path, SLOW, course)


def test_clocks_go_on_when_the_server_is_killed_and_started_again(tmp_path: Path) -> None:
    async def clocks(address: str, table: str, browsers: list[Browser]) -> list[Any]:
        return [
            (await Browser(address, one.cookie).ask("GET", f"/api/tables/{table}"))["clock"]
            for one in browsers
        ]

    async def run(server: LiveServer) -> None:
        tables = []
        for pace in ({"kind": "days", "zone": "Europe/Kyiv"}, {"kind": "live"}):
            table, browsers = await begin(server.address, {"game": "lifeboat", "players": 3, "pace": pace})
            told = await browsers[0].ask("GET", f"/api/tables/{table}")
            decision = told["decision"]
            await browsers[0].act(
                table, do="answer", decision=decision["number"], option=decision["options"][0]["id"]
            )
            tables.append((table, browsers, await clocks(server.address, table, browsers)))
        server.kill()
        server.start()
        for table, browsers, before in tables:
            assert before[0]["deadline"] > before[0]["asked_since"]
            assert await clocks(server.address, table, browsers) == before
        host, person, newcomer = (
            Browser(server.address, cookie) for cookie in (browsers[0].cookie, browsers[1].cookie, "")
        )
        wanted = {"name": "Nadia", "seat": 1}
        await person.act(table, do="leave")
        with pytest.raises(Refused, match="not_here"):
            await newcomer.ask("POST", f"/api/tables/{table}/join", wanted)
        invitation = (await host.ask("POST", f"/api/tables/{table}/invite"))["invitation"]
        await newcomer.ask("POST", f"/api/tables/{table}/enter", {"invitation": invitation})
        with pytest.raises(Refused, match="seat_taken"):
            await newcomer.ask("POST", f"/api/tables/{table}/join", wanted)  # they may come back for a while
        anybody = Browser(server.address)
        counted = await anybody.request("GET", "/api/metrics")
        assert b"turncoat_tables 2" in counted.body
        assert (await anybody.ask("GET", "/api/calls"))["kinds"] == ["push", "discord", "telegram", "webhook"]
        assert len((await anybody.ask("GET", "/api/push_key"))["key"]) == 87

    with LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log") as server:
        asyncio.run(run(server))
