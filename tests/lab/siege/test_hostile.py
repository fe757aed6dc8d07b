"""The server under malformed input and unauthorised clients."""

import asyncio
import contextlib
import logging
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.asgi import Socket, request
from tests.server.serving import SETTINGS, new_table, serving, until_closed
from turncoat.lab.siege.hostile.run import attack
from turncoat.lab.siege.live_server import UNLIMITED, Browser, LiveServer, begin, raw_request, request_bytes
from turncoat.server.hall.hall import Hall
from turncoat.server.http import app as app_module
from turncoat.server.http import endpoint
from turncoat.server.http.app import HEADERS
from turncoat.server.http.routes import ROUTES
from turncoat.server.runtime.logs import Lines
from turncoat.server.runtime.rate_limits import Limits

LIMITED = {
    "TURNCOAT_COMMANDS_A_SECOND": "0.001",
    "TURNCOAT_REQUESTS_A_SECOND": "0.001",
    "TURNCOAT_SOCKETS_OF_ADDRESS": "3",
}


@pytest.mark.slow
async def test_three_thousand_attacks_find_no_fault_and_disturb_nobody(
    tmp_path: Path, protocol: dict[str, str]
) -> None:
    server = LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log", {**UNLIMITED, **protocol})
    findings = await attack(server, 3_000, seed=1)
    assert findings.problems == []
    assert findings.count >= 3_000
    assert findings.games >= 1


# Replies


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/health", 200),
        ("GET", "/api/words/lifeboat/en", 200),
        ("GET", "/api/openapi.json", 200),
        ("GET", "/", 200),
        ("GET", "/no-such-page", 404),
        ("GET", "/api/no-such-thing", 404),
        ("GET", "/api/tables/nothing-here", 404),
        ("POST", "/", 405),
        ("DELETE", "/api/games", 405),
        ("GET", "/api/tables?x=1", 400),
        ("DELETE", "/api/tables/x/devices/y", 404),
    ],
)
async def test_every_reply_carries_the_headers(tmp_path: Path, method: str, path: str, status: int) -> None:
    async with serving(tmp_path) as (_, app):
        reply = await request(app, method, path)
        assert reply[0] == status
        headers = {name.decode(): value.decode() for name, value in reply[1]}
        assert HEADERS.items() <= headers.items()
        assert "cache-control" in headers
        assert ("allow" in headers) == (status == 405)
        if status >= 400:
            assert set(msgspec.json.decode(reply[2])) <= {"error", "detail", "rule"}


async def test_a_part_of_a_page_that_there_is_not_is_refused_with_the_headers(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        for asked in (b"bytes=99999999-", b"bytes=x", b"nonsense"):
            reply = await request(app, "GET", "/", headers=[(b"range", asked)])
            assert HEADERS.items() <= {name.decode(): value.decode() for name, value in reply[1]}.items()
            assert reply[0] < 500


async def test_what_is_not_there_and_what_is_none_of_ones_business_look_the_same(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, _ = await new_table(app)
        _, _, stranger = await new_table(app)
        for cookie in ("", stranger):
            for route in ROUTES:
                if "{table}" not in route.path or route.name == "door":
                    continue  # a table's address is enough to learn whom to ask
                path = route.path.replace("{device}", "x")
                bodies: dict[str, Any] = {
                    "join": {"name": "Eve"},
                    "enter": {"invitation": "A" * 22},
                    "command": {"do": "sit", "name": "Eve"},
                    "put_notes": {"text": ""},
                }
                query = "?action=pass" if route.name == "why_not" else ""
                body = bodies.get(route.name, {} if route.body is not None else None)
                replies = []
                for name in (table, "A" * len(table)):
                    reply = await request(
                        app, route.method, path.replace("{table}", name) + query, body, cookie
                    )
                    kept = [(name, value) for name, value in reply[1] if name != b"set-cookie"]
                    replies.append((reply[0], kept, reply[2]))
                assert replies[0] == replies[1], route.name
                assert replies[0][0] in {400, 401, 404}, route.name


async def test_a_fault_of_ours_is_told_in_no_words_and_written_down_without_content(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*given: object) -> None:
        raise ValueError("the secret is 42")

    with caplog.at_level(logging.ERROR):
        async with serving(tmp_path) as (_, app):
            table, _, cookie = await new_table(app)
            await request(app, "POST", f"/api/tables/{table}/join", {"name": "Ada"}, cookie)
            monkeypatch.setattr(Hall, "carry_out", fail)
            path = f"/api/tables/{table}/commands"
            status, headers, sent = await request(app, "POST", path, {"do": "stand"}, cookie)
            assert (status, msgspec.json.decode(sent)) == (500, {"error": "server_fault"})
            assert HEADERS.items() <= {name.decode(): value.decode() for name, value in headers}.items()
            socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
            await socket.say({"request": 1, "command": {"do": "stand"}})
            assert msgspec.json.decode(socket.messages[-1]) == {
                "message": "refused",
                "request": 1,
                "error": "server_fault",
            }
            await socket.say({"request": 2})
            assert msgspec.json.decode(socket.messages[-1]) == {"message": "done", "request": 2}
            await socket.close()
    lines = [Lines().format(record) for record in caplog.records]
    assert len(lines) == 2
    for line in lines:
        assert '"what": "server_fault"' in line
        assert '"fault": "ValueError"' in line
        assert "42" not in re.sub(r'"where": \[.*\]|"at": "[^"]*"', "", line)
        assert "the secret" not in line


async def test_a_fault_while_a_socket_opens_closes_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(*given: object, **named: object) -> None:
        raise ValueError("the secret is 42")

    with caplog.at_level(logging.ERROR):
        async with serving(tmp_path) as (_, app):
            table, _, cookie = await new_table(app)
            monkeypatch.setattr(app_module, "serve_socket", fail)
            socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
            await socket.until(lambda: socket.code is not None)
            assert socket.code == 1011
            assert (await request(app, "GET", f"/api/tables/{table}", cookie=cookie))[0] == 200
    assert [record.msg for record in caplog.records] == ["server_fault"]


@pytest.mark.parametrize("depth", [900, 30_000])
async def test_json_that_is_nested_too_deep_is_unreadable(tmp_path: Path, depth: int) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, cookie = await new_table(app)
        data = b'{"x":' + b"[" * depth + b"]" * depth + b',"do":"start"}'
        reply = await request(app, "POST", f"/api/tables/{table}/commands", None, cookie, data=data)
        assert (reply[0], msgspec.json.decode(reply[2])["error"]) == (400, "unreadable")


@pytest.mark.slow
async def test_a_body_that_is_too_large_or_never_ends_is_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        data = b'{"secret":"' + b"x" * Limits().longest_body + b'"}'
        assert (await request(app, "POST", "/api/open", data=data))[0] == 413
    head = request_bytes("POST", "/api/open", {"content-type": "application/json", "content-length": "100"})
    assert endpoint.BODY_TIME <= 15
    with LiveServer(str(tmp_path / "live.db"), tmp_path / "log") as server:
        reply = await raw_request(server.address, head + b'{"secret":')
    assert (reply.status, reply.json["error"]) == (400, "unreadable")


# Limits


async def reopened(browser: Browser, table: str) -> ClientConnection:
    """Wait until the server has noticed that another socket is closed."""
    async with asyncio.timeout(20):
        while True:
            try:
                return await browser.open(table)
            except InvalidStatus:
                await asyncio.sleep(0.3)


async def test_who_asks_too_much_waits_and_has_only_so_many_sockets(
    tmp_path: Path, protocol: dict[str, str]
) -> None:
    with LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log", {**LIMITED, **protocol}) as server:
        table, browsers = await begin(server.address, SETTINGS)
        sockets = [await browsers[0].open(table) for _ in range(3)]
        with pytest.raises(InvalidStatus):
            await browsers[0].open(table)
        await sockets[1].close()
        sockets[1] = await reopened(browsers[0], table)
        statuses = [(await browsers[1].request("GET", "/api/health")).status for _ in range(250)]
        assert set(statuses) == {200, 429}
        assert statuses.index(429) > 100
        for number in range(60):
            with contextlib.suppress(ConnectionClosed):
                await sockets[0].send(msgspec.json.encode({"request": number}).decode())
        await until_closed(sockets[0])
        for socket in sockets:
            await socket.close()
