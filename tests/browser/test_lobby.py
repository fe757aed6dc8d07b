"""The lobby: seats, names, bots, talk, and every setting of a table."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import PHONE, visitor


def test_every_option_is_explained_and_can_be_set(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.open()
        guest.host("unfathomable")
        options = page.locator(".all")
        clock = options.locator("select").nth(1)
        clock.select_option("live")
        page.get_by_label("Time per decision").select_option("300")
        page.get_by_label("Time per reaction").select_option("20")
        clock.select_option("days")
        page.get_by_label("Quiet hours from").select_option("23")
        page.get_by_label("Weekends count").uncheck()
        page.get_by_label("Spectator delay").select_option("300")
        page.get_by_label("Allow spectators").uncheck()
        page.get_by_label("Table name").fill("Winter voyage")
        page.keyboard.press("Tab")
        choices = options.locator("h3 ~ label select")
        wanted = []
        for at in range(choices.count()):
            last = choices.nth(at).locator("option").last.get_attribute("value")
            choices.nth(at).select_option(last)
            wanted.append(last)
            assert choices.nth(at).locator("xpath=following-sibling::*").inner_text()
        expect(page.locator("h1")).to_have_text("Winter voyage")
        guest.check()
        assert findings(guest) == []
        expect(page.locator("section[aria-labelledby=options]")).to_have_attribute("aria-busy", "false")
        page.reload()
        page.locator(".lobby").wait_for()
        expect(page.get_by_label("Quiet hours from")).to_have_value("23")
        expect(page.get_by_label("Weekends count")).not_to_be_checked()
        expect(page.get_by_label("Allow spectators")).not_to_be_checked()
        for at, value in enumerate(wanted):
            expect(choices.nth(at)).to_have_value(value or "")


def test_bots_are_chosen_seat_by_seat(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, PHONE, "ru", "dark") as guest:
        page = guest.page
        guest.open()
        guest.host("thing")
        page.locator(".lobby li button[aria-haspopup]").first.click()
        expect(page.locator("dialog [data-regular]")).to_have_count(20)
        assert findings(guest) == []
        page.locator("dialog [data-regular=marta]").click()
        chosen = page.locator(".lobby li:has(.good)")
        expect(chosen).to_have_count(1)
        expect(chosen).to_contain_text("Марта")
        expect(chosen).to_contain_text("никому не верит")
        expect(chosen.locator("svg use[href='#face-marta']")).to_have_count(1)
        assert findings(guest) == []
        chosen.get_by_role("button", name="Другой бот").click()  # a bot drawn at random
        expect(chosen).not_to_contain_text("Марта")
        page.locator(".lobby li button[aria-haspopup]").first.click()  # a plain one instead
        page.locator("dialog li button", has_text="Случайный").click()
        expect(page.locator("dialog")).to_have_count(0)
        expect(chosen).to_contain_text("Бот B")
        page.locator(".read button").click()
        expect(page.locator("dialog article")).to_have_count(8)
        guest.check()


def test_people_rename_themselves_talk_and_are_asked_to_leave(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url, PHONE) as friend:
        host.open()
        host.host("lifeboat")
        link = host.page.locator(".invite input").input_value()
        friend.open(link.removeprefix(f"{server.url}/"))
        friend.page.locator("li button.main").first.click()
        friend.page.get_by_role("button", name="Change my name").click()
        friend.page.locator("li form input").fill("Ishmael")
        friend.page.locator("li form button").click()
        expect(host.page.locator(".lobby li", has_text="Ishmael")).to_be_visible()
        friend.page.locator(".talk input").fill("Call me that.")
        friend.page.locator(".talk button").click()
        expect(host.page.locator(".talk")).to_contain_text("Ishmael: Call me that.")
        host.page.get_by_role("button", name="Remove Ishmael").click()
        expect(friend.page.locator("li.own")).to_have_count(0)
        for one in (host, friend):
            one.check()


def test_a_name_that_looks_like_another_is_marked_in_the_lobby_and_at_the_table(
    browser: Browser, server: Server
) -> None:
    with (
        visitor(browser, server.url) as host,
        visitor(browser, server.url, PHONE, "uk") as friend,
        visitor(browser, server.url, PHONE, "ru") as reader,
    ):
        host.open()
        host.host("lifeboat")
        host.set_up(3)
        host.page.get_by_role("button", name="Change my name").click()
        host.page.locator("li form input").fill("Pavel")
        host.page.locator("li form button").click()
        link = host.page.locator(".invite input").input_value()
        for one in (friend, reader):
            one.open(link.removeprefix(f"{server.url}/"))
        friend.page.locator("label.name input").fill("Раvеl")
        friend.page.locator("li button.main").first.click()
        marks = [one.page.locator(".like") for one in (host, friend, reader)]
        texts = ["looks like player A’s name", "схоже на імʼя гравця A", "похоже на имя игрока A"]
        for mark, text in zip(marks, texts, strict=True):
            expect(mark).to_have_text(text)
        assert findings(friend) == []
        host.fill()
        for one in (host, friend):
            one.page.locator("footer button[aria-pressed=false]").click()
        host.page.locator("footer button.main").click()
        for one, mark, text in zip((host, friend), marks, texts, strict=False):
            one.page.locator(".prompt").wait_for()
            expect(mark).to_have_text(text)
            one.check()


# Browsers that refuse, and pages without TLS, where there is no clipboard.
REFUSED = """
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    document.execCommand = () => false;
"""
MISSING = """
    Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });
    document.execCommand = () => false;
"""
OLD = 'Object.defineProperty(Navigator.prototype, "clipboard", { value: undefined });'


@pytest.mark.parametrize("browsers", [REFUSED, MISSING])
def test_a_link_that_could_not_be_copied_is_selected_and_not_called_copied(
    browser: Browser, server: Server, browsers: str
) -> None:
    with visitor(browser, server.url) as host:
        host.page.add_init_script(browsers)
        host.open()
        host.host("lifeboat")
        host.page.get_by_role("button", name="Copy").click()
        expect(host.page.locator(".invite [role=alert]")).to_contain_text("blocked copying")
        expect(host.page.get_by_role("button", name="Copied")).to_have_count(0)
        field = host.page.locator(".invite input")
        assert host.page.evaluate("getSelection().toString()") == field.input_value()
        expect(field).to_be_focused()
        assert findings(host) == []
        host.check()


@pytest.mark.parametrize("browsers", ["", OLD])
def test_a_link_is_called_copied_once_it_is_on_the_clipboard(
    browser: Browser, server: Server, browsers: str
) -> None:
    with visitor(browser, server.url) as host:
        host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
        host.page.add_init_script(browsers)
        host.open()
        host.host("lifeboat")
        host.page.get_by_role("button", name="Copy").click()
        expect(host.page.get_by_role("button", name="Copied")).to_be_visible()
        expect(host.page.locator(".invite [role=alert]")).to_have_count(0)
        link = host.page.locator(".invite input").input_value()
        host.page.locator(".talk input").focus()
        host.page.keyboard.press("Control+v")
        expect(host.page.locator(".talk input")).to_have_value(link)
        host.check()


def test_a_host_replaces_the_link_and_the_old_one_leads_nowhere(browser: Browser, server: Server) -> None:
    with (
        visitor(browser, server.url) as host,
        visitor(browser, server.url) as late,
        visitor(browser, server.url, PHONE, "ru") as friend,
    ):
        host.open()
        host.host("lifeboat")
        old = host.page.locator(".invite input").input_value()
        host.page.get_by_role("button", name="Replace link").click()
        expect(host.page.locator(".invite").get_by_role("status")).to_contain_text("no longer works")
        new = host.page.locator(".invite input").input_value()
        assert new != old
        late.open(old.removeprefix(f"{server.url}/"))
        expect(late.page.locator("main")).to_contain_text("You need an invitation")
        friend.open(new.removeprefix(f"{server.url}/"))
        friend.page.locator(".name input").fill("Оля")
        friend.page.locator("li button.main").first.click()
        expect(host.page.locator("main")).to_contain_text("Оля")
        for one in (host, friend):
            one.check()


def test_every_level_of_pace_says_what_it_hides(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.open()
        guest.host("thing")
        level = page.locator("[data-setting=reactions]")
        expect(level).to_have_value("together")
        said = set()
        for one in ("express", "together", "in-turn", "strict"):
            level.select_option(one)
            expect(page.locator("section[aria-labelledby=options]")).to_have_attribute("aria-busy", "false")
            expect(level).to_have_value(one)
            said.add(page.locator("#help-reactions").inner_text())
        assert len(said) == 4
        page.reload()
        expect(page.locator("[data-setting=reactions]")).to_have_value("strict")
        guest.check()


def test_a_host_alone_with_bots_plays_without_spectators_unless_they_are_wanted(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.open()
        guest.host("lifeboat")
        watching = page.get_by_label("Allow spectators")
        expect(watching).to_be_checked()
        guest.fill()
        expect(watching).not_to_be_checked()
        with page.expect_popup():
            page.locator(".top a").click()  # the shared screen is one
        expect(watching).to_be_checked()
        guest.start()
        table = page.url.partition("#t=")[2]
        assert guest.look(table)["company"]["settings"]["watching"]["is_allowed"]
        guest.open("#start")
        guest.host("thing")
        guest.fill()
        guest.start()
        alone = page.url.partition("#t=")[2]
        assert not guest.look(alone)["company"]["settings"]["watching"]["is_allowed"]
        page.locator("header button").last.click()
        expect(page.locator("dialog")).to_be_visible()
        expect(page.locator("dialog a[href*='screen=1']")).to_have_count(0)  # it would lead nowhere
        guest.check()


def test_a_host_with_free_seats_is_told_what_to_do_and_not_asked_whether_they_are_ready(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        page = guest.page
        guest.open()
        guest.host("lifeboat")
        expect(page.locator("footer [role=status]")).to_contain_text("invite people or add bots")
        expect(page.locator("footer button[aria-pressed]")).to_have_count(0)
        expect(page.locator("footer button.main")).to_be_disabled()
        guest.check()
