"""How much anybody may ask, and who counts as one."""

import asyncio
from pathlib import Path

import pytest

from tests.server.asgi import request
from tests.server.serving import SETTINGS, serving
from turncoat.server.app import Site
from turncoat.server.limits import Bucket, Limits, counted_as


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
def test_whoever_may_choose_among_addresses_counts_as_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_sockets_of_one_network_are_counted_together_and_given_back() -> None:
    limits = Limits(sockets_of_address=2)
    assert limits.connect("2001:db8::1")
    assert limits.connect("2001:db8::2")
    assert not limits.connect("2001:db8::3")
    assert limits.connect("2001:db8:0:1::1")
    limits.disconnect("2001:db8::2")
    assert limits.connect("2001:db8::3")


def test_setting_up_tables_takes_more_than_looking_at_them(tmp_path: Path) -> None:
    async def check() -> None:
        limits = Limits(requests_a_second=0.001, requests_at_once=30)
        async with serving(tmp_path, Site(limits=limits)) as (_, app):
            made = [(await request(app, "POST", "/api/tables", {"settings": SETTINGS}))[0] for _ in range(3)]
            assert made == [200, 200, 200]
            assert (await request(app, "GET", "/api/games"))[0] == 429

    asyncio.run(check())


def test_requests_of_one_network_are_counted_together() -> None:
    limits = Limits(requests_a_second=0.001, requests_at_once=2)
    assert [limits.may_ask(f"2001:db8::{number}") for number in range(3)] == [True, True, False]
    assert limits.may_ask("2001:db8:0:1::1")
