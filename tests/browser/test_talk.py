"""Talk and private notes: one stream with the log, bubbles at figures, and notes stored on the server only."""

import hashlib
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, SEED, Size, Visitor, visitor

UPRIGHT: Final = Size(390, 844)
COMMITMENT: Final = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()


def company_of_two(host: Visitor, friend: Visitor, game: str) -> str:
    """A running game with free text, a host, a friend at the next seat and a bot."""
    host.open()
    friend.open()
    settings: dict[str, Any] = {"game": game, "players": 3, "bot_pace": 0, "chat": "free"}
    if game == "unfathomable":
        settings["options"] = {"characters": "random"}
    made = host.fetch("tables", {"settings": settings})
    table: str = made["table"]
    friend.fetch(f"tables/{table}/enter", {"invitation": made["invitation"]})
    host.fetch(f"tables/{table}/join", {"name": "Anna", "seat": 0})
    friend.fetch(f"tables/{table}/join", {"name": "Borys", "seat": 1})
    acts: list[tuple[Visitor, dict[str, Any]]] = [(host, {"do": "seat_bot", "seat": 2, "bot": "random"})]
    acts += [(one, {"do": "ready", "commitment": COMMITMENT}) for one in (host, friend)]
    acts += [(host, {"do": "start"})]
    acts += [(one, {"do": "contribute", "seed": SEED}) for one in (host, friend)]
    for one, act in acts:
        one.fetch(f"tables/{table}/commands", act)
    host.open(f"#t={table}")
    host.page.locator(".seats li").first.wait_for(state="attached")
    host.page.locator("[data-speaker='1']").first.wait_for(state="attached")
    return table


def test_talk_is_in_the_order_in_which_it_was_said(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable", chat="free")
        page = guest.page
        page.locator(".whole select").select_option("talk")
        for number in range(2):
            page.locator(".talk form input").fill(f"free text {number}")
            page.locator(".talk form button").click()
            expect(page.locator(".log .said").last).to_contain_text(f"free text {number}")
            page.locator(".talk > button").click()
            page.locator(".palette li button", has_text="Who I trust").click()
            page.locator(".palette li button").nth(number).click()
            if page.locator(".palette li button").count():  # the addressee first, then the words
                page.locator(".palette li button").first.click()
            expect(page.locator(".palette")).to_have_count(0)
            expect(page.locator(".log .said")).to_have_count(2 * number + 2)
        said = page.locator(".log .said").all_inner_texts()
        assert [text.endswith(f"free text {at // 2}") for at, text in enumerate(said)] == [
            True,
            False,
            True,
            False,
        ]
        page.reload()
        guest.wait()
        page.locator(".whole select").select_option("talk")
        expect(page.locator(".log .said")).to_have_count(4)
        assert page.locator(".log .said").all_inner_texts() == said
        guest.check()


def test_a_word_of_somebody_else_is_counted_until_it_is_read(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url, PHONE, "ru") as friend:
        host.open()
        host.host("lifeboat")
        host.set_up(3)
        host.page.locator("select:has(option[value=free])").select_option("free")
        link = host.page.locator(".invite input").input_value()
        friend.open(link.removeprefix(f"{server.url}/"))
        friend.page.locator("li button.main").first.click()
        expect(friend.page.locator("li.own")).to_have_count(1)
        host.fill()
        friend.page.locator("footer button").click()
        host.start()
        friend.page.locator(".prompt").wait_for()
        host.page.locator(".talk form input").fill("hello")
        host.page.locator(".talk form button").click()
        badge = friend.page.locator("nav .badge")
        expect(badge).to_contain_text("1")
        friend.page.locator("nav button").nth(1).click()
        expect(friend.page.locator(".seats .quote")).to_contain_text("hello")
        friend.page.locator("nav button").nth(2).click()
        expect(friend.page.locator(".log .said")).to_contain_text("hello")
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
        expect(page.locator(".board")).to_be_visible()
        assert page.locator("dialog").count() == 0
        page.locator(".notes .scale").first.get_by_role("button", name="4: accused").click()
        expect(page.locator(".notes p[role=status]")).to_have_text("Saved")
        assert findings(guest) == []
        page.get_by_role("button", name="Log & talk").click()
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
        expect(page.locator(".log .new")).to_have_text("Since you last looked")
        guest.check()


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [("thing", "en", DESKTOP), ("unfathomable", "uk", DESKTOP), ("unfathomable", "ru", UPRIGHT)],
)
def test_what_is_said_stands_at_the_speakers_figure_inside_the_board(
    browser: Browser, server: Server, game: str, language: str, size: Size
) -> None:
    with visitor(browser, server.url, size, language) as host, visitor(browser, server.url) as friend:
        table = company_of_two(host, friend, game)
        friend.page.request.post(
            f"{server.url}/api/tables/{table}/commands",
            data={"do": "chat", "text": "I was in the kitchen all night."},
            headers={"origin": server.url},
        )
        bubble = host.page.locator(".bubble.placed")
        expect(bubble).to_have_text("I was in the kitchen all night.")
        spot, board = bubble.bounding_box(), host.page.locator(".board").bounding_box()
        assert spot is not None
        assert board is not None
        for side, length in (("x", "width"), ("y", "height")):
            assert 0 <= spot[side] - board[side] <= board[length] - spot[length] + 1  # type: ignore[literal-required]
        if size is not DESKTOP:
            host.page.locator("nav button").nth(1).click()
            expect(bubble).to_be_hidden()
            expect(host.page.locator(".seats .quote")).to_be_visible()
            host.page.locator("nav button").nth(0).click()
        else:
            expect(host.page.locator(".log .said")).to_contain_text("kitchen")
        assert findings(host) == []
        expect(bubble).to_have_count(0)  # after the time that reading takes
        host.check()


@pytest.mark.parametrize("game", ["thing", "unfathomable"])
def test_one_presses_a_player_to_accuse_trust_or_promise(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url, DESKTOP, "ru") as guest:
        guest.deal(game, 4)
        page = guest.page
        row = page.locator(".seats li[data-seat='2']")
        row.locator(".speak").click()
        expect(row.locator("[data-says=accuse]")).to_be_focused()
        assert findings(guest) == []
        row.locator("[data-says=accuse]").click()
        expect(row.locator(".to")).to_have_count(0)
        expect(page.locator(".log .said.own")).to_have_count(1)
        row.locator(".speak").click()
        row.locator("[data-says=promise]").click()
        row.locator(".phrase").first.click()
        expect(page.locator(".log .said.own")).to_have_count(2)
        row.locator(".speak").click()
        expect(row.locator(".to button").first).to_be_focused()
        page.keyboard.press("Escape")
        expect(row.locator(".to")).to_have_count(0)
        guest.check()


def test_a_press_on_a_figure_offers_what_can_be_said_to_its_player(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.deal("thing", 4)
        page = guest.page
        figure = page.locator(".figure:is(button)[data-speaker]:not(.isOffered)").first
        for seed in range(20):  # in a room that is an answer, a press is for the room
            if figure.count():
                break
            guest.play_by_mouse(seed=seed, most=1)
            guest.wait()
        seat = figure.get_attribute("data-speaker")
        figure.click()
        expect(page.locator(f".seats li[data-seat='{seat}'] .to button").first).to_be_visible()
        guest.check()
