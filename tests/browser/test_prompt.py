"""The prompt, the log and their tools: secrets behind a held button, orders, skipping, rules, sounds."""

import contextlib
import json
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocketRoute, expect
from playwright.sync_api import Error as Fault

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, visitor

LINES = 3000  # lines in the log of a very long game
SOON = 2000  # milliseconds
PATIENT = 1500  # milliseconds in which such a log must open, on a busy machine
COUNT_TONES = """
    window.tones = 0;
    const create = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () { window.tones += 1; return create.call(this); };
"""

# Scenes that take about a second would take a minute without skipping.
SLOW_BEATS = """
    const later = window.setTimeout;
    window.setTimeout = (what, time, ...more) => later(what, time >= 400 && time <= 1300 ? 60000 : time, ...more);
"""


def test_a_secret_is_on_the_page_only_while_its_button_is_held(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("lifeboat")
        page = guest.page
        button = page.locator(".hand .hold")
        seen = page.locator(".seen")
        button.focus()
        button.hover()
        for key in ("Space", "Enter", ""):  # and by the mouse
            before = page.content()
            if key:
                page.keyboard.down(key)
            else:
                page.mouse.down()
            secret = seen.inner_text()
            if key:
                page.keyboard.up(key)
            else:
                page.mouse.up()
            expect(seen).to_have_count(0)
            assert len(secret) > 20
            for line in secret.splitlines():
                assert line not in page.content() or line in before
        button.dispatch_event("click")  # as a screen reader does, which cannot hold a button
        expect(seen).to_have_count(1)
        button.dispatch_event("click")
        expect(seen).to_have_count(0)
        guest.check()


def test_the_log_covers_what_tells_its_readers_side(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        page = guest.page
        guest.play_until(page.locator(".hand .hold"), "unfathomable")  # roles are dealt
        page.reload()
        guest.wait()
        if page.get_by_role("button", name="Open all").count():
            page.get_by_role("button", name="Open all").click()
        page.evaluate("document.querySelector('.log').scrollTop = 0")
        covered = page.locator(".log .hold").first
        covered.scroll_into_view_if_needed()
        before = page.locator(".log").inner_text()
        covered.focus()
        page.keyboard.down("Space")
        told = page.locator(".seen").inner_text()
        page.keyboard.up("Space")
        expect(page.locator(".seen")).to_have_count(0)
        assert told
        assert told not in before
        assert told not in page.locator(".log").inner_text()
        guest.check()


def test_a_standing_order_is_left_in_words_and_taken_back(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        page = guest.page
        page.get_by_role("button", name="Orders").click()
        page.locator("dialog select").first.select_option("before_check")
        page.get_by_role("radio", name="until the end of the game").check()
        page.get_by_role("button", name="Set this order").click()
        expect(page.locator("dialog li")).to_have_text(
            "A skill check begins, and no card has been added yet: Pass (until the end of the game)"
        )
        assert findings(guest) == []
        page.keyboard.press("Escape")
        expect(page.locator(".tools .count")).to_have_text("1")
        page.get_by_role("button", name="Orders").click()
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator("dialog li")).to_have_count(0)
        guest.check()


def test_whoever_passes_at_such_a_moment_need_not_be_asked_again(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        page = guest.page
        guest.play_until(page.locator(".ask .badge"), "unfathomable")
        expect(page.locator(".ask .badge")).to_have_text("Reaction")
        asked = guest.question
        page.locator("button.pass").click()
        expect(page.locator(".tools .count")).to_have_text("1")
        guest.wait()
        assert guest.question != asked
        guest.check()


@pytest.mark.slow
def test_every_answer_is_explained_when_it_is_pointed_at_however_many_there_are(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable")
        page = guest.page
        answers = {f"Go to room {room}": {"verb": f"go_{room}", "arguments": {}} for room in range(12)}
        printed = {text: [f"What {text.lower()} does."] for text in answers}
        puppet.tell({"waiting": [0], "moments": []}, answers=answers, ask="performing.act", details=printed)
        expect(page.locator(".options button")).to_have_count(len(answers))
        note = page.locator("#whole-text")
        for at in (0, 11):
            page.locator(".options button").nth(at).hover()
            expect(note).to_have_text(f"What go to room {at} does.")
            assert page.locator(".options button").nth(at).get_attribute("aria-describedby") == "whole-text"
        page.mouse.move(5, 5)
        expect(note).to_have_count(0)
        page.locator(".options button").nth(3).focus()
        page.keyboard.press("ArrowDown")  # the next answer
        expect(note).to_have_text("What go to room 4 does.")
        assert findings(guest) == []
        page.keyboard.press("Escape")
        expect(note).to_have_count(0)
        guest.check()


def test_a_rule_is_read_beside_the_table_and_the_book_is_searched(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        page = guest.page
        page.get_by_role("button", name="Why? §").click()
        card = page.locator("aside.side-card")
        expect(card.locator("h3")).not_to_be_empty()
        assert findings(guest) == []
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
        guest.play_by_mouse(seed=1, most=3)
        guest.wait()
        page.locator(".log .rule").last.click()
        card.get_by_role("button", name="Rulebook").click()
        page.get_by_role("searchbox").fill("waypoints")
        expect(page.locator("dialog ol")).to_contain_text("aypoint")
        requests = len(guest.requests)
        page.get_by_role("searchbox").fill("42.5")
        expect(page.locator("dialog ol b").first).to_have_text("§42.5")
        assert len(guest.requests) == requests
        guest.check()


def test_what_happens_is_told_and_can_be_skipped(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        page.add_init_script(SLOW_BEATS)
        guest.deal("lifeboat")
        page.emulate_media(reduced_motion="no-preference")
        told = 0
        for at in range(24):
            page.locator(".options button:enabled, .skip, .prompt h2").first.wait_for()
            if guest.is_over or told > 3:
                break
            if page.locator(".skip").count() == 0:
                with contextlib.suppress(Fault):  # a scene may start in the meantime
                    page.locator(".options button").last.click(timeout=SOON)
                page.wait_for_timeout(100)
                continue
            told += len(page.locator(".caption").inner_text()) > 0
            if at % 2:
                page.keyboard.press("s")
            else:
                page.locator(".skip").click()
        assert told > 1
        guest.check()


def test_sounds_are_heard_after_a_gesture_and_can_be_switched_off(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        page.add_init_script(COUNT_TONES)
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=3, most=4)
        page.locator(".game > header button").last.click()
        volume = page.get_by_role("slider", name="Volume")
        volume.focus()
        page.keyboard.press("ArrowRight")  # plays a sample
        page.wait_for_function("window.tones > 0")
        page.get_by_role("switch", name="Sound").click()
        expect(volume).to_be_disabled()
        assert json.loads(page.evaluate("localStorage.turncoat"))["hasSound"] is False
        page.keyboard.press("Escape")
        heard = page.evaluate("window.tones")
        guest.play_by_mouse(seed=3, most=6)
        assert page.evaluate("window.tones") == heard
        guest.check()


def test_a_very_long_log_stays_quick(browser: Browser, server: Server) -> None:
    def longer(socket: WebSocketRoute) -> None:
        upstream = socket.connect_to_server()

        def pass_on(sent: str | bytes) -> None:
            message: Any = json.loads(sent)
            if message["message"] == "hello" and message.get("texts", {}).get("log"):
                log = message["texts"]["log"]
                message["texts"]["log"] = (log * (LINES // len(log) + 1))[:LINES]
            socket.send(json.dumps(message))

        upstream.on_message(pass_on)

    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        guest.play_by_mouse(seed=5, most=6)
        guest.page.route_web_socket("**/socket?*", longer)
        guest.page.reload()
        guest.wait()
        took = guest.page.evaluate(
            """async () => {
                const began = performance.now();
                document.querySelector('.whole .filter button').click();
                await new Promise(done => requestAnimationFrame(() => setTimeout(done)));
                return performance.now() - began;
            }"""
        )
        assert took < PATIENT
        height = guest.page.evaluate("document.querySelector('.log').scrollHeight")
        assert height > LINES * 20
        guest.page.evaluate("document.querySelector('.log').scrollTop = 20000")
        guest.page.wait_for_function(
            """() => { const { left, top } = document.querySelector('.log').getBoundingClientRect();
                return document.elementFromPoint(left + 60, top + 200).closest('li') !== null }"""
        )
        assert guest.page.locator(".log li").count() < LINES
        guest.complaints.clear()  # the repeated log lines are the test's own
        guest.play_by_mouse(seed=5, most=1)
        guest.check()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("language", "size", "theme"), [("uk", DESKTOP, "dark"), ("ru", PHONE, "light"), ("en", PHONE, "dark")]
)
def test_everything_around_the_prompt_can_be_used_by_anybody(
    browser: Browser, server: Server, language: str, size: Size, theme: Theme
) -> None:
    with visitor(browser, server.url, size, language, theme) as guest:
        guest.deal("thing", 5)
        guest.play_by_mouse(seed=2, most=5)
        guest.wait()
        page = guest.page
        guest.open_tools()
        for tool in range(page.locator(".tools button").count() - 1):
            page.locator(".tools button").nth(tool).click()
            page.locator("dialog, aside").first.wait_for()
            assert findings(guest) == [], tool
            guest.check()
            page.keyboard.press("Escape")
        page.locator("nav button, .switch button").locator("visible=true").last.click()
        page.locator("textarea").wait_for()
        assert findings(guest) == [], "notes"
        if size is PHONE:
            page.locator("nav button").nth(1).click()
        page.locator(".marks .now").first.click()
        assert findings(guest) == [], "marks"
        page.locator(".marks .scale button").last.click()
        page.locator("nav button, .switch button").locator("visible=true").nth(-2).click()
        page.locator(".talk > button").click()
        page.locator(".palette li button").last.click()
        assert findings(guest) == [], "phrases"
        guest.check()
