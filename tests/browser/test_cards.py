"""Faces of cards: in the hand, enlarged to a pointer and to the focus, and in their dialog."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.visitor import DESKTOP, PHONE, visitor


@pytest.mark.slow
def test_a_card_in_hand_can_be_read_without_a_press(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, language="uk") as guest:
        guest.deal("thing", 4)
        page = guest.page
        card = page.locator(".hand .whole").first
        expect(card.locator(".art use")).to_have_count(1)  # its picture, once the sheet is loaded
        assert card.locator(".name").inner_text()
        assert card.locator(".gist").inner_text()
        asked = guest.question
        card.hover()
        enlarged = page.locator("[popover] .card.large")
        expect(enlarged.locator(".line").first).to_be_visible()
        page.mouse.move(5, 5)
        expect(enlarged).to_have_count(0)
        page.keyboard.press("Tab")
        card.focus()
        expect(enlarged).to_have_count(1)
        page.keyboard.press("Escape")
        expect(enlarged).to_have_count(0)
        page.locator(".hand .read, .hand .whole").last.click()
        expect(page.locator("dialog .card.large .line").first).to_be_visible()
        expect(page.locator("dialog .back use")).to_have_count(1)
        assert guest.question == asked  # read, not answered
        guest.check()


@pytest.mark.slow
def test_every_seat_loads_the_same_pictures(browser: Browser, server: Server) -> None:
    """The files that are loaded must not reveal the cards that are held."""
    loaded = []
    for size in (PHONE, DESKTOP):
        with visitor(browser, server.url, size) as guest:
            guest.deal("unfathomable", 3)
            # The last sheet.
            guest.page.wait_for_function("() => document.getElementById('art-back-passenger')")
            names = [url.rsplit("/", 1)[-1] for url in guest.requests if "/assets/" in url]
            loaded.append([name for name in names if name.split("-")[0] in SHEETS])
    assert loaded[0] == loaded[1]
    assert len(loaded[0]) == len(SHEETS)


SHEETS = ("skills", "mythos", "spells", "items", "waypoints", "tokens")
