"""Concealed options that reveal a player's side, and confirmation of irreversible answers."""

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor

REVEAL = "Reveal as a traitor: show the Hybrid card"
ACT = {
    "Attack a Deep One": {"verb": "attack_deep_one", "arguments": {}},
    "Rescue a passenger": {"verb": "rescue", "arguments": {}},
    "End your actions": {"verb": "end_actions", "arguments": {}},
}
ACT_AS_TRAITOR = {**ACT, REVEAL: {"verb": "reveal", "arguments": {"card": "hybrid"}}}
LAY = {"Lay down Human tokens only": {"verb": "lay_human", "arguments": {}}}
LAY_AS_ALIEN = {**LAY, "Lay down a Human and an Alien token": {"verb": "lay_alien", "arguments": {}}}
HIDE = {"Stay hidden": {"verb": "stay_hidden", "arguments": {}}}
HIDE_AS_ALIEN = {**HIDE, "Reveal yourself": {"verb": "reveal_self", "arguments": {}}}
DEALT = {
    "zones": {"loyalty.0": {"count": 1, "cards": ["hybrid"], "known_to": None}},
    "waiting": [0],
    "moments": [],
}
ASKED = {"waiting": [0], "moments": []}

QUESTIONS: list[tuple[str, int, str, dict[str, Any], dict[str, Any], dict[str, Any]]] = [
    ("unfathomable", 3, "performing.act", DEALT, ACT, ACT_AS_TRAITOR),
    ("thing", 5, "infection.lay_tokens", ASKED, LAY, LAY_AS_ALIEN),
    ("thing", 5, "accusing.reveal_oneself", ASKED, HIDE, HIDE_AS_ALIEN),
]


def prompt_of(page: Page) -> str:
    """The whole prompt: visible text, accessible names and markup, without the number of the decision."""
    whole = page.locator("div.prompt").evaluate("prompt => prompt.outerHTML")
    return re.sub(r'data-decision="\d+"', "", whole)


def await_answers(page: Page, puppet: Puppet, count: int = 0) -> list[str]:
    """Wait until the page has sent this many answers, or for a timeout. Returns the answers."""
    sent: list[str] = []
    for _ in range(100 if count else 3):
        page.wait_for_timeout(50)
        sent = [
            one["command"]["option"] for one in puppet.sent if one.get("command", {}).get("do") == "answer"
        ]
        if count and len(sent) >= count:
            break
    return sent


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players", "ask", "changes", "human", "traitor"), QUESTIONS)
@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_covered_prompt_is_the_same_for_either_side(
    browser: Browser,
    server: Server,
    size: Size,
    game: str,
    players: int,
    ask: str,
    changes: dict[str, Any],
    human: dict[str, Any],
    traitor: dict[str, Any],
) -> None:
    secret = next(words for words in traitor if words not in human)
    with visitor(browser, server.url, size) as guest:
        page, puppet = guest.page, Puppet(guest.page)
        guest.deal(game, players)
        puppet.tell(changes, answers=human, ask=ask)
        expect(page.locator(".options button")).to_have_count(len(human))
        as_human, asked = prompt_of(page), guest.question
        page.locator("button.secret").click()
        expect(page.get_by_role("dialog")).to_contain_text("Your side has no other answers to this question.")
        page.keyboard.press("Escape")
        puppet.tell(changes, answers=traitor, ask=ask)
        page.wait_for_function(
            "asked => document.querySelector('[data-decision]').dataset.decision !== asked", arg=asked
        )
        expect(page.locator(".options button")).to_have_count(len(human))
        assert prompt_of(page) == as_human
        assert secret not in page.content()
        button = page.locator("button.secret")
        button.focus()
        page.keyboard.press("Enter")  # uncovered
        expect(page.get_by_role("dialog")).to_contain_text(secret)
        assert findings(guest) == []
        guest.check()


def test_what_a_player_may_not_do_is_not_told_by_leaving_it_out(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page, puppet = guest.page, Puppet(guest.page)
        guest.deal("unfathomable")
        lists = []
        for answers in (ACT, ACT_AS_TRAITOR):
            puppet.tell(DEALT, answers=answers, ask="performing.act")
            page.get_by_role("button", name="Why not?").click()
            lists.append(page.locator("dialog option").all_inner_texts())
            page.keyboard.press("Escape")
        assert lists[0] == lists[1]
        guest.check()


def test_revealing_oneself_is_asked_twice_and_can_be_thought_better_of(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        page, puppet = guest.page, Puppet(guest.page)
        guest.deal("unfathomable")
        puppet.tell(DEALT, answers=ACT_AS_TRAITOR, ask="performing.act")
        for key in ("Escape", "Enter"):  # the cancel button has the focus
            page.locator("button.secret").click()
            page.get_by_role("dialog").get_by_role("button", name=REVEAL).click()
            dialog = page.get_by_role("dialog", name="Are you sure?")
            expect(dialog).to_contain_text(REVEAL)
            page.keyboard.press(key)
            expect(dialog).to_have_count(0)
            assert await_answers(page, puppet) == []
        page.locator("button.secret").click()
        page.get_by_role("dialog").get_by_role("button", name=REVEAL).click()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert await_answers(page, puppet, 1) == [REVEAL]
        guest.check()


def test_what_cannot_be_made_good_again_stands_apart_and_is_asked_twice(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        page, puppet = guest.page, Puppet(guest.page)
        guest.deal("unfathomable")
        puppet.tell(ASKED, answers=ACT, ask="performing.act")
        assert page.locator(".options:not(.final) button").count() == 2
        final = page.locator(".options.final button")
        expect(final).to_have_text("3 End your actions")
        page.keyboard.press("3")
        expect(page.get_by_role("dialog", name="Are you sure?")).to_contain_text("End your actions")
        assert findings(guest) == []
        page.keyboard.press("3")  # keys do not answer behind the dialog
        assert await_answers(page, puppet) == []
        page.get_by_role("button", name="Yes, do it").click()
        assert await_answers(page, puppet, 1) == ["End your actions"]
        puppet.tell(ASKED, answers=ACT, ask="performing.act")
        page.get_by_role("button", name="Rescue a passenger").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert await_answers(page, puppet, 2)[1:] == ["Rescue a passenger"]
        guest.check()


def test_a_question_that_is_gone_takes_its_dialogs_with_it(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page, puppet = guest.page, Puppet(guest.page)
        guest.deal("unfathomable")
        puppet.tell(DEALT, answers=ACT_AS_TRAITOR, ask="performing.act")
        page.locator(".options.final button").wait_for()
        page.keyboard.press("3")
        page.get_by_role("dialog", name="Are you sure?").wait_for()
        # A clock or a bot has answered.
        puppet.tell(DEALT, answers={"Pass": {"verb": "pass", "arguments": {}}})
        expect(page.get_by_role("dialog")).to_have_count(0)
        guest.check()


INFECTED = {
    "tracks": {"at.0": "radio", "at.1": "radio", "laid.0": 2, "role.0": "alien"},
    "moments": [{"moment": "infection", "stage": "looking", "place": "radio", "figures": ["0", "1"]}],
    "waiting": [],
}
SEEN = {"figure": "0", "of": "1", "token": "alien", "role": "alien"}


def read_held_text(guest: Visitor, selector: str) -> str:
    """The text that is shown while a button is held."""
    button = guest.page.locator(selector)
    button.focus()
    guest.page.keyboard.down("Space")
    told = guest.page.locator(".seen").inner_text()
    guest.page.keyboard.up("Space")
    expect(guest.page.locator(".seen")).to_have_count(0)
    return told


def test_the_board_covers_the_tokens_that_tell_ones_side(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        page, puppet = guest.page, Puppet(guest.page)
        page.emulate_media(reduced_motion="no-preference")
        guest.deal("thing", 5)
        puppet.tell(INFECTED)
        scene = page.locator("[data-scene=infection]")
        scene.locator(".hold").wait_for()
        assert "lien" not in scene.inner_html()
        assert read_held_text(guest, "[data-scene=infection] .hold") == "You laid down: Human, Alien"
        puppet.tell({**INFECTED, "tracks": {}}, events=[("token_seen", SEEN)])
        scene.locator(".looks").wait_for()
        assert "lien" not in scene.inner_html()
        guest.check()
