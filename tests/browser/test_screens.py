"""Every screen in every language and size: no overflow, no raw identifiers, no accessibility findings.

Screenshots are written to build/screens/.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.machine import Server
from tests.browser.pictures import ROOT, take_picture
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, Visitor, visitor

AXE = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
MOST_OF_A_LAPTOP = 240  # pixels for the prompt; the board needs the rest
LOOKS: list[tuple[str, Size, Theme]] = [
    ("en", DESKTOP, "light"),
    ("ru", PHONE, "dark"),
    ("uk", DESKTOP, "dark"),
    ("uk", PHONE, "light"),
]


def findings(guest: Visitor) -> list[Any]:
    """Findings of the accessibility checker on the current page."""
    if not guest.page.evaluate("'axe' in window"):
        guest.page.evaluate(AXE)
    violations: list[Any] = guest.page.evaluate(
        """async standards => (await axe.run(document, { runOnly: standards, resultTypes: ["violations"] })).violations.map(
            one => [one.id, one.nodes.map(node => [node.target.join(" "), node.failureSummary])])""",
        STANDARDS,
    )
    return violations


def screens(guest: Visitor) -> Iterator[str]:
    """Open the screens one after another; yields their names."""
    page = guest.page
    guest.open()
    page.locator(".games li").first.wait_for()
    yield "start"
    guest.host("unfathomable")
    page.locator(".invite img").wait_for()
    yield "lobby"
    guest.set_up(3)
    guest.fill()
    guest.start()
    guest.play_by_mouse(seed=4, most=6)
    guest.wait()
    yield "table"
    guest.open_tools()
    page.locator(".tools button").first.click()
    page.locator("dialog h3, aside h3").first.wait_for()
    yield "rule"
    page.keyboard.press("Escape")
    page.locator(".game > header button").last.click()
    page.locator("dialog").wait_for()
    yield "menu"
    page.keyboard.press("Escape")
    if page.locator("nav button").first.is_visible():
        for at, name in ((0, "board"), (1, "seats"), (3, "notes"), (2, "log")):
            page.locator("nav button").nth(at).click()
            yield name
    else:
        page.locator(".switch button").last.click()
        yield "notes"
        page.locator(".switch button").first.click()
    page.locator(".talk > button").click()
    page.locator(".talk ul").wait_for()
    yield "phrases"
    guest.deal("lifeboat")  # the shortest game; `test_games.py` covers the end of the others
    guest.play_by_mouse(seed=4)
    yield "curtain"
    page.keyboard.press("Escape")
    yield "end"


@pytest.mark.slow
@pytest.mark.parametrize(("language", "size", "theme"), LOOKS)
def test_every_screen(browser: Browser, server: Server, language: str, size: Size, theme: Theme) -> None:
    with visitor(browser, server.url, size, language, theme) as guest:
        for name in screens(guest):
            take_picture(guest.page, f"{language}-{size.width}-{name}")
            guest.check()
            assert findings(guest) == [], name


def test_board_and_prompt_fit_a_laptop(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, DESKTOP) as guest:
        guest.deal("unfathomable", 4)
        box = guest.page.locator(".game .prompt").bounding_box()
        assert box is not None
        assert box["height"] <= MOST_OF_A_LAPTOP
        assert guest.page.evaluate(
            "(() => { const answers = document.querySelector('.prompt .answers'); return answers.scrollHeight <= answers.clientHeight })()"
        )
        assert guest.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert guest.page.evaluate(
            "(() => { const board = document.querySelector('section.board'); return board.scrollHeight <= board.clientHeight })()"
        )


def test_everything_on_a_phone_can_be_hit_with_a_thumb(browser: Browser, server: Server) -> None:
    """44 pixels for controls of the game; inline controls in text may be smaller (WCAG 2.5.8)."""
    with visitor(browser, server.url, PHONE) as guest:
        guest.deal("lifeboat")
        guest.open_tools()
        small = guest.page.evaluate(
            """[...document.querySelectorAll('.prompt button, nav button, header button')].filter(button => {
                const box = button.getBoundingClientRect(); return box.width < 44 || box.height < 44 })
                .map(button => button.outerHTML)"""
        )
        assert small == []
