"""Lost connections: the prompt says so, answers are disabled, and nothing remains after reconnecting."""

import contextlib
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import server_in
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, Size, Visitor, visitor

LATER_PHONE = Size(390, 844)
LOST = {
    "en": "Connection lost. Reconnecting…",
    "ru": "Связь потеряна. Подключаемся снова…",
    "uk": "Звʼязок втрачено. Підключаємося знову…",
}
WINDOWS = [
    (size, language)
    for language, size in [*((one, DESKTOP) for one in LOST), *((one, LATER_PHONE) for one in LOST)]
]
CUT = "one => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight + 1"


@pytest.mark.slow
def test_a_lost_connection_is_told_in_the_prompt_and_forgotten_when_it_is_back(
    browser: Browser, tmp_path: Path
) -> None:
    with server_in(tmp_path) as server, contextlib.ExitStack() as stack:
        guests = []
        for size, language in WINDOWS:
            guest = stack.enter_context(visitor(browser, server.url, size, language))
            guest.deal("unfathomable")
            guests.append((guest, LOST[language]))
        server.stop()
        for guest, text in guests:
            check_lost(guest, text)
        server.start()
        for guest, _ in guests:
            prompt = guest.page.locator(".prompt > section")
            expect(guest.page.locator(".options button").first).to_be_enabled()
            expect(prompt.locator(".trouble")).to_have_count(0)
            expect(prompt.locator(".ask")).to_have_css("opacity", "1")
            expect(prompt.locator(".head")).to_have_css("opacity", "1")
            expect(guest.page.locator(".game > header p")).not_to_have_class("isTrouble")
            guest.complaints.clear()  # the browser logs failed connections
            guest.check()


def check_lost(guest: Visitor, text: str) -> None:
    page = guest.page
    prompt = page.locator(".prompt > section")
    expect(prompt.locator(".trouble")).to_have_text(text)
    for part in (".head", ".answers"):
        assert float(prompt.locator(part).evaluate("one => getComputedStyle(one).opacity")) < 1
    expect(page.locator(".options button").first).to_be_disabled()
    asked = guest.question
    page.keyboard.press("1")
    guest.open_tools()
    page.locator(".prompt .tools button").last.click()  # a request to undo, which cannot be sent
    page.locator("dialog .main").click()
    assert guest.question == asked
    expect(prompt.locator(".trouble")).to_have_text(text)
    told = page.locator(".game > header p")
    expect(told).to_have_text(text)
    assert not told.evaluate(CUT)
    box = told.bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= guest.page.viewport_size["width"]  # type: ignore[index]
    assert findings(guest) == []
