"""Somebody at a browser: what they press and what they see. Every request and every complaint of the page is remembered."""

import contextlib
import random
import re
from collections.abc import Iterator
from typing import Final, Literal, NamedTuple

from playwright.sync_api import Browser, Page, expect

PATIENCE: Final = 30_000  # milliseconds
UNSAID: Final = re.compile(
    r"\b(?:web|refusal|card|zone|track|space|place|option|ask|log|choice|setting)-[a-z]+-?\w*"
)


class Size(NamedTuple):
    width: int
    height: int


DESKTOP: Final = Size(1366, 768)
PHONE: Final = Size(360, 640)

Theme = Literal["light", "dark"]


class Visitor:
    def __init__(self, page: Page, url: str) -> None:
        self.page: Final = page
        self.url: Final = url
        self.requests: Final[list[str]] = []
        self.complaints: Final[list[str]] = []
        page.set_default_timeout(PATIENCE)
        page.on("request", lambda request: self.requests.append(request.url))
        page.on("pageerror", lambda fault: self.complaints.append(str(fault)))
        page.on("console", lambda message: self._hear(message.type, message.text))

    def _hear(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.complaints.append(text)

    # Before the game

    def open(self, link: str = "") -> None:
        self.page.goto(f"{self.url}/{link}")

    def play_now(self, game: str) -> None:
        self.page.locator(f"li.{game} button.main").click()
        self.page.locator(".prompt").wait_for()

    def host(self, game: str) -> None:
        self.page.locator(f"li.{game} button:not(.main)").click()
        self.page.locator(".lobby").wait_for()

    def set_up(self, players: int, bots: str = "random") -> None:
        """In the lobby: so many players, the rest of them bots that answer at once."""
        self.page.locator("#options ~ .all select").nth(0).select_option(str(players))
        self.page.locator("#options ~ .all select").nth(2).select_option("0")
        self.page.locator(".bots select").select_option(bots)

    def fill(self) -> None:
        self.page.locator(".bots button").click()

    def start(self) -> None:
        self.page.locator("footer button[aria-pressed=false]").click()
        self.page.locator("footer button.main").click()
        self.page.locator(".prompt").wait_for()

    def start_by_keys(self, game: str) -> None:
        """From the start page into a game with one player less than usual, and bots that answer at once."""
        page = self.page
        page.locator(".games li").first.wait_for()
        self._press(f"li.{game} button:not(.main)", "Enter")
        page.locator(".lobby").wait_for()
        self._press(".bots select", "End")  # the last kind: random
        self._press("#options ~ .all label:nth-child(1) select", "ArrowUp")
        expect(page.locator(".lobby li")).to_have_count(3)
        self._press("#options ~ .all label:nth-child(3) select", "Home")
        self._press(".bots button", "Enter")
        expect(page.locator(".lobby li .good")).to_have_count(2)
        self._press("footer button[aria-pressed]", "Enter")
        expect(page.locator("footer button.main")).to_be_enabled()
        self._press("footer button.main", "Enter")
        page.locator(".prompt").wait_for()

    def _press(self, selector: str, key: str) -> None:
        self._reach(selector)
        self.page.keyboard.press(key)

    def _reach(self, selector: str) -> None:
        """By the tabulator, as anybody would."""
        for _ in range(200):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by the keyboard")

    # In the game

    @property
    def is_over(self) -> bool:
        return self.page.locator(".prompt .won, .prompt .crown, .prompt h2").count() > 0

    def wait(self) -> bool:
        """Until something is asked; False: the game is over."""
        self.page.locator(".options button:enabled, .prompt h2").first.wait_for()
        return not self.is_over

    def play_by_mouse(self, seed: int, most: int = 100_000) -> int:
        """Press any answer, to the end or so often; how often that was."""
        chance = random.Random(seed)
        for presses in range(most):
            if not self.wait():
                return presses
            options = self.page.locator(".options button:enabled")
            count = options.count()
            if count:
                asked = self.question
                options.nth(chance.randrange(count)).click()
                self._goes_on(asked)
        return most

    def play_by_keys(self, seed: int) -> int:
        """The same with number and arrow keys."""
        chance = random.Random(seed)
        presses = 0
        while self.wait():
            count = self.page.locator(".options button:enabled").count()
            if not count:
                continue
            asked = self.question
            if chance.random() < 0.5:
                self.page.keyboard.press(str(chance.randrange(min(count, 9)) + 1))
            else:
                self._reach(".options button")
                for _ in range(chance.randrange(count)):
                    self.page.keyboard.press("ArrowDown")
                self.page.keyboard.press("Enter")
            self._goes_on(asked)
            presses += 1
        return presses

    @property
    def question(self) -> str:
        return str(
            self.page.evaluate("document.querySelector('.prompt [data-decision]')?.dataset.decision ?? ''")
        )

    def _goes_on(self, asked: str) -> None:
        """Until that question is answered."""
        self.page.wait_for_function(
            "asked => (document.querySelector('.prompt [data-decision]')?.dataset.decision ?? '') !== asked",
            arg=asked,
        )

    def open_tools(self) -> None:
        """What one can ask at a prompt instead of answering; on a phone it is behind a button."""
        more = self.page.locator(".prompt .more")
        if more.is_visible() and more.get_attribute("aria-expanded") == "false":
            more.click()

    # What is seen

    def check(self) -> None:
        """Nothing is wrong with the page, wherever it is."""
        assert self.complaints == []
        text = self.page.locator("body").inner_text()
        assert UNSAID.findall(text) == []
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "the page is wider than the window"

    def sees(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)


@contextlib.contextmanager
def visitor(
    browser: Browser, url: str, size: Size = DESKTOP, language: str = "en", theme: Theme = "light"
) -> Iterator[Visitor]:
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        locale=language,
        color_scheme=theme,
        has_touch=size is PHONE,
        reduced_motion="reduce",
    )
    try:
        yield Visitor(context.new_page(), url)
    finally:
        context.close()
