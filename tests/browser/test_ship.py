"""Unfathomable's board by pointer and keyboard; selecting does not answer. Its plan: `test_fold.py`."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import NO_SCENES, PHONE, Size, Visitor, visitor
from turncoat.games.unfathomable.spaces import DEEP

PLAYERS = 4


def test_what_is_pressed_points_at_answers(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable", PLAYERS)
        page = guest.page
        crew = page.locator("section[aria-label='Characters to choose from'] li")
        crew.first.locator(".whole").click()
        expect(page.locator(".options .pointed")).to_have_count(1)
        crew.first.locator(".read").click()
        expect(page.locator("dialog p").first).to_contain_text("Skill set")
        page.keyboard.press("Escape")

        guest.play_until(page.locator(".space.deck.offered"), "unfathomable", PLAYERS)
        assert findings(guest) == []
        assert page.locator("[data-space]").count() == DEEP + 1
        asked = guest.question
        space = page.locator(".space.deck.offered").first
        name = (space.get_attribute("aria-label") or "").split(":")[0]
        assert name.startswith("Deck ")
        space.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".options .pointed").first).to_contain_text(name)
        assert guest.question == asked  # selected, not answered
        space.focus()
        page.keyboard.press("Enter")  # a second press opens its card
        expect(page.locator("dialog h2")).to_have_text(name)
        page.keyboard.press("Escape")

        page.locator("[data-space=galley]").focus()
        page.locator(".dials button").first.focus()
        expect(page.locator(".dials button")).to_have_count(7)
        page.locator(".shelf .all").click()
        expect(page.locator("dialog .dials div").first).to_be_visible()  # everything, in words and numbers
        page.keyboard.press("Escape")
        page.locator(".seats .name").first.click()
        expect(page.locator("dialog h3").last).to_have_text("Sheet")
        page.keyboard.press("Escape")
        guest.check()


# Names that reach beyond their deck, or below the next one.
OVERLAPS = """() => [...document.querySelectorAll(".shelf .deck")].flatMap((deck) => {
    const box = deck.getBoundingClientRect(), name = deck.querySelector("small").getBoundingClientRect();
    const isIn = name.left >= box.left - 1 && name.right <= box.right + 1 && name.bottom <= box.bottom + 1;
    return isIn && name.width ? [] : [deck.textContent];
})"""


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_on_a_large_screen_decks_have_their_names_beside_each_other(
    browser: Browser, server: Server, language: str
) -> None:
    with visitor(browser, server.url, Size(1920, 1080), language) as guest:
        guest.deal("unfathomable", PLAYERS)
        expect(guest.page.locator(".shelf .deck")).to_have_count(14)
        assert guest.page.evaluate(OVERLAPS) == []


def test_characters_are_chosen_by_their_faces(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable", PLAYERS)
        crew = guest.page.locator("section[aria-label='Characters to choose from'] li")
        expect(crew.first).to_be_visible()
        expect(crew.locator("svg")).to_have_count(crew.count())


def test_a_check_is_a_scene(browser: Browser, server: Server) -> None:
    """On a phone: the scene lies over the board, with the target and each player's number of cards; it can be
    collapsed."""
    with visitor(browser, server.url, PHONE, theme="dark") as guest:
        guest.deal("unfathomable", PLAYERS)
        page = guest.page
        asked = page.locator(".game:has(section.check):has(.hand .offered) .ask", has_text="Add cards")
        guest.play_until(asked, "unfathomable", PLAYERS)
        assert findings(guest) == []
        guest.check()
        target = page.locator(".check .target span[aria-hidden]").inner_text()
        expect(page.locator(".prompt .ask")).to_contain_text(f"target {target} ")
        expect(page.locator(".check .givers li b").first).to_have_text("0")
        assert page.locator(".check .skill").count() >= 2
        page.locator(".hand .offered .whole").first.click()  # a card in hand is picked for the check
        expect(page.locator("[data-pick]")).to_have_count(1)
        page.locator(".check .fold").click()
        expect(page.locator(".check .givers")).to_have_count(0)
        page.locator("[data-space=bridge]").focus()
        box = page.locator(".ship").bounding_box()
        assert box is not None
        assert box["width"] <= PHONE.width
        assert box["height"] >= 600  # the board keeps its minimum size and is panned


@pytest.mark.slow
def test_things_are_seen_to_happen(browser: Browser, server: Server) -> None:
    """With animations on: an event is animated, and pieces are in their places afterwards."""
    context = browser.new_context(viewport={"width": 1366, "height": 768}, locale="en")
    context.add_init_script(NO_SCENES)
    guest = Visitor(context.new_page(), server.url)
    try:
        guest.deal("unfathomable", PLAYERS)
        guest.page.locator(".options button:enabled").first.click()
        guest.page.locator(".sky i, .highlight").first.wait_for(state="attached")  # cards fly, turns begin
        guest.page.locator(".options button:enabled").first.wait_for()
        pieces = guest.page.locator("[data-piece^=seat]")
        expect(pieces).to_have_count(PLAYERS)
        assert guest.complaints == []
    finally:
        context.close()
