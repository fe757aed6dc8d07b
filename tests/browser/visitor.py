"""Driver of one browser page: input, and queries on the screen. Records all requests and console errors."""

import contextlib
import hashlib
import random
import re
from collections.abc import Iterator
from typing import Any, Final, Literal, NamedTuple

from playwright.sync_api import Browser, Locator, Page, expect
from playwright.sync_api import TimeoutError as PageTimeout

PATIENCE: Final = 30_000  # milliseconds
MISSED: Final = 5_000  # milliseconds after which a press counts as missed
ENOUGH: Final = 200  # answers, enough to meet all common situations
SEED: Final = "0123456789abcdef0123456789abcdef"
UNSAID: Final = re.compile(
    r"\b(?:web|refusal|card|zone|track|space|place|option|ask|log|choice|setting)-[a-z]+-?\w*"
)

# In a meeting, which takes the place of the question: the button of a player who has no more to say.
FINISHED: Final = ".prompt .bar button.main:enabled"

# Waits for a new decision and returns the position of one of its answers; null: the game is over. The answer
# must be at the same position in two samples, and not covered. The visitor has nothing to say in meetings.
SPOT: Final = """([pick, before, patience, finished]) => new Promise((done, fail) => {
    const end = performance.now() + patience;
    let was = "";
    const look = () => {
        if (document.querySelector(".prompt .won, .prompt .crown, .prompt h2")) return done(null);
        document.querySelector(finished)?.click();
        const asked = document.querySelector(".prompt [data-decision]")?.dataset.decision ?? "";
        const answers = asked === before ? [] : document.querySelectorAll(".options button:enabled");
        if (answers.length) {
            const answer = answers[Math.floor(pick * answers.length)];
            answer.scrollIntoView({ block: "nearest" });
            const box = answer.getBoundingClientRect();
            const spot = { asked, x: box.x + box.width / 2, y: box.y + box.height / 2 };
            const now = JSON.stringify(spot);
            if (now === was && answer.contains(document.elementFromPoint(spot.x, spot.y))) return done(spot);
            was = now;
        }
        if (performance.now() > end) return fail(new Error(`no answer can be pressed; asked: ${asked}, before: ${before}`));
        setTimeout(look, 10);
    };
    look();
})"""

# Whether the page has taken a press: another question, the end, an answer on its way, or a dialog that asks for confirmation.
HEARD: Final = """asked => document.querySelector("dialog .sure, .options button:disabled, .prompt h2")
    || (document.querySelector(".prompt [data-decision]")?.dataset.decision ?? "") !== asked"""


# The page's own preferences, as if a visitor had switched scenes off before.
NO_SCENES: Final = """if (location.protocol.startsWith("http")) localStorage.turncoat ??= JSON.stringify({ hasScenes: false })"""


class Size(NamedTuple):
    width: int
    height: int


DESKTOP: Final = Size(1366, 768)
PHONE: Final = Size(360, 640)

Theme = Literal["light", "dark"]


class Visitor:
    def __init__(self, page: Page, url: str, has_touch: bool = False) -> None:
        self.page: Final = page
        self.url: Final = url
        self.has_touch: Final = has_touch
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
        """In the lobby: set the number of players, the rest of them bots that answer at once."""
        self.page.locator("#options ~ .all select").nth(0).select_option(str(players))
        expect(self.page.locator(".lobby li .who")).to_have_count(players)  # before seats are filled
        self.page.locator("#options ~ .all select").nth(2).select_option("0")
        self.page.locator(".bots select").select_option(bots)

    def fill(self) -> None:
        self.page.locator(".bots button").click()
        expect(self.page.locator(".lobby li.free")).to_have_count(0)

    def start(self) -> None:
        """Alone with bots a host just starts; with others, they are ready first."""
        start = self.page.locator("footer button.main")
        ready = self.page.locator("footer button[aria-pressed=false]")
        if ready.count():
            with contextlib.suppress(PageTimeout):  # it goes when the last bot sits down
                ready.click(timeout=MISSED)
        start.click()
        self.page.locator(".prompt").wait_for()

    def deal(self, game: str, players: int = 3, **settings: Any) -> str:
        """Start a game over the API, with bots that answer at once and no lobby. Returns its table."""
        table: str = self.fetch(
            "tables", {"settings": {"game": game, "players": players, "bot_pace": 0, **settings}}
        )["table"]
        self.fetch(f"tables/{table}/join", {"name": "Guest", "seat": 0})
        commitment = hashlib.sha256(bytes.fromhex(SEED)).hexdigest()
        bots: list[dict[str, Any]] = [
            {"do": "seat_bot", "seat": seat, "bot": "random"} for seat in range(1, players)
        ]
        ready = {"do": "ready", "commitment": commitment}
        for act in (*bots, ready, {"do": "start"}, {"do": "contribute", "seed": SEED}):
            self.fetch(f"tables/{table}/commands", act)
        self.open(f"#t={table}")
        self.wait()
        return table

    def fetch(self, path: str, body: dict[str, Any]) -> Any:
        """An API request as the page would send it, with the browser's cookies."""
        reply = self.page.request.post(f"{self.url}/api/{path}", data=body, headers={"origin": self.url})
        assert reply.ok, reply.text()
        return reply.json()

    def look(self, table: str) -> Any:
        """Everything that this player sees now."""
        reply = self.page.request.get(f"{self.url}/api/tables/{table}")
        assert reply.ok, reply.text()
        return reply.json()

    def start_by_keys(self, game: str) -> None:
        """Go from the start page into a game with one player fewer than usual, and bots that answer at once."""
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
        expect(page.locator("footer button.main")).to_be_enabled()
        self._press("footer button.main", "Enter")
        page.locator(".prompt").wait_for()

    def _press(self, selector: str, key: str) -> None:
        self._reach(selector)
        self.page.keyboard.press(key)

    def _reach(self, selector: str) -> None:
        """Press Tab until the element has the focus."""
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
        """Wait until this player is asked. False: the game is over."""
        asked = ".options button:enabled, .prompt h2, .theatre .title"
        self.page.locator(f"{asked}, {FINISHED}").first.wait_for()
        if self.page.locator(FINISHED).count():
            self.page.evaluate("finished => document.querySelector(finished)?.click()", FINISHED)
            self.page.locator(asked).first.wait_for()
        return not self.is_over

    def play_by_mouse(self, seed: int, most: int = 100_000) -> int:
        """Click (tap on touch screens) any answer, to the end or a number of times; return how many."""
        chance = random.Random(seed)
        asked = ""
        for presses in range(most):
            spot = self.page.evaluate(SPOT, [chance.random(), asked, PATIENCE, FINISHED])
            if spot is None:
                return presses
            asked = spot["asked"] if self._press_at(spot["asked"], spot["x"], spot["y"]) else ""
        self._goes_on(asked)
        return most

    def play_until(self, wanted: Locator, game: str, players: int = 3) -> None:
        """Answer until an element is there while this player is asked; start another game if this one ends
        first."""
        for at in range(ENOUGH):
            if not self.wait():
                self.deal(game, players)
            elif wanted.count():
                return
            else:
                self.play_by_mouse(seed=at, most=1)
        raise AssertionError("it never came")

    def _press_at(self, asked: str, x: float, y: float) -> bool:
        """Answer a question; the page sends the answer, or asks for confirmation first. False: the answers moved away
        from under the pointer, as bots went on meanwhile."""
        if self.has_touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)
        try:
            self.page.wait_for_function(HEARD, arg=asked, timeout=MISSED)
        except PageTimeout:
            return False
        sure = self.page.locator("dialog .sure")
        if sure.count():  # an irreversible answer
            sure.click()
        return True

    def play_by_keys(self, seed: int) -> int:
        """Play with number and arrow keys; the other arguments are as for `play_by_mouse`."""
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
            if self.page.locator("dialog .sure").count():
                self._press("dialog .sure", "Enter")
            self._goes_on(asked)
            presses += 1
        return presses

    @property
    def question(self) -> str:
        return str(
            self.page.evaluate("document.querySelector('.prompt [data-decision]')?.dataset.decision ?? ''")
        )

    def _goes_on(self, asked: str) -> None:
        """Wait until that question is answered."""
        self.page.wait_for_function(
            "asked => (document.querySelector('.prompt [data-decision]')?.dataset.decision ?? '') !== asked",
            arg=asked,
        )

    def open_tools(self) -> None:
        """Open the tools of the prompt; on a phone they are behind a button."""
        more = self.page.locator(".prompt .more")
        if more.is_visible() and more.get_attribute("aria-expanded") == "false":
            more.click()

    # Checks

    def check(self) -> None:
        """No console errors, no raw identifiers on the page, no horizontal overflow."""
        assert self.complaints == [], self.complaints
        text = self.page.locator("body").inner_text()
        assert UNSAID.findall(text) == []
        wide = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "the page is wider than the window"

    def sees(self, text: str) -> None:
        expect(self.page.locator("body")).to_contain_text(text)


@contextlib.contextmanager
def visitor(
    browser: Browser,
    url: str,
    size: Size = DESKTOP,
    language: str = "en",
    theme: Theme = "light",
    has_scenes: bool = False,
) -> Iterator[Visitor]:
    """A visitor without full-screen scenes, which would cover the table for seconds; tests of scenes switch them on."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        locale=language,
        color_scheme=theme,
        has_touch=size is PHONE,
        reduced_motion="reduce",
    )
    if not has_scenes:
        context.add_init_script(NO_SCENES)
    try:
        yield Visitor(context.new_page(), url, size is PHONE)
    finally:
        context.close()
