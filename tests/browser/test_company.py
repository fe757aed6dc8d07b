"""Several people at one table, each in their own browser: links, languages, and network failures."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server, server_in
from tests.browser.test_screens import findings
from tests.browser.visitor import PATIENCE, PHONE, visitor


@pytest.mark.slow
def test_two_clicks_lead_to_a_game_against_bots(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        guest.play_now("lifeboat")
        # A friend who has seen no explanation yet.
        expect(guest.page.locator(".lesson")).to_contain_text("A boat, and a wrecker")
        table = guest.page.url.partition("#t=")[2].partition("&")[0]
        told = guest.page.request.get(f"{server.url}/api/tables/{table}").json()
        # So there is a choice in every question.
        assert told["company"]["settings"]["watching"]["is_allowed"] is False
        guest.play_by_mouse(seed=6, most=1)
        guest.open("#start")
        expect(guest.page.locator("#mine")).to_be_visible()  # a returning device is recognised
        guest.play_now("lifeboat")
        guest.wait()
        expect(guest.page.locator(".lesson")).to_have_count(0)
        guest.check()


@pytest.mark.slow
def test_a_friend_comes_by_a_link_and_reads_another_language(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url, PHONE, "uk") as friend:
        host.open()
        host.host("lifeboat")
        host.set_up(3)
        link = host.page.locator(".invite input").input_value()
        friend.open(link.removeprefix(f"{server.url}/"))
        friend.page.locator(".name input").fill("Оля")
        friend.page.locator("li button.main").first.click()
        expect(friend.page.locator("li.own")).to_contain_text("Оля")
        assert "invitation" not in friend.page.url
        assert friend.page.evaluate("JSON.stringify([localStorage, sessionStorage])").count("invitation") == 0
        expect(host.page.locator("main")).to_contain_text("Оля")
        host.fill()
        host.set_up(4)  # players who were ready must confirm again, except bots
        host.fill()
        friend.page.get_by_role("switch", name="Пояснювати").check()
        friend.page.locator("footer button").click()
        host.start()
        friend.page.locator(".lesson").wait_for()
        expect(host.page.locator(".lesson")).to_have_count(0)
        host.sees("Hand")
        friend.sees("Рука")
        host.page.get_by_role("button", name="Menu").click()
        host.page.get_by_role("button", name="Ask for a pause").click()
        expect(friend.page.locator(".petition button")).to_have_count(2)  # one button to agree, one to refuse
        host.page.locator(".petition button").click()  # to take it back
        expect(friend.page.locator(".petition")).to_have_count(0)
        for one in (host, friend):
            one.check()


def test_a_tables_plain_address_says_whom_to_ask_for_an_invitation(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url) as stranger:
        host.open()
        host.page.locator(".name input").fill("Anna")
        host.host("lifeboat")
        stranger.open(f"#t={host.page.url.rpartition('=')[2]}")
        stranger.sees("hosted by Anna")
        assert findings(stranger) == []
        stranger.open("#t=no-such-table")
        stranger.sees("Table not found")


@pytest.mark.slow
def test_a_browser_keeps_nothing_of_a_game(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=7, most=3)
        assert guest.page.evaluate("Object.keys(localStorage)") == ["turncoat"]
        assert set(json.loads(guest.page.evaluate("localStorage.turncoat"))) == {
            "language",
            "theme",
            "name",
            "hasKeys",
            "hasMotion",
            "hasScenes",
            "hasSound",
            "volume",
            "hasDetails",
            "hasDigest",
            "reading",
        }
        assert guest.page.evaluate("Object.keys(sessionStorage)") == []


@pytest.mark.slow
def test_nobody_is_sent_what_others_hold(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        sent: list[str] = []
        guest.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda message: sent.append(str(message)))
        )
        guest.deal("unfathomable", 4)
        guest.play_by_mouse(seed=8, most=6)
        guest.wait()
        shown = [pile for message in sent for pile in _private_piles(json.loads(message))]
        own = [cards for seat, cards in shown if seat == "0"]
        others = [cards for seat, cards in shown if seat != "0"]
        assert any(own)
        assert others
        assert not any(others)


def _private_piles(part: Any) -> Iterator[tuple[str, Any]]:
    """Owner and visible cards of every hand and loyalty pile, anywhere in a message."""
    if isinstance(part, dict):
        for label, inside in part.items():
            base, _, seat = label.partition(".")
            if base in {"hand", "loyalty"} and seat and isinstance(inside, dict) and "cards" in inside:
                yield seat, inside["cards"]
            else:
                yield from _private_piles(inside)
    elif isinstance(part, list):
        for inside in part:
            yield from _private_piles(inside)


@pytest.mark.slow
def test_a_game_goes_on_when_the_server_comes_back(browser: Browser, tmp_path: Path) -> None:
    with server_in(tmp_path) as server, visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=9, most=2)
        guest.wait()
        lines = guest.page.locator(".log li").all_inner_texts()
        asked = guest.page.locator(".ask").inner_text()
        server.stop()
        guest.sees("Connection lost")
        server.start()
        expect(guest.page.locator("header p")).to_contain_text("Turn", timeout=PATIENCE)
        expect(guest.page.locator(".ask")).to_have_text(asked)
        assert guest.page.locator(".log li").all_inner_texts()[: len(lines)] == lines
        guest.complaints.clear()  # the browser logs failed connections
        guest.play_by_mouse(seed=9, most=3)
        guest.check()


@pytest.mark.slow
def test_a_page_that_is_loaded_anew_is_at_the_same_table(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=10, most=2)
        guest.wait()
        asked = guest.question
        guest.page.reload()
        guest.wait()
        assert guest.question == asked
        guest.check()


def test_an_answer_can_be_taken_back_or_it_is_said_why_not(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        guest.page.get_by_role("button", name="Ask to undo").click()
        guest.sees("only be undone if everyone agrees")
        guest.page.locator("dialog button.main").click()
        guest.sees("You have no move to undo.")
        guest.page.get_by_role("button", name="Why not?").click()
        guest.page.locator("dialog select").select_option("pass")
        expect(guest.page.locator("dialog [role=status]")).to_contain_text("Pass")


@pytest.mark.slow
def test_the_host_sets_up_another_game(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        first = guest.page.url
        guest.play_by_mouse(seed=12)
        guest.page.get_by_role("button", name="Play again").click()
        guest.page.locator(".lobby").wait_for()
        assert guest.page.url != first
        guest.start()
        guest.wait()
        guest.check()
