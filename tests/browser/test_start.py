"""The start page: waiting tables, invitations, rules, and the introduction of a game."""

from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, visitor
from turncoat.texts.search import RuleSearch


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
        host.page.locator(".invite button").click()
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
        host.page.get_by_label("Name of the table").fill("Harbour night")
        host.page.get_by_label("Listed on the start page").check()
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
        assert guest.requests[before:] == []  # searches stay in the browser
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
