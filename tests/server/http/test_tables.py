"""The plain address of a table: visitors without an invitation learn its game and its host, and nothing else."""

from pathlib import Path

import msgspec

from tests.server.asgi import request
from tests.server.serving import new_table, serving


async def test_a_stranger_learns_the_game_and_the_host_and_nothing_else(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, _, host = await new_table(app, title="Winter")
        status, _, sent = await request(app, "GET", f"/api/tables/{table}/door")
        assert (status, msgspec.json.decode(sent)) == (
            200,
            {"game": "lifeboat", "title": "Winter", "host": ""},
        )
        await request(app, "POST", f"/api/tables/{table}/join", {"name": "Anna"}, host)
        _, _, sent = await request(app, "GET", f"/api/tables/{table}/door")
        assert msgspec.json.decode(sent)["host"] == "Anna"
        status, _, _ = await request(app, "GET", "/api/tables/nowhere/door")
        assert status == 404
        status, _, _ = await request(app, "GET", f"/api/tables/{table}")
        assert status == 404  # the table itself stays closed
