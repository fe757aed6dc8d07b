"""Renderer of web/public/*.png from icon.svg, with the tests' browser: `python -m tools.web_icons`."""

import os
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import Page, sync_playwright

from tools.web import BROWSER, WEB

PUBLIC: Final = WEB / "public"
GROUND: Final = '<rect width="32" height="32" rx="7" fill="#0b5e6b"/>'  # the background in icon.svg
FULL: Final = '<rect width="32" height="32" fill="#0b5e6b"/>'
INSIDE: Final = '<g transform="translate(4.5 4.5) scale(.72)">'  # a margin: systems mask the corners of icons
PLAIN: Final = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill-rule="evenodd" fill="#fff" d="M16 3c-7 0-11 4-11 11 0 8 6 13 11 15 5-2 11-7 11-15 0-7-4-11-11-11zm-5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5zm10 0a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z"/></svg>'


def draw(page: Page, picture: str, size: int, path: Path) -> None:
    page.set_viewport_size({"width": size, "height": size})
    page.set_content(
        f"<style>body{{margin:0}}svg{{display:block;width:{size}px;height:{size}px}}</style>{picture}"
    )
    page.screenshot(path=path, omit_background=True)


def main() -> int:
    icon = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    if GROUND not in icon:
        print("icon.svg has another ground", file=sys.stderr)
        return 1
    whole = icon.replace(GROUND, f"{FULL}{INSIDE}").replace("</svg>", "</g></svg>")
    surroundings: dict[str, str | float | bool] = {
        **os.environ,
        "LD_LIBRARY_PATH": str(BROWSER / "al2023" / "lib"),
    }
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=BROWSER / "chromium", args=["--no-sandbox", "--headless=shell"], env=surroundings
        )
        page = browser.new_page()
        draw(page, icon, 192, PUBLIC / "icon-192.png")
        draw(page, icon, 512, PUBLIC / "icon-512.png")
        draw(page, whole, 512, PUBLIC / "icon-maskable.png")
        draw(page, whole, 180, PUBLIC / "icon-apple.png")
        draw(page, PLAIN, 96, PUBLIC / "badge.png")
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
