import asyncio

import uvicorn
from uvicorn.server import ServerState

from turncoat.server.outlets import SPREAD, DirectProtocol

EVERY = 10.0


async def nobody(scope: object, receive: object, send: object) -> None:
    raise AssertionError("nobody comes")


def test_each_connection_is_asked_for_signs_of_life_at_times_of_its_own() -> None:
    async def run() -> set[float | None]:
        config = uvicorn.Config(nobody, ws_ping_interval=EVERY, log_config=None)
        config.load()
        loop = asyncio.get_running_loop()
        return {DirectProtocol(config, ServerState(), {}, loop).ping_interval for _ in range(20)}

    intervals = asyncio.run(run())
    assert len(intervals) == 20
    assert all(one is not None and abs(one - EVERY) <= SPREAD * EVERY for one in intervals)
