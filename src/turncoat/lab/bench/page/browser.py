"""A real Chromium, driven by Playwright. Playwright is there where Turncoat is developed, and needed nowhere else."""

import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Final, TypedDict

from turncoat.kernel.errors import BadInput

if TYPE_CHECKING:
    from playwright.async_api import Browser

# Where `tools/web.py install` unpacks one, in a copy of the repository.
UNPACKED: Final = Path(__file__).parents[5] / "web" / "node_modules" / ".chromium"


class Launch(TypedDict):
    """What Playwright is told to start a browser with."""

    executable_path: Path
    args: list[str]
    env: dict[str, str | float | bool]


def launch(folder: Path) -> Launch:
    """The browser in that folder, with its own libraries and fonts."""
    program = folder / "chromium"
    if not program.is_file():
        raise BadInput("no_browser", f"{program}; `python tools/web.py install` unpacks one")
    return {
        "executable_path": program,
        "args": ["--no-sandbox", "--headless=shell"],
        "env": {
            **os.environ,
            "LD_LIBRARY_PATH": str(folder / "al2023" / "lib"),
            "FONTCONFIG_FILE": str(folder / "fonts.conf"),
        },
    }


@asynccontextmanager
async def chromium(folder: Path = UNPACKED) -> AsyncIterator["Browser"]:
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        raise BadInput("no_browser", "Playwright is not installed: `pip install playwright`") from None
    options = launch(folder)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(**options)
        try:
            yield browser
        finally:
            await browser.close()
