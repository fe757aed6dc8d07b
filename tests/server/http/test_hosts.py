"""Host names that a server accepts, and its replies to unknown paths and methods."""

from pathlib import Path

import msgspec
import pytest
from starlette.applications import Starlette

from tests.server.asgi import HOST, Socket
from tests.server.asgi import request as ask
from tests.server.serving import serving
from turncoat.lab.siege.live_server import LiveServer, raw_request
from turncoat.server.http import app as application
from turncoat.server.http.site import Site

OURS = "https://play.example.org"
MALFORMED = ["[::1", "[x]", "a]", "[", "a:port", "a:70000", ":80", "a/b", "a@b", "a?b", "a b@localhost"]


async def asked(
    app: Starlette, hosts: list[str], path: str = "/api/games", method: str = "GET"
) -> tuple[int, dict[bytes, bytes], bytes]:
    """Send a request with these Host headers."""
    told: list[tuple[int, dict[bytes, bytes], bytes]] = []
    named = [(b"host", host.encode()) for host in hosts]

    async def with_hosts(scope, receive, send) -> None:  # type: ignore[no-untyped-def]
        scope["headers"] = [one for one in scope["headers"] if one != HOST] + named
        await app(scope, receive, send)

    status, headers, sent = await ask(with_hosts, method, path)
    told.append((status, dict(headers), sent))
    return told[0]


def error_of(sent: bytes) -> str:
    error: str = msgspec.json.decode(sent)["error"]
    return error


@pytest.mark.parametrize("url", ["", OURS])
@pytest.mark.parametrize(
    "hosts", [[], [""], ["play.example.org", "play.example.org"], ["a.example", "b.example"]]
)
@pytest.mark.parametrize("path", ["/api/games", "/", "/nonsense"])
async def test_a_request_names_its_host_once(tmp_path: Path, url: str, hosts: list[str], path: str) -> None:
    async with serving(tmp_path, Site(url)) as (hall, app):
        status, headers, sent = await asked(app, hosts, path)
        assert (status, error_of(sent)) == (400, "no_host")
        assert headers[b"x-content-type-options"] == b"nosniff"
        assert hall.metrics.refusals["no_host"] == 1


@pytest.mark.parametrize("path", ["/api/games", "/", "/nonsense"])
@pytest.mark.parametrize("host", MALFORMED)
async def test_what_is_no_host_is_refused_under_any_name(tmp_path: Path, host: str, path: str) -> None:
    for url, refusal in (("", (400, "unreadable")), (OURS, (421, "other_host"))):
        async with serving(tmp_path, Site(url)) as (hall, app):
            status, headers, sent = await asked(app, [host], path)
            assert (status, error_of(sent)) == refusal
            assert headers[b"x-content-type-options"] == b"nosniff"
            assert hall.metrics.refusals == {refusal[1]: 1}


async def test_nor_does_a_proxy_tell_of_such_a_host(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        status, _, sent = await ask(app, "GET", "/api/games", headers=[(b"x-forwarded-host", b"[::1")])
        assert (status, error_of(sent)) == (400, "unreadable")


@pytest.mark.parametrize("host", ["[::1]", "[::1]:8710", "127.0.0.1:8710", "localhost:", "a_b.example"])
async def test_addresses_and_names_are_hosts(tmp_path: Path, host: str) -> None:
    async with serving(tmp_path) as (_, app):
        assert (await asked(app, [host]))[0] == 200


@pytest.mark.parametrize(
    ("url", "host", "status"),
    [
        (OURS, "play.example.org", 200),
        (OURS, "PLAY.example.org", 200),
        (OURS, "play.example.org:443", 200),
        (OURS, "play.example.org:80", 421),
        (OURS, "127.0.0.1:8710", 421),
        (OURS, "evil.example", 421),
        (OURS, "play.example.org.evil.example", 421),
        ("https://play.example.org:8443", "play.example.org:8443", 200),
        ("https://play.example.org:8443", "play.example.org", 421),
        ("http://play.example.org", "play.example.org:80", 200),
        ("", "whatever.example:81", 200),
    ],
)
async def test_a_server_that_knows_its_name_answers_to_no_other(
    tmp_path: Path, url: str, host: str, status: int
) -> None:
    async with serving(tmp_path, Site(url)) as (_, app):
        reply = await asked(app, [host])
        assert reply[0] == status
        if status == 421:
            assert error_of(reply[2]) == "other_host"


async def test_nor_does_a_socket_open_under_another(tmp_path: Path) -> None:
    async with serving(tmp_path, Site(OURS)) as (_, app):
        socket = Socket(app, "/api/tables/x/socket", "", [(b"origin", OURS.encode())])
        await socket.until(lambda: socket.code is not None)
        assert socket.code == 1008


async def test_a_server_on_the_network_refuses_no_host_and_two(live: LiveServer) -> None:
    for head in ("GET /api/health HTTP/1.1", "GET /api/health HTTP/1.0"):
        for hosts in ("", "host: a.example\r\nhost: b.example\r\n"):
            sent = f"{head}\r\n{hosts}connection: close\r\n\r\n".encode()
            reply = await raw_request(live.address, sent)
            assert reply.status == 400


async def test_a_server_on_the_network_answers_a_malformed_host(live: LiveServer) -> None:
    for host in MALFORMED:
        sent = f"GET /api/games HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n".encode()
        reply = await raw_request(live.address, sent)
        assert (reply.status, error_of(reply.body)) == (400, "unreadable")


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("GET", "/api/open", b"POST"),
        ("GET", "/api/tables/x/commands", b"POST"),
        ("PUT", "/api/tables", b"GET, HEAD, POST"),
        ("POST", "/api/tables/x/notes", b"GET, HEAD, PUT"),
        ("GET", "/api/tables/x/invite", b"DELETE, POST"),
        ("GET", "/api/tables/x/devices/y", b"DELETE"),
        ("POST", "/api/health", b"GET, HEAD"),
        ("OPTIONS", "/api/me", b"DELETE, GET, HEAD"),
        ("DELETE", "/api/openapi.json", b"GET, HEAD"),
        ("POST", "/page.html", b"GET, HEAD"),
        ("DELETE", "/", b"GET, HEAD"),
    ],
)
async def test_a_path_that_there_is_says_which_methods_it_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, path: str, allowed: bytes
) -> None:
    monkeypatch.setattr(application, "PAGES", pages_in(tmp_path))

    async with serving(tmp_path) as (_, app):
        status, headers, sent = await ask(app, method, path)
        assert (status, error_of(sent)) == (405, "wrong_method")
        assert dict(headers)[b"allow"] == allowed


@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
@pytest.mark.parametrize(
    "path", ["/api/nonsense", "/api", "/api/tables/x/nonsense", "/nonsense", "/api/open/", "/page.html\0.js"]
)
async def test_a_path_that_there_is_not_is_none_with_any_method(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, method: str, path: str
) -> None:
    monkeypatch.setattr(application, "PAGES", pages_in(tmp_path))

    async with serving(tmp_path) as (_, app):
        status, headers, _ = await ask(app, method, path)
        assert status == 404
        assert b"allow" not in dict(headers)


def pages_in(folder: Path) -> Path:
    """A page, and a folder with a page, to which a browser is redirected."""
    pages = folder / "pages"
    (pages / "guide").mkdir(parents=True)
    for path in (pages / "index.html", pages / "page.html", pages / "guide" / "index.html"):
        path.write_text("<!doctype html>")
    return pages


@pytest.mark.parametrize(
    ("site", "forwarded", "leads"),
    [
        (Site("https://table.test"), b"", b"https://table.test/guide/"),
        (Site("https://table.test", trusts_proxy=True), b"https", b"https://table.test/guide/"),
        (Site(trusts_proxy=True), b"https", b"https://table.test/guide/"),
        (Site(trusts_proxy=True), b"http", b"http://table.test/guide/"),
        (Site(), b"https", b"https://table.test/guide/"),  # a proxy on this machine is trusted
        (Site("http://table.test", trusts_proxy=True), b"https", b"http://table.test/guide/"),
    ],
)
async def test_a_redirect_stays_with_tls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, site: Site, forwarded: bytes, leads: bytes
) -> None:
    monkeypatch.setattr(application, "PAGES", pages_in(tmp_path))

    async with serving(tmp_path, site) as (_, app):
        sent = [(b"x-forwarded-proto", forwarded)] if forwarded else []
        status, headers, _ = await ask(app, "GET", "/guide", headers=sent)
        assert status == 307
        assert dict(headers)[b"location"] == leads


def test_the_nginx_example_leads_to_its_own_name_and_tells_ours() -> None:
    example = (Path(__file__).parents[3] / "examples" / "turncoat.nginx").read_text()
    assert "return 301 https://$server_name$request_uri;" in example
    assert "$host" not in example
    assert "proxy_set_header Host $http_host;" in example
