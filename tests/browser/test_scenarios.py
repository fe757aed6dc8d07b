"""Scenarios and the daily table: from the start page to the first decisions, and the lobby's choice of one."""

import re

from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, visitor

DAILY = "section[aria-labelledby=scenarios] li.wide"
OFFERED = "section[aria-labelledby=scenarios] li:not(.wide)"


def test_one_press_leads_from_the_start_page_to_a_scenarios_first_decisions(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, PHONE, "uk") as guest:
        guest.open()
        card = guest.page.locator(OFFERED, has_text="Абордаж")
        expect(card).to_contain_text("хвилин")
        assert findings(guest) == []
        card.locator("button.main").click()
        expect(guest.page.locator("h1")).to_have_text("Абордаж")
        assert findings(guest) == []
        guest.page.keyboard.press("Enter")  # its button has the focus
        for _ in range(2):
            assert guest.wait()
            guest.page.locator(".options button:enabled").first.click()
        guest.check()
        guest.page.reload()
        guest.page.locator(".prompt").wait_for()  # the story is told once


def test_with_friends_the_lobby_has_the_scenario_and_the_host_may_choose_another_or_none(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, DESKTOP, "en") as host:
        host.open()
        host.page.locator(OFFERED, has_text="Boarders").locator("button:not(.main)").click()
        chosen = host.page.locator("[data-setting=scenario]")
        expect(chosen).to_have_value("boarders")
        expect(host.page.locator(".lobby li .who")).to_have_count(3)
        chosen.select_option("mutiny")
        expect(host.page.locator(".lobby li .who")).to_have_count(5)
        expect(host.page.locator("#help-scenario")).to_contain_text("Svetlana")
        chosen.select_option("none")
        expect(host.page.locator("#options ~ .all select").first).to_be_enabled()
        host.check()
        assert findings(host) == []


def test_the_daily_table_is_played_gone_on_with_and_counted_once(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, DESKTOP, "ru") as guest:
        guest.open()
        daily = guest.page.locator(DAILY)
        expect(daily).to_contain_text(re.compile("Стол дня"))
        daily.locator("button.main").click()
        guest.page.get_by_role("button", name="Начать").click()
        guest.page.locator(".prompt").wait_for()
        table = guest.page.url
        guest.open("#start")
        guest.page.locator(DAILY).get_by_role("button", name="Продолжить").click()
        guest.page.locator(".prompt").wait_for()
        assert guest.page.url == table
