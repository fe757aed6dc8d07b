"""The link to a table's voice call: players and the host see it, spectators do not."""

from pathlib import Path

import msgspec

from tests.server.asgi import request
from tests.server.serving import cookie_of, new_table, serving

LINK = "https://meet.example.org/table"


async def test_players_set_and_see_the_link_of_the_voice_call_and_spectators_do_not(tmp_path: Path) -> None:
    async with serving(tmp_path) as (_, app):
        table, invitation, host = await new_table(app)
        voice = f"/api/tables/{table}/voice"
        status, _, _ = await request(app, "PUT", voice, {"link": LINK}, host)
        assert status == 200
        _, _, sent = await request(app, "GET", voice, cookie=host)
        assert msgspec.json.decode(sent) == {"link": LINK}
        status, _, sent = await request(app, "PUT", voice, {"link": "http://plain.example"}, host)
        assert (status, msgspec.json.decode(sent)["error"]) == (400, "unusable_link")
        status, headers, _ = await request(
            app, "POST", f"/api/tables/{table}/enter", {"invitation": invitation}
        )
        guest = cookie_of(headers)
        status, _, sent = await request(app, "GET", voice, cookie=guest)
        assert status != 200
        assert LINK.encode() not in sent
        _, _, sent = await request(app, "GET", f"/api/tables/{table}", cookie=guest)
        assert LINK.encode() not in sent
        await request(app, "POST", f"/api/tables/{table}/join", {"name": "Borys"}, guest)
        _, _, sent = await request(app, "GET", voice, cookie=guest)
        assert msgspec.json.decode(sent) == {"link": LINK}
