"""Faces of cards: in the hand, enlarged to a pointer and to the focus, and in their dialog."""

import json
from typing import Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.visitor import DESKTOP, PHONE, visitor

RIGHT = "one => one.getBoundingClientRect().right"
LEFT = "one => one.getBoundingClientRect().left"


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


# Writes every card of the catalogue that a hand may hold on a card in hand; returns those that do not fit on it.
UNFIT = """async ([game, language]) => {
    const { cards } = await (await fetch(`/api/words/${game}/${language}`)).json();
    const card = document.querySelector(".hand .card.low");
    const name = card.querySelector(".name"), gist = card.querySelector(".gist");
    return Object.values(cards).filter(words => words.gist && HELD.includes(words.group)).flatMap(words => {
        name.textContent = words.name.replace(/\\s\\d+$/, "");
        name.style.setProperty("--letters", Math.max(...name.textContent.split(/[\\s-]/).map(word => word.length)));
        gist.textContent = words.gist;
        const isCut = [name, gist].some(one => one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2);
        const end = card.getBoundingClientRect().bottom - gist.getBoundingClientRect().bottom;
        const isSmall = parseFloat(getComputedStyle(name).fontSize) < SMALLEST;
        return isCut || isSmall || end < 1 ? [`${name.textContent}: ${words.gist}`] : [];
    });
}"""
SMALLEST: Final = 10.5  # pixels of a letter of a name
HELD: Final = ["action", "skill_card", "effort"]  # groups of cards in hands


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "ru", "uk"])
@pytest.mark.parametrize("game", ["thing", "unfathomable", "lifeboat"])
def test_what_a_card_in_a_low_hand_does_is_cut_in_no_language(
    browser: Browser, server: Server, game: str, language: str
) -> None:
    with visitor(browser, server.url, language=language) as guest:
        guest.deal(game, 4)
        guest.play_until(guest.page.locator(".hand .card.low .gist"), game, 4)
        program = UNFIT.replace("HELD", json.dumps(HELD)).replace("SMALLEST", str(SMALLEST))
        assert guest.page.evaluate(program, [game, language]) == []


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


def test_the_weather_card_of_lifeboat_covers_none_of_its_text(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        puppet = Puppet(guest.page)
        guest.deal("lifeboat", 3)
        puppet.tell({"zones": {"sky": {"count": 1, "cards": ["squall"]}}, "moments": []})
        weather = guest.page.locator(".sky")
        card, text = weather.locator(".card .card"), weather.locator(".text")
        expect(card.locator(".art svg use")).to_have_attribute("href", "#art-boat-squall")
        edges = [card.evaluate(RIGHT), text.evaluate(LEFT)]
        assert edges == sorted(edges)
        guest.check()
