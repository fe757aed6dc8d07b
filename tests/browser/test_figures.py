"""Figures on the boards, on the shared screen, at the end and in replays: faces and short names, and no delay when a board is resized."""

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.visitor import NO_SCENES, Size, Visitor, visitor

ONE_ROW = 60  # pixels
OTHER: Size = Size(1366, 700)
# Moves of pieces that the browser animates from now on.
COUNT_MOVES = """() => { window.moves = 0; document.querySelector(".board").addEventListener("transitionrun",
    ({ target, propertyName }) => window.moves += propertyName === "transform" && target.matches(".figure, .piece, .dog")) }"""
FACES = {"unfathomable": ".piece .figure[data-speaker] .face", "thing": ".figure[data-figure] .face"}


@pytest.mark.parametrize("game", FACES)
def test_figures_have_faces_and_jump_with_the_board_when_it_is_resized(
    browser: Browser, server: Server, game: str
) -> None:
    context = browser.new_context(
        viewport={"width": 1366, "height": 768}, locale="en", reduced_motion="no-preference"
    )
    context.add_init_script(NO_SCENES)
    guest = Visitor(context.new_page(), server.url)
    guest.deal(game, 4, options={"characters": "random"})
    page = guest.page
    expect(page.locator(FACES[game])).to_have_count(4)
    page.wait_for_timeout(1_000)  # figures that came with the deal stand
    page.evaluate(COUNT_MOVES)
    page.set_viewport_size({"width": OTHER.width, "height": OTHER.height})
    page.wait_for_timeout(500)
    assert page.evaluate("window.moves") == 0
    guest.check()
    context.close()


@pytest.mark.parametrize("language", ["en", "ru", "uk"])
def test_six_players_and_all_dials_fit_a_laptop(browser: Browser, server: Server, language: str) -> None:
    with visitor(browser, server.url, language=language) as guest:
        puppet = Puppet(guest.page)
        guest.deal("unfathomable", 6, options={"characters": "random"})
        guest.play_by_mouse(seed=3, most=14)
        for travel in range(5):
            puppet.tell({"tracks": {"travel": travel, "ritual": 2}, "moments": []})
            guest.page.wait_for_timeout(100)
            assert guest.page.locator(".board .dials").evaluate("one => one.clientHeight") <= ONE_ROW, travel
        hidden = "one => one.scrollHeight - one.clientHeight"
        assert guest.page.locator("section.seats").evaluate(hidden) <= 0
        guest.check()


def test_the_shared_screen_the_end_and_the_replay_have_faces_and_short_names(
    browser: Browser, server: Server
) -> None:
    with visitor(browser, server.url) as guest:
        table = guest.deal("thing", 4, options={"characters": "random"})
        page = guest.page
        catalogue = page.request.get(f"{server.url}/api/words/thing/en").json()
        tracks = guest.look(table)["view"]["tracks"]
        short = [catalogue["short"][tracks[f"character.{seat}"]] for seat in range(4)]
        guest.open(f"#t={table}&screen=1")
        expect(page.locator(".seats li strong")).to_have_text(short)
        expect(page.locator(".seats li .face")).to_have_count(4)
        guest.open(f"#t={table}")
        guest.play_by_mouse(seed=4)
        expect(page.locator("dialog li strong")).to_have_text(short)
        guest.open(f"#replay={table}")
        expect(page.locator("section[aria-labelledby=winner] li strong")).to_have_text(short)
        expect(page.locator("section[aria-labelledby=winner] li .face")).to_have_count(4)
        guest.check()
