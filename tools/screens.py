"""Screenshots of the main screens for the docs: `python -m tools.screens`, after building the page.

The games are real ones against bots, so screenshots differ from run to run.
"""

import sys
import tempfile
from itertools import cycle
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser
from playwright.sync_api import Error as Fault

from tests.browser.machine import chromium, server_in
from tests.browser.visitor import DESKTOP, PHONE, Size, Theme, Visitor, visitor
from turncoat.games.catalog import game_named
from turncoat.lab.games import large_games, players_measured

PICTURES: Final = Path(__file__).resolve().parent.parent / "docs" / "screens"
ANSWERS: Final = 60  # after this many answers any screenshot will do
BOTS: Final = "surprise"  # as *Play now*
BEAT: Final = 350  # milliseconds between polls

SCENE: Final = "section.check, section.scene"  # what is shown over the board
LOOKS: Final[list[tuple[Size, str, Theme]]] = [  # shared out among the games in turn
    (DESKTOP, "en", "light"),
    (DESKTOP, "uk", "dark"),
    (PHONE, "ru", "dark"),
    (PHONE, "en", "light"),
]


def take(guest: Visitor, name: str) -> None:
    guest.page.mouse.move(1, 1)  # away from everything that reacts to hovering
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
    guest.set_up(players_measured(game_named(game)), BOTS)
    guest.fill()
    guest.start()
    for asked in range(ANSWERS):
        guest.page.wait_for_timeout(BEAT)
        if asked > ANSWERS // 4 and guest.page.locator(SCENE).count():
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
        for look, game in zip(LOOKS, cycle(large_games())):
            take_table(browser, server.url, game, *look)
    return 0


if __name__ == "__main__":
    sys.exit(main())
