"""A real Chromium, driven by Playwright, which is a development dependency."""

import os
import shutil
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from turncoat.kernel.errors import BadInput

if TYPE_CHECKING:
    from playwright.async_api import Browser

# The folder into which `tools/web.py install` unpacks a browser, in a checkout.
UNPACKED: Final = Path(__file__).parents[5] / "web" / "node_modules" / ".chromium"


INSTALL: Final = "install Chrome, or run `playwright install chromium`"
# Names and paths of an installed Chrome, Chromium or Edge.
PROGRAMS: Final = (
    "google-chrome",
    "google-chrome-stable",
    "chromium",
    "chromium-browser",
    "microsoft-edge",
    "chrome",
)
PLACES: Final = (
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "C:/Program Files/Google/Chrome/Application/chrome.exe",
    "C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe",
)


class Launch(TypedDict, total=False):
    """Launch options for Playwright."""

    executable_path: Path
    args: list[str]
    env: dict[str, str | float | bool]


def launch(folder: Path) -> Launch:
    """Launch options for the browser in that folder, with its own libraries and fonts. If there is none: an installed
    browser, else Playwright's own. The unpacked browser runs on Linux on x86-64 only."""
    program = folder / "chromium"
    if program.is_file():
        return {
            "executable_path": program,
            "args": ["--no-sandbox", "--headless=shell"],
            "env": {
                **os.environ,
                "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"),
                "FONTCONFIG_FILE": str(folder / "fonts.conf"),
            },
        }
    browser = installed_browser()
    return (
        {"args": ["--no-sandbox"]}
        if browser is None
        else {"executable_path": browser, "args": ["--no-sandbox"]}
    )


def installed_browser() -> Path | None:
    paths = [shutil.which(name) for name in PROGRAMS]
    return next((Path(one) for one in (*paths, *PLACES) if one is not None and Path(one).is_file()), None)


@asynccontextmanager
async def chromium(folder: Path = UNPACKED) -> AsyncIterator["Browser"]:
    try:
        from playwright.async_api import Error, async_playwright
    except ImportError:
        raise BadInput("no_browser", "Playwright is not installed: `pip install playwright`") from None
    async with async_playwright() as playwright:
        try:
            browser = await playwright.chromium.launch(**launch(folder))
        except Error as fault:
            raise BadInput("no_browser", f"{fault.message.splitlines()[0]}; {INSTALL}") from None
        try:
            yield browser
        finally:
            await browser.close()
