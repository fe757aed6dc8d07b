"""Screenshots of the main screens for the docs: `python -m tools.screens`, after building the page.

The games are real ones against bots, so screenshots differ from run to run.
"""

import sys
import tempfile
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from playwright.sync_api import Error as Fault

from tests.browser.machine import chromium, server_in
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, Visitor, visitor

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "screens"
PLAYERS: Final = {"unfathomable": 5, "thing": 6}
ANSWERS: Final = 60  # after so many answers any screenshot will do
BEAT: Final = 350  # milliseconds between polls

SCENES: Final = {"unfathomable": "section.check", "thing": "section.scene[data-scene=meeting]"}
TABLES: Final[list[tuple[str, Size, str, Theme]]] = [
    ("unfathomable", DESKTOP, "en", "light"),
    ("thing", DESKTOP, "uk", "dark"),
    ("unfathomable", PHONE, "ru", "dark"),
    ("thing", PHONE, "en", "light"),
]


def take(guest: Visitor, name: str) -> None:
    guest.page.mouse.move(1, 1)  # away from everything that reacts to the pointer
    guest.page.wait_for_timeout(BEAT)
    guest.page.screenshot(path=PICTURES / f"{name}.png")
    print(name)


def take_start(browser: Browser, url: str) -> None:
    with visitor(browser, url, DESKTOP, "en", "light") as guest:
        guest.open()
        guest.page.locator(".games li").first.wait_for()
        guest.page.wait_for_timeout(BEAT)
        take(guest, "start")


def take_table(browser: Browser, url: str, game: str, size: Size, language: str, theme: Theme) -> None:
    """Screenshot the board, and the first scene shown on it."""
    with visitor(browser, url, size, language, theme) as guest:
        while not arrive(guest, game):
            pass  # the scene ended before the screenshot
        take(guest, f"{game}-{language}-{size.width}")


def arrive(guest: Visitor, game: str) -> bool:
    """Play a new game up to the first scene after some answers; False if the game ended before."""
    guest.open("#start")
    guest.host(game)
    guest.set_up(PLAYERS[game], "persona")
    guest.fill()
    guest.start()
    for asked in range(ANSWERS):
        guest.page.wait_for_timeout(BEAT)
        if asked > ANSWERS // 4 and guest.page.locator(SCENES[game]).count():
            break
        try:
            guest.page.locator(".prompt .options button").first.click(timeout=BEAT)
        except Fault:
            continue  # a bot's turn
    return not guest.is_over


def main() -> int:
    PICTURES.mkdir(exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as directory,
        server_in(Path(directory)) as server,
        chromium() as browser,
    ):
        take_start(browser, server.url)
        for table in TABLES:
            take_table(browser, server.url, *table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
