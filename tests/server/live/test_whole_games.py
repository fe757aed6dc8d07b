"""Whole games at a server in a process of its own, through the public protocol."""

import asyncio

import pytest

from turncoat.kernel.dice import fast
from turncoat.lab.siege.live_server import LiveServer, RandomPlayer, begin, second_device


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), [("lifeboat", 3), ("unfathomable", 3), ("thing", 4)])
async def test_a_whole_game_by_random_programs_that_lose_their_connections_misses_nothing(
    live: LiveServer, game: str, players: int
) -> None:
    table, browsers = await begin(live.address, {"game": game, "players": players})
    devices = [RandomPlayer(one, table, fast(seat), drops=25) for seat, one in enumerate(browsers)]
    for seat, browser in enumerate(browsers):
        other = await second_device(browser, table)
        devices.append(RandomPlayer(other, table, fast(100 + seat), answers=False, drops=20))
    await asyncio.wait_for(asyncio.gather(*(device.play() for device in devices)), 240)
    assert sum(device.reconnects for device in devices) > players
    for seat, browser in enumerate(browsers):
        told = await browser.fetch("GET", f"/api/tables/{table}")
        for device in (devices[seat], devices[players + seat]):
            assert device.screen.view == told["view"]
            assert device.screen.number == told["number"]
            assert device.screen.events == told["events"]
        assert told["secret"] is not None
    assert {code for device in devices for code in device.refusals} <= {"stale", "already_answered"}
    assert "fault" not in live.log.read_text()
