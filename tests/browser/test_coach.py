"""A first game with explanations, to its end; one check or encounter to practise."""

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor

PLAYERS = {"lifeboat": 3, "unfathomable": 3, "thing": 4}
GAMES_OF_BOTS = 5  # a game may be over before what is to be practised comes
EXPLAINED = {
    "lifeboat": {"A boat, and a traitor", "Your secret", "Your turn", "A check", "The end"},
    "unfathomable": {
        "A ship in peril",
        "Your secret",
        "Your turn",
        "A skill check",
        "How it came out",
        "The end",
    },
    "thing": {"Something is among you", "Your secret", "Your move", "The end"},
}


def explained(guest: Visitor) -> list[str]:
    """What is explained right now, one after the other: each is read, and none lies over an answer."""
    titles = []
    bubble = guest.page.locator(".bubble")
    while bubble.count():
        if guest.page.locator("dialog[aria-labelledby=curtain]").count():
            guest.page.keyboard.press("Escape")  # at the end it is before everything
        titles.append(bubble.locator(".title").inner_text())
        lowest = guest.page.evaluate(
            """(() => { const bubble = document.querySelector('.bubble')?.getBoundingClientRect();
                const answer = document.querySelector('.options button')?.getBoundingClientRect();
                return bubble && answer ? answer.top - bubble.bottom : 0 })()"""
        )
        assert lowest >= 0, titles[-1]
        bubble.get_by_role("button", name="Got it").click()
    return titles


@pytest.mark.parametrize(
    ("game", "size"),
    [
        ("lifeboat", PHONE),
        pytest.param("unfathomable", DESKTOP, marks=pytest.mark.slow),
        pytest.param("thing", DESKTOP, marks=pytest.mark.slow),
    ],
)
def test_a_first_game_is_explained_to_its_end(
    browser: Browser, server: Server, game: str, size: Size
) -> None:
    with visitor(browser, server.url, size) as guest:
        guest.open()
        guest.host(game)
        guest.set_up(PLAYERS[game])
        guest.fill()
        guest.start()
        guest.open(f"{guest.page.url.rpartition('/')[2]}&coach=guide")
        guest.page.locator(".bubble").wait_for()
        assert findings(guest) == []
        titles: list[str] = []
        for round_of in range(2000):
            titles += explained(guest)
            if not guest.play_by_mouse(seed=round_of, most=1):
                break
        titles += explained(guest)
        assert titles[-1] == "The end"
        assert len(titles) == len(set(titles))  # each once
        assert set(titles) >= EXPLAINED[game]
        guest.check()


def test_explanations_can_be_left(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.open("#learn=unfathomable")
        guest.page.get_by_role("button", name="Start the guided game").click()
        guest.page.locator(".bubble").get_by_role("button", name="Got it").click()
        guest.page.reload()
        guest.page.locator(".prompt").wait_for()
        guest.wait()
        expect(guest.page.locator(".bubble")).not_to_contain_text("A ship in peril")  # each once
        guest.page.get_by_role("button", name="No more explanations").click()
        expect(guest.page.locator(".bubble")).to_have_count(0)
        assert "coach" not in guest.page.url
        guest.check()


@pytest.mark.parametrize("game", ["lifeboat", pytest.param("thing", marks=pytest.mark.slow)])
def test_one_thing_is_practised(browser: Browser, server: Server, game: str) -> None:
    """A real game: a bot plays for us until it comes, then we answer, then a bot might play again."""
    with visitor(browser, server.url) as guest:
        page = guest.page
        is_practised = False
        for _ in range(GAMES_OF_BOTS):
            guest.open(f"#learn={game}")
            page.locator(".head button").nth(1).click()
            page.locator(".bubble", has_text="The table plays by itself").wait_for()
            is_practised = practise(guest)
            if is_practised:
                break
        assert is_practised
        page.get_by_role("button", name="Once more").click()
        expect(page.locator(".bubble")).to_contain_text("The table plays by itself")
        guest.check()


def practise(guest: Visitor) -> bool:
    """Whether there was anything to practise before the game was over."""
    page, chance, was_ours = guest.page, random.Random(5), False
    title = page.locator(".bubble .title")
    while title.inner_text() != "That was it":
        was_ours = was_ours or title.inner_text() == "Your turn to practise"
        answers = page.locator(".options button:enabled")
        if title.inner_text() in {"It begins", "Your turn to practise"} and answers.count():
            asked = guest.question
            answers.nth(chance.randrange(answers.count())).click()
            page.wait_for_function(
                "asked => (document.querySelector('.prompt [data-decision]')?.dataset.decision ?? '') !== asked",
                arg=asked,
            )
        page.wait_for_timeout(50)
    return was_ours and page.get_by_role("button", name="Once more").count() == 1
