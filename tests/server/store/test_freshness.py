"""Stale tables after a lost database connection or a suspended process: refused, then read again."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import Socket, request
from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.serving import cookies_of
from turncoat.kernel.ids import seats_in
from turncoat.server.hall.connections import Look
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.presence import FORGOTTEN, Connected
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.runtime.json import ENCODER
from turncoat.server.runtime.units import TableId
from turncoat.server.store.api import After, Entry, StoreFailed, Write
from turncoat.server.store.freshness import LASTS, Contact, OutOfTouch
from turncoat.server.table.clocks import deadline
from turncoat.server.table.commands.answer import Answer
from turncoat.server.table.commands.outage import subtract_spans
from turncoat.server.table.late_answers import plain_answer
from turncoat.server.table.queries import late_seats
from turncoat.server.table.settings import Live, TableSettings, Untimed
from turncoat.server.table.table import Table

SECOND = 1_000
IN_TIME = 10.0
TOO_BUSY = (503, {"error": "too_busy"})


class DatabaseContact:
    """A contact that a test breaks and restores, by the test's clock."""

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
        """Let time pass with contact."""
        for _ in range(seconds):
            self.clock.now += SECOND
            self.mend()


@asynccontextmanager
async def table_of(
    folder: Path, pace: Live | Untimed | None = None
) -> AsyncIterator[tuple[Clients, DatabaseContact, Hall]]:
    """A table with three people, and another server on the same store whose contact never breaks."""
    clock = Clock()
    hall = hall_in(folder, clock)
    contact = DatabaseContact(hall, clock)
    other = Hall(hall.store, clock)
    async with hall.run():
        clients = await begin_game(hall, TableSettings("lifeboat", 3, pace=pace or Untimed()))
        yield clients, contact, other


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(IN_TIME):
        while not holds():
            await asyncio.sleep(0.01)


async def answer_at(hall: Hall, clients: Clients) -> None:
    """Answer at the first seat that is asked, on the server that has contact."""
    kept, hall.store.contact = hall.store.contact, Contact(lambda: 0)
    hall.store.contact.prove(0)
    try:
        s = (await hall.place(clients.table)).table.running_state()
        seat = late_seats((await hall.place(clients.table)).table)[0]
        await hall.carry_out(clients.table, clients.actors[seat], Answer(s.decision, plain_answer(s, seat)))
    finally:
        hall.store.contact = kept


async def messages_of(clients: Clients) -> list[list[Any]]:
    await clients.read_all()
    return [screen.messages for screen in clients.screens]


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


def test_a_late_proof_of_a_moment_in_time_begins_another_contact() -> None:
    now = 0
    contact = Contact(lambda: now)
    contact.prove(now)
    now = LASTS + 1
    contact.prove(now - LASTS // 2)  # it was sent in time, and came when nothing was proved any more
    assert contact.current == 2
    now += LASTS // 2
    contact.prove(now)
    assert contact.current == 2


async def test_a_server_whose_contact_lapsed_for_a_moment_follows_what_it_heard_then(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (clients, contact, other):
        begin = contact.clock.now
        contact.clock.now = begin + 3 * SECOND + 300
        await answer_at(other, clients)
        row = await clients.hall.store.table(clients.table)
        assert row is not None
        clients.hall.hear_of(clients.table, row.entries)
        for _ in range(3):
            await asyncio.sleep(0)
        contact.contact.prove((begin + SECOND + 900) * 1_000_000)
        contact.clock.now = begin + 4 * SECOND + 500
        contact.mend()
        contact.pass_time(8)
        assert (await clients.place()).table.entries == row.entries
        await clients.check_screens()


async def test_a_table_of_which_news_came_without_contact_is_marked_as_behind(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (clients, contact, other):
        place = await clients.place()
        assert place.contact
        contact.contact.lose()
        await answer_at(other, clients)
        clients.hall.hear_of(clients.table, 1_000)
        await until(lambda: not place.contact)


async def test_a_server_without_contact_shows_no_table_and_says_so_to_viewers(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as (clients, contact, other):
        app = application(clients.hall, Site())
        cookie = (await cookies_of(clients))[0]
        path = f"/api/tables/{clients.table}"
        socket = Socket(app, f"{path}/socket", "", [(b"cookie", cookie.encode())])
        await socket.until(lambda: socket.messages)
        contact.cut()
        assert msgspec.json.decode(socket.messages[-1]) == {"message": "status", "is_current": False}
        await answer_at(other, clients)
        for asked in (path, f"{path}/offers", f"{path}/replay?language=en", "/api/health"):
            status, _, sent = await request(app, "GET", asked, cookie=cookie)
            assert (status, msgspec.json.decode(sent)) == TOO_BUSY, asked
        command = {"do": "chat", "text": "Is anybody there?"}
        status, _, sent = await request(app, "POST", f"{path}/commands", command, cookie)
        assert (status, msgspec.json.decode(sent)) == TOO_BUSY
        await socket.say({"request": 1, "command": command})
        assert msgspec.json.decode(socket.messages[-1])["error"] == "too_busy"
        with pytest.raises(OutOfTouch):
            await look_after(clients.hall, clients.table)
        contact.mend()
        await socket.until(lambda: b'"is_current":true' in socket.messages[-1])
        assert [msgspec.json.decode(message)["message"] for message in socket.messages[-2:]] == [
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
    async with table_of(tmp_path / "before") as (clients, _, _):
        before = (await clients.place()).table.entries
    unheard: list[dict[str, Any]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: unheard.append(about))
    async with table_of(tmp_path) as (clients, contact, other):
        contact.cut()
        await answer_at(other, clients)
        reading, failures = clients.hall.store.entries, 0

        async def fails(table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
            nonlocal failures
            failures += 1
            if failures < 6:
                raise StoreFailed("no connection to the database")
            return await reading(table, since, until)

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(clients.hall.store, "entries", fails)
            contact.mend()
            clients.hall.hear_of(clients.table, 1_000)
            await until(lambda: failures >= 6)
            place = await clients.place()
            await until(lambda: place.table.entries == 1 + before)
        await clients.check_screens()
    assert unheard == []


async def test_an_answer_that_was_written_though_its_server_could_not_know_is_shown(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (clients, _, __):
        writing = clients.hall.store.append

        async def breaks(
            table: TableId, entries: list[Entry], after: After, writes: list[Write] | None = None
        ) -> None:
            await writing(table, entries, after, writes or [])
            raise StoreFailed("the connection broke at the commit")

        place = await clients.place()
        before = place.table.entries
        s = place.table.running_state()
        seat = late_seats(place.table)[0]
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(clients.hall.store, "append", breaks)
            with pytest.raises(StoreFailed):
                await clients.send(seat, Answer(s.decision, plain_answer(s, seat)))
        await until(lambda: place.table.entries == before + 1)
        await clients.check_screens()


async def test_what_is_shown_to_whoever_asks_is_what_the_database_holds_though_its_news_did_not_come(
    tmp_path: Path,
) -> None:
    async with table_of(tmp_path) as (clients, _, other):
        app = application(clients.hall, Site())
        cookie = (await cookies_of(clients))[0]
        for _ in range(3):
            await answer_at(other, clients)  # and the news of it is lost
        _, _, sent = await request(app, "GET", f"/api/tables/{clients.table}", cookie=cookie)
        state = (await other.place(clients.table)).table.running_state()
        assert msgspec.json.decode(sent)["view"]["decision"] == state.decision
        await clients.check_screens()


async def test_whoever_asks_while_others_go_on_is_told_all_events_up_to_what_they_see(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (clients, _, other):
        store, reading = clients.hall.store, clients.hall.store.entries
        is_writing = False

        async def entries(table: TableId, since: int = 0, until: int | None = None) -> list[Entry]:
            nonlocal is_writing
            read = await reading(table, since, until)
            if not is_writing:  # the other server goes on as soon as they are read
                is_writing = True
                await answer_at(other, clients)
                is_writing = False
            return read

        await answer_at(other, clients)
        place = await clients.place()
        for _ in range(5):
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(store, "entries", entries)
                message = msgspec.json.decode(await clients.hall.hello(place, Look(0)))
            assert (len(message["events"]), message["number"]) == (place.table.events, place.table.shown[0])


async def test_when_the_database_has_gone_back_everything_is_shown_anew(tmp_path: Path) -> None:
    async with table_of(tmp_path) as (clients, contact, _):
        place = await clients.place()
        row = await clients.hall.store.table(clients.table)
        assert row is not None
        lines = clients.hall.connections.at(clients.table)[:]
        # What this server knows goes further than what the database has kept.
        ahead = place.table.copy()
        ahead.entries += 1
        ahead.chain = b"of an entry that was lost"
        place.table = ahead
        contact.cut()
        contact.mend()
        await until(lambda: place.table.entries == row.entries)
        assert {one.why for one in lines} == {"seat_lost"}
        for screen in clients.screens:
            await clients.look(screen)
        await answer_at(clients.hall, clients)
        await clients.check_screens()


def test_what_is_left_of_a_span_without_others() -> None:
    assert subtract_spans((10, 20), []) == [(10, 20)]
    assert subtract_spans((10, 20), [(12, 14), (0, 11), (19, 40)]) == [(11, 12), (14, 19)]
    assert subtract_spans((10, 20), [(0, 40)]) == []
    assert subtract_spans((20, 10), []) == []


async def test_a_clock_does_not_count_time_in_which_nothing_could_be_shown(tmp_path: Path) -> None:
    async with table_of(tmp_path, Live()) as (clients, contact, _):
        place = await clients.place()
        limit = deadline(place.table)
        assert limit is not None
        contact.clock.now += 50 * SECOND
        contact.mend()  # it was stopped for all that time
        await until(lambda: deadline(place.table) == limit + 50 * SECOND)
        messages = await messages_of(clients)
        told = [message for message in messages[0] if message["message"] == "update"][-1]
        assert told["public"]["clock"]["deadline"] == limit + 50 * SECOND
        answered = await answer_in_time(clients)
        assert deadline(answered) == contact.clock.now + 120 * SECOND  # the next question has its own time


async def answer_in_time(clients: Clients) -> Table:
    await answer_at(clients.hall, clients)
    return (await clients.place()).table


async def test_what_several_servers_missed_of_the_same_time_counts_once(tmp_path: Path) -> None:
    async with table_of(tmp_path, Live()) as (clients, contact, other):
        place = await clients.place()
        begin = place.table.asked_since
        decision = place.table.running_state().decision
        contact.pass_time(20)
        contact.clock.now += 5 * SECOND
        contact.mend()
        await until(lambda: deadline(place.table) == begin + 125 * SECOND)
        other.outages.add((begin + 10 * SECOND, begin + 22 * SECOND))
        contact.pass_time(100)
        assert await look_after(other, clients.table)
        assert not await look_after(other, clients.table)
        clients.hall.hear_of(clients.table, -1)
        await until(lambda: deadline(place.table) == begin + 135 * SECOND)  # they missed 10 to 25
        assert not await look_after(clients.hall, clients.table)
        assert place.table.running_state().decision == decision
        contact.pass_time(10)
        assert await look_after(other, clients.table)
        assert (await other.place(clients.table)).table.running_state().decision > decision


@pytest.mark.parametrize("is_heard", [True, False])
async def test_no_clock_answers_while_people_are_at_a_server_of_which_nothing_is_heard(
    tmp_path: Path, is_heard: bool
) -> None:
    async with table_of(tmp_path, Live()) as (clients, contact, _):
        hall, place = clients.hall, await clients.place()
        decision = place.table.running_state().decision
        seats = seats_in((1 << 3) - 1)
        for one in [*hall.connections.at(clients.table)]:
            hall.connections.remove(one)
        hall.presence.hear(ENCODER.encode(Connected("other", {clients.table: seats})))
        limit = deadline(place.table)
        assert limit is not None
        heard = contact.clock.now
        contact.clock.now = limit
        hall.store.contact = Contact(lambda: 0)
        hall.store.contact.prove(0)
        place.contact = 1
        if is_heard:
            hall.presence.hear_alive(b"other")
        assert await look_after(hall, clients.table) is is_heard
        if is_heard:
            return
        assert place.table.running_state().decision == decision
        assert contact.clock.now > heard + FORGOTTEN  # it is gone: its people come here, and have their time
        hall.presence.look()
        assert await look_after(hall, clients.table)
        assert place.table.running_state().decision == decision
        now_limit = deadline(place.table)
        assert now_limit is not None
        assert now_limit >= contact.clock.now
