"""The title of the tab while this player is asked, and the page for an unknown address."""

import re

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, visitor

LONG = 3000  # milliseconds that bots take, so that the waiting state is visible
ICON = "document.querySelector('link[rel=icon]').getAttribute('href')"
CALLS = {"en": "Your turn · Lifeboat", "ru": "Ваш ход · «Шлюпка»", "uk": "Ваш хід · «Шлюпка»"}
NAMES = {"en": "Turncoat", "ru": "Предатель", "uk": "Зрадник"}
LOST = {"en": "Page not found", "ru": "Такой страницы нет", "uk": "Такої сторінки немає"}


@pytest.mark.slow
@pytest.mark.parametrize("language", CALLS)
def test_title_and_icon_of_the_tab_say_whose_turn_it_is_and_nothing_more(
    browser: Browser, server: Server, language: str
) -> None:
    with visitor(browser, server.url, language=language) as guest:
        page = guest.page
        guest.open()
        expect(page).to_have_title(NAMES[language])
        guest.deal("lifeboat", bot_pace=LONG)
        for seed in range(3):
            guest.wait()
            expect(page).to_have_title(CALLS[language])  # whatever the question is
            assert page.evaluate(ICON) == "/icon-turn.svg"
            guest.play_by_mouse(seed=seed, most=1)
            if page.locator(".options button").count() == 0:
                expect(page).to_have_title(NAMES[language])
                assert page.evaluate(ICON) == "/icon.svg"
                break
        else:
            raise AssertionError("the others were never waited for")
        guest.wait()
        expect(page).to_have_title(CALLS[language])
        guest.open("#start")
        expect(page).to_have_title(NAMES[language])
        assert page.evaluate(ICON) == "/icon.svg"
        guest.check()


@pytest.mark.parametrize(("language", "size"), [("en", DESKTOP), ("ru", PHONE), ("uk", PHONE)])
def test_an_address_that_leads_nowhere_says_so_and_leads_home(
    browser: Browser, server: Server, language: str, size: Size
) -> None:
    with visitor(browser, server.url, size, language) as guest:
        reply = guest.page.goto(f"{server.url}/nonsense")
        assert reply is not None
        assert reply.status == 404
        expect(guest.page.locator("h1")).to_have_text(LOST[language])
        assert findings(guest) == []
        guest.complaints.clear()  # the browser logs the missing page
        guest.check()
        guest.page.locator("a").click()
        expect(guest.page).to_have_url(re.compile(rf"^{re.escape(server.url)}/"))
        guest.page.locator(".games li").first.wait_for()
