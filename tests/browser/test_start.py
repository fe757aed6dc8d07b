"""The start page: waiting tables, invitations, rules, and the introduction of a game."""

from pathlib import PurePosixPath
from typing import Final
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Request, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, visitor
from turncoat.lab.bench.page.bytes import DRAWINGS, kind_of
from turncoat.texts.search import RuleSearch

PARTS_OF_THE_START: Final = {"start", "title", "web", "refusals"}


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_the_start_page_loads_nothing_of_the_table(browser: Browser, server: Server, language: str) -> None:
    sent: list[Request] = []

    def note(request: Request) -> None:
        sent.append(request)

    context = browser.new_context(service_workers="block", locale=language)
    page = context.new_page()
    page.on("requestfinished", note)
    page.goto(server.url, wait_until="networkidle")
    page.locator(".games li .scene svg").first.wait_for()
    sizes = {urlsplit(one.url).path: one.sizes() for one in sent}
    parts = {
        PurePosixPath(path).stem.partition("-")[0]
        for path in sizes
        if kind_of(path) in {"script", "style", "texts"}
    }
    assert parts == PARTS_OF_THE_START
    assert (
        len([path for path in sizes if path.startswith(DRAWINGS)]) > 3
    )  # pictures of scenarios, after the page
    before_art = [one for path, one in sizes.items() if kind_of(path) != "art"]
    assert sum(one["responseBodySize"] + one["responseHeadersSize"] for one in before_art) <= 80_000
    context.close()


def test_a_table_that_waits_is_found_again(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        table = guest.deal("lifeboat")
        guest.open("#start")
        waits = guest.page.locator("li.waits")
        expect(waits).to_contain_text("Your turn")
        guest.check()
        assert findings(guest) == []
        waits.get_by_role("button").click()
        guest.wait()
        assert guest.page.url.endswith(table)


def test_a_link_can_be_pasted(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url, PHONE, "ru") as friend:
        host.open()
        host.host("lifeboat")
        link = host.page.locator(".invite input").input_value()
        friend.open()
        field = friend.page.locator("form input")
        field.fill("somewhere else")
        friend.page.locator("form button").click()
        expect(friend.page.get_by_role("alert")).to_be_visible()
        field.fill(link)
        friend.page.locator("form button").click()
        friend.page.locator(".lobby").wait_for()
        assert "invitation" not in friend.page.url


def test_open_tables_are_there_for_everybody(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url) as other:
        host.open()
        host.host("lifeboat")
        host.page.get_by_label("Table name").fill("Harbour night")
        host.page.get_by_label("Listed on the home page").check()
        other.open()
        row = other.page.locator("section li", has_text="Harbour night")
        row.get_by_role("button").click()
        expect(other.page.locator("h1")).to_have_text("Harbour night")


def test_the_rules_are_read_and_searched(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, DESKTOP, "ru", "dark") as guest:
        page = guest.page
        guest.open("#rules=thing")
        page.locator("article.guide").first.wait_for()
        assert findings(guest) == []
        page.get_by_role("searchbox").fill("собаки псарне")
        wanted = [hit.rule for hit in RuleSearch("thing", "ru").find("собаки псарне", limit=1000)]
        expect(page.locator("dt").first).to_have_text(f"§{wanted[0]}")
        assert page.locator("dt").all_text_contents() == [f"§{rule}" for rule in wanted]
        page.get_by_role("button", name="Карты и персонажи").click()
        page.get_by_role("searchbox").fill("огнемет")
        expect(page.locator("details article").first).to_be_visible()
        before = len(guest.requests)
        page.get_by_role("searchbox").fill("собака")
        asked = [
            one for one in guest.requests[before:] if "/assets/" not in one
        ]  # pictures of cards may load in the meantime
        assert asked == []  # searches stay in the browser
        guest.check()


def test_a_game_is_learned_page_by_page(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, PHONE, "uk") as guest:
        page = guest.page
        guest.open("#learn=unfathomable")
        page.locator("#guide").wait_for()
        assert findings(guest) == []
        first = page.locator("#guide").inner_text()
        page.get_by_role("button", name="Далі").click()
        expect(page.locator("#guide")).not_to_have_text(first)
        expect(page.locator("#guide")).to_be_focused()
        guest.check()


def test_todays_scenario_is_offered_once(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.open()
        cards = page.locator("section[aria-labelledby=scenarios] li.card")
        expect(cards).to_have_count(7)
        page.get_by_role("button", name="scenarios").click()
        titles = [one.partition(": ")[2] or one for one in cards.locator("h3").all_inner_texts()]
        assert len(titles) == len(set(titles)) == 12
        guest.check()


def test_who_plays_alone_marks_nobody_and_finds_no_empty_chart(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        table = guest.deal("thing", 1)
        page = guest.page
        page.get_by_role("button", name="Notes").click()
        expect(page.locator(".notes textarea")).to_be_visible()
        expect(page.locator(".notes h2")).to_have_count(0)
        guest.play_by_mouse(seed=4)
        guest.open(f"#replay={table}")
        page.locator("section[aria-labelledby=winner]").wait_for()
        expect(page.locator("figure")).to_have_count(0)
        guest.check()
