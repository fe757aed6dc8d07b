"""Devices of a seat, and links to a seat or a table: permissions and expiry."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette

from tests.server.asgi import request
from tests.server.clients import Screen
from tests.server.serving import cookie_of, serving
from turncoat.server.auth import idle_devices
from turncoat.server.auth.access import MOVE_TIME, OLDEST
from turncoat.server.auth.idle_devices import forget_idle
from turncoat.server.hall.connections import Connection
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.timekeeper import look_after
from turncoat.server.http.site import Site
from turncoat.server.runtime.units import DAY
from turncoat.server.store.api import Device
from turncoat.server.table.queries import KEPT_FOR


class Web:
    """Devices with a cookie each, by name of their owner."""

    def __init__(self, hall: Hall, app: Starlette) -> None:
        self.hall = hall
        self._app = app
        self._cookies: dict[str, str] = {}
        self.table = ""
        self.invitation = ""

    async def fetch(self, who: str, method: str, path: str, body: object = None) -> Any:
        """Send a request; return the reply, or the code of a refusal."""
        full = path.replace("TABLE", f"/api/tables/{self.table}")
        status, headers, sent = await request(self._app, method, full, body, self._cookies.get(who, ""))
        if b"set-cookie" in dict(headers):
            self._cookies[who] = cookie_of(headers)
        told = msgspec.json.decode(sent)
        return told if status == 200 else told["error"]

    def is_known(self, who: str) -> bool:
        return who in self._cookies

    async def gather(self) -> None:
        """Seat Ada, who is the host, and Bob at a table for three; Eve is invited."""
        settings = {"game": "lifeboat", "players": 3}
        made = await self.fetch("Ada", "POST", "/api/tables", {"settings": settings})
        self.table, self.invitation = made["table"], made["invitation"]
        for who in ("Bob", "Eve"):
            assert await self.enter(who) == {}
        for seat, who in enumerate(("Ada", "Bob")):
            await self.fetch(who, "POST", "TABLE/join", {"name": who, "seat": seat})

    async def enter(self, who: str) -> Any:
        return await self.fetch(who, "POST", "TABLE/enter", {"invitation": self.invitation})

    async def send(self, who: str, **command: object) -> Any:
        return await self.fetch(who, "POST", "TABLE/commands", command)

    async def start(self) -> None:
        """Start the game with a bot at the third seat."""
        await self.send("Ada", do="seat_bot", seat=2, bot="random")
        for who in ("Ada", "Bob"):
            await self.send(who, do="ready", commitment="0" * 64)
        await self.send("Ada", do="start")

    async def chairs(self) -> list[str]:
        """Names of the players, by chair."""
        told = (await self.fetch("Ada", "GET", "TABLE"))["company"]["chairs"]
        return ["bot" if one["is_bot"] else one["kind"] for one in told]

    async def link(self, who: str) -> str:
        moved = await self.fetch(who, "POST", "TABLE/move")
        assert isinstance(moved, dict)
        secret: str = moved["secret"]
        return secret

    async def open(self, who: str, secret: str) -> Any:
        return await self.fetch(who, "POST", "/api/open", {"secret": secret})


@contextlib.asynccontextmanager
async def spend(directory: Path) -> AsyncIterator[Web]:
    async with serving(directory) as (hall, app):
        web = Web(hall, app)
        await web.gather()
        yield web


async def test_a_link_opens_a_seat_once_and_for_ten_minutes(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        secret = await web.link("Bob")
        assert (await web.open("phone", secret))["seat"] == 1
        assert await web.open("another", secret) == "not_here"
        late = await web.link("Bob")
        pass_time(web.hall, MOVE_TIME + 1)
        assert await web.open("another", late) == "not_here"


def pass_time(hall: Hall, span: int) -> None:
    hall.now.now += span  # type: ignore[attr-defined]  # a clock that tests set


async def leaves_in_mid_game(web: Web) -> None:
    await in_mid_game(web)
    assert isinstance(await web.send("Bob", do="leave"), dict)


async def forgets_one_of_two_devices(web: Web) -> None:
    await web.open("phone", await web.link("Bob"))
    assert await web.fetch("Bob", "DELETE", "/api/me") == {}


async def in_mid_game(web: Web) -> None:
    await web.start()
    pass_time(web.hall, 10_000)  # until seeds are no longer waited for
    await look_after(web.hall, web.table)


async def stands_up(web: Web) -> None:
    await web.send("Bob", do="stand")


async def is_asked_to_leave(web: Web) -> None:
    await web.send("Ada", do="free", seat=1)


async def takes_the_device(web: Web) -> None:
    secret = await web.link("Bob")
    await web.open("phone", secret)
    devices = (await web.fetch("phone", "GET", "TABLE/devices"))["devices"]
    device = next(one["device"] for one in devices if not one["is_this"])
    assert await web.fetch("phone", "DELETE", f"TABLE/devices/{device}") == {}


@pytest.mark.parametrize(
    "how",
    [stands_up, is_asked_to_leave, takes_the_device, leaves_in_mid_game, forgets_one_of_two_devices],
)
async def test_a_player_who_loses_a_seat_comes_back_by_no_link(
    tmp_path: Path, how: Callable[[Web], Awaitable[None]]
) -> None:
    async with spend(tmp_path) as web:
        secret = await web.link("Bob")
        other = await web.link("Ada")
        await how(web)
        assert await web.open("Bob's tablet", secret) == "not_here"
        assert (await web.open("Ada's tablet", other))["seat"] == 0


async def test_who_looks_is_no_device_yet(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        before = await devices_of(web.hall)
        assert await web.fetch("stranger", "GET", "/api/me") == {"device": "", "seats": []}
        for path in ("/api/games", "/api/tables", "/api/notifications", "/api/health", "TABLE"):
            await web.fetch("stranger", "GET", path)
        assert not web.is_known("stranger")
        assert await devices_of(web.hall) == before
        assert await web.enter("stranger") == {}
        assert web.is_known("stranger")
        assert (await web.fetch("stranger", "GET", "/api/me"))["device"]


async def devices_of(hall: Hall) -> set[str]:
    """All devices in the store."""
    return {one.id for one in await hall.store.idle_devices(hall.now() + 1, 0, 1000)}


async def test_idle_devices_are_deleted_with_what_they_held(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        await in_mid_game(web)
        known = await devices_of(web.hall)
        pass_time(web.hall, 2 * DAY)
        await web.fetch("Ada", "GET", "TABLE")
        assert await forget_idle(web.hall, 3 * DAY) == 0
        pass_time(web.hall, DAY + 1)
        assert await forget_idle(web.hall, 3 * DAY) == 2
        left = await devices_of(web.hall)
        assert len(known) == 3
        assert len(left) == 1
        assert {one.device for one in await web.hall.store.holders(web.table)} == left
        assert await web.chairs() == ["person", "bot", "bot"]
        assert (await web.fetch("Bob", "GET", "/api/me"))["seats"] == []
        assert await forget_idle(web.hall, 3 * DAY) == 0


async def test_a_device_with_an_open_socket_is_not_idle(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        device = (await web.fetch("Bob", "GET", "/api/me"))["device"]
        screen = Screen(1)
        web.hall.connections.add(Connection(web.table, 1, device, screen))
        for _ in range(3):
            pass_time(web.hall, 2 * DAY)
            await forget_idle(web.hall, 3 * DAY)
        assert await devices_of(web.hall) == {device}
        pass_time(web.hall, OLDEST)
        await forget_idle(web.hall, 3 * DAY)
        assert await devices_of(web.hall) == set()


async def test_a_table_that_cannot_be_left_does_not_keep_an_idle_device(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(hall: Hall, device: Device) -> None:
        raise AssertionError("a fault at its table")

    monkeypatch.setattr(idle_devices, "forget", broken)

    async with spend(tmp_path) as web:
        pass_time(web.hall, 4 * DAY)
        assert await forget_idle(web.hall, 3 * DAY) == 3
        assert web.hall.metrics.refusals["server_fault"] == 3


async def test_a_server_looks_for_idle_devices_as_soon_as_it_runs(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        pass_time(web.hall, 4 * DAY)
        async with idle_devices.forget_idle_devices(web.hall, 3 * DAY):
            async with asyncio.timeout(10):
                while await devices_of(web.hall):
                    await asyncio.sleep(0.01)


async def test_a_token_is_good_for_as_long_as_the_host_says(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(device_idle=2 * DAY)) as (hall, app):
        web = Web(hall, app)
        await web.gather()
        pass_time(hall, 2 * DAY)
        assert (await web.fetch("Bob", "GET", "/api/me"))["device"]
        pass_time(hall, 2 * DAY + 1)
        assert await web.fetch("Bob", "GET", "/api/me") == {"device": "", "seats": []}


async def test_a_player_whom_a_substitute_replaces_comes_back_by_no_link(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        await web.start()
        pass_time(web.hall, 10_000)
        await look_after(web.hall, web.table)
        assert await web.send("Bob", do="leave")
        pass_time(web.hall, KEPT_FOR - 1)
        secret = await web.link("Bob")
        pass_time(web.hall, 1)
        assert await web.fetch("Eve", "POST", "TABLE/join", {"name": "Eve", "seat": 1}) == {"seat": 1}
        assert await web.open("Bob's tablet", secret) == "not_here"


async def test_the_hosts_other_device_is_the_hosts_until_it_is_taken_away(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        await web.open("phone", await web.link("Ada"))
        assert (await web.fetch("phone", "GET", "TABLE"))["is_host"]
        assert isinstance(await web.send("phone", do="seat_bot", seat=2), dict)
        await web.open("Bob's phone", await web.link("Bob"))
        assert not (await web.fetch("Bob's phone", "GET", "TABLE"))["is_host"]
        devices = (await web.fetch("Ada", "GET", "TABLE/devices"))["devices"]
        device = next(one["device"] for one in devices if not one["is_this"])
        await web.fetch("Ada", "DELETE", f"TABLE/devices/{device}")
        assert await web.send("phone", do="free", seat=2) == "not_here"
        assert isinstance(await web.send("Ada", do="free", seat=2), dict)


async def test_a_player_whose_last_device_is_forgotten_leaves(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        await web.fetch("Eve", "POST", "TABLE/join", {"name": "Eve", "seat": 2})
        assert await web.fetch("Eve", "DELETE", "/api/me") == {}
        assert await web.chairs() == ["person", "person", "free"]
        await web.start()
        pass_time(web.hall, 10_000)
        await look_after(web.hall, web.table)
        await web.open("phone", await web.link("Bob"))
        await web.fetch("Bob", "DELETE", "/api/me")
        assert await web.chairs() == ["person", "person", "bot"]
        await web.fetch("phone", "DELETE", "/api/me")
        assert await web.chairs() == ["person", "bot", "bot"]


async def test_links_to_a_table_can_be_withdrawn(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        assert await web.fetch("Bob", "DELETE", "TABLE/invite") == "only_host"
        assert await web.fetch("Ada", "DELETE", "TABLE/invite") == {}
        assert await web.enter("Nadia") == "not_here"
        assert isinstance(await web.fetch("Eve", "GET", "TABLE"), dict)
        web.invitation = (await web.fetch("Ada", "POST", "TABLE/invite"))["invitation"]
        assert await web.enter("Nadia") == {}


async def test_marks_are_of_seats(tmp_path: Path) -> None:
    async with spend(tmp_path) as web:
        assert await web.fetch("Bob", "PUT", "TABLE/notes", {"marks": {"0": 3}}) == {}
        for seat in ("8", "00", "-1", "", "a" * 5000):
            assert await web.fetch("Bob", "PUT", "TABLE/notes", {"marks": {seat: 3}}) == "unreadable"
        assert (await web.fetch("Bob", "GET", "TABLE/notes"))["marks"] == {"0": 3}
