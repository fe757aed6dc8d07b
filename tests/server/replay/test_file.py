import contextlib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.types import ASGIApp

from tests.server.asgi import request
from tests.server.company import Clock, Company, begun, hall_in
from tests.server.finished import draw_alike, file_of, finished
from turncoat.server.auth.access import hashed
from turncoat.server.hall.hall import Hall
from turncoat.server.http.app import Site, application
from turncoat.server.http.handlers import replays
from turncoat.server.replay import service
from turncoat.server.replay.file import read_file
from turncoat.server.replay.verify import Verification
from turncoat.server.store.api import Device
from turncoat.server.store.hash_chain import check_chain, first_chain
from turncoat.server.table.settings import TableSettings, Watching, settle_settings

SETTINGS = TableSettings("unfathomable", 3, is_open=True, watching=Watching(delay=60))


@pytest.fixture(autouse=True)
def _same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    draw_alike(monkeypatch)


class Web:
    """The server's application, and browsers: those of the company, and a stranger's."""

    def __init__(self, hall: Hall, clock: Clock) -> None:
        self.hall = hall
        self.clock = clock
        self.app: ASGIApp = application(hall, Site())

    async def know(self, device: str) -> str:
        now = self.hall.now()
        await self.hall.store.add_device(Device(device, hashed(device), now, now, ""))
        return f"turncoat={device}"

    async def ask(
        self, method: str, path: str, cookie: str = "", data: bytes | None = None
    ) -> tuple[int, bytes]:
        status, _, body = await request(self.app, method, path, None, cookie, None, data)
        return status, body

    async def enter(self, made: Any, cookie: str) -> None:
        """By a link."""
        invitation = msgspec.json.encode({"invitation": made["invitation"]})
        status, _ = await self.ask("POST", f"/api/tables/{made['table']}/enter", cookie, invitation)
        assert status == 200


@contextlib.asynccontextmanager
async def with_web(directory: Path) -> AsyncIterator[Web]:
    clock = Clock()
    hall = hall_in(directory, clock)
    async with hall.running():
        yield Web(hall, clock)


async def test_a_game_that_is_over_comes_as_a_file_that_is_right(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        company = await finished(web.hall, web.clock, SETTINGS, 1)
        cookie = await web.know("device1")
        status, written = await web.ask("GET", f"/api/tables/{company.table}/export", cookie)
        assert status == 200
        assert written == await file_of(company)
        Verification(read_file(written)).run()


async def test_a_game_that_goes_on_is_given_to_nobody(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        company = await begun(web.hall, SETTINGS)
        secret = (await company.place()).table.secret.hex().encode()
        for cookie in ("", await web.know("device0"), await web.know("stranger")):
            status, told = await web.ask("GET", f"/api/tables/{company.table}/export", cookie)
            assert (status, msgspec.json.decode(told)["error"]) == (400, "not_over")
            assert secret not in told


async def test_spectators_of_a_table_with_a_delay_get_the_truth_that_much_later(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        company = await finished(web.hall, web.clock, SETTINGS, 1)
        replay, export = f"/api/tables/{company.table}/replay", f"/api/tables/{company.table}/export"
        seat = await web.know("device2")
        assert msgspec.json.decode((await web.ask("GET", replay, seat))[1])["truth"] is not None
        assert (await web.ask("GET", export))[0] == 400
        web.clock.now += 59_000
        told = msgspec.json.decode((await web.ask("GET", replay))[1])
        assert told["truth"] is None
        assert told["company"]["stage"] == "playing"
        web.clock.now += 1_000
        assert msgspec.json.decode((await web.ask("GET", replay))[1])["truth"] is not None
        assert (await web.ask("GET", export))[0] == 200


async def test_a_table_by_link_shows_its_past_to_nobody_else(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        company = await finished(web.hall, web.clock, TableSettings("lifeboat", 3), 1)
        for path in ("replay", "export"):
            status, told = await web.ask("GET", f"/api/tables/{company.table}/{path}")
            assert (status, msgspec.json.decode(told)) == (404, {"error": "not_here"})
            assert (await web.ask("GET", "/api/tables/nowhere/" + path))[1] == told


async def taken_in(web: Web, written: bytes, cookie: str = "") -> Any:
    status, told = await web.ask("POST", "/api/replays", cookie, written)
    assert status == 200, told
    return msgspec.json.decode(told)


async def test_a_file_is_put_up_under_a_name_of_its_own_and_can_be_watched(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        company = await finished(web.hall, web.clock, SETTINGS, 1)
        written = await file_of(company)
        made = await taken_in(web, written)
        assert made["table"] != company.table
        path = f"/api/tables/{made['table']}"
        friend = await web.know("friend")
        await web.enter(made, friend)
        web.clock.now += 60_000
        status, told = await web.ask("GET", f"{path}/replay", friend)
        assert status == 200
        status, original = await web.ask("GET", f"/api/tables/{company.table}/replay")
        one, other = msgspec.json.decode(told), msgspec.json.decode(original)
        assert one.pop("table") != other.pop("table")
        assert one == other
        status, hello = await web.ask("GET", path, friend)
        assert status == 200
        assert msgspec.json.decode(hello)["company"]["stage"] == "over"
        status, again = await web.ask("GET", f"{path}/export", friend)
        Verification(read_file(again)).run()
        row = await web.hall.store.table(made["table"])
        assert row is not None
        entries = await web.hall.store.entries(made["table"])
        check_chain(entries, first_chain(made["table"], row.secret))
        listed = msgspec.json.decode((await web.ask("GET", "/api/tables?stage=over"))[1])["tables"]
        assert [one["table"] for one in listed] == [company.table]


async def test_the_same_file_is_always_the_same_table(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        written = await file_of(await finished(web.hall, web.clock, TableSettings("lifeboat", 3), 1))
        one, two = await taken_in(web, written), await taken_in(web, written)
        assert one["table"] == two["table"]
        assert one["invitation"] != two["invitation"]
        friend = await web.know("friend")
        await web.enter(two, friend)
        assert (await web.ask("GET", f"/api/tables/{two['table']}/replay", friend))[0] == 200


async def test_a_table_with_a_closed_link_can_be_put_up_and_is_seen_by_its_new_link_alone(
    tmp_path: Path,
) -> None:
    async with with_web(tmp_path) as web:
        written = await file_of(await finished(web.hall, web.clock, TableSettings("lifeboat", 3), 2))
        cookie = await web.know("who puts it up")
        path = f"/api/tables/{(await taken_in(web, written, cookie))['table']}/replay"
        assert (await web.ask("GET", path))[0] == 404
        assert (await web.ask("GET", path, cookie))[0] == 200


async def _refused(web: Web, written: bytes) -> str:
    status, told = await web.ask("POST", "/api/replays", data=written)
    assert status in (400, 413)
    return str(msgspec.json.decode(told)["error"])


async def test_files_that_are_not_right_or_too_long_are_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with with_web(tmp_path) as web:
        written = await file_of(await finished(web.hall, web.clock, TableSettings("lifeboat", 3), 1))
        assert await _refused(web, written.replace(b"Player 1", b"Player 7")) == "broken_export"
        assert await _refused(web, b"{}") == "broken_export"
        assert await _refused(web, b"[" * 100_000) == "unreadable"
        assert await _refused(web, b'{"export":"\xff"}') in ("broken_export", "unreadable")
        assert await _refused(web, b'"' + b"x" * replays.LONGEST_FILE + b'"') == "too_large"
        monkeypatch.setattr(service, "MOST_ENTRIES", 5)
        assert await _refused(web, written) == "too_large"


async def test_what_is_in_a_file_is_what_the_page_says(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        file: Any = msgspec.json.decode(await file_of(await finished(web.hall, web.clock, SETTINGS, 1)))
        page = (Path(__file__).parents[3] / "docs" / "replays.md").read_text("utf-8")
        parts = [file, file["chairs"][0], file["entries"][0]]
        for name in {name for part in parts for name in part}:
            assert f"`{name}`" in page, name


async def test_the_file_of_a_company_names_it(tmp_path: Path) -> None:
    async with with_web(tmp_path) as web:
        company: Company = await finished(web.hall, web.clock, SETTINGS, 1)
        file = read_file(await file_of(company))
        assert [chair.name for chair in file.chairs] == ["Player 0", "Player 1", "Player 2"]
        assert all(chair.seed and chair.commitment for chair in file.chairs)
        assert file.settings == settle_settings(SETTINGS)
        assert file.statements
