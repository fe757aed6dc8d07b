import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import Socket
from tests.server.company import Clock, Company, Screen, begun, gathered, hall_in
from tests.server.finished import draw_alike, end, play_on
from tests.server.serving import cookies_of, serving
from tests.server.wires import text_in
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.ids import SPECTATOR
from turncoat.kernel.views import view
from turncoat.kernel.wire import view_wire
from turncoat.server.hall import connections
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.live.socket import NOT_HERE
from turncoat.server.live.spectators import check_watching, delay_of
from turncoat.server.net.websocket_out import Packet, packet
from turncoat.server.table import commands
from turncoat.server.table.actor import Actor
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table

DELAY = 60  # seconds
SETTINGS = TableSettings("unfathomable", 3, watching=Watching(delay=DELAY))
GUEST = Actor("guest", is_guest=True)


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_alike(monkeypatch)


class Late:
    """A spectator who sees everything later, and what there was to be seen when."""

    def __init__(self, company: Company, clock: Clock) -> None:
        self.company = company
        self.clock = clock
        self.screen = Screen(SPECTATOR)
        self.seen: list[tuple[int, Any]] = []
        company.hall.broadcast.followers.append(self.note)

    async def come(self, language: str = "") -> None:
        place = await self.company.place()
        self.screen.connection = Connection(
            self.company.table, SPECTATOR, "guest", self.screen, language, DELAY * 1000, self.clock
        )
        look = Look(SPECTATOR, 0, language, delay=DELAY * 1000)
        await self.company.hall.hello(place, look, self.screen.connection)

    def note(self, table: Table, step_view: StepView) -> None:
        """Record the public view now."""
        if table.state is not None:
            seen = msgspec.to_builtins(view_wire(view(table.state, SPECTATOR)))
            self.seen.append((self.clock.now, seen))

    async def check(self) -> None:
        """They see what there was to be seen then: no more and no less."""
        assert self.screen.connection is not None
        self.screen.connection.release()
        await self.company.read(self.screen)
        then = [seen for at, seen in self.seen if at <= self.clock.now - DELAY * 1000]
        assert self.screen.view == (then[-1] if then else None)


async def play_watched(company: Company, late: Late, clock: Clock, answers: int) -> None:
    dice = fast(21)
    for _ in range(answers):
        await play_on(company, dice, clock, 1)
        if late.screen.connection is not None:
            await late.check()


async def test_a_late_spectator_sees_the_game_as_it_was(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.running():
        company = await begun(hall, SETTINGS)
        late = Late(company, clock)
        await play_watched(company, late, clock, 90)
        await late.come()
        await late.check()
        hello = late.screen.frames[0]
        assert late.screen.view is not None
        assert late.screen.number < (await company.place()).table.shown[SPECTATOR]
        assert hello["secret"] is None
        await play_watched(company, late, clock, 90)
        await end(company)
        clock.now += DELAY * 1000 - 1
        await late.check()
        assert "ended" not in [frame["public"]["kind"] for frame in late.screen.updates()]
        clock.now += 1
        await late.check()
        assert late.screen.frames[-1]["public"]["kind"] == "ended"
        assert late.screen.number == (await company.place()).table.shown[SPECTATOR]
        assert late.screen.connection is not None
        assert not late.screen.connection.held


async def test_who_comes_before_the_deal_sees_people_gather_at_once_and_the_game_later(
    tmp_path: Path,
) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.running():
        company = await gathered(hall, SETTINGS)
        late = Late(company, clock)
        await late.come()
        await company.act(1, commands.Rename("Somebody"))
        await late.check()
        assert late.screen.frames[-1]["public"]["company"]["chairs"][1]["name"] == "Somebody"
        await company.act(0, commands.Start())
        for seat in range(3):
            await company.act(seat, commands.Contribute("0123456789abcdef0123456789abcdef"))
        await late.check()
        assert late.screen.view is None
        clock.now += DELAY * 1000
        await late.check()
        assert late.screen.view is not None


async def test_a_late_spectator_reads_it_in_words(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.running():
        company = await begun(hall, SETTINGS)
        late = Late(company, clock)
        await play_watched(company, late, clock, 80)
        await late.come("en")
        clock.now += DELAY * 1000
        assert late.screen.connection is not None
        late.screen.connection.release()
        await company.read(late.screen)
        assert all("texts" in frame for frame in late.screen.frames)
        assert any(frame["texts"].get("log") for frame in late.screen.updates())


async def test_whoever_sits_at_the_table_is_never_late(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        company = await begun(hall, SETTINGS)
        place = await company.place()
        assert delay_of(place, GUEST) == DELAY * 1000
        assert delay_of(place, company.actors[1]) == 0


async def test_a_table_that_allows_no_spectators_shows_them_its_lobby_alone(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.running():
        settings = TableSettings("lifeboat", 3, watching=Watching(is_allowed=False))
        company = await gathered(hall, settings)
        check_watching(await company.place())
        await company.act(0, commands.Start())
        for seat in range(3):
            await company.act(seat, commands.Contribute("0123456789abcdef0123456789abcdef"))
        with pytest.raises(BadInput, match="no_such_table"):
            check_watching(await company.place())


@pytest.mark.parametrize("is_allowed", [True, False])
async def test_a_screen_for_everybody_shows_no_secret_and_does_nothing(
    tmp_path: Path, is_allowed: bool
) -> None:
    """A seated player may open one, even at a table without spectators."""

    async with serving(tmp_path) as (hall, app):
        settings = TableSettings("unfathomable", 3, watching=Watching(is_allowed=is_allowed, delay=60))
        company = await begun(hall, settings)
        cookies = await cookies_of(company)
        path = f"/api/tables/{company.table}/socket"
        screen = Socket(app, path, "watch=true", [(b"cookie", cookies[0].encode())])
        await screen.until(lambda: screen.frames)
        hello = msgspec.json.decode(screen.frames[0])
        assert (hello["seat"], hello["decision"], hello["company"]["stage"]) == (None, None, "playing")
        state = (await company.place()).table.running()
        assert hello["view"] == msgspec.to_builtins(view_wire(view(state, SPECTATOR)))
        await screen.say({"request": 1, "act": {"do": "leave"}})
        assert msgspec.json.decode(screen.frames[-1])["error"] == "only_watching"
        await screen.close()
        guest = Socket(app, path, "", [(b"cookie", cookies[-1].encode())])
        await guest.until(lambda: guest.frames if is_allowed else guest.code == NOT_HERE)
        assert bool(guest.frames) == is_allowed


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


async def test_a_line_sends_what_it_held_back_when_its_time_has_come() -> None:
    sent: list[tuple[int, bytes]] = []

    class Taking(Screen):
        is_ready = True

        def write(self, packet: Packet) -> None:
            sent.append((milliseconds(), text_in(packet).rstrip()))

    line = Connection("oak", SPECTATOR, "", Taking(SPECTATOR), "", 150, milliseconds)
    begin = milliseconds()
    line.tell(packet(b"later"), begin)
    line.put(packet(b"at once"))
    async with asyncio.timeout(20):
        while len(sent) < 2:
            await asyncio.sleep(0.01)
    line.close("done")
    await line.until_closed()
    assert [frame for _, frame in sent] == [b"at once", b"later"]
    assert sent[1][0] >= begin + 150


async def test_a_line_that_would_hold_too_much_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_HELD", 3)
    screen = Screen(SPECTATOR)
    line = Connection("oak", SPECTATOR, "", screen, "", 1000, Clock())
    told = packet(b"{}")
    for _ in range(3):
        line.tell(told, 0)
    assert all(held is told for _, held in line.held)  # no copies
    assert line.is_open
    line.tell(told, 0)
    assert (line.is_open, line.why) == (False, "too_slow")
