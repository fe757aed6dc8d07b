"""Public tables in the lobby."""

from pathlib import Path

import msgspec
from starlette.applications import Starlette

from tests.server.asgi import request
from tests.server.clients import begin_game
from tests.server.serving import new_table, serving
from turncoat.server.http.handlers.lobby import MOST_LISTED
from turncoat.server.table.settings import TableSettings, Watching


async def listed(app: Starlette, stage: str) -> list[str]:
    _, _, sent = await request(app, "GET", f"/api/tables?stage={stage}")
    return [one["table"] for one in msgspec.json.decode(sent)["tables"]]


async def test_open_tables_are_found_among_any_number_of_private_ones(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        oak, _, _ = await new_table(app, is_open=True)
        for _ in range(MOST_LISTED + 1):
            await hall.create(TableSettings("lifeboat", 3), "device")
        assert await listed(app, "gathering") == [oak]


async def test_a_game_is_listed_only_if_anybody_may_watch_it(tmp_path: Path) -> None:
    async with serving(tmp_path) as (hall, app):
        watched = await begin_game(hall, TableSettings("lifeboat", 3, is_open=True))
        await begin_game(
            hall, TableSettings("lifeboat", 3, is_open=True, watching=Watching(is_allowed=False))
        )
        await begin_game(hall, TableSettings("lifeboat", 3))
        assert await listed(app, "playing") == [watched.table]
        assert await listed(app, "gathering") == []
