"""Screenshots of the tests, in build/screens/."""

import contextlib
from pathlib import Path
from typing import Final

from playwright.sync_api import Error, Page

ROOT: Final = Path(__file__).parents[2]
PICTURES: Final = ROOT / "build" / "screens"
TRIES: Final = 3  # Chromium sometimes fails to draw on a busy machine


def take_picture(page: Page, name: str) -> None:
    """Take a picture for people to look at. A test does not fail because the browser could not draw it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    for _ in range(TRIES):
        with contextlib.suppress(Error):
            page.screenshot(path=PICTURES / f"{name}.png")
            return
