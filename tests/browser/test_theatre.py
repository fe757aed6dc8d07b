"""Full-screen scenes: shown at the turning points, ended by a key, never in the way afterwards."""

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, visitor

pytestmark = pytest.mark.slow

# Presses answers of the table as they come, and ends scenes by Escape; collects the titles of the scenes.
PLAY = """async patience => {
    const titles = [], end = performance.now() + patience;
    const wait = time => new Promise(done => setTimeout(done, time));
    while (performance.now() < end) {
        const scene = document.querySelector(".theatre .title");
        if (scene) {
            titles.push(scene.textContent);
            if (window.keepsScene?.(scene.textContent)) return titles;
            dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" }));
            await wait(30);
            continue;
        }
        if (document.querySelector(".prompt.isOver")) return titles;
        const sure = document.querySelector("dialog .sure");
        const answers = document.querySelectorAll(".options button:enabled");
        if (sure) sure.click();
        else if (answers.length) answers[Math.floor(Math.random() * answers.length)].click();
        await wait(15);
    }
    throw new Error("the game is not over");
}"""
# The first scene stays: the timer that would end it never fires.
STAY = """() => {
    const begin = window.setTimeout;
    window.setTimeout = (call, time, ...rest) => time > 3500 ? 0 : begin(call, time, ...rest);
    window.keepsScene = () => true;
}"""

# Endings stay: they are the only scenes with links.
STAY_AT_END = """() => (window.keepsScene = () => document.querySelector(".theatre .choices .main"))"""


@pytest.mark.parametrize(("game", "players"), [("unfathomable", 3), ("thing", 4), ("thing", 1)])
def test_a_game_ends_with_a_scene_of_its_own(
    browser: Browser, server: Server, game: str, players: int
) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.open()
        guest.deal(game, players)
        titles = guest.page.evaluate(PLAY, 120_000)
        expect(guest.page.locator(".theatre")).to_have_count(0)
        guest.check()
        assert titles
        assert all(titles)


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "uk")])
def test_a_scene_says_what_happened_and_can_be_read_by_everyone(
    browser: Browser, server: Server, size: Size, language: str
) -> None:
    with visitor(browser, server.url, size, language, has_scenes=True) as guest:
        guest.open()
        guest.deal("thing", 4)
        scene = guest.page.locator(".theatre")
        expect(scene.locator("li.isShown")).to_have_count(3 if size is DESKTOP else 1)  # the opening
        for number in range(3):
            card = scene.locator("li").nth(number)
            expect(card.locator("svg").first).to_be_visible()
            for line in (".kicker", ".title", ".why", ".then"):
                expect(card.locator(line).first).not_to_be_empty()
            expect(scene.locator(".turns .main")).to_be_focused()
            if number == 1:  # the secret
                expect(card.locator(".hold")).to_be_in_viewport(ratio=1)
            assert findings(guest) == []
            if size is PHONE:
                guest.page.keyboard.press("Enter")
        if size is DESKTOP:
            guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".theatre.cards")).to_have_count(0)  # bots may have come to the next scene
        guest.page.evaluate(STAY)
        guest.page.evaluate(PLAY, 120_000)
        expect(scene.locator("svg").first).to_be_visible()
        for line in (".kicker", ".title", ".why"):
            expect(scene.locator(line).first).not_to_be_empty()
        expect(scene.locator(".skip")).to_be_focused()
        assert findings(guest) == []
        guest.page.evaluate("() => document.querySelector('.theatre').setAttribute('data-first', '')")
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".theatre[data-first]")).to_have_count(0)  # the next one is another


def test_number_keys_answer_nothing_behind_the_opening(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.open()
        guest.deal("thing", 1)
        cards = guest.page.locator(".theatre.cards")
        cards.locator(".hold, .title").first.wait_for()
        expect(cards.locator(".hold")).to_have_count(0)  # one player has no role
        asked = guest.question
        for key in ("1", "ArrowRight", "2"):
            guest.page.keyboard.press(key)
        guest.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        expect(cards).to_have_count(1)  # arrows turn cards, and close nothing
        assert guest.question == asked
        guest.page.keyboard.press("Escape")
        expect(cards).to_have_count(0)
        guest.check()


def test_a_player_learns_who_they_are_once_and_may_look_again(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.open()
        guest.deal("thing", 4)
        scene = guest.page.locator(".theatre")
        name = scene.locator(".title").first.inner_text()
        guest.page.evaluate("() => (window.passed = 0, setTimeout(() => (window.passed = 1), 12_000))")
        guest.page.wait_for_function("() => window.passed")
        expect(scene.locator(".title").first).to_have_text(name)  # it waits for a press
        guest.page.keyboard.press("Escape")
        guest.page.reload()
        guest.page.locator(".prompt").wait_for()
        guest.page.wait_for_load_state("networkidle")
        expect(scene).to_have_count(0)
        guest.page.locator("header button").last.click()
        guest.page.get_by_role("button", name="Who am I?").click()
        expect(scene.locator(".title").first).to_have_text(name)
        guest.check()


def hold(page: Page) -> None:
    page.locator(".theatre .hold").hover()
    page.mouse.down()


def test_a_role_is_seen_only_while_the_button_is_held(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.open()
        guest.deal("thing", 4)
        held = guest.page.locator(".theatre .picture[data-held]")
        told = guest.page.locator(".theatre .then.held")
        expect(guest.page.locator(".theatre .hold")).to_be_visible()
        expect(held).to_have_count(0)
        hold(guest.page)
        expect(held).to_have_attribute("data-held", re.compile("human|alien"))
        expect(told).to_be_visible()
        guest.page.mouse.up()
        expect(held).to_have_count(0)
        expect(told).to_have_count(0)
        guest.page.locator(".theatre .hold").focus()
        guest.page.keyboard.down("Enter")
        expect(held).to_have_count(1)
        guest.page.keyboard.up("Enter")
        expect(held).to_have_count(0)


def night_of(browser: Browser, server: Server, role: str) -> tuple[str, str, str, list[str]]:
    """A night after which the player is human or infected. Returns the scene as it is on the page, the scene while the
    button is held, its words then, and what the page requested for it."""
    with visitor(browser, server.url, has_scenes=True) as guest:
        puppet = Puppet(guest.page)
        guest.deal("thing", 4)  # not by the start page, which may have loaded the picture for a scenario
        guest.page.locator(".theatre").wait_for()
        guest.page.keyboard.press("Escape")
        expect(guest.page.locator(".theatre")).to_have_count(0)
        guest.page.evaluate(STAY)
        before = len(guest.requests)
        seen = {"figure": 0, "of": 1, "token": role, "role": role}
        puppet.tell(
            {"tracks": {"role.0": role, "turned.0": 40 if role == "alien" else 0}, "moments": []},
            [("changed", {"track": "round", "from": 1, "to": 2}), ("token_seen", seen)],
        )
        back = {"track": "at.0", "from": "kitchen", "to": "rec_room"}
        puppet.tell({"moments": []}, [("changed", back)], rule="T14.1")
        scene = guest.page.locator(".theatre")
        expect(scene.locator(".title")).to_have_text("Lights out")
        guest.page.wait_for_timeout(500)
        plain = scene.inner_html()
        hold(guest.page)
        expect(scene.locator(".why.held")).to_be_visible()
        told = scene.locator(".why.held").inner_text()
        shown = scene.locator(".picture").get_attribute("data-held") or ""
        requests = [url.partition("/assets/")[2] for url in guest.requests[before:] if "/assets/" in url]
        return plain, shown, told, requests


def test_a_night_is_the_same_on_the_victims_screen_until_the_button_is_held(
    browser: Browser, server: Server
) -> None:
    """Two worlds: the same page, the same files, the same words; only the victim sees more, while it holds the
    button."""
    human = night_of(browser, server, "human")
    victim = night_of(browser, server, "alien")
    assert human[0] == victim[0]
    assert human[3] == victim[3] != []
    assert (human[1], victim[1]) == ("untouched", "touched")
    assert human[2] != victim[2]


def test_a_scene_that_the_shared_screen_skips_ends_on_every_screen(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.open()
        table = guest.deal("unfathomable", 3)
        screen = guest.page.context.new_page()
        screen.goto(f"{server.url}/#t={table}&screen=1")
        screen.locator(".board").wait_for()
        guest.page.bring_to_front()
        guest.page.evaluate(STAY)
        scene = guest.page.locator(".theatre")
        guest.page.evaluate("""() => (window.keepsScene = () => document.querySelector(".theatre .hold"))""")
        guest.page.evaluate(PLAY, 60_000)
        expect(scene.locator(".hold")).to_be_visible()
        expect(screen.locator(".theatre")).to_be_visible()
        expect(screen.locator(".theatre .hold")).to_have_count(0)  # it has no side
        screen.locator(".theatre .skip").click()
        expect(scene).to_have_count(0)


def test_the_first_accusation_of_a_player_is_a_scene_and_the_next_is_talk(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        puppet = Puppet(guest.page)
        guest.open()
        guest.deal("thing", 5)
        guest.page.locator(".theatre").wait_for()
        guest.page.keyboard.press("Escape")
        scene = guest.page.locator(".theatre")
        expect(scene).to_have_count(0)
        accusation = {"kind": "estimate", "level": "accuse", "speaker": 2, "seat": 1, "number": 0, "at": 0}
        puppet.say(accusation)
        expect(scene.locator(".title")).to_contain_text("is accused")
        guest.page.keyboard.press("Escape")
        expect(scene).to_have_count(0)
        puppet.say({**accusation, "number": 1})
        puppet.tell({"moments": []}, [("absorbed", {"figure": 3, "place": "kitchen"})])
        expect(scene.locator(".title")).to_contain_text("was absorbed")  # and no accusation before it
        guest.check()


def test_an_ending_leads_to_what_really_happened(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, has_scenes=True) as guest:
        guest.open()
        table = guest.deal("thing", 4)
        guest.page.evaluate(STAY_AT_END)
        guest.page.evaluate(PLAY, 120_000)
        guest.page.locator(".theatre .choices .main").click()
        guest.page.wait_for_url(f"**/#replay={table}*")
        guest.check()
