"""Upgrades: a server of a later version continues the tables of an earlier one."""

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.kernel.test_versions import SECOND, Plankboat
from tests.server.asgi import Socket, request
from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.finished_games import play_on
from tests.server.serving import cookies_of
from turncoat.games.catalog import GAMES
from turncoat.kernel.dice import fast
from turncoat.kernel.errors import BadInput
from turncoat.server.hall.hall import Hall
from turncoat.server.http.app import application
from turncoat.server.http.site import Site
from turncoat.server.live.socket import NOT_HERE
from turncoat.server.store.api import Hold, Holder
from turncoat.server.table.commands.undo import Undo
from turncoat.server.table.queries import can_undo
from turncoat.server.table.settings import TableSettings, Watching
from turncoat.server.table.stages import OVER

SETTINGS = TableSettings("lifeboat", 3, watching=Watching(delay=30))


async def old_table(directory: Path, clock: Clock) -> str:
    """A table during a game."""
    hall = hall_in(directory, clock)
    async with hall.run():
        clients = await begin_game(hall, SETTINGS)
        await play_on(clients, fast(2), clock, 25)
        return clients.table


@pytest.fixture
async def later(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> tuple[Hall, Clock, str]:
    """A server with a later version of the game, and a table of the earlier version in its store."""
    clock = Clock()
    table = await old_table(tmp_path, clock)
    monkeypatch.setitem(GAMES, "lifeboat", SECOND)
    clock.now += 60_000
    return hall_in(tmp_path, clock), clock, table


async def test_a_game_of_an_earlier_version_is_played_to_its_end(later: tuple[Hall, Clock, str]) -> None:
    hall, clock, table = later
    async with hall.run():
        clients = Clients(hall, table, 3)
        for screen in clients.screens:
            await clients.look(screen)
        assert "planks" in clients.screens[0].view["tracks"]
        other = Hall(hall.store, clock)  # another server, that follows
        followed = await other.place(table)
        await play_on(clients, fast(3), clock)
        await clients.check_screens()
        other.hear_of(table, -1)
        async with asyncio.timeout(20):
            while (await clients.place()).table.entries != followed.table.entries:
                await asyncio.sleep(0.01)
        assert followed.table.stage == OVER


async def test_a_table_that_nobody_can_read_any_more_hides_no_other(
    later: tuple[Hall, Clock, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    hall, _, table = later
    async with hall.run():
        mine = await begin_game(hall, SETTINGS)
        cookie = (await cookies_of(mine))[0]
        app = application(hall, Site())
        device = msgspec.json.decode((await request(app, "GET", "/api/me", cookie=cookie))[2])["device"]
        await hall.holders.write(table, [Hold(Holder(table, 1, device, 0))])
        monkeypatch.setitem(GAMES, "lifeboat", Plankboat(2, {}))
        hall.registry.drop(table)
        status, _, sent = await request(app, "GET", "/api/me", cookie=cookie)
        assert status == 200
        assert [one["table"] for one in msgspec.json.decode(sent)["seats"]] == [mine.table]


async def test_nothing_is_taken_back_that_cannot_be_reckoned_anew(later: tuple[Hall, Clock, str]) -> None:
    hall, clock, table = later
    async with hall.run():
        clients = Clients(hall, table, 3)
        dice = fast(4)
        while (await clients.place()).table.stage != OVER:
            current = (await clients.place()).table
            assert not any(can_undo(current, seat) for seat in range(3))
            await play_on(clients, dice, clock, 1)
            if current.entries % 10 == 0 and (await clients.place()).table.stage != OVER:
                last = (await clients.place()).table.answers[-1].seat
                with pytest.raises(BadInput, match="unknown_version"):
                    await clients.send(last, Undo())


async def test_its_past_is_told_to_nobody_again(later: tuple[Hall, Clock, str]) -> None:
    hall, _, table = later
    async with hall.run():
        app = application(hall, Site())
        cookies = await cookies_of(Clients(hall, table, 3))
        _, _, sent = await request(app, "GET", f"/api/tables/{table}/replay", cookie=cookies[0])
        assert msgspec.json.decode(sent)["error"] == "unknown_version"
        path = f"/api/tables/{table}/socket"
        late = Socket(app, path, "", [(b"cookie", cookies[-1].encode())])  # who would see it as it was
        await late.until(lambda: late.code is not None)
        assert (late.code, late.messages) == (NOT_HERE, [])
        mine = Socket(app, path, "language=uk", [(b"cookie", cookies[0].encode())])
        await mine.until(lambda: mine.messages)
        assert msgspec.json.decode(mine.messages[0])["seat"] == 0
        await mine.close()
