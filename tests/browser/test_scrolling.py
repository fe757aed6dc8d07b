"""Scrolling: log and talk follow the end until the reader scrolls, and no table is higher than its window."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.browser.machine import Server
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor

BEHIND = 40  # pixels from the end of a list that are not noticeable
SIZES = [
    Size(1366, 768),
    Size(1024, 700),
    Size(1366, 420),
    Size(768, 1024),
    Size(390, 844),
    Size(320, 480),
    Size(740, 360),
]
WHOLE = [
    ("lifeboat", 3, DESKTOP),
    pytest.param("unfathomable", 3, DESKTOP, marks=pytest.mark.slow),
    pytest.param("unfathomable", 3, PHONE, marks=pytest.mark.slow),
    pytest.param("thing", 6, DESKTOP, marks=pytest.mark.slow),
    pytest.param("thing", 2, PHONE, marks=pytest.mark.slow),
]

# Rows of the log: lines, and turns that are folded into one.
ROWS = "document.querySelectorAll('.log li:not(.new), .log h2 [aria-expanded=false]').length"
CAN_SCROLL = "(log => log.scrollHeight - log.clientHeight > 600)(document.querySelector('.log'))"
LOW: ViewportSize = {"width": 1366, "height": 420}
CLOSED = ".log h2 button[aria-expanded=false]"

# The log's distance from its end in ten samples, and the height of the page.
WATCH = """
    window.farthest = 0;
    window.highest = 0;
    const gaps = [];
    setInterval(() => {
        const log = document.querySelector(".log");
        if (log) gaps.push(log.scrollHeight - log.clientHeight - log.scrollTop);
        if (gaps.length >= 10) window.farthest = Math.max(window.farthest, Math.min(...gaps.slice(-10)));
        window.highest = Math.max(window.highest, (document.documentElement?.scrollHeight ?? 0) - innerHeight, scrollY);
    }, 20);
"""


def follows(page: Page, selector: str) -> None:
    """Whether a list is at its end, now or after the browser's next drawing."""
    page.wait_for_function(
        "([one, behind]) => { const list = document.querySelector(one);"
        " return list.scrollHeight - list.clientHeight - list.scrollTop < behind }",
        arg=[selector, BEHIND],
    )


def page_scrolls(page: Page) -> list[Any]:
    """The page's overflow in pixels, and its scroll offset after turning the wheel over each part."""
    pixels = [page.evaluate("document.documentElement.scrollHeight - innerHeight")]
    for part in ("section.board", "div.prompt", ".game > header .line"):
        box = page.locator(part).bounding_box()
        assert box is not None
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.mouse.wheel(0, 900)
        page.mouse.wheel(0, 900)
        pixels.append(
            page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(() => done(scrollY))))")
        )
    return pixels


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "size"), WHOLE)
def test_the_log_follows_a_whole_game_and_the_page_stays_as_high_as_its_window(
    browser: Browser, server: Server, game: str, players: int, size: Size
) -> None:
    with visitor(browser, server.url, size) as guest:
        page = guest.page
        page.add_init_script(WATCH)
        guest.deal(game, players)
        page.locator(".log").wait_for(state="attached")  # on a phone behind a tab, where it follows as well
        assert guest.play_by_mouse(seed=4) > 3
        page.keyboard.press("Escape")  # the curtain
        if size is PHONE:
            page.locator("nav button").nth(2).click()
        follows(page, ".log")
        assert page.evaluate("window.farthest") < BEHIND
        assert page.evaluate("window.highest") <= 0
        expect(page.locator(".newest")).to_have_count(0)
        if size is DESKTOP:
            assert page_scrolls(page) == [0, 0, 0, 0]
        guest.check()


@pytest.mark.slow
def test_no_table_is_higher_than_its_window_at_any_size(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.deal("unfathomable", 6)
        guest.play_until(page.locator(CLOSED), "unfathomable", 6)
        page.get_by_role("button", name="Open all").click()
        for size in SIZES:
            page.set_viewport_size({"width": size.width, "height": size.height})
            assert page_scrolls(page) == [0, 0, 0, 0], size
            for part in ("div.prompt", ".hand"):
                box = page.locator(part).bounding_box()
                assert box is not None
                assert box["y"] + box["height"] <= size.height, (size, part)
        guest.check()


def fill_log(guest: Visitor) -> None:
    """Play until there is something to scroll."""
    for seed in range(10):
        guest.play_by_mouse(seed=seed, most=12)
        guest.wait()
        if guest.page.evaluate(CAN_SCROLL):
            return


def read_further_up(guest: Visitor, selector: str) -> float:
    """Scroll up with the wheel. Returns the list's offset."""
    page = guest.page
    page.locator(selector).hover()
    page.mouse.wheel(0, -400)
    page.wait_for_function("one => document.querySelector(one).scrollTop % 1 === 0", arg=selector)
    page.locator(".newest").wait_for()
    page.wait_for_timeout(200)
    return float(page.evaluate("one => document.querySelector(one).scrollTop", selector))


def test_a_log_that_is_read_further_up_stays_there_and_counts_what_is_new(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.deal("unfathomable")
        fill_log(guest)
        top = read_further_up(guest, ".log")
        expect(page.locator(".newest")).to_have_text("Jump to the latest")
        first = page.evaluate(ROWS)
        guest.play_by_mouse(seed=2, most=6)
        guest.wait()
        assert page.evaluate("document.querySelector('.log').scrollTop") == top
        button = page.locator(".newest")
        expect(button).to_have_text(re.compile(r"^\d+ new lines?$"))
        assert int(button.inner_text().split()[0]) == page.evaluate(ROWS) - first
        button.focus()
        page.keyboard.press("Enter")
        expect(button).to_have_count(0)
        follows(page, ".log")
        assert page.evaluate("document.activeElement.matches('.log')")
        guest.play_by_mouse(seed=3, most=6)
        guest.wait()
        follows(page, ".log")
        guest.check()


def test_a_reader_who_scrolls_back_to_the_end_follows_again(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.deal("unfathomable")
        fill_log(guest)
        read_further_up(guest, ".log")
        page.mouse.wheel(0, 5000)
        expect(page.locator(".newest")).to_have_count(0)
        guest.play_by_mouse(seed=3, most=6)
        guest.wait()
        follows(page, ".log")
        guest.check()


@pytest.mark.slow
def test_a_turn_that_is_opened_to_be_read_stays_in_sight(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.deal("unfathomable")
        guest.play_until(page.locator(CLOSED), "unfathomable")
        page.get_by_role("button", name="Open all").click()
        page.get_by_role("button", name="Close all").click()
        heads = page.locator(".log h2 button")
        expect(page.locator(".newest")).to_have_count(0)
        page.set_viewport_size(LOW)  # so that a single turn is longer than the log's window
        follows(page, ".log")
        heads.first.click()
        page.locator(".newest").wait_for()
        expect(heads.first).to_be_in_viewport()
        guest.play_by_mouse(seed=1, most=2)
        expect(heads.first).to_be_in_viewport()
        guest.check()


def test_the_talk_follows_until_its_reader_scrolls(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.deal("unfathomable", chat="free")
        page.locator(".whole select").select_option("talk")
        message = page.get_by_role("textbox", name="Message")
        for number in range(12):
            message.fill(f"Message number {number}. " * 12)
            message.press("Enter")
            expect(page.locator(".log .said")).to_have_count(number + 1)
        follows(page, ".log")
        top = read_further_up(guest, ".log")
        message.fill("One more")
        message.press("Enter")
        expect(page.locator(".newest")).to_have_text("1 new line")
        assert page.evaluate("document.querySelector('.log').scrollTop") == top
        page.locator(".newest").click()
        follows(page, ".log")
        guest.check()
