"""Answers that are gathered and confirmed once, and the standing order for revealing oneself."""

import json
import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.visitor import DESKTOP, PHONE, visitor

ROOMS = ("kitchen", "radio", "laboratory")
STRENGTH = 4


def option(place: str) -> dict[str, object]:
    return {"id": f"Strike {place}", "verb": "put_strength", "arguments": {"place": place}}


def answer_ahead(page: Page) -> None:
    """Answer requests for follow-up questions as a server would, with so much strength to place."""

    def go_on(route: Route) -> None:
        left = STRENGTH - len(json.loads(route.request.post_data or "")["options"])
        options = [option(room) for room in ROOMS] if left else []
        options.append({"id": "Finish the plan", "verb": "confirm", "arguments": {}})
        texts = [one["id"] for one in options]
        decision = {"number": 1, "seat": 0, "ask": "planning.propose", "rule": "T4.2", "options": options}
        question = {"ask": f"Left: {left}", "effect": [], "options": texts, "details": [[]] * len(texts)}
        route.fulfill(json={"decision": decision, "question": question})

    page.route(re.compile(r"/ahead$"), go_on)


def test_strength_is_laid_on_rooms_and_confirmed_once(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, DESKTOP) as guest:
        page = guest.page
        puppet = Puppet(page)
        guest.deal("thing", 6)
        answer_ahead(page)
        given = {
            str(one["id"]): {name: value for name, value in one.items() if name != "id"}
            for one in map(option, ROOMS)
        }
        puppet.tell(answers=given, ask="planning.propose")
        kitchen = page.locator("[data-place=kitchen]")
        sent = len(puppet.sent)
        for _ in range(2):
            kitchen.click()
        expect(kitchen.locator(".claw")).to_have_text("2")
        expect(page.locator(".prompt .ask")).to_have_text("Left: 2")
        page.locator("[data-place=radio]").click()
        page.locator("[data-place=laboratory]").click()
        expect(page.locator("[data-pick]")).to_have_count(3)
        expect(page.locator(".options button")).to_have_count(1)  # nothing is left to lay
        page.locator("[data-pick='Strike radio']").click()  # taken back, and laid elsewhere
        expect(page.locator("[data-place=radio] .claw")).to_have_count(0)
        kitchen.click()
        expect(kitchen.locator(".claw")).to_have_text("3")
        assert len(puppet.sent) == sent
        page.locator(".options button", has_text="Finish the plan").click()
        page.wait_for_function("document.querySelectorAll('[data-pick]').length === 0")
        (command,) = [one["command"] for one in puppet.sent[sent:]]
        assert command["do"] == "answers"
        assert command["options"] == [
            "Strike kitchen",
            "Strike kitchen",
            "Strike laboratory",
            "Strike kitchen",
            "Finish the plan",
        ]
        guest.check()


def test_deep_ones_are_put_in_order_on_the_board_and_act_without_further_questions(
    browser: Browser, server: Server
) -> None:
    ask, spaces = "deep_ones_act.choose_which", ("w2", "w3", "w5")
    with visitor(browser, server.url, DESKTOP) as guest:
        page = guest.page
        puppet = Puppet(page)
        guest.deal("unfathomable", 3, options={"characters": "random"})

        def put(*left: str) -> None:
            answers = {f"Act {at}": {"verb": "pick_space", "arguments": {"space": at}} for at in left}
            puppet.tell(
                {"moments": [{"moment": "activation", "waiting": dict.fromkeys(left, 1)}]},
                answers=answers,
                ask=ask,
            )

        put(*spaces)
        sent = len(puppet.sent)
        page.locator("[data-space=w3]").click()
        expect(page.locator("[data-pick]")).to_have_count(1)
        page.locator("[data-space=w5]").click()
        expect(page.locator("[data-pick]")).to_have_count(3)  # the last one has no choice
        assert len(puppet.sent) == sent
        page.locator("[data-option=confirm]").click()
        expect(page.locator("[data-pick]")).to_have_count(0)
        put("w2", "w5")
        page.wait_for_function("() => !document.querySelector('.options button:disabled')")
        assert [one["command"]["option"] for one in puppet.sent[sent:]] == ["Act w3", "Act w5"]
        puppet.tell({"moments": []}, answers={"pass": {"verb": "pass", "arguments": {}}}, ask="window.react")
        put(*spaces)
        page.get_by_role("button", name="The rest as listed").click()
        put("w3", "w5")
        page.wait_for_function("() => !document.querySelector('.options button:disabled')")
        assert [one["command"]["option"] for one in puppet.sent[sent + 2 :]] == ["Act w2", "Act w3"]
        guest.check()


def test_cards_for_a_check_are_picked_by_keys_on_a_phone_taken_back_and_given_together(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, PHONE) as guest:
        page = guest.page
        guest.deal("lifeboat", 3)
        card, picks = page.locator(".prompt [data-option^='add ']"), page.locator("[data-pick]")
        guest.play_until(card, "lifeboat")
        asked = ""
        while not picks.count():  # a last card is given at once
            guest.play_until(card, "lifeboat")
            asked = guest.question
            card.first.press("Enter")
            page.wait_for_function(
                "asked => document.querySelector('.prompt [data-decision]')?.dataset.decision !== asked",
                arg=asked,
            )
        assert guest.question == f"{asked}+1"
        picks.first.press("Enter")
        expect(picks).to_have_count(0)
        assert guest.question == asked
        card.first.press("Enter")
        expect(picks).to_have_count(1)
        page.locator("[data-option=done]").press("Enter")
        expect(picks).to_have_count(0)
        page.wait_for_function(
            "asked => document.querySelector('.prompt [data-decision]')?.dataset.decision !== asked",
            arg=asked,
        )
        guest.check()


def test_who_does_not_want_to_be_asked_about_revealing_themselves_says_so_once(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, DESKTOP) as guest:
        page = guest.page
        puppet = Puppet(page)
        guest.deal("thing", 4)
        ask = "accusing.reveal_oneself"
        puppet.tell(answers={"stay_hidden": {"verb": "stay_hidden", "arguments": {}}}, ask=ask)
        sent = len(puppet.sent)
        page.get_by_role("button", name="Stay hidden, and don’t ask me again").click()
        page.wait_for_function("() => !document.querySelector('.options button:disabled')")
        commands = [one["command"] for one in puppet.sent[sent:]]
        assert [one["do"] for one in commands] == ["order", "answer"]
        assert commands[0]["order"] == "stay_hidden reveal_oneself end"
        assert commands[1]["option"] == "stay_hidden"
        guest.check()


def test_the_order_for_revealing_oneself_has_three_states_and_one_of_them_holds(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, DESKTOP) as guest:
        page = guest.page
        guest.deal("thing", 4)
        page.locator(".tools button", has_text="Orders").click()
        order = page.locator("[data-order=reveal_oneself]")
        expect(order.get_by_role("radio")).to_have_count(3)
        expect(order.get_by_role("radio", name="Ask me")).to_be_checked()
        for choice in ("Reveal yourself", "Stay hidden"):
            order.get_by_role("radio", name=choice).check()
            expect(page.locator("dialog li")).to_have_count(1)
            expect(page.locator("dialog li")).to_contain_text(choice)
        order.get_by_role("radio", name="Ask me").check()
        expect(page.locator("dialog li")).to_have_count(0)
        guest.check()
