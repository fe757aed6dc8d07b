import asyncio
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.server.asgi import Socket
from tests.server.clients import Clients, Clock, Screen, begin_game, hall_in, seat_all
from tests.server.finished_games import end_by_agreement, fix_secrets, play_on
from tests.server.recorded_transport import packet_text
from tests.server.serving import cookies_of, serving
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
from turncoat.server.table.actor import Actor
from turncoat.server.table.commands.contribute import Contribute
from turncoat.server.table.commands.rename import Rename
from turncoat.server.table.commands.start import Start
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.step_view import StepView
from turncoat.server.table.table import Table

DELAY = 60  # seconds
SETTINGS = TableSettings("unfathomable", 3, watching=Watching(delay=DELAY))
GUEST = Actor("guest", is_guest=True)


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


class Late:
    """A delayed spectator, and the public views by time."""

    def __init__(self, clients: Clients, clock: Clock) -> None:
        self.clients = clients
        self.clock = clock
        self.screen = Screen(SPECTATOR)
        self.seen: list[tuple[int, Any]] = []
        clients.hall.broadcast.followers.append(self.note)

    async def come(self, language: str = "") -> None:
        place = await self.clients.place()
        self.screen.connection = Connection(
            self.clients.table, SPECTATOR, "guest", self.screen, language, DELAY * 1000, self.clock
        )
        look = Look(SPECTATOR, 0, language, delay=DELAY * 1000)
        await self.clients.hall.hello(place, look, self.screen.connection)

    def note(self, table: Table, step_view: StepView) -> None:
        """Record the current public view."""
        if table.state is not None:
            seen = msgspec.to_builtins(view_wire(view(table.state, SPECTATOR)))
            self.seen.append((self.clock.now, seen))

    async def check(self) -> None:
        """Check that the spectator sees exactly what was visible then."""
        assert self.screen.connection is not None
        self.screen.connection.release()
        await self.clients.read(self.screen)
        then = [seen for at, seen in self.seen if at <= self.clock.now - DELAY * 1000]
        assert self.screen.view == (then[-1] if then else None)


async def play_watched(clients: Clients, late: Late, clock: Clock, answers: int) -> None:
    dice = fast(21)
    for _ in range(answers):
        await play_on(clients, dice, clock, 1)
        if late.screen.connection is not None:
            await late.check()


async def test_a_late_spectator_sees_the_game_as_it_was(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        late = Late(clients, clock)
        await play_watched(clients, late, clock, 90)
        await late.come()
        await late.check()
        hello = late.screen.messages[0]
        assert late.screen.view is not None
        assert late.screen.number < (await clients.place()).table.shown[SPECTATOR]
        assert hello["secret"] is None
        await play_watched(clients, late, clock, 90)
        await end_by_agreement(clients)
        clock.now += DELAY * 1000 - 1
        await late.check()
        assert "ended" not in [message["public"]["kind"] for message in late.screen.updates()]
        clock.now += 1
        await late.check()
        assert late.screen.messages[-1]["public"]["kind"] == "ended"
        assert late.screen.number == (await clients.place()).table.shown[SPECTATOR]
        assert late.screen.connection is not None
        assert not late.screen.connection.held


async def test_who_comes_before_the_deal_sees_people_gather_at_once_and_the_game_later(
    tmp_path: Path,
) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await seat_all(hall, SETTINGS)
        late = Late(clients, clock)
        await late.come()
        await clients.send(1, Rename("Somebody"))
        await late.check()
        assert late.screen.messages[-1]["public"]["company"]["chairs"][1]["name"] == "Somebody"
        await clients.send(0, Start())
        for seat in range(3):
            await clients.send(seat, Contribute("0123456789abcdef0123456789abcdef"))
        await late.check()
        assert late.screen.view is None
        clock.now += DELAY * 1000
        await late.check()
        assert late.screen.view is not None


async def test_a_late_spectator_reads_it_in_words(tmp_path: Path) -> None:
    clock = Clock()
    hall = hall_in(tmp_path, clock)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        late = Late(clients, clock)
        await play_watched(clients, late, clock, 80)
        await late.come("en")
        clock.now += DELAY * 1000
        assert late.screen.connection is not None
        late.screen.connection.release()
        await clients.read(late.screen)
        assert all("texts" in message for message in late.screen.messages)
        assert any(message["texts"].get("log") for message in late.screen.updates())


async def test_a_player_at_the_table_sees_everything_without_delay(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        place = await clients.place()
        assert delay_of(place, GUEST) == DELAY * 1000
        assert delay_of(place, clients.actors[1]) == 0


async def test_a_table_that_allows_no_spectators_shows_them_its_lobby_alone(tmp_path: Path) -> None:
    hall = hall_in(tmp_path)
    async with hall.run():
        settings = TableSettings("lifeboat", 3, watching=Watching(is_allowed=False))
        clients = await seat_all(hall, settings)
        check_watching(await clients.place())
        await clients.send(0, Start())
        for seat in range(3):
            await clients.send(seat, Contribute("0123456789abcdef0123456789abcdef"))
        with pytest.raises(BadInput, match="no_such_table"):
            check_watching(await clients.place())


@pytest.mark.parametrize("is_allowed", [True, False])
async def test_a_screen_for_everybody_shows_no_secret_and_does_nothing(
    tmp_path: Path, is_allowed: bool
) -> None:
    """A player may open a shared screen even at a table without spectators."""

    async with serving(tmp_path) as (hall, app):
        settings = TableSettings("unfathomable", 3, watching=Watching(is_allowed=is_allowed, delay=60))
        clients = await begin_game(hall, settings)
        cookies = await cookies_of(clients)
        path = f"/api/tables/{clients.table}/socket"
        screen = Socket(app, path, "watch=true", [(b"cookie", cookies[0].encode())])
        await screen.until(lambda: screen.messages)
        hello = msgspec.json.decode(screen.messages[0])
        assert (hello["seat"], hello["decision"], hello["company"]["stage"]) == (None, None, "playing")
        state = (await clients.place()).table.running_state()
        assert hello["view"] == msgspec.to_builtins(view_wire(view(state, SPECTATOR)))
        await screen.say({"request": 1, "command": {"do": "leave"}})
        assert msgspec.json.decode(screen.messages[-1])["error"] == "only_watching"
        await screen.close()
        guest = Socket(app, path, "", [(b"cookie", cookies[-1].encode())])
        await guest.until(lambda: guest.messages if is_allowed else guest.code == NOT_HERE)
        assert bool(guest.messages) == is_allowed


async def test_scenes_of_the_shared_screen_lead_those_of_every_player(tmp_path: Path) -> None:
    """A cue names a scene by its event, and only a screen of the table may send one."""

    async with serving(tmp_path) as (hall, app):
        clients = await begin_game(
            hall, TableSettings("unfathomable", 3, watching=Watching(is_allowed=True, delay=60))
        )
        cookies = await cookies_of(clients)
        path = f"/api/tables/{clients.table}/socket"
        first, second, guest = (
            Socket(app, path, "language=en", [(b"cookie", cookies[at].encode())]) for at in (0, 1, -1)
        )
        screen = Socket(app, path, "watch=true&language=en", [(b"cookie", cookies[0].encode())])
        program = Socket(app, path, "", [(b"cookie", cookies[1].encode())])
        everybody = (first, second, guest, screen, program)
        for socket in everybody:
            await socket.until(lambda socket=socket: socket.messages)
        cue = {"key": "e12", "is_open": True}
        for number, socket in enumerate((first, guest)):
            await socket.say({"request": number, "scene": cue})
            assert msgspec.json.decode(socket.messages[-1])["error"] == "only_watching"
        screen.send('{"request": 3, "scene": {"key": "../e12", "is_open": true}}')
        await screen.until(lambda: b'"unreadable"' in screen.messages[-1])
        assert not any(scenes_of(socket) for socket in everybody)
        await screen.say({"request": 4, "scene": cue})
        for socket in (first, second):
            await socket.until(lambda socket=socket: scenes_of(socket))
            assert scenes_of(socket) == [{"message": "scene", **cue}]
        assert not any(scenes_of(socket) for socket in (screen, guest, program))


def scenes_of(socket: Socket) -> list[Any]:
    messages = [msgspec.json.decode(message) for message in socket.messages]
    return [message for message in messages if message["message"] == "scene"]


def milliseconds() -> int:
    return time.time_ns() // 1_000_000


async def test_a_line_sends_what_it_held_back_when_its_time_has_come() -> None:
    sent: list[tuple[int, bytes]] = []

    class Taking(Screen):
        is_ready = True

        def write(self, packet: Packet) -> None:
            sent.append((milliseconds(), packet_text(packet).rstrip()))

    connection = Connection("oak", SPECTATOR, "", Taking(SPECTATOR), "", 150, milliseconds)
    begin = milliseconds()
    connection.tell(packet(b"later"), begin)
    connection.put(packet(b"at once"))
    async with asyncio.timeout(20):
        while len(sent) < 2:
            await asyncio.sleep(0.01)
    connection.close("done")
    await connection.wait_for_close()
    assert [message for _, message in sent] == [b"at once", b"later"]
    assert sent[1][0] >= begin + 150


async def test_a_line_that_would_hold_too_much_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "MOST_HELD", 3)
    screen = Screen(SPECTATOR)
    connection = Connection("oak", SPECTATOR, "", screen, "", 1000, Clock())
    told = packet(b"{}")
    for _ in range(3):
        connection.tell(told, 0)
    assert all(held is told for _, held in connection.held)  # no copies
    assert connection.is_open
    connection.tell(told, 0)
    assert (connection.is_open, connection.why) == (False, "too_slow")
