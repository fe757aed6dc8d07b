"""Coaching: dismissing explanations, and practising one check or encounter. Whole games: `test_games.py`."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor

# Whether the element is inside the viewport and not covered.
SEEN = """one => { const { x, y, width, height } = one.getBoundingClientRect();
    const top = document.elementFromPoint(x + Math.min(width, 40) / 2, y + height / 2);
    return y >= 0 && y + height <= innerHeight && x >= 0 && x + width <= innerWidth && one.contains(top) }"""
GAMES_OF_BOTS = 5  # games to try: one may end before the practised situation comes


# How many pixels the explanation shares with the board, the question, its answers, the hand, the strip and the side, and how much of
# it is outside the window. What shares an edge is apart.
COVERED = """() => {
    const box = one => one.getBoundingClientRect();
    const tip = box(document.querySelector(".lesson"));
    const others = [".board", ".prompt > section:not(.lesson)", ".hand", ".strip", ".side", ".seats", "header .line", "nav"];
    const shown = others.flatMap(one => [...document.querySelectorAll(`.game ${one}`)])
        .filter(one => one.checkVisibility({ visibilityProperty: true }));
    const shared = other => Math.max(0, Math.min(tip.right, other.right) - Math.max(tip.left, other.left) - 1)
        * Math.max(0, Math.min(tip.bottom, other.bottom) - Math.max(tip.top, other.top) - 1);
    const outside = Math.max(0, -tip.x) + Math.max(0, -tip.y) + Math.max(0, tip.right - innerWidth) + Math.max(0, tip.bottom - innerHeight);
    return shown.reduce((sum, one) => sum + shared(box(one)), 0) + outside;
}"""
HEIGHT = "one => one.getBoundingClientRect().height"
LINE = 52  # pixels
THIRD = 0.3  # of the screen
SIZES = [DESKTOP, Size(1920, 1080), Size(820, 1180), Size(390, 844), PHONE]


def test_explanations_cover_nothing_and_can_be_turned_and_switched_off_and_on(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.open(f"#t={guest.deal('unfathomable')}&coach=guide")
        page = guest.page
        tip, title = page.locator(".lesson"), page.locator(".lesson .title")
        tip.wait_for()
        for size in SIZES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            page.wait_for_timeout(100)  # the layout follows
            assert page.evaluate(COVERED) == 0, size
            fold = tip.locator(".fold")
            if fold.is_visible():  # a small phone: one line, and the board has the room
                assert tip.evaluate(HEIGHT) <= LINE
                assert page.locator(".board").evaluate(HEIGHT) >= THIRD * size.height
                expect(page.locator(".pointer rect")).to_have_count(0)
                fold.click()
                assert page.evaluate(COVERED) == 0, size
            for part in (".fold" if fold.is_visible() else ".title", ".buttons button.main"):
                assert tip.locator(part).evaluate(SEEN), (size, part)
            for part in (".options button", ".board"):
                assert page.locator(part).first.is_visible(), (size, part)
            if fold.is_visible():
                expect(page.locator(".pointer rect")).to_have_count(1)
                fold.click()
        page.set_viewport_size({"width": DESKTOP.width, "height": DESKTOP.height})
        expect(page.locator(".pointer rect")).to_be_visible()  # at the dials
        first = title.inner_text()
        assert "1 of " in tip.locator(".progress").inner_text()
        tip.get_by_role("button", name="Got it").click()
        expect(title).not_to_have_text(first)
        expect(tip.locator(".progress")).to_contain_text("2 of ")
        tip.get_by_role("button", name="The one before").click()
        expect(title).to_have_text(first)
        tip.get_by_role("button", name="Got it").click()
        expect(tip.locator(".progress")).to_contain_text("2 of ")
        tip.get_by_role("button", name="No more explanations").click()
        expect(tip).to_have_count(0)
        assert "coach" not in page.url
        page.get_by_role("button", name="Explanations", exact=True).click()
        expect(tip).to_be_visible()
        page.reload()
        expect(title).not_to_have_text(first)  # each explanation is shown once
        guest.check()


@pytest.mark.parametrize("language", ["en", "uk"])
def test_beside_another_tab_a_phone_folds_the_question_to_a_line_that_leads_back(
    browser: Browser, server: Server, language: str
) -> None:
    with visitor(browser, server.url, PHONE, language) as guest:
        guest.deal("unfathomable", options={"characters": "random"})
        page = guest.page
        expect(page.locator(".options button").first).to_be_visible()
        page.locator("nav button").nth(2).click()
        expect(page.locator(".options button").first).to_be_hidden()
        assert page.locator(".side .log").evaluate(HEIGHT) >= THIRD * PHONE.height
        assert findings(guest) == []
        page.locator(".prompt .unfold").click()
        expect(page.locator(".options button").first).to_be_visible()
        expect(page.locator(".prompt .unfold")).to_be_hidden()
        guest.check()


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_last_explanation_can_be_read_and_finished_on_the_end_screen(
    browser: Browser, server: Server, size: Size
) -> None:
    with visitor(browser, server.url, size) as guest:
        guest.open(f"#t={guest.deal('lifeboat')}&coach=guide")
        guest.play_by_mouse(seed=4)
        page = guest.page
        curtain = page.locator("dialog[aria-labelledby=curtain]")
        titles, number, total = [], "", ""
        curtain.locator(".lesson").wait_for()
        while curtain.locator(".lesson").count():
            titles.append(curtain.locator(".lesson .title").inner_text())
            for part in (".title", ".buttons button.main"):
                assert curtain.locator(f".lesson {part}").evaluate(SEEN), titles[-1]
            number, total = re.findall(r"\d+", curtain.locator(".lesson .progress").inner_text())
            curtain.get_by_role("button", name="Got it").click()
        assert titles[-1] == "The end"
        assert number == total  # explanations that were not shown are not counted
        assert findings(guest) == []
        page.keyboard.press("Escape")
        expect(curtain).to_have_count(0)
        expect(page.locator(".lesson")).to_have_count(0)  # it was dismissed
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
            page.locator(".lesson .title").wait_for()  # bots play, or the practised situation comes at once
            is_practised = practise(guest)
            if is_practised:
                break
        assert is_practised
        page.get_by_role("button", name="Once more").click()
        expect(page.locator(".lesson .title")).not_to_have_text("That was it")
        guest.check()


def practise(guest: Visitor) -> bool:
    """Practise once. Returns whether the situation came before the game was over."""
    page, chance, was_ours = guest.page, random.Random(5), False
    title = page.locator(".lesson .title")
    while title.inner_text() != "That was it":
        was_ours = was_ours or title.inner_text() == "Your turn to practise"
        answers = page.locator(".options button:enabled")
        if title.inner_text() in {"Here we go", "Your turn to practise"} and answers.count():
            guest.play_by_mouse(seed=chance.randrange(100), most=1)
        page.wait_for_timeout(50)
    return was_ours and page.get_by_role("button", name="Once more").count() == 1
