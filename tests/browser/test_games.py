"""Whole games in a real browser against bots, from the start page to the end screen: by mouse with
explanations, by keyboard alone, and on a phone."""

import contextlib
import re

import pytest
from playwright.sync_api import Browser
from playwright.sync_api import TimeoutError as PageTimeout

from tests.browser.machine import Server
from tests.browser.pictures import take_picture
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, MISSED, PHONE, Size, Visitor, visitor
from turncoat.games.catalog import GAMES

# By mouse the large form of The Thing; by keyboard and on a phone the one for few, with dice. With four it
# takes the longest.
PLAYERS = {"lifeboat": 3, "unfathomable": 3, "thing": 6}
ON_A_PHONE = {**PLAYERS, "thing": 2}
LONG = [pytest.param(game, marks=[] if game == "lifeboat" else pytest.mark.slow) for game in PLAYERS]
EXPLAINED = {
    "lifeboat": {"A boat, and a wrecker", "Your secret", "The end"},
    "unfathomable": {"A ship in peril", "Your secret", "The end"},
    "thing": {"Something is among you", "Your secret", "The end"},
}
EXPLAINED_IF_ASKED = {  # explanations of questions that not every game asks
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
    """Names of cards that a request could leak, without short names, which occur everywhere."""
    return {card.partition(":")[0] for card in GAMES[game].layout.cards}


def begin(guest: Visitor, game: str, players: int) -> None:
    guest.open()
    guest.host(game)
    guest.set_up(players)
    guest.fill()
    guest.start()


def check_end(guest: Visitor, game: str, size: Size, players: int) -> None:
    """Check the curtain of the ending, and the end screen below it."""
    for shown in ("curtain", "end"):
        guest.check()
        assert findings(guest) == [], shown
        take_picture(guest.page, f"{game}-{size.width}-{shown}")
        guest.page.keyboard.press("Escape")
    assert guest.page.locator("dialog").count() == 0
    assert guest.page.locator(".prompt li").count() == players


def dismiss_explanations(guest: Visitor) -> list[str]:
    """Dismiss the current explanations, none of which may cover an answer. Returns their titles."""
    titles = []
    tip = guest.page.locator(".lesson")
    while tip.count():
        if guest.page.locator("dialog[aria-labelledby=curtain]").count():
            guest.page.keyboard.press("Escape")  # at the end the curtain is in front
        shown = tip.locator(".title").all_inner_texts()
        if not shown:
            continue  # bots have played on, and the explanation went away
        titles += shown
        folded = tip.locator(".fold[aria-expanded=false]")
        if folded.is_visible():  # a phone shows one line until it is pressed
            with contextlib.suppress(PageTimeout):
                folded.click(timeout=MISSED)
        is_apart = guest.page.evaluate(
            """(() => { const tip = document.querySelector('.lesson')?.getBoundingClientRect();
                const answer = document.querySelector('.options button')?.getBoundingClientRect();
                return !tip || !answer || answer.top >= tip.bottom || answer.left >= tip.right })()"""
        )
        assert is_apart, titles[-1]
        with contextlib.suppress(PageTimeout):
            tip.get_by_role("button", name="Got it").click(timeout=MISSED)
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
            lambda socket: socket.on(
                "framereceived", lambda message: asked.update(ASKED.findall(str(message)))
            ),
        )
        begin(guest, game, PLAYERS[game])
        guest.open(f"{guest.page.url.rpartition('/')[2]}&coach=guide")
        guest.page.locator(".lesson").wait_for()
        guest.wait()
        assert findings(guest) == []
        before = len(guest.requests)
        titles = []
        answers = 0
        while guest.wait():
            titles += dismiss_explanations(guest)
            answers += guest.play_by_mouse(seed=answers, most=1)
        titles += dismiss_explanations(guest)
        assert answers > 3
        assert titles[-1] == "The end"
        assert len(titles) == len(set(titles))  # each explanation once
        assert set(titles) >= EXPLAINED[game]
        assert set(titles) >= {title for ask, title in EXPLAINED_IF_ASKED.items() if ask in asked}
        assert asked & EXPLAINED_IF_ASKED.keys()
        # A game uses the WebSocket, and two other requests: how a question goes on after what was picked, and
        # now and then whether the host announces something.
        # The end has a picture, which is an asset.
        asking = [one.rpartition("/")[2] for one in guest.requests[before:] if "/assets/" not in one]
        assert set(asking) <= {"ahead", "house"}
        for request in guest.requests:
            path = request.removeprefix(server.url)
            words = set(re.split(r"\W+|_", path.replace(game, "")))
            assert not words & cards(game), path
        guest.check()
        assert guest.page.locator(".prompt li").count() == PLAYERS[game]


@pytest.mark.slow
@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_by_keyboard(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.start_by_keys(game)
        assert guest.play_by_keys(seed=2) > 3
        check_end(guest, game, DESKTOP, 3)


@pytest.mark.slow
@pytest.mark.parametrize("game", LONG)
def test_a_whole_game_on_a_phone(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url, PHONE, "uk", "dark") as guest:
        begin(guest, game, ON_A_PHONE[game])
        assert guest.play_by_mouse(seed=3) > 3
        check_end(guest, game, PHONE, ON_A_PHONE[game])
