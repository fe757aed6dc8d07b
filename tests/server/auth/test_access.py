"""Access control: admission, cookies and expiry."""

import asyncio
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest
from starlette.types import ASGIApp, Receive, Scope, Send

from tests.server.asgi import HOST, Socket, request
from tests.server.serving import SETTINGS, cookie_of, new_table, serving, until_closed
from turncoat.lab.siege.live_server import (
    Browser,
    LiveServer,
    Refused,
    begin,
    raw_request,
    request_bytes,
    second_device,
)
from turncoat.server.hall.connections import Connection, Look
from turncoat.server.hall.hall import Hall
from turncoat.server.hall.registry import Place
from turncoat.server.http.handlers.devices import picture
from turncoat.server.http.routes import ROUTES
from turncoat.server.http.site import Site
from turncoat.server.store.api import Release

STRANGE_ORIGINS = [
    "null",
    "http://evil.example",
    "http://table.test.evil.example",
    "http://eviltable.test",
    "http://sub.table.test",
    "https://table.test",
    "http://table.test:81",
    "http://table.test@evil.example",
    "http://[",
    "",
]


# Origins


@pytest.mark.parametrize("origin", STRANGE_ORIGINS)
async def test_a_request_that_another_page_sends_changes_nothing(tmp_path: Path, origin: str) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        sent = [(b"origin", origin.encode())]
        body = {"name": "Eve"}
        reply = await request(app, "POST", f"/api/tables/{table}/join", body, cookie, sent)
        assert (reply[0], msgspec.json.decode(reply[2])) == (403, {"error": "other_origin"})
        socket = Socket(
            app,
            f"/api/tables/{table}/socket",
            "",
            [(b"cookie", cookie.encode()), (b"origin", origin.encode())],
        )
        await socket.until(lambda: socket.code is not None)
        assert (socket.code, socket.messages) == (1008, [])


@pytest.mark.parametrize(
    ("origin", "status"),
    [("https://play.example.org", 200), ("http://play.example.org", 403), ("http://table.test", 403)],
)
async def test_a_server_that_knows_its_name_goes_by_no_other(
    tmp_path: Path, origin: str, status: int
) -> None:
    """Links use its public name, and pages from there may send commands, under any name that a proxy uses."""

    async with serving(tmp_path, Site("https://play.example.org")) as (_, inner):
        app = under(inner, b"play.example.org")
        table, _, cookie = await new_table(app)
        sent = [(b"origin", origin.encode())]
        reply = await request(app, "POST", f"/api/tables/{table}/invite", None, cookie, sent)
        assert reply[0] == status
        if status == 200:
            invited = msgspec.json.decode(reply[2])
            link = f"https://play.example.org/#t={table}&invitation={invited['invitation']}"
            assert invited["qr"] == picture(link)


def under(app: ASGIApp, host: bytes) -> ASGIApp:
    """A browser that names the application by another host."""

    async def renamed(scope: Scope, receive: Receive, send: Send) -> None:
        scope["headers"] = [(b"host", host), *(one for one in scope["headers"] if one != HOST)]
        await app(scope, receive, send)

    return renamed


async def test_a_page_of_ours_and_a_program_without_a_page_may_act(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        path = f"/api/tables/{table}/join"
        page = [(b"origin", b"http://table.test")]
        assert (await request(app, "POST", path, {"name": "Ada"}, cookie, page))[0] == 200
        program = [(b"authorization", b"Bearer " + cookie.partition("=")[2].encode())]
        commands = f"/api/tables/{table}/commands"
        assert (await request(app, "POST", commands, {"do": "stand"}, "", program))[0] == 200
        socket = Socket(app, f"/api/tables/{table}/socket", "", program, is_of_page=False)
        await socket.say({"request": 1, "command": {"do": "sit", "name": "Ada"}})
        assert msgspec.json.decode(socket.messages[-1])["message"] == "done"
        await socket.close()
        assert (await request(app, "POST", "/api/tables", {"settings": SETTINGS}))[0] == 200
        cross = [(b"sec-fetch-site", b"cross-site")]
        assert (await request(app, "POST", path, {"name": "Eve"}, "", cross))[0] == 403


async def test_a_cookie_without_an_origin_opens_nothing(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        sent = [(b"cookie", cookie.encode())]
        reply = await request(app, "POST", f"/api/tables/{table}/join", {"name": "Eve"}, "", sent)
        assert (reply[0], msgspec.json.decode(reply[2])) == (403, {"error": "other_origin"})
        assert (await request(app, "GET", f"/api/tables/{table}", None, "", sent))[0] == 200
        socket = Socket(app, f"/api/tables/{table}/socket", "", sent, is_of_page=False)
        await socket.until(lambda: socket.code is not None)
        assert (socket.code, socket.messages) == (1008, [])


async def test_the_cookie_is_out_of_reach_of_scripts_other_sites_and_other_hosts(tmp_path: Path) -> None:
    async def go(site: Site) -> str:
        async with serving(tmp_path, site) as (_, app):
            reply = await request(app, "POST", "/api/tables", {"settings": SETTINGS})
            assert (b"strict-transport-security" in dict(reply[1])) == site.is_secure
            return dict(reply[1])[b"set-cookie"].decode()

    plain = await go(Site())
    assert plain.startswith("turncoat=")
    secure = await go(Site("https://table.test"))
    assert secure.startswith("__Host-turncoat=")
    for cookie in (plain, secure):
        assert re.search(r"=[\w-]{43}; Path=/; Max-Age=\d+; HttpOnly; SameSite=Lax", cookie)
        assert "Domain" not in cookie
    assert secure.endswith("; Secure")


async def test_a_cookie_of_ours_is_found_among_broken_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        _, _, cookie = await new_table(app)
        device = msgspec.json.decode((await request(app, "GET", "/api/me", None, cookie))[2])["device"]
        assert device
        for others in ('a={"b": [1, 2]}; ', "=; ; x; ", 'q="; '):
            reply = await request(app, "GET", "/api/me", None, others + cookie)
            assert msgspec.json.decode(reply[2])["device"] == device


# Secrets


async def test_a_revoked_device_is_cut_off_at_once(live: LiveServer) -> None:
    table, browsers = await begin(live.address, SETTINGS)
    other = await second_device(browsers[1], table)
    socket = await other.open(table)
    await socket.recv()
    devices = (await browsers[1].fetch("GET", f"/api/tables/{table}/devices"))["devices"]
    device = next(one["device"] for one in devices if not one["is_this"])
    with pytest.raises(Refused, match="not_here"):
        await browsers[0].fetch("DELETE", f"/api/tables/{table}/devices/{device}")
    await browsers[1].fetch("DELETE", f"/api/tables/{table}/devices/{device}")
    async with asyncio.timeout(1):
        _, code = await until_closed(socket)
    assert code == 4403
    with pytest.raises(Refused, match="not_here"):
        await other.fetch("GET", f"/api/tables/{table}")


async def test_who_stood_up_is_not_told_what_the_next_one_at_the_seat_sees(live: LiveServer) -> None:
    host, first, second = Browser(live.address), Browser(live.address), Browser(live.address)
    made = await host.fetch("POST", "/api/tables", {"settings": SETTINGS})
    table = made["table"]
    for browser in (first, second):
        await browser.fetch("POST", f"/api/tables/{table}/enter", {"invitation": made["invitation"]})
    await first.fetch("POST", f"/api/tables/{table}/join", {"name": "Ada", "seat": 1})
    socket = await first.open(table)
    await host.send(table, do="free", seat=1)
    await second.fetch("POST", f"/api/tables/{table}/join", {"name": "Bob", "seat": 1})
    kinds, code = await until_closed(socket)
    assert (kinds, code) == (["stood"], 4409)
    again = await first.open(table)
    assert msgspec.json.decode(await again.recv())["seat"] is None
    await again.close()


async def test_who_looked_on_while_people_gathered_does_not_see_a_game_that_nobody_may_watch(
    live: LiveServer,
) -> None:
    settings = {**SETTINGS, "is_open": True, "watching": {"is_allowed": False}, "players": 3}
    host = Browser(live.address)
    table = (await host.fetch("POST", "/api/tables", {"settings": settings}))["table"]
    socket = await Browser(live.address).open(table)
    for seat in range(3):
        await host.send(table, do="seat_bot", seat=seat, bot="random")
    await host.send(table, do="start")
    kinds, _ = await until_closed(socket)
    assert kinds == ["bot_seated"] * 3 + ["started"]
    assert await until_closed(await Browser(live.address).open(table)) == ([], 4404)


async def test_no_token_or_link_is_in_the_database_or_the_log(tmp_path: Path) -> None:
    path = tmp_path / "turncoat.db"
    with LiveServer(str(path), tmp_path / "log") as server:
        host, guest = Browser(server.address), Browser(server.address)
        made = await host.fetch("POST", "/api/tables", {"settings": SETTINGS})
        table = made["table"]
        await guest.fetch("POST", f"/api/tables/{table}/enter", {"invitation": made["invitation"]})
        await guest.fetch("POST", f"/api/tables/{table}/join", {"name": "Ada"})
        moved = (await guest.fetch("POST", f"/api/tables/{table}/move"))["secret"]
        again = (await host.fetch("POST", f"/api/tables/{table}/invite"))["invitation"]
        await raw_request(server.address, request_bytes("GET", f"/api/tables/{table}?invitation={again}", {}))
        tokens = [browser.cookie.partition("=")[2] for browser in (host, guest)]
        secrets = [made["invitation"], moved, again, *tokens]
        assert all(len(secret) >= 20 for secret in secrets)
    with sqlite3.connect(path) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    kept = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    for secret in secrets:
        assert secret.encode() not in kept


def test_no_route_takes_a_secret_in_its_address() -> None:
    for route in ROUTES:
        names = set() if route.query is None else set(route.query.__struct_fields__)
        assert not names & {"invitation", "secret", "token"}, route.name
        assert not set(re.findall(r"{(\w+)}", route.path)) & {"invitation", "secret", "token"}


async def test_a_stranger_comes_in_by_an_invitation_only(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, invitation, _ = await new_table(app)
        other, wrong, _ = await new_table(app)
        path = f"/api/tables/{table}"
        assert (await request(app, "GET", path))[0] == 404
        assert (await request(app, "POST", f"{path}/enter", {"invitation": wrong}))[0] == 404
        status, headers, _ = await request(app, "POST", f"{path}/enter", {"invitation": invitation})
        assert status == 200
        guest = cookie_of(headers)
        assert (await request(app, "GET", path, None, guest))[0] == 200
        assert (await request(app, "GET", f"/api/tables/{other}", None, guest))[0] == 404
        assert msgspec.json.decode((await request(app, "GET", "/api/me", None, guest))[2])["seats"] == []
        joined = await request(app, "POST", f"{path}/join", {"name": "Ada"}, guest)
        assert msgspec.json.decode(joined[2]) == {"seat": 0}


async def test_names_with_control_characters_are_refused_before_anything_is_written(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        reply = await request(app, "POST", f"/api/tables/{table}/join", {"name": "A\x00"}, cookie)
        assert reply[0] == 400
        assert (await request(app, "GET", "/api/tables/%00", None, cookie))[0] == 404
        assert (await request(app, "GET", "/api/tables/\x00", None, cookie))[0] == 404


async def test_a_device_that_is_forgotten_is_cut_off(live: LiveServer) -> None:
    table, browsers = await begin(live.address, SETTINGS)
    socket = await browsers[1].open(table)
    await browsers[1].fetch("DELETE", "/api/me")
    _, code = await until_closed(socket)
    assert code == 4403
    assert (await browsers[1].request("GET", f"/api/tables/{table}")).status == 404


async def test_a_seat_that_is_lost_while_its_socket_opens_is_not_shown_any_further(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Hall.hello

    async def slow_hello(hall: Hall, place: Place, look: Look, connection: Connection | None = None) -> bytes:
        await hall.holders.write(place.table.id, [Release(place.table.id, look.viewer, None)])
        return await honest(hall, place, look, connection)

    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        await request(app, "POST", f"/api/tables/{table}/join", {"name": "Ada"}, cookie)
        monkeypatch.setattr(Hall, "hello", slow_hello)
        socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
        await socket.until(lambda: socket.code is not None)
        assert socket.code == 4409
