"""Full disks and unreachable databases: clients are told to retry later, and can."""

import logging
from pathlib import Path

import msgspec
import pytest
from starlette.types import Message

from tests.server.asgi import Socket, request
from tests.server.serving import new_table, serving
from turncoat.server.live.socket import LATER
from turncoat.server.store.api import StoreFailed

TOO_BUSY = (503, {"error": "too_busy"})


async def fails(*given: object, **named: object) -> None:
    raise StoreFailed("no space left on device")


async def test_what_cannot_be_written_is_refused_changes_nothing_and_works_later(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        async with serving(tmp_path) as (hall, app):
            table, _, cookie = await new_table(app)
            join = f"/api/tables/{table}/join"
            socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
            await socket.until(lambda: socket.messages)
            commits = sum(hall.metrics.commits.counts)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hall.store, "append", fails)
                status, _, sent = await request(app, "POST", join, {"name": "Ada"}, cookie)
                assert (status, msgspec.json.decode(sent)) == TOO_BUSY
                await socket.say({"request": 1, "command": {"do": "sit", "name": "Ada"}})
                assert msgspec.json.decode(socket.messages[-1])["error"] == "too_busy"
            assert (await hall.place(table)).table.entries == 1
            assert hall.metrics.refusals["too_busy"] == 2
            assert sum(hall.metrics.commits.counts) == commits  # what fails is not timed
            await socket.say({"request": 2, "command": {"do": "sit", "name": "Ada"}})
            assert msgspec.json.decode(socket.messages[-1])["message"] == "done"
            await socket.close()
    assert [record.msg for record in caplog.records] == ["store_failed", "store_failed"]


async def test_a_server_without_its_store_is_not_well(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        assert (await request(app, "GET", "/api/health"))[0] == 200
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(hall.store, "check", fails)
            assert (await request(app, "GET", "/api/health"))[0] == 503
        assert (await request(app, "GET", "/api/health"))[0] == 200


class Impatient(Socket):
    """A socket that disconnects before it is accepted."""

    async def _take(self, message: Message) -> None:
        await super()._take(message)
        if message["type"] == "websocket.accept":
            raise OSError("hung up")


async def test_nothing_is_at_fault_when_people_give_up_before_their_socket_is_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.ERROR):
        async with serving(tmp_path) as (hall, app):
            table, _, cookie = await new_table(app)
            for is_away in (False, True):
                with pytest.MonkeyPatch.context() as patch:
                    if is_away:
                        patch.setattr(hall.store, "device", fails)
                    path = f"/api/tables/{table}/socket"
                    await Impatient(app, path, "", [(b"cookie", cookie.encode())]).close()
            assert hall.connections.count() == 0
    assert [record.msg for record in caplog.records] == ["store_failed"]


async def test_a_socket_that_opens_while_the_store_fails_is_closed_until_later(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        table, _, cookie = await new_table(app)
        for method in ("device", "holders", "table", "entries"):
            hall.registry.drop(table)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(hall.store, method, fails)
                socket = Socket(app, f"/api/tables/{table}/socket", "", [(b"cookie", cookie.encode())])
                await socket.until(lambda socket=socket: socket.code is not None)
                assert (socket.code, socket.messages) == (LATER, []), method
        assert hall.metrics.refusals["too_busy"] == 4
        assert hall.metrics.refusals["server_fault"] == 0
