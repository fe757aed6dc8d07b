"""Talk and private notes: in order, and stored on the server only."""

from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.visitor import PHONE, visitor


def test_talk_is_in_the_order_in_which_it_was_said(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable", chat="free")
        page = guest.page
        page.locator(".switch button").last.click()
        for number in range(2):
            page.locator(".talk form input").fill(f"free text {number}")
            page.locator(".talk form button").click()
            expect(page.locator(".heard .line").last).to_contain_text(f"free text {number}")
            page.locator(".talk > button").click()
            page.locator(".palette li button", has_text="Whom I trust").click()
            page.locator(".palette li button").nth(number).click()
            if page.locator(".palette li button").count():  # the addressee first, then the words
                page.locator(".palette li button").first.click()
            expect(page.locator(".palette")).to_have_count(0)
            expect(page.locator(".heard .line")).to_have_count(2 * number + 2)
        said = page.locator(".heard .line").all_inner_texts()
        assert [text.endswith(f"free text {at // 2}") for at, text in enumerate(said)] == [
            True,
            False,
            True,
            False,
        ]
        page.reload()
        guest.wait()
        page.locator(".switch button").last.click()
        expect(page.locator(".heard .line")).to_have_count(4)
        assert page.locator(".heard .line").all_inner_texts() == said
        page.locator(".switch button").first.click()
        page.locator(".whole select").select_option("talk")
        expect(page.locator(".log li")).to_have_count(4)
        guest.check()


def test_a_word_of_somebody_else_is_counted_until_it_is_read(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url, PHONE, "ru") as friend:
        host.open()
        host.host("lifeboat")
        host.set_up(3)
        host.page.locator("select:has(option[value=free])").select_option("free")
        host.page.locator(".invite button").click()
        link = host.page.locator(".invite input").input_value()
        friend.open(link.removeprefix(f"{server.url}/"))
        friend.page.locator("li button.main").first.click()
        expect(friend.page.locator("li.own")).to_have_count(1)
        host.fill()
        friend.page.locator("footer button").click()
        host.start()
        friend.page.locator(".prompt").wait_for()
        host.page.locator(".switch button").last.click()
        host.page.locator(".talk form input").fill("hello")
        host.page.locator(".talk form button").click()
        badge = friend.page.locator("nav .badge")
        expect(badge).to_contain_text("1")
        friend.page.locator("nav button").last.click()
        expect(friend.page.locator(".heard")).to_contain_text("hello")
        expect(badge).to_have_count(0)
        expect(host.page.locator(".switch .badge")).to_have_count(0)


def test_notes_and_marks_are_kept_for_the_seat_and_nowhere_else(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        guest.play_by_mouse(seed=1, most=4)
        guest.wait()
        page = guest.page
        page.get_by_role("button", name="Notes").click()
        page.locator("textarea").fill("The one with the lamp lies.")
        page.locator("dialog .scale").first.get_by_role("button", name="4: accused").click()
        expect(page.locator("dialog p[role=status]")).to_have_text("Kept")
        page.keyboard.press("Escape")
        expect(page.locator(".seats .marks .now").first).to_have_text("4")
        page.reload()
        guest.wait()
        expect(page.locator(".seats .marks .now").first).to_have_text("4")
        page.locator(".seats .marks .now").first.click()
        page.locator(".seats .scale button").last.click()  # the same again
        expect(page.locator(".seats .marks .now").first).to_have_text("")
        page.get_by_role("button", name="Notes").click()
        expect(page.locator("textarea")).to_have_value("The one with the lamp lies.")
        assert page.evaluate("Object.keys(localStorage)") == ["turncoat"]
        assert page.evaluate("Object.keys(sessionStorage)") == []
        guest.check()


def test_the_log_shows_what_is_new_since_the_last_look(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        guest.play_by_mouse(seed=1, most=6)
        guest.wait()
        page = guest.page
        table = page.url.rpartition("=")[2]
        notes = f"{server.url}/api/tables/{table}/notes"
        with page.expect_response(notes):
            page.goto(f"{server.url}/#")
        page.locator(".games li").first.wait_for()
        seen = page.request.get(notes).json()["seen"]
        assert seen > 10
        page.request.put(notes, data={"seen": seen - 8}, headers={"origin": server.url})
        guest.open(f"#t={table}")
        guest.wait()
        expect(page.locator(".log .new")).to_have_text("Since your last look")
        guest.check()
