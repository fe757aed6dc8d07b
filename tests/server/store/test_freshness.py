"""Stale tables after a lost database connection or a suspended process: refused, then read again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import Socket, request
from tests.server.company import Clock, Company, begun, hall_in
from tests.server.serving import cookies_of
from turncoat.kernel.ids import seats_in
from turncoat.server.hall.connections import Look
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.presence import FORGOTTEN, Connected
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.http.app import Site, application
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, Entry, StoreFailed, Write
from turncoat.server.store.freshness import LASTS, Contact, OutOfTouch
from turncoat.server.table import commands
from turncoat.server.table.absence import plain_answer
from turncoat.server.table.clocks import deadline
from turncoat.server.table.queries import late_seats
from turncoat.server.table.settings import Live, TableSettings, Untimed
from turncoat.server.table.stalls import uncovered
from turncoat.server.table.table import Table

SECOND = 1_000
IN_TIME = 10.0
TOO_BUSY = (503, {"error": "too_busy"})


class Line:
    """To the database, as a test cuts it and mends it, by the test's clock."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self.contact = Contact(lambda: clock.now * 1_000_000)
        self.contact.prove(clock.now * 1_000_000)
        self.clock = clock
        hall.store.contact = self.contact

    def cut(self) -> None:
        self.contact.lose()

    def mend(self) -> None:
        self.contact.prove(self.clock.now * 1_000_000)

    def pass_time(self, seconds: int) -> None:
        """In contact."""
        for _ in range(seconds):
            self.clock.now += SECOND
            self.mend()


@asynccontextmanager
async def table_of(
    folder: Path, pace: Live | Untimed | None = None
) -> AsyncIterator[tuple[Company, Line, Hall]]:
    """Three people, and another server at the same store, which nothing ever cuts off."""
    clock = Clock()
    hall = hall_in(folder, clock)
    line = Line(hall, clock)
    other = Hall(hall.store, clock)
    async with hall.running():
        company = await begun(hall, TableSettings("lifeboat", 3, pace=pace or Untimed()))
        yield company, line, other


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(IN_TIME):
        while not holds():
            await asyncio.sleep(0.01)


async def answer_at(hall: Hall, company: Company) -> None:
    """The first seat that is asked answers, at that server, which is in contact with the database."""
    kept, hall.store.contact = hall.store.contact, Contact(lambda: 0)
    hall.store.contact.prove(0)
    try:
        s = (await hall.place(company.table)).table.running()
        seat = late_seats((await hall.place(company.table)).table)[0]
        await hall.act(
            company.table, company.actors[seat], commands.Answer(s.decision, plain_answer(s, seat))
        )
    finally:
        hall.store.contact = kept


async def frames_of(company: Company) -> list[list[Any]]:
    await company.read_all()
    return [screen.frames for screen in company.screens]


def test_a_proof_grows_old_and_what_follows_is_another_contact() -> None:
    now = 0
    contact = Contact(lambda: now)
    heard: list[tuple[bool, int]] = []
    contact.listen(lambda is_kept: heard.append((is_kept, contact.age)))
    assert contact.current == 0
    contact.prove(now)
    assert contact.current == 1
    now += LASTS
    assert contact.current == 1
    now += 1  # the server was stopped, as far as it knows
    assert contact.current == 0
    contact.prove(now)
    assert (contact.current, heard) == (2, [(False, LASTS + 1), (True, 0)])
    contact.lose()
    contact.lose()
    assert contact.current == 0
    contact.prove(now)
    assert (contact.current, len(heard)) == (3, 4)


async def test_a_server_without_contact_shows_no_table_and_says_so_to_whoever_looks_on(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as (company, line, other):
        app = application(company.hall, Site())
        cookie = (await cookies_of(company))[0]
        path = f"/api/tables/{company.table}"
        socket = Socket(app, f"{path}/socket", "", [(b"cookie", cookie.encode())])
        await socket.until(lambda: socket.frames)
        line.cut()
        assert msgspec.json.decode(socket.frames[-1]) == {"frame": "status", "is_current": False}
        await answer_at(other, company)
        for asked in (path, f"{path}/offers", f"{path}/replay?language=en", "/api/health"):
            status, _, sent = await request(app, "GET", asked, cookie=cookie)
            assert (status, msgspec.json.decode(sent)) == TOO_BUSY, asked
        act = {"do": "chat", "text": "Is anybody there?"}
        status, _, sent = await request(app, "POST", f"{path}/acts", act, cookie)
        assert (status, msgspec.json.decode(sent)) == TOO_BUSY
        await socket.say({"request": 1, "act": act})
        assert msgspec.json.decode(socket.frames[-1])["error"] == "too_busy"
        with pytest.raises(OutOfTouch):
            await look_after(company.hall, company.table)
        line.mend()
        await socket.until(lambda: b'"is_current":true' in socket.frames[-1])
        assert [msgspec.json.decode(frame)["frame"] for frame in socket.frames[-2:]] == [
            "update",
            "status",
        ]
        assert (await request(app, "GET", path, cookie=cookie))[0] == 200
        assert (await request(app, "GET", "/api/health"))[0] == 200
        await socket.close()


async def test_tables_are_looked_at_again_until_that_succeeds_and_no_failure_goes_unheard(
    tmp_path: Path,
) -> None:
    (tmp_path / "before").mkdir()
    async with table_of(tmp_path / "before") as (company, _, _):
        before = (await company.place()).table.entries
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: unheard.append(about))
    async with table_of(tmp_path) as (company, line, other):
        line.cut()
        await answer_at(other, company)
        reading, failures = company.hall.store.entries, 0

        async def fails(table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
            nonlocal failures
            failures += 1
            if failures < 6:
                raise StoreFailed("no connection to the database")
            return await reading(table, since, until)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(company.hall.store, "entries", fails)
            line.mend()
            company.hall.hear_of(company.table, 1_000)
            await until(lambda: failures >= 6)
            place = await company.place()
            await until(lambda: place.table.entries == 1 + before)
        await company.check_screens()
    assert unheard == []


async def test_an_answer_that_was_written_though_its_server_could_not_know_is_shown(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (company, _, __):
        writing = company.hall.store.append

        async def breaks(
            table: TableId, entries: list[Entry], after: After, writes: list[Write] | None = None
        ) -> None:
            await writing(table, entries, after, writes or [])
            raise StoreFailed("the connection broke at the commit")

        place = await company.place()
        before = place.table.entries
        s = place.table.running()
        seat = late_seats(place.table)[0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(company.hall.store, "append", breaks)
            with pytest.raises(StoreFailed):
                await company.act(seat, commands.Answer(s.decision, plain_answer(s, seat)))
        await until(lambda: place.table.entries == before + 1)
        await company.check_screens()


async def test_what_is_shown_to_whoever_asks_is_what_the_database_holds_though_its_news_did_not_come(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as (company, _, other):
        app = application(company.hall, Site())
        cookie = (await cookies_of(company))[0]
        for _ in range(3):
            await answer_at(other, company)  # and the news of it is lost
        _, _, sent = await request(app, "GET", f"/api/tables/{company.table}", cookie=cookie)
        state = (await other.place(company.table)).table.running()
        assert msgspec.json.decode(sent)["view"]["decision"] == state.decision
        await company.check_screens()


async def test_whoever_asks_while_others_go_on_is_told_all_events_up_to_what_they_see(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (company, _, other):
        store, reading = company.hall.store, company.hall.store.entries
        is_writing = False

        async def entries(table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
            nonlocal is_writing
            found = await reading(table, since, until)
            if not is_writing:  # the other server goes on as soon as they are read
                is_writing = True
                await answer_at(other, company)
                is_writing = False
            return found

        await answer_at(other, company)
        place = await company.place()
        for _ in range(5):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(store, "entries", entries)
                frame = msgspec.json.decode(await company.hall.hello(place, Look(0)))
            assert (len(frame["events"]), frame["number"]) == (place.table.events, place.table.shown[0])


async def test_when_the_database_has_gone_back_everything_is_shown_anew(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (company, line, _):
        place = await company.place()
        row = await company.hall.store.table(company.table)
        assert row is not None
        lines = company.hall.connections.at(company.table)[:]
        # What this server knows goes further than what the database has kept.
        ahead = place.table.copy()
        ahead.entries += 1
        ahead.chain = b"of an entry that was lost"
        place.table = ahead
        line.cut()
        line.mend()
        await until(lambda: place.table.entries == row.entries)
        assert {one.why for one in lines} == {"seat_lost"}
        for screen in company.screens:
            await company.look(screen)
        await answer_at(company.hall, company)
        await company.check_screens()


def test_what_is_left_of_a_span_without_others() -> None:
    assert uncovered((10, 20), []) == [(10, 20)]
    assert uncovered((10, 20), [(12, 14), (0, 11), (19, 40)]) == [(11, 12), (14, 19)]
    assert uncovered((10, 20), [(0, 40)]) == []
    assert uncovered((20, 10), []) == []


async def test_a_clock_does_not_count_time_in_which_nothing_could_be_shown(tmp_path: Path) -> None:
    async with table_of(tmp_path, Live()) as (company, line, _):
        place = await company.place()
        limit = deadline(place.table)
        assert limit is not None
        line.clock.now += 50 * SECOND
        line.mend()  # it was stopped for all that time
        await until(lambda: deadline(place.table) == limit + 50 * SECOND)
        frames = await frames_of(company)
        told = [frame for frame in frames[0] if frame["frame"] == "update"][-1]
        assert told["public"]["clock"]["deadline"] == limit + 50 * SECOND
        answered = await answer_in_time(company)
        assert deadline(answered) == line.clock.now + 120 * SECOND  # the next question has its own time


async def answer_in_time(company: Company) -> Table:
    await answer_at(company.hall, company)
    return (await company.place()).table


async def test_what_several_servers_missed_of_the_same_time_counts_once(tmp_path: Path) -> None:
    async with table_of(tmp_path, Live()) as (company, line, other):
        place = await company.place()
        begin = place.table.asked_since
        decision = place.table.running().decision
        line.pass_time(20)
        line.clock.now += 5 * SECOND
        line.mend()
        await until(lambda: deadline(place.table) == begin + 125 * SECOND)
        other.outages.add((begin + 10 * SECOND, begin + 22 * SECOND))
        line.pass_time(100)
        assert await look_after(other, company.table)
        assert not await look_after(other, company.table)
        company.hall.hear_of(company.table, -1)
        await until(lambda: deadline(place.table) == begin + 135 * SECOND)  # they missed 10 to 25
        assert not await look_after(company.hall, company.table)
        assert place.table.running().decision == decision
        line.pass_time(10)
        assert await look_after(other, company.table)
        assert (await other.place(company.table)).table.running().decision > decision


@pytest.mark.parametrize("is_heard", [True, False])
async def test_no_clock_answers_while_people_are_at_a_server_of_which_nothing_is_heard(
    tmp_path: Path, is_heard: bool
) -> None:
    async with table_of(tmp_path, Live()) as (company, line, _):
        hall, place = company.hall, await company.place()
        decision = place.table.running().decision
        seats = seats_in((1 << 3) - 1)
        for one in [*hall.connections.at(company.table)]:
            hall.connections.remove(one)
        hall.presence.hear(ENCODER.encode(Connected("other", {company.table: seats})))
        limit = deadline(place.table)
        assert limit is not None
        heard = line.clock.now
        line.clock.now = limit
        hall.store.contact = Contact(lambda: 0)
        hall.store.contact.prove(0)
        place.contact = 1
        if is_heard:
            hall.presence.hear_alive(b"other")
        assert await look_after(hall, company.table) is is_heard
        if is_heard:
            return
        assert place.table.running().decision == decision
        assert line.clock.now > heard + FORGOTTEN  # it is gone: its people come here, and have their time
        hall.presence.look()
        assert await look_after(hall, company.table)
        assert place.table.running().decision == decision
        now_limit = deadline(place.table)
        assert now_limit is not None
        assert now_limit >= line.clock.now
