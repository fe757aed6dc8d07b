"""A meeting at the table: the accused, evidence cards, what is said, and the way back to the game."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Visitor, visitor

LONG = {"seconds": 600}
# Pixels between what was said last and the cards below it.
APART = """() => document.querySelector(".meeting .cards").getBoundingClientRect().top
    - [...document.querySelectorAll(".meeting .said li")].at(-1).getBoundingClientRect().bottom"""
READABLE_ON_PAPER = ["rgb(29, 26, 20)", "rgb(230, 211, 166)"]
READABLE_AT_NIGHT = ["rgb(244, 239, 225)", "rgb(58, 74, 87)"]


def accuse(guest: Visitor) -> None:
    """Accuse a player about whom something is still hidden: accusing a revealed one calls no meeting. Bots go on
    playing, and the player can be revealed before the accusation arrives: then the next one is accused."""
    table = guest.page.url.partition("#t=")[2]
    for seat in range(1, 5):
        tracks = guest.look(table)["view"]["tracks"]
        if tracks.get(f"status.{seat}") in {None, "playing"}:
            statement = {"kind": "estimate", "seat": seat, "level": "accuse"}
            guest.fetch(f"tables/{table}/commands", {"do": "say", "statement": statement})
            meeting = guest.look(table)["company"]["meeting"]
            if meeting is not None:
                assert meeting["accused"] == seat
                return
    raise AssertionError("no accusation has called a meeting")


@pytest.mark.slow
def test_an_accusation_opens_a_meeting_where_one_speaks_from_cards(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, DESKTOP, "ru", "dark") as guest:
        table = guest.deal("thing", 5, meetings=LONG)
        page = guest.page
        guest.play_by_mouse(3, 25)
        accuse(guest)
        panel, said = page.locator(".meeting .panel"), page.locator(".meeting .said li")
        expect(panel.locator("h2")).to_contain_text("Под подозрением")
        expect(page.locator(".prompt .question, .prompt .answers")).to_have_count(0)
        expect(said).to_have_count(1)
        cards = panel.locator(".evidence")
        cards.first.wait_for()
        expect(panel.locator(".ring .done")).to_have_count(3)  # bots that do not talk have finished
        headings = panel.locator(".cards h3")
        expect(headings).to_have_text(["Что видели все", "Или просто сказать"])  # evidence comes first
        for one in (cards.locator("button:not(.look)").first, panel.locator(".replies button").first):
            one.hover()
            colours = one.evaluate(
                "one => [getComputedStyle(one).color, getComputedStyle(one).backgroundColor]"
            )
            assert colours in (READABLE_ON_PAPER, READABLE_AT_NIGHT)
        page.mouse.move(5, 5)
        assert findings(guest) == []
        use = cards.locator("button:not(.look)").first
        use.focus()
        page.keyboard.press("Enter")
        expect(said).to_have_count(2)
        look = cards.locator(".look").first
        look.click()
        expect(panel).to_have_count(0)
        expect(page.locator(".board.isPast")).to_have_count(1)
        page.locator(".bar button", has_text="К собранию").click()
        expect(page.locator(".board.isPast")).to_have_count(0)
        guest.open(f"#t={table}&screen=1")
        expect(page.locator(".panel .said li")).to_have_count(2)
        expect(page.locator(".panel .cards")).to_have_count(0)
        assert findings(guest) == []
        guest.open(f"#t={table}")
        expect(panel).to_be_visible()
        page.locator(".bar button.main").press("Enter")
        expect(panel).to_have_count(0)
        expect(page.locator(".bar")).to_have_count(0)
        guest.check()


def test_the_meeting_opens_after_the_scene_of_the_accusation(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.deal("thing", 5, meetings=LONG)
        page = guest.page
        page.locator(".theatre").wait_for()  # the opening
        page.keyboard.press("Escape")
        expect(page.locator(".theatre")).to_have_count(0)
        accuse(guest)
        expect(page.locator(".theatre .title")).to_contain_text("is accused")
        expect(page.locator(".meeting .panel")).to_have_count(0)
        page.keyboard.press("Escape")
        expect(page.locator(".meeting .panel")).to_be_visible()
        expect(page.locator(".theatre")).to_have_count(0)
        guest.check()


@pytest.mark.slow
def test_a_meeting_fits_a_phone(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, PHONE, "uk") as guest:
        guest.deal("unfathomable", 5, meetings=LONG, options={"characters": "random"})
        page = guest.page
        accuse(guest)
        expect(page.locator(".meeting .panel h2")).to_be_visible()
        expect(page.locator(".bar button.main")).to_be_in_viewport()
        assert findings(guest) == []
        table = page.url.partition("#t=")[2]
        for said, seat in enumerate((2, 3, 4), 2):
            statement = {"kind": "estimate", "seat": seat, "level": "lean_traitor"}
            guest.fetch(f"tables/{table}/commands", {"do": "say", "statement": statement})
            expect(page.locator(".meeting .said li")).to_have_count(said)
            assert page.evaluate(APART) >= 0  # what is said pushes the cards down
        page.locator(".bar button.main").click()
        expect(page.locator(".meeting")).to_have_count(0)
        guest.check()
