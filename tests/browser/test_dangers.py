"""The nearest danger: one line above the board at every size, the list of all dangers, light, sound, and the table
screen."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.machine import Server
from tests.browser.puppet import Puppet
from tests.browser.test_screens import findings
from tests.browser.visitor import DESKTOP, PHONE, Size, Visitor, visitor

pytestmark = pytest.mark.slow


def danger(
    name: str, level: int, left: int | None, turns: int | None, *, is_defeat: bool = True
) -> dict[str, Any]:
    whole = None if left is None else 10
    return {
        "danger": name,
        "rule": "29.6" if is_defeat else "50.12",
        "is_defeat": is_defeat,
        "left": left,
        "of": whole,
        "lost": 3 if turns else 0,
        "over": 8,
        "turns": turns,
        "level": level,
    }


NEAR = [
    danger("fuel", 80, 2, 4),
    danger("souls", 12, 7, None),
    danger("ritual", 40, 1, None, is_defeat=False),
]


@contextmanager
def table(
    browser: Browser, server: Server, size: Size = DESKTOP, language: str = "en", **words: Any
) -> Iterator[tuple[Visitor, Puppet]]:
    with visitor(browser, server.url, size, language, **words) as guest:
        puppet = Puppet(guest.page)
        guest.open()
        guest.deal("unfathomable", 3)
        yield guest, puppet


def level_on(board: Locator) -> float:
    return float(board.evaluate("one => getComputedStyle(one).getPropertyValue('--danger')"))


@pytest.mark.parametrize(
    ("size", "language", "line"),
    [
        (DESKTOP, "en", "Fuel runs out in about 4 turns"),
        (PHONE, "ru", "Топливо закончится примерно через 4 хода"),
        (Size(820, 1180), "uk", "Пальне скінчиться приблизно за 4 ходи"),
    ],
)
def test_the_nearest_defeat_stands_above_the_board_and_covers_nothing(
    browser: Browser, server: Server, size: Size, language: str, line: str
) -> None:
    with table(browser, server, size, language) as (guest, puppet):
        puppet.tell(dangers=NEAR)
        button = guest.page.locator("button.danger")
        expect(button.locator(".line")).to_have_text(line)
        frame = guest.page.locator(".frame")
        assert level_on(frame) == 0.8
        box, board = button.bounding_box(), guest.page.locator(".frame > .room").bounding_box()
        assert box is not None
        assert board is not None
        assert box["y"] + box["height"] <= board["y"] + 1
        assert box["width"] <= size.width
        assert findings(guest) == []


def test_a_press_opens_all_dangers_and_leads_to_their_rules(browser: Browser, server: Server) -> None:
    with table(browser, server) as (guest, puppet):
        puppet.tell(dangers=NEAR)
        page = guest.page
        page.locator("button.danger").focus()
        page.keyboard.press("Enter")
        dialog = page.locator("dialog")
        expect(dialog.locator("li h4")).to_have_text(["Fuel", "Souls", "Ritual"])
        expect(dialog.locator("h3")).to_have_text(["Ways to lose", "Setbacks"])
        expect(dialog.locator("[data-danger=fuel]")).to_contain_text("3 lost in the last 8 turns")
        expect(dialog.locator("[data-danger=souls]")).to_contain_text("not falling")
        assert findings(guest) == []
        dialog.locator("[data-danger=fuel] .rule").click()
        expect(dialog).to_have_count(0)
        expect(page.get_by_text("§ 29.6")).to_be_visible()


def test_lamps_go_down_and_dusk_comes_as_defeat_comes_nearer(browser: Browser, server: Server) -> None:
    opacity = "one => Number(getComputedStyle(one).opacity)"
    with table(browser, server) as (guest, puppet):
        puppet.tell(dangers=[danger("fuel", 0, 8, None)])
        lamps, dusk = guest.page.locator(".lamps.lit"), guest.page.locator(".dusk")
        expect(lamps).to_have_css("opacity", "1")
        expect(dusk).to_have_css("opacity", "0")
        puppet.tell(dangers=NEAR)
        expect(lamps).to_have_css("opacity", "0.32")
        guest.page.wait_for_function(
            "() => getComputedStyle(document.querySelector('.dusk')).opacity === '0.4'"
        )
        assert dusk.evaluate(opacity) == 0.4


# Counts low notes, and captures the timer of swells: `swell` plays the next one.
HEAR = """() => {
    const start = OscillatorNode.prototype.start, every = window.setInterval, end = window.clearInterval;
    window.started = 0;
    OscillatorNode.prototype.start = function (...rest) {
        window.started++;
        return start.apply(this, rest);
    };
    window.setInterval = (call, time, ...rest) => time === 6000 ? ((window.swell = call), 0) : every(call, time, ...rest);
    window.clearInterval = timer => timer === 0 ? void (window.swell = null) : end(timer);
}"""


def test_the_bed_grows_with_danger_and_is_silent_without(browser: Browser, server: Server) -> None:
    with table(browser, server) as (guest, puppet):
        page = guest.page
        page.evaluate(HEAR)
        page.locator("button.danger").click()  # a user gesture: browsers play no sound before one
        page.keyboard.press("Escape")
        puppet.tell(dangers=[danger("fuel", 90, 1, 1)])
        page.wait_for_function("() => window.swell")
        page.wait_for_function("() => (window.started = 0, window.swell(), window.started === 1)")
        puppet.tell(dangers=[danger("fuel", 5, 8, None)])
        page.wait_for_function("() => window.swell === null")


def test_the_table_screen_has_the_line_too(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        guest.open()
        name = guest.deal("thing", 4)
        guest.open(f"#t={name}&screen=1")
        guest.page.reload()
        line = guest.page.locator("button.danger .line")
        expect(line).not_to_be_empty()
        guest.page.locator("button.danger").click()
        expect(guest.page.locator("dialog [data-danger=boarding]")).to_contain_text("at any time")
        expect(guest.page.locator("dialog .rule")).to_have_count(0)


def test_signs_say_their_names(browser: Browser, server: Server) -> None:
    with table(browser, server) as (guest, puppet):
        puppet.tell(dangers=NEAR)
        deck = guest.page.locator(".deck.tip").first
        deck.hover()
        assert deck.evaluate("one => getComputedStyle(one, '::after').content") == '"Mythos deck"'
