"""A replay opens for anyone with the link once all people who played agree."""

from pathlib import Path

import msgspec
import pytest

from tests.server.asgi import request
from tests.server.clients import Clients, begin_game
from tests.server.serving import serving
from turncoat.kernel.errors import BadInput
from turncoat.server.table.commands.ask_end import AskEnd
from turncoat.server.table.commands.petition import Agree
from turncoat.server.table.commands.share_replay import ShareReplay
from turncoat.server.table.queries import is_replay_shared
from turncoat.server.table.settings import TableSettings, Watching


async def end(clients: Clients) -> None:
    await clients.send(0, AskEnd())
    for seat in (1, 2):
        await clients.send(seat, Agree(0, is_for=True))


async def test_a_stranger_sees_the_replay_once_the_last_player_agrees(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        settings = TableSettings("lifeboat", 3, watching=Watching(is_allowed=False, delay=600))
        clients = await begin_game(hall, settings)
        path = f"/api/tables/{clients.table}/replay"
        with pytest.raises(BadInput):
            await clients.send(0, ShareReplay(is_shared=True))  # not before the end
        status, _, _ = await request(app, "GET", path)
        assert status == 404
        await end(clients)
        for seat in range(3):
            status, _, sent = await request(app, "GET", path)
            assert (status, msgspec.json.decode(sent)["error"]) == (400, "replay_private")
            await clients.send(seat, ShareReplay(is_shared=True))
        status, _, sent = await request(app, "GET", path)
        assert status == 200
        assert msgspec.json.decode(sent)["seat"] is None
        for closed in ("", "/export", "/notes"):
            status, _, _ = await request(app, "GET", f"/api/tables/{clients.table}{closed}")
            assert status == 404
        await clients.send(1, ShareReplay(is_shared=False))
        status, _, _ = await request(app, "GET", path)
        assert status == 400


async def test_a_bot_is_not_asked(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, _):
        clients = await begin_game(hall, TableSettings("lifeboat", 3))
        await end(clients)
        table = (await clients.place()).table
        assert not is_replay_shared(table)
        for seat in range(3):
            table.change_chair(seat, kind="bot" if seat else "person", shares_replay=not seat)
        assert is_replay_shared(table)
