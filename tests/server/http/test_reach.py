"""Reach of links, and the right to open the server to the local network."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from tests.server.asgi import request
from tests.server.http.test_proxies import seen_from
from tests.server.serving import cookie_of, new_table, serving
from turncoat.server.http.reach import Reach, reachable_at
from turncoat.server.http.site import Site

HERE = "http://127.0.0.1:8710"
HOME = "http://192.168.1.20:8710"


class Wifi:
    """A local network without sockets."""

    def __init__(self, address: str = HOME) -> None:
        self.addresses: Sequence[str] = ()
        self._address = address

    async def open(self) -> None:
        self.addresses = [self._address] if self._address else []

    def close(self) -> None:
        self.addresses = ()


@pytest.mark.parametrize(
    ("origin", "where"),
    [
        ("http://127.0.0.1:8710", "here"),
        ("http://localhost:8710", "here"),
        ("http://[::1]:8710", "here"),
        ("http://192.168.1.20:8710", "network"),
        ("http://169.254.3.4", "network"),
        ("http://[fd00::1]:8710", "network"),
        ("http://living-room:8710", "network"),
        ("http://laptop.local:8710", "network"),
        ("http://9.9.9.9", "public"),
        ("https://play.example.org", "public"),
    ],
)
def test_an_address_says_from_where_it_can_be_reached(origin: str, where: str) -> None:
    assert reachable_at(origin) == where


async def test_a_link_begins_with_the_widest_address_that_there_is() -> None:
    wifi = Wifi()
    reach = Reach(network=wifi)
    assert reach.link_base(HERE) == (HERE, "here")
    await wifi.open()
    assert reach.link_base(HERE) == (HOME, "network")
    assert reach.link_base("http://10.1.1.1:8710") == ("http://10.1.1.1:8710", "network")
    reach.public = "https://calm-sea.trycloudflare.com"
    assert reach.link_base(HERE) == ("https://calm-sea.trycloudflare.com", "public")


async def test_the_host_opens_the_network_from_a_page_on_this_computer_and_closes_it(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(reach=Reach(network=Wifi()))) as (_, app):
        table, _, cookie = await new_table(app)
        here = seen_from(app, "127.0.0.1", b"127.0.0.1:8710")
        ours = [(b"origin", HERE.encode())]

        async def invited() -> dict[str, object]:
            status, _, sent = await request(
                here, "POST", f"/api/tables/{table}/invite", cookie=cookie, headers=ours
            )
            assert status == 200
            told: dict[str, object] = msgspec.json.decode(sent)
            assert str(told["link"]).endswith(f"/#t={table}&invitation={told['invitation']}")
            return told

        told = await invited()
        assert (told["reach"], told["is_network_open"]) == ("here", False)
        assert (await request(here, "PUT", "/api/network", {"is_open": True}, headers=ours))[0] == 200
        told = await invited()
        assert (told["reach"], told["is_network_open"]) == ("network", True)
        assert str(told["link"]).startswith(HOME)
        assert (await request(here, "PUT", "/api/network", {"is_open": False}, headers=ours))[0] == 200
        assert (await invited())["reach"] == "here"


@pytest.mark.parametrize(
    ("client", "host", "headers"),
    [
        ("192.168.1.30", b"192.168.1.20:8710", []),
        ("192.168.1.30", b"127.0.0.1:8710", []),
        ("127.0.0.1", b"calm-sea.trycloudflare.com", []),  # a tunnel that says nothing
        ("127.0.0.1", b"127.0.0.1:8710", [(b"x-forwarded-for", b"203.0.113.5")]),
    ],
)
async def test_no_other_client_opens_it(
    tmp_path: Path, client: str, host: bytes, headers: list[tuple[bytes, bytes]]
) -> None:
    wifi = Wifi()
    async with serving(tmp_path, Site(reach=Reach(network=wifi))) as (_, app):
        asked = seen_from(app, client, host)
        given = [(b"origin", b"http://" + host), *headers]
        status, _, sent = await request(asked, "PUT", "/api/network", {"is_open": True}, headers=given)
        assert (status, msgspec.json.decode(sent)["error"]) == (404, "not_here")
        assert not wifi.addresses


async def test_a_guest_on_the_network_is_not_asked_to_open_it(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(reach=Reach(network=Wifi()))) as (_, app):
        phone = seen_from(app, "192.168.1.30", b"192.168.1.20:8710")
        ours = [(b"origin", HOME.encode())]
        body = {"settings": {"game": "lifeboat", "players": 3}}
        _, headers, sent = await request(phone, "POST", "/api/tables", body, headers=ours)
        table = msgspec.json.decode(sent)["table"]
        _, _, sent = await request(
            phone, "POST", f"/api/tables/{table}/invite", cookie=cookie_of(headers), headers=ours
        )
        told = msgspec.json.decode(sent)
        assert (told["reach"], told["is_network_open"]) == ("network", None)
        assert told["link"].startswith(HOME)


async def test_a_computer_without_a_network_says_so(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(reach=Reach(network=Wifi("")))) as (_, app):
        here = seen_from(app, "127.0.0.1", b"localhost:8710")
        ours = [(b"origin", b"http://localhost:8710")]
        status, _, sent = await request(here, "PUT", "/api/network", {"is_open": True}, headers=ours)
        assert (status, msgspec.json.decode(sent)["error"]) == (400, "no_network")


async def test_while_a_tunnel_leads_here_no_client_counts_as_local(tmp_path: Path) -> None:
    """Clients of a tunnel that forwards bytes look like this computer."""
    wifi = Wifi()
    async with serving(tmp_path, Site(reach=Reach("https://9f3c.serveo.net", wifi))) as (_, app):
        here = seen_from(app, "127.0.0.1", b"127.0.0.1:8710")
        ours = [(b"origin", HERE.encode())]
        assert (await request(here, "PUT", "/api/network", {"is_open": True}, headers=ours))[0] == 404
        assert (await request(here, "GET", "/api/metrics"))[0] == 404
        assert not wifi.addresses
