"""Whole games in a real browser against bots: by mouse, by keyboard alone, and on a phone."""

import pytest
from playwright.sync_api import Browser

from tests.browser.machine import Server
from tests.browser.visitor import PHONE, visitor
from turncoat.games.catalog import GAMES

PLAYERS = {"lifeboat": 3, "unfathomable": 3, "thing": 4}
LONG = [pytest.param(game, marks=[] if game == "lifeboat" else pytest.mark.slow) for game in PLAYERS]


def cards(game: str) -> set[str]:
    """Names of cards, as a request could give them away; short ones would be found anywhere."""
    return {card.partition(":")[0] for card in GAMES[game].layout.cards}


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_by_mouse(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.host(game)
        guest.set_up(PLAYERS[game])
        guest.fill()
        guest.start()
        guest.wait()
        before = len(guest.requests)
        assert guest.play_by_mouse(seed=1) > 3
        guest.check()
        assert guest.requests[before:] == []  # a game goes over the socket alone
        for request in guest.requests:
            path = request.removeprefix(server.url)
            assert not any(card in path.replace(game, "") for card in cards(game)), path
        assert guest.page.locator(".prompt li").count() == PLAYERS[game]


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_by_keyboard(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.start_by_keys(game)
        assert guest.play_by_keys(seed=2) > 3
        guest.check()


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url, PHONE, "uk", "dark") as guest:
        guest.open()
        guest.host(game)
        guest.set_up(PLAYERS[game])
        guest.fill()
        guest.start()
        assert guest.play_by_mouse(seed=3) > 3
        guest.check()
