"""Many answers: headings, numbers of the position, where an answer leads, and a long press that reads."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.test_digest import await_answer
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, visitor

WHERE = {"Go to the Galley": "galley", "Go to the Bridge": "bridge", "Go to the Chapel": "chapel"}
MOVES = {text: {"verb": "move", "arguments": {"to": space}} for text, space in WHERE.items()}
ANSWERS = {
    **MOVES,
    "Attack a Deep One": {"verb": "attack_deep_one", "arguments": {}},
    "Repair": {"verb": "repair", "arguments": {}},
    "Rescue": {"verb": "rescue", "arguments": {}},
    **{
        f"Play card {number}": {"verb": "play", "arguments": {"card": f"one:{number}"}} for number in range(5)
    },
}
DETAILS = {"Attack a Deep One": ["5 of 8 faces hit (4 or more)."]}
# A long press, by the browser's own touch events.
LONG_PRESS = """async button => {
    const send = (name, more = {}) => button.dispatchEvent(new PointerEvent(name, { bubbles: true, pointerType: "touch", ...more }));
    send("pointerenter"); send("pointerdown");
    await new Promise(done => setTimeout(done, 700));
    send("pointerup"); send("pointerleave"); button.click();
}"""


def test_many_answers_stand_under_headings_of_what_they_are_for(browser: Browser, server: Server) -> None:
    for language, headings in (("en", ["Go", "Fight", "Help", "Use"]), ("uk", ["Йти", "Битися"])):
        with visitor(browser, server.url, DESKTOP, language) as guest:
            puppet = Puppet(guest.page)
            guest.deal("unfathomable")
            puppet.tell(
                {"waiting": [0], "moments": []}, answers=ANSWERS, ask="performing.act", details=DETAILS
            )
            expect(guest.page.locator(".options button")).to_have_count(len(ANSWERS))
            told = guest.page.locator(".options .intent").all_inner_texts()
            assert [one.casefold() for one in told][: len(headings)] == [one.casefold() for one in headings]
            assert findings(guest) == []
            guest.check()


# Headings and common words that stand apart from the answers they begin, and final answers out of sight.
STRAY = """() => [
    ...[...document.querySelectorAll(".options .intent")].filter(one => {
        const first = one.closest("li").querySelector("button").getBoundingClientRect(), box = one.getBoundingClientRect();
        return box.left > one.closest(".options").getBoundingClientRect().left + 1 || box.bottom > first.bottom + 1 && box.top > first.top;
    }),
    ...[...document.querySelectorAll(".options .lead")].filter(one => one.nextElementSibling?.localName !== "button"),
    ...[...document.querySelectorAll(".final button")].filter(one => {
        const box = one.getBoundingClientRect();
        return !one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    }),
].map(one => one.textContent)"""


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (DESKTOP, "ru"), (PHONE, "uk")])
def test_headings_begin_lines_and_final_answers_stay_in_sight(
    browser: Browser, server: Server, size: Size, language: str
) -> None:
    with visitor(browser, server.url, size, language) as guest:
        puppet = Puppet(guest.page)
        table = guest.deal("unfathomable")
        guest.open(f"#t={table}&coach=guide")
        guest.wait()
        places = [f"d{number}" for number in range(1, 9)]
        moves = {f"Move to Deck {at[1]}": {"verb": "move", "arguments": {"space": at}} for at in places}
        final: dict[str, dict[str, Any]] = {
            verb: {"verb": verb, "arguments": {}} for verb in ("use_feat", "end_actions")
        }
        puppet.tell(
            {"waiting": [0], "moments": []}, answers={**ANSWERS, **moves, **final}, ask="performing.act"
        )
        count = guest.page.locator(".options button")
        expect(count.nth(len(ANSWERS) + 7)).to_be_attached()
        assert guest.page.evaluate(STRAY) == []
        guest.check()


def test_an_answer_lights_on_the_board_where_it_leads(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable")
        page = guest.page
        puppet.tell({"waiting": [0], "moments": []}, answers=ANSWERS, ask="performing.act", details=DETAILS)
        lit = page.locator(".board [data-led]")
        for text, space in WHERE.items():
            page.get_by_role("button", name=text).hover()
            expect(lit).to_have_count(1)
            expect(lit).to_have_attribute("data-space", space)
        page.mouse.move(5, 5)
        expect(lit).to_have_count(0)
        page.get_by_role("button", name="Go to the Galley").focus()
        page.keyboard.press("ArrowDown")
        expect(lit).to_have_attribute("data-space", "bridge")
        guest.check()


def test_keys_that_are_no_numbers_answer_nothing(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable")
        page = guest.page
        puppet.tell({"waiting": [0], "moments": []}, answers=ANSWERS, ask="performing.act")
        expect(page.locator(".options button")).to_have_count(len(ANSWERS))
        for key in ('"', "\\", "]", "0", "a"):
            page.keyboard.press(key)
        assert [one for one in puppet.sent if one.get("command", {}).get("do") == "answer"] == []
        page.keyboard.press("2")
        await_answer(guest, puppet, "Play card 2")
        guest.check()


def test_a_long_press_reads_what_an_answer_does_and_a_tap_gives_it(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, PHONE) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable")
        page = guest.page
        puppet.tell({"waiting": [0], "moments": []}, answers=ANSWERS, ask="performing.act", details=DETAILS)
        answer = page.get_by_role("button", name="Attack a Deep One")
        answer.evaluate(LONG_PRESS)
        expect(page.locator("#whole-text")).to_have_text("5 of 8 faces hit (4 or more).")
        assert not any(
            "command" in one for one in puppet.sent if one.get("command", {}).get("do") == "answer"
        )
        assert findings(guest) == []
        answer.tap()
        await_answer(guest, puppet, "Attack a Deep One")
        guest.check()


def test_the_main_prompt_says_the_numbers_of_the_position(browser: Browser, server: Server) -> None:
    """The numbers come from the server: an action that ends the turn says how many are unused."""
    with visitor(browser, server.url) as guest:
        guest.deal("unfathomable")
        page = guest.page
        guest.play_until(page.locator("[data-option=end_actions]"), "unfathomable")
        page.locator("[data-option=end_actions]").hover()
        details = page.locator("[data-option=end_actions]").get_attribute("data-details")
        assert details is not None
        assert "left unused" in details
        guest.check()
