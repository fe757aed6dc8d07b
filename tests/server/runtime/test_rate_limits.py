"""Rate limits, and the client identities they apply to."""

from pathlib import Path

import msgspec
import pytest

from tests.server.asgi import Socket, request
from tests.server.clients import Clock
from tests.server.finished_games import finish_game
from tests.server.serving import SETTINGS, cookies_of, serving
from turncoat.server.http.site import Site
from turncoat.server.runtime.rate_limits import Bucket, Limits, Quota, limit_key
from turncoat.server.table.settings import TableSettings


def test_a_bucket_fills_again_with_time() -> None:
    now = 0.0
    bucket = Bucket(2.0, 3, lambda: now)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    now = 100.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("203.0.113.7", "203.0.113.7"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::ffff:203.0.113.7", "203.0.113.7"),
        ("not: an address", "not: an address"),
        ("", ""),
    ],
)
def test_a_client_that_may_choose_among_addresses_counts_as_one(address: str, counted: str) -> None:
    assert limit_key(address) == counted


def test_sockets_of_one_network_are_counted_together_and_given_back() -> None:
    limits = Limits(sockets_of_address=2)
    assert limits.connect("2001:db8::1")
    assert limits.connect("2001:db8::2")
    assert not limits.connect("2001:db8::3")
    assert limits.connect("2001:db8:0:1::1")
    limits.disconnect("2001:db8::2")
    assert limits.connect("2001:db8::3")


async def test_setting_up_tables_takes_more_than_looking_at_them(tmp_path: Path) -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=30)
    async with serving(tmp_path, Site(limits=limits)) as (_, app):
        made = [(await request(app, "POST", "/api/tables", {"settings": SETTINGS}))[0] for _ in range(3)]
        assert made == [200, 200, 200]
        assert (await request(app, "GET", "/api/games"))[0] == 429


def test_tables_of_one_network_are_counted_for_a_day() -> None:
    now = 0.0
    quota = Quota(2, lambda: now)
    assert [quota.take() for _ in range(3)] == [True, True, False]
    quota.give_back()
    now = 80_000.0
    assert [quota.take() for _ in range(2)] == [True, False]
    now = 86_400.0
    assert [quota.take() for _ in range(2)] == [True, False]  # the first is a day old, not the second


async def test_an_address_sets_up_so_many_tables_a_day(tmp_path: Path) -> None:
    site = Site(trusts_proxy=True, limits=Limits(tables_a_day=2))

    async def made(address: str, **settings: object) -> tuple[int, str]:
        body = {"settings": {**SETTINGS, **settings}}
        sent = [(b"x-forwarded-for", address.encode())]
        status, _, told = await request(app, "POST", "/api/tables", body, headers=sent)
        return status, msgspec.json.decode(told).get("error", "")

    async with serving(tmp_path, site) as (hall, app):
        assert await made("2001:db8::1", players=8) == (400, "wrong_player_count")
        assert await made("2001:db8::1") == (200, "")
        assert await made("2001:db8::2") == (200, "")
        assert await made("2001:db8::3") == (429, "too_many_tables")
        assert await made("203.0.113.7") == (200, "")
        assert len(await hall.store.tables("gathering", 10)) == 3


async def test_a_rematch_and_a_file_are_tables_too(tmp_path: Path) -> None:
    limits = Limits(tables_a_day=1)
    async with serving(tmp_path, Site(limits=limits)) as (hall, app):
        companies = [await finish_game(hall, Clock(), TableSettings("lifeboat", 3), 5, 3) for _ in range(2)]
        host, other = [(await cookies_of(one))[0] for one in companies]
        paths = [f"/api/tables/{one.table}" for one in companies]
        assert (await request(app, "POST", f"{paths[0]}/commands", {"do": "rematch"}, host))[0] == 200
        assert (await request(app, "POST", f"{paths[1]}/commands", {"do": "rematch"}, other))[0] == 429
        cookie = [(b"cookie", other.encode())]
        socket = Socket(app, f"{paths[1]}/socket", "", cookie)
        await socket.say({"request": 1, "command": {"do": "rematch"}})
        assert msgspec.json.decode(socket.messages[-1])["error"] == "too_many_tables"
        await socket.close()
        file = (await request(app, "GET", f"{paths[1]}/export", None, other))[2]
        status, _, sent = await request(app, "POST", "/api/replays", cookie=other, data=file)
        assert (status, msgspec.json.decode(sent)["error"]) == (429, "too_many_tables")


def test_requests_of_one_network_are_counted_together() -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=2)
    assert [limits.may_request(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert limits.may_request("2001:db8:0:1::1")
