"""Sharing and coming back: invitation, one's games, links to replays and moments, the voice call, another pace."""

from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, Size, visitor

UPRIGHT: Final = Size(390, 844)


def is_above_the_fold(page: Page, selector: str) -> bool:
    """Whether the whole element is visible above the footer."""
    box, footer = page.locator(selector).bounding_box(), page.locator("footer").bounding_box()
    assert box is not None
    assert footer is not None
    return box["y"] >= 0 and box["y"] + box["height"] <= footer["y"]


@pytest.mark.parametrize(
    ("size", "language"), [(DESKTOP, "en"), (DESKTOP, "uk"), (UPRIGHT, "ru"), (UPRIGHT, "uk")]
)
def test_the_invitation_comes_first_with_code_copy_and_share(
    browser: Browser, server: Server, size: Size, language: str
) -> None:
    with visitor(browser, server.url, size, language) as host:
        host.page.add_init_script("navigator.share = async given => { window.shared = given; }")
        host.open()
        host.host("unfathomable")
        host.page.locator(".invite img").wait_for()
        for part in (
            ".invite img",
            ".invite input",
            ".invite button.main",
            ".invite .field button:not(.main)",
        ):
            assert is_above_the_fold(host.page, part), part
        host.page.locator(".invite .field button:not(.main)").click()
        shared = host.page.evaluate("window.shared.url")
        assert shared == host.page.locator(".invite input").first.input_value()
        assert findings(host) == []
        host.check()


def test_ones_games_are_listed_while_they_run_and_when_they_are_over(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        for _ in range(3):
            guest.deal("lifeboat")
            guest.play_by_mouse(seed=4)
        guest.deal("thing")
        guest.open("#")
        games = guest.page.locator(".mine li")
        expect(games).to_have_count(3)  # one that runs, and two of those that are over
        expect(games.first).to_contain_text("The Thing")
        guest.page.get_by_role("button", name="All 3 finished games").click()
        expect(games).to_have_count(4)
        assert findings(guest) == []
        games.last.get_by_role("button").click()
        guest.sees("The truth")
        guest.check()


def test_a_replay_opens_for_anyone_with_its_link_once_its_players_agree(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest, visitor(browser, server.url, UPRIGHT, "ru") as stranger:
        guest.open()
        table = guest.deal("lifeboat")
        guest.play_by_mouse(seed=4)
        stranger.open(f"#replay={table}")
        expect(stranger.page.locator("[role=alert]")).to_contain_text("не договорились")
        guest.open(f"#replay={table}")
        guest.page.locator("#part-share").click()
        expect(guest.page.locator("main [role=status]")).to_contain_text("Not agreed yet: Guest")
        guest.page.get_by_role("switch").click()
        link = guest.page.locator(".field input")
        expect(link).to_have_value(f"{server.url}/#replay={table}")
        assert findings(guest) == []
        guest.page.locator("#part-replay").click()
        guest.page.locator("input[type=range]").fill("40")
        moment = guest.page.locator(".transport p .quiet").inner_text()
        assert moment.startswith("41 ")
        guest.page.locator(".transport .link").click()
        expect(link).not_to_have_value(f"{server.url}/#replay={table}")
        assert findings(guest) == []
        address = link.input_value()
        stranger.complaints.clear()  # the refusal before
        stranger.open(address.removeprefix(f"{server.url}/"))
        stranger.page.reload()
        expect(stranger.page.locator(".transport p .quiet")).to_contain_text("41 ")
        assert findings(stranger) == []
        stranger.check()
        guest.page.locator("#part-share").click()
        guest.page.get_by_role("switch").click()
        expect(link).to_have_count(0)
        stranger.page.reload()
        expect(stranger.page.locator("[role=alert]")).to_contain_text("не договорились")


def test_a_voice_call_has_a_link_for_the_players(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, UPRIGHT, "uk") as host:
        host.open()
        host.host("unfathomable")
        host.page.locator(".voice button").click()
        field = host.page.locator(".voice input")
        field.fill("https://meet.example.org/our-table")
        host.page.locator(".voice form button").click()
        call = host.page.locator(".voice a")
        expect(call).to_have_attribute("href", "https://meet.example.org/our-table")
        expect(call).to_have_attribute("rel", "noopener noreferrer")
        assert findings(host) == []
        host.set_up(3)
        host.fill()
        host.start()
        host.page.locator(".game > header button").last.click()
        expect(host.page.locator("dialog .voice a")).to_have_attribute(
            "href", "https://meet.example.org/our-table"
        )
        host.check()


def test_a_table_switches_to_slow_play_and_back(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        table = guest.deal("lifeboat", pace={"kind": "live"})
        page = guest.page
        for asked, kind in (("Ask to play slowly", "days"), ("Ask to play live", "live")):
            page.locator(".game > header button").last.click()
            page.get_by_role("button", name=asked).click()
            expect(page.locator("dialog")).to_have_count(0)
            told = page.request.get(f"{server.url}/api/tables/{table}").json()
            assert told["company"]["settings"]["pace"]["kind"] == kind
        guest.check()
