"""Digest of the events since the player's last answer: the panel, the way back on the board, and readable captions."""

import contextlib
import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect
from playwright.sync_api import TimeoutError as PageTimeout

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, Visitor, visitor

CHOICE = {"Stay": {"verb": "stay", "arguments": {}}, "Go": {"verb": "go", "arguments": {}}}
LINES = ["Fuel burns: 7 left.", "Food is spoiled: 6 left."]
TURNS = 3  # fewest lines of a digest for the picture
MOVED = [
    ("changed", {"track": "fuel", "from": 8, "to": 7}),
    ("changed", {"track": "food", "from": 8, "to": 6}),
]


@contextlib.contextmanager
def puppet_table(browser: Browser, server: Server, size: Size = DESKTOP) -> Iterator[tuple[Visitor, Puppet]]:
    """A table of Unfathomable at which only the test's events happen, with animations."""
    with visitor(browser, server.url, size) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable", 4)
        guest.page.emulate_media(reduced_motion="no-preference")
        yield guest, puppet


def await_answer(guest: Visitor, puppet: Puppet, option: str) -> None:
    """Wait until the page has sent the answer."""
    for _ in range(100):
        if any(one.get("command", {}).get("option") == option for one in puppet.sent):
            return
        guest.page.wait_for_timeout(50)
    raise AssertionError(f"{option} was never answered")


def play_until_told(guest: Visitor, wanted: Locator) -> None:
    """Play until something has happened that the board can show again."""
    for at in range(150):
        if not guest.wait():
            guest.deal("unfathomable", 4)
        if guest.page.locator(".strip .fold[aria-expanded=false]").count():
            guest.page.locator(".strip .fold").click()
        with contextlib.suppress(PageTimeout):
            wanted.nth(TURNS - 1).wait_for(timeout=200)
            if guest.page.locator(".digest input[type=range]").count():
                return
        if guest.page.locator(".strip .fold[aria-expanded=true]").count():
            guest.page.locator(".strip .fold").click()
        guest.play_by_mouse(seed=at, most=1)
    raise AssertionError("nothing happened between two answers")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("en", DESKTOP, "light"), ("ru", PHONE, "dark"), ("uk", PHONE, "light")]
)
def test_before_a_decision_a_panel_says_what_happened_and_leads_back_through_it(
    browser: Browser, server: Server, language: str, size: Size, theme: Theme
) -> None:
    with visitor(browser, server.url, size, language, theme) as guest:
        page = guest.page
        guest.open()
        guest.deal("unfathomable", 4)
        play_until_told(guest, page.locator(".digest .told li"))
        assert findings(guest) == []
        page.locator(".digest input[type=range]").focus()
        page.keyboard.press("ArrowLeft")
        expect(page.locator(".board.isPast")).to_have_count(1)
        expect(page.locator(".strip .past")).to_be_visible()
        expect(page.locator(".digest [aria-current=step]")).to_have_count(1)
        assert findings(guest) == []
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        guest.check()
        page.locator(".strip .now").click()
        expect(page.locator(".board.isPast")).to_have_count(0)
        expect(page.locator(".options button").first).to_be_visible()
        guest.check()


def test_the_panel_has_lines_and_dials_before_and_after(browser: Browser, server: Server) -> None:
    with puppet_table(browser, server) as (guest, puppet):
        page = guest.page
        puppet.tell({"waiting": [0], "moments": []}, answers=CHOICE)
        page.get_by_role("button", name="Stay", exact=True).click()
        puppet.tell({"waiting": [0], "moments": []}, MOVED, CHOICE, lines=LINES)
        expect(page.locator(".digest .told li")).to_have_text(LINES)
        expect(page.locator(".digest .dials li")).to_have_text(["Fuel 8 → 7", "Food 8 → 6"])
        page.locator(".digest .told button").first.click()
        expect(page.locator(".strip .caption")).to_contain_text(LINES[0])
        expect(page.locator(".board.isPast")).to_have_count(1)
        page.get_by_role("button", name="Go", exact=True).click()  # at once, from the past
        expect(page.locator(".board.isPast")).to_have_count(0)
        await_answer(guest, puppet, "Go")
        guest.check()


def test_an_answer_can_be_given_while_events_are_still_played(browser: Browser, server: Server) -> None:
    with puppet_table(browser, server) as (guest, puppet):
        page = guest.page
        puppet.tell({"waiting": [0], "moments": []}, MOVED, CHOICE, lines=LINES)
        expect(page.locator(".strip .skip")).to_be_visible()  # it plays
        page.get_by_role("button", name="Stay", exact=True).click()
        expect(page.locator(".strip .skip")).to_have_count(0)
        await_answer(guest, puppet, "Stay")
        guest.check()


@pytest.mark.slow
def test_a_caption_stays_while_it_is_pointed_at_or_has_the_focus(browser: Browser, server: Server) -> None:
    with puppet_table(browser, server) as (guest, puppet):
        page = guest.page
        caption = page.locator(".strip .caption")
        for is_by_mouse in (True, False):
            puppet.tell({"waiting": [1], "moments": []}, MOVED, lines=LINES)
            if is_by_mouse:
                caption.hover()
            else:
                caption.focus()
            page.wait_for_timeout(9_000)  # longer than any caption stays
            expect(page.locator(".strip .skip")).to_be_visible()
            if is_by_mouse:
                page.mouse.move(5, 5)
            else:
                caption.blur()
            expect(page.locator(".strip .skip")).to_have_count(0)
        guest.check()


def test_the_player_steps_back_and_forth_and_the_board_shows_it(browser: Browser, server: Server) -> None:
    with puppet_table(browser, server) as (guest, puppet):
        page = guest.page
        fuel = (
            page.locator(".board")
            .get_by_text("Fuel")
            .locator("xpath=ancestor::*[self::button or self::div][1]")
        )
        puppet.tell({"waiting": [1], "moments": [], "tracks": {"fuel": 7, "food": 6}}, MOVED, lines=LINES)
        page.locator(".strip .skip").click()
        expect(fuel).to_contain_text("7")
        back = page.get_by_role("button", name="One step back")
        back.click()
        expect(page.locator(".strip .past")).to_have_text("Earlier")
        expect(page.locator(".board.isPast")).to_have_count(1)
        page.get_by_role("button", name="One step forward").click()
        expect(page.locator(".board.isPast")).to_have_count(0)
        back.click()
        page.keyboard.press("Escape")
        expect(page.locator(".board.isPast")).to_have_count(0)
        guest.check()


def test_the_reading_speed_is_chosen_at_the_table_and_remembered(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.deal("lifeboat")
        page.get_by_role("combobox", name="Reading speed").select_option("fast")
        assert json.loads(page.evaluate("localStorage.turncoat"))["reading"] == "fast"
        page.reload()
        guest.wait()
        expect(page.get_by_role("combobox", name="Reading speed")).to_have_value("fast")
        guest.check()
