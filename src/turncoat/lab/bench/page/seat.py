"""A seat at a table in a real browser, playing against bots by pressing answers."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Self

from turncoat.games.catalog import game_named
from turncoat.kernel.dice import Dice, fast
from turncoat.lab.games import players_measured
from turncoat.lab.siege.live_server import begin

if TYPE_CHECKING:
    from playwright.async_api import Browser, BrowserContext, Page, ViewportSize

WATCH: Final = Path(__file__).with_name("watch.js").read_text(encoding="utf-8")
DESKTOP: "Final[ViewportSize]" = {"width": 1366, "height": 768}
# Full-screen scenes wait for a press, and cover what is measured.
NO_SCENES: Final = (
    """if (location.protocol.startsWith("http")) localStorage.turncoat ??= '{"hasScenes":false}'"""
)
BOTS: Final = "surprise"  # the bots of *Play now*
BOT_PACE: Final = 100  # milliseconds: bots think while the page shows the last answer
ASKED: Final = ".options button:enabled"
OVER: Final = ".prompt h2"
SKIP: Final = ".strip .skip"  # visible while events play


@dataclass
class Seat:
    context: "BrowserContext"
    page: "Page"
    address: str
    table: str
    dice: Dice

    @classmethod
    async def take(cls, browser: "Browser", address: str, game: str, **given: Any) -> Self:
        """Take a seat at a new table whose game has begun; the page is still empty."""
        settings = {"game": game, "players": players_measured(game_named(game)), "bot_pace": BOT_PACE}
        table, (device,) = await begin(address, settings, people=1, bot=BOTS)
        context = await browser.new_context(viewport=DESKTOP, locale="en", **given)
        name, _, value = device.cookie.partition("=")
        await context.add_cookies([{"name": name, "value": value, "url": address}])
        await context.add_init_script(WATCH)
        await context.add_init_script(NO_SCENES)
        return cls(context, await context.new_page(), address, table, fast(1))

    async def open(self) -> None:
        await self.page.goto(f"{self.address}/#t={self.table}")
        await self.page.locator(".prompt").wait_for()

    async def leave(self) -> None:
        await self.context.close()

    async def press(self) -> bool:
        """Press any answer as soon as there is a question; False if the game is over."""
        options = self.page.locator(ASKED)
        await self.page.locator(f"{ASKED}, {OVER}").first.wait_for()
        count = await options.count()
        if not count:
            return not await self.page.locator(OVER).count()
        await options.nth(self.dice.below(count)).click()
        return True

    async def is_moving(self) -> bool:
        """Whether events are playing."""
        return await self.page.locator(SKIP).count() > 0

    async def skip(self) -> None:
        """Skip animations until there is a question or the game is over."""
        while not await self.page.locator(f"{ASKED}, {OVER}").count():
            if await self.is_moving():
                await self.page.keyboard.press("Escape")
            await asyncio.sleep(0.02)
