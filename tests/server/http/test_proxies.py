"""Trust in proxies and tunnels in front of a server."""

from pathlib import Path

import pytest
from starlette.datastructures import Headers
from starlette.types import ASGIApp

from tests.server.asgi import request
from tests.server.serving import SETTINGS, serving
from turncoat.server.http.proxies import Proxies
from turncoat.server.http.reach import Reach
from turncoat.server.http.site import Site

TUNNEL = "https://calm-sea.trycloudflare.com"
NAME = TUNNEL.partition("://")[2].encode()


def seen_from(app: ASGIApp, client: str, host: bytes) -> ASGIApp:
    """Send a request from a client at that address, with that host."""

    async def asked(scope, receive, send) -> None:  # type: ignore[no-untyped-def]
        headers = [one for one in scope["headers"] if one[0] != b"host"]
        await app({**scope, "client": (client, 1), "headers": [*headers, (b"host", host)]}, receive, send)

    return asked


async def opened(
    app: ASGIApp, origin: str, *headers: tuple[bytes, bytes]
) -> tuple[int, dict[bytes, bytes], bytes]:
    """Open a table from a page of that origin."""
    given = [(b"origin", origin.encode()), *headers]
    status, told, sent = await request(app, "POST", "/api/tables", {"settings": SETTINGS}, headers=given)
    return status, dict(told), sent


SECURE = (b"x-forwarded-proto", b"https")
NAMED = (b"x-forwarded-host", NAME)


@pytest.mark.parametrize(
    ("client", "host", "headers", "status"),
    [
        ("127.0.0.1", NAME, [SECURE], 200),
        ("::1", NAME, [SECURE], 200),
        ("127.0.0.1", b"127.0.0.1:8710", [SECURE, NAMED], 200),
        ("10.0.0.9", NAME, [SECURE], 200),  # a proxy that is named
        ("127.0.0.1", NAME, [], 403),
        ("127.0.0.1", b"127.0.0.1:8710", [SECURE], 403),
        ("203.0.113.5", NAME, [SECURE], 403),
        ("10.0.1.9", b"127.0.0.1:8710", [SECURE, NAMED], 403),
    ],
)
async def test_a_page_behind_a_trusted_tunnel_may_act_and_no_other_client_says_it_is_one(
    tmp_path: Path, client: str, host: bytes, headers: list[tuple[bytes, bytes]], status: int
) -> None:
    site = Site(proxies=Proxies(["10.0.0.0/24"]))
    async with serving(tmp_path, site) as (_, app):
        reply = await opened(seen_from(app, client, host), TUNNEL, *headers)
        assert reply[0] == status
        if status == 200:
            assert reply[1][b"set-cookie"].startswith(b"__Host-turncoat=")


async def test_a_public_address_is_ours_even_if_the_tunnel_says_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(reach=Reach(TUNNEL))) as (_, app):
        public = seen_from(app, "127.0.0.1", NAME)
        assert (await opened(public, TUNNEL))[0] == 200
        assert (await opened(public, "http://calm-sea.trycloudflare.com"))[0] == 403
        assert (await opened(public, "https://evil.example"))[0] == 403
        here = seen_from(app, "127.0.0.1", b"127.0.0.1:8710")
        status, told, _ = await opened(here, "http://127.0.0.1:8710")
        assert status == 200
        assert told[b"set-cookie"].startswith(b"turncoat=")  # a browser keeps no secure one without TLS


async def test_a_client_address_is_taken_from_trusted_proxies_alone(tmp_path: Path) -> None:
    site = Site(trusts_proxy=True)
    headers = {"x-forwarded-for": "203.0.113.5"}
    assert site.address(Headers(headers), "127.0.0.1") == "203.0.113.5"
    assert site.address(Headers(headers), "198.51.100.7") == "198.51.100.7"
