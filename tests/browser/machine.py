"""Fixtures for browser tests: a server process and a Chromium, started and stopped here."""

import contextlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from tools.web import BROWSER
from turncoat.lab.bench.page.browser import launch

LIMITS: Final = {
    "TURNCOAT_COMMANDS_A_SECOND": "1000",
    "TURNCOAT_REQUESTS_A_SECOND": "1000",
    "TURNCOAT_TABLES_A_DAY": "100000",
}
START: Final = "listening at "
PAGES: Final = Path(__file__).parents[2] / "src" / "turncoat" / "server" / "pages" / "index.html"


class Server:
    """`turncoat serve` in a separate process; it can be stopped and restarted at the same address."""

    def __init__(self, directory: Path) -> None:
        self.directory: Final = directory
        self.url = ""
        self._port = "0"
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        if not PAGES.is_file():
            raise RuntimeError("the pages are not built: run `make test`, or `python tools/web.py build`")
        command = [sys.executable, "-m", "turncoat", "serve", "--port", self._port]
        command += ["--database", str(self.directory / "turncoat.db")]
        with (self.directory / "server.log").open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                command, stdout=subprocess.PIPE, stderr=log, encoding="utf-8", env={**os.environ, **LIMITS}
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            if line.startswith(START):
                self.url = line.removeprefix(START).strip()
                self._port = self.url.rpartition(":")[2]
                return
        raise RuntimeError((self.directory / "server.log").read_text(encoding="utf-8"))

    def stop(self) -> None:
        if self._process is not None:
            self._process.terminate()
            self._process.wait(30)
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process = None


@contextlib.contextmanager
def server_in(directory: Path) -> Iterator[Server]:
    server = Server(directory)
    server.start()
    try:
        yield server
    finally:
        server.stop()


@contextlib.contextmanager
def chromium(*arguments: str) -> Iterator[Browser]:
    """The browser that `tools/web.py install` unpacked."""
    with sync_playwright() as playwright:
        options = launch(BROWSER)
        options["args"] = [*options["args"], *arguments]
        browser = playwright.chromium.launch(**options)
        try:
            yield browser
        finally:
            browser.close()
