"""Coaching: dismissing explanations, and practising one check or encounter. Whole games: `test_games.py`."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor

# Whether the element is inside the viewport and not covered.
SEEN = """one => { const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2);
    return y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth && one.contains(top) }"""
GAMES_OF_BOTS = 5  # a game may end before the practised situation comes


def test_explanations_can_be_left(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.open("#learn=unfathomable")
        guest.page.get_by_role("button", name="Start the guided game").click()
        expect(guest.page.locator(".bubble")).to_contain_text("A ship in peril")
        guest.open(f"#t={guest.deal('unfathomable')}&coach=guide")  # the same, with bots that do not wait
        guest.page.locator(".bubble").get_by_role("button", name="Got it").click()
        guest.page.reload()
        guest.page.locator(".prompt").wait_for()
        guest.wait()
        expect(guest.page.locator(".bubble")).not_to_contain_text("A ship in peril")  # each once
        guest.page.get_by_role("button", name="No more explanations").click()
        expect(guest.page.locator(".bubble")).to_have_count(0)
        assert "coach" not in guest.page.url
        guest.check()


@pytest.mark.parametrize("size", [DESKTOP, PHONE, Size(390, 844)])
def test_the_last_explanation_can_be_read_and_finished_on_the_end_screen(
    browser: Browser, server: Server, size: Size
) -> None:
    with visitor(browser, server.url, size) as guest:
        guest.open(f"#t={guest.deal('lifeboat')}&coach=guide")
        guest.play_by_mouse(seed=4)
        page = guest.page
        curtain = page.locator("dialog[aria-labelledby=curtain]")
        titles = []
        while curtain.locator(".bubble").count():
            titles.append(curtain.locator(".bubble .title").inner_text())
            for part in (".title", ".buttons button.main"):
                assert curtain.locator(f".bubble {part}").evaluate(SEEN), titles[-1]
            curtain.get_by_role("button", name="Got it").click()
        assert titles[-1] == "The end"
        assert findings(guest) == []
        page.keyboard.press("Escape")
        expect(curtain).to_have_count(0)
        expect(page.locator(".bubble")).to_have_count(0)  # it was dismissed
        guest.check()


@pytest.mark.parametrize("game", ["lifeboat", pytest.param("thing", marks=pytest.mark.slow)])
def test_one_thing_is_practised(browser: Browser, server: Server, game: str) -> None:
    """A real game: a bot plays our seat until the situation comes, we answer, then a bot may take over."""
    with visitor(browser, server.url) as guest:
        page = guest.page
        is_practised = False
        for _ in range(GAMES_OF_BOTS):
            guest.open(f"#learn={game}")
            page.locator(".head button").nth(1).click()
            page.locator(".bubble .title").wait_for()  # bots play, or the practised situation comes at once
            is_practised = practise(guest)
            if is_practised:
                break
        assert is_practised
        page.get_by_role("button", name="Once more").click()
        expect(page.locator(".bubble .title")).not_to_have_text("That was it")
        guest.check()


def practise(guest: Visitor) -> bool:
    """Whether the situation came before the game was over."""
    page, chance, was_ours = guest.page, random.Random(5), False
    title = page.locator(".bubble .title")
    while title.inner_text() != "That was it":
        was_ours = was_ours or title.inner_text() == "Your turn to practise"
        answers = page.locator(".options button:enabled")
        if title.inner_text() in {"It begins", "Your turn to practise"} and answers.count():
            guest.play_by_mouse(seed=chance.randrange(100), most=1)
        page.wait_for_timeout(50)
    return was_ours and page.get_by_role("button", name="Once more").count() == 1
