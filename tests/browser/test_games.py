"""Whole games in a real browser against bots, from the start page to the end screen: by mouse with
explanations, by keyboard alone, and on a phone."""

import re

import pytest
from playwright.sync_api import Browser

from tests.browser.machine import Server
from tests.browser.test_screens import PICTURES, findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor
from turncoat.games.catalog import GAMES

# By mouse the large form of The Thing; by keyboard and on a phone the one for few, with dice. With four it
# takes the longest.
PLAYERS = {"lifeboat": 3, "unfathomable": 3, "thing": 6}
ON_A_PHONE = {**PLAYERS, "thing": 2}
LONG = [pytest.param(game, marks=[] if game == "lifeboat" else pytest.mark.slow) for game in PLAYERS]
EXPLAINED = {
    "lifeboat": {"A boat, and a traitor", "Your secret", "The end"},
    "unfathomable": {"A ship in peril", "Your secret", "The end"},
    "thing": {"Something is among you", "Your secret", "The end"},
}
EXPLAINED_IF_ASKED = {  # no two games ask the same
    "turn.act": "Your turn",
    "check.add": "A check",
    "voyage.take_character": "Your character",
    "performing.act": "Your turn",
    "check.add_cards": "A skill check",
    "waypoint.choose": "The next waypoint",
    "moving.choose_move": "Your move",
    "infection.lay_tokens": "Infection tokens",
    "accusing.vote": "A vote",
}
ASKED = re.compile(r'"ask":\s*"([a-z_]+\.[a-z_]+)"')


def cards(game: str) -> set[str]:
    """Names of cards that a request could leak; without short names, which occur anywhere."""
    return {card.partition(":")[0] for card in GAMES[game].layout.cards}


def begin(guest: Visitor, game: str, players: int) -> None:
    guest.open()
    guest.host(game)
    guest.set_up(players)
    guest.fill()
    guest.start()


def check_end(guest: Visitor, game: str, size: Size, players: int) -> None:
    """Check the curtain of the ending, and the end screen below it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for shown in ("curtain", "end"):
        guest.check()
        assert findings(guest) == [], shown
        guest.page.screenshot(path=PICTURES / f"{game}-{size.width}-{shown}.png")
        guest.page.keyboard.press("Escape")
    assert guest.page.locator("dialog").count() == 0
    assert guest.page.locator(".prompt li").count() == players


def explained(guest: Visitor) -> list[str]:
    """Titles of the current explanations; each is dismissed, and none covers an answer."""
    titles = []
    bubble = guest.page.locator(".bubble")
    while bubble.count():
        if guest.page.locator("dialog[aria-labelledby=curtain]").count():
            guest.page.keyboard.press("Escape")  # at the end the curtain is in front
        titles.append(bubble.locator(".title").inner_text())
        lowest = guest.page.evaluate(
            """(() => { const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
                const answer = document.querySelector('.options button')?.getBoundingClientRect();
                return bubble && answer ? answer.top - bubble.bottom : 0 })()"""
        )
        assert lowest >= 0, titles[-1]
        bubble.get_by_role("button", name="Got it").click()
    return titles


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("lifeboat", PHONE),
        pytest.param("unfathomable", DESKTOP, marks=pytest.mark.slow),
        pytest.param("thing", DESKTOP, marks=pytest.mark.slow),
    ],
)
def test_a_whole_game_is_explained_and_nothing_is_asked_of_the_server_meanwhile(
    browser: Browser, server: Server, game: str, size: Size
) -> None:
    with visitor(browser, server.url, size) as guest:
        asked: set[str] = set()
        guest.page.on(
            "websocket",
            lambda socket: socket.on("framereceived", lambda frame: asked.update(ASKED.findall(str(frame)))),
        )
        begin(guest, game, PLAYERS[game])
        guest.open(f"{guest.page.url.rpartition('/')[2]}&coach=guide")
        guest.page.locator(".bubble").wait_for()
        guest.wait()
        assert findings(guest) == []
        before = len(guest.requests)
        titles = []
        answers = 0
        while guest.wait():
            titles += explained(guest)
            answers += guest.play_by_mouse(seed=answers, most=1)
        titles += explained(guest)
        assert answers > 3
        assert titles[-1] == "The end"
        assert len(titles) == len(set(titles))  # each once
        assert set(titles) >= EXPLAINED[game]
        assert set(titles) >= {title for ask, title in EXPLAINED_IF_ASKED.items() if ask in asked}
        assert asked & EXPLAINED_IF_ASKED.keys()
        assert guest.requests[before:] == []  # a game uses the WebSocket only
        for request in guest.requests:
            path = request.removeprefix(server.url)
            assert not any(card in path.replace(game, "") for card in cards(game)), path
        guest.check()
        assert guest.page.locator(".prompt li").count() == PLAYERS[game]


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_by_keyboard(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.start_by_keys(game)
        assert guest.play_by_keys(seed=2) > 3
        check_end(guest, game, DESKTOP, 3)


@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url, PHONE, "uk", "dark") as guest:
        begin(guest, game, ON_A_PHONE[game])
        assert guest.play_by_mouse(seed=3) > 3
        check_end(guest, game, PHONE, ON_A_PHONE[game])
