import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import ASGIApp

from tests.server.asgi import request
from tests.server.clients import Clients, Clock, begin_game, hall_in
from tests.server.finished_games import file_of, finish_game, fix_secrets
from turncoat.server.auth.access import hash_secret
from turncoat.server.hall.hall import Hall
from turncoat.server.http.app import application
from turncoat.server.http.handlers import replays
from turncoat.server.http.site import Site
from turncoat.server.replay import service
from turncoat.server.replay.file import read_file
from turncoat.server.replay.verify import Verification
from turncoat.server.store.api import Device
from turncoat.server.store.hash_chain import check_chain, first_chain
from turncoat.server.table.settings import TableSettings, Watching, settle_settings

SETTINGS = TableSettings("unfathomable", 3, is_open=True, watching=Watching(delay=60))


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    fix_secrets(monkeypatch)


class Web:
    """The server's application, with browsers of players and of a stranger."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self.hall = hall
        self.clock = clock
        self.app: ASGIApp = application(hall, Site())

    async def know(self, device: str) -> str:
        now = self.hall.now()
        await self.hall.store.add_device(Device(device, hash_secret(device), now, now, ""))
        return f"turncoat={device}"

    async def fetch(
        self, method: str, path: str, cookie: str = "", data: bytes | None = None
    ) -> tuple[int, bytes]:
        status, _, body = await request(self.app, method, path, None, cookie, None, data)
        return status, body

    async def enter(self, made: Any, cookie: str) -> None:
        """Enter the table by a link."""
        invitation = msgspec.json.encode({"invitation": made["invitation"]})
        status, _ = await self.fetch("POST", f"/api/tables/{made['table']}/enter", cookie, invitation)
        assert status == 200


@contextlib.asynccontextmanager
async def with_web(directory: Path) -> AsyncIterator[Web]:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.run():
        yield Web(hall, clock)


async def test_a_game_that_is_over_comes_as_a_file_that_is_right(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        clients = await finish_game(web.hall, web.clock, SETTINGS, 1)
        cookie = await web.know("device1")
        status, written = await web.fetch("GET", f"/api/tables/{clients.table}/export", cookie)
        assert status == 200
        assert written == await file_of(clients)
        Verification(read_file(written)).run()


async def test_a_game_that_goes_on_is_given_to_nobody(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        clients = await begin_game(web.hall, SETTINGS)
        secret = (await clients.place()).table.secret.hex().encode()
        for cookie in ("", await web.know("device0"), await web.know("stranger")):
            status, told = await web.fetch("GET", f"/api/tables/{clients.table}/export", cookie)
            assert (status, msgspec.json.decode(told)["error"]) == (400, "not_over")
            assert secret not in told


async def test_spectators_of_a_table_with_a_delay_get_the_truth_that_much_later(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        clients = await finish_game(web.hall, web.clock, SETTINGS, 1)
        replay, export = f"/api/tables/{clients.table}/replay", f"/api/tables/{clients.table}/export"
        seat = await web.know("device2")
        assert msgspec.json.decode((await web.fetch("GET", replay, seat))[1])["truth"] is not None
        assert (await web.fetch("GET", export))[0] == 400
        web.clock.now += 59_000
        told = msgspec.json.decode((await web.fetch("GET", replay))[1])
        assert told["truth"] is None
        assert told["company"]["stage"] == "playing"
        web.clock.now += 1_000
        assert msgspec.json.decode((await web.fetch("GET", replay))[1])["truth"] is not None
        assert (await web.fetch("GET", export))[0] == 200


async def test_a_table_by_link_shows_its_past_to_nobody_else(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        clients = await finish_game(web.hall, web.clock, TableSettings("lifeboat", 3), 1)
        status, told = await web.fetch("GET", f"/api/tables/{clients.table}/export")
        assert (status, msgspec.json.decode(told)) == (404, {"error": "not_here"})
        assert (await web.fetch("GET", "/api/tables/nowhere/export"))[1] == told
        status, told = await web.fetch("GET", f"/api/tables/{clients.table}/replay")
        assert (status, msgspec.json.decode(told)) == (400, {"error": "replay_private"})  # its link says so


async def taken_in(web: Web, written: bytes, cookie: str = "") -> Any:
    status, told = await web.fetch("POST", "/api/replays", cookie, written)
    assert status == 200, told
    return msgspec.json.decode(told)


async def test_a_file_is_put_up_under_a_name_of_its_own_and_can_be_watched(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        clients = await finish_game(web.hall, web.clock, SETTINGS, 1)
        written = await file_of(clients)
        made = await taken_in(web, written)
        assert made["table"] != clients.table
        path = f"/api/tables/{made['table']}"
        friend = await web.know("friend")
        await web.enter(made, friend)
        web.clock.now += 60_000
        status, told = await web.fetch("GET", f"{path}/replay", friend)
        assert status == 200
        status, original = await web.fetch("GET", f"/api/tables/{clients.table}/replay")
        one, other = msgspec.json.decode(told), msgspec.json.decode(original)
        assert one.pop("table") != other.pop("table")
        assert one == other
        status, hello = await web.fetch("GET", path, friend)
        assert status == 200
        assert msgspec.json.decode(hello)["company"]["stage"] == "over"
        status, again = await web.fetch("GET", f"{path}/export", friend)
        Verification(read_file(again)).run()
        row = await web.hall.store.table(made["table"])
        assert row is not None
        entries = await web.hall.store.entries(made["table"])
        check_chain(entries, first_chain(made["table"], row.secret))
        listed = msgspec.json.decode((await web.fetch("GET", "/api/tables?stage=over"))[1])["tables"]
        assert [one["table"] for one in listed] == [clients.table]


async def test_the_same_file_is_always_the_same_table(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        written = await file_of(await finish_game(web.hall, web.clock, TableSettings("lifeboat", 3), 1))
        one, two = await taken_in(web, written), await taken_in(web, written)
        assert one["table"] == two["table"]
        assert one["invitation"] != two["invitation"]
        friend = await web.know("friend")
        await web.enter(two, friend)
        assert (await web.fetch("GET", f"/api/tables/{two['table']}/replay", friend))[0] == 200


async def test_a_table_with_a_closed_link_can_be_put_up_and_is_seen_by_its_new_link_alone(
    tmp_path: Path,
) -> None:
    async with with_web(tmp_path) as web:
        written = await file_of(await finish_game(web.hall, web.clock, TableSettings("lifeboat", 3), 2))
        cookie = await web.know("who puts it up")
        path = f"/api/tables/{(await taken_in(web, written, cookie))['table']}/replay"
        assert (await web.fetch("GET", path))[0] == 400
        assert (await web.fetch("GET", path, cookie))[0] == 200


async def _refused(web: Web, written: bytes) -> str:
    status, told = await web.fetch("POST", "/api/replays", data=written)
    assert status in (400, 413)
    return str(msgspec.json.decode(told)["error"])


async def test_files_that_are_not_right_or_too_long_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_web(tmp_path) as web:
        written = await file_of(await finish_game(web.hall, web.clock, TableSettings("lifeboat", 3), 1))
        assert await _refused(web, written.replace(b"Player 1", b"Player 7")) == "broken_export"
        assert await _refused(web, b"{}") == "broken_export"
        assert await _refused(web, b"[" * 100_000) == "unreadable"
        assert await _refused(web, b'{"export":"\xff"}') in ("broken_export", "unreadable")
        assert await _refused(web, b'"' + b"x" * replays.LONGEST_FILE + b'"') == "too_large"
        monkeypatch.setattr(service, "MOST_ENTRIES", 5)
        assert await _refused(web, written) == "too_large"


async def test_what_is_in_a_file_is_what_the_page_says(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        file: Any = msgspec.json.decode(await file_of(await finish_game(web.hall, web.clock, SETTINGS, 1)))
        page = (Path(__file__).parents[3] / "docs" / "replays.md").read_text("utf-8")
        parts = [file, file["chairs"][0], file["entries"][0]]
        for name in {name for part in parts for name in part}:
            assert f"`{name}`" in page, name


async def test_the_file_of_a_company_names_it(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        clients: Clients = await finish_game(web.hall, web.clock, SETTINGS, 1)
        file = read_file(await file_of(clients))
        assert [chair.name for chair in file.chairs] == ["Player 0", "Player 1", "Player 2"]
        assert all(chair.seed and chair.commitment for chair in file.chairs)
        assert file.settings == settle_settings(SETTINGS)
        assert file.statements
