"""Notification targets: adding, trying, removing, and confirming by the link in an e-mail."""

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server, server_in
from tests.browser.test_screens import findings
from tests.browser.visitor import PHONE, visitor


class Hook(BaseHTTPRequestHandler):
    """A user's own webhook."""

    heard: list[bytes] = []  # noqa: RUF012 - of the whole class: the server makes an instance for every request

    def do_POST(self) -> None:
        self.heard.append(self.rfile.read(int(self.headers["content-length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def hook() -> Iterator[str]:
    service = HTTPServer(("127.0.0.1", 0), Hook)
    thread = threading.Thread(target=service.serve_forever)
    thread.start()
    yield f"http://127.0.0.1:{service.server_port}/hook"
    service.shutdown()
    service.server_close()
    thread.join()


@pytest.fixture
def notifying_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    """A server that may send notifications to this machine."""
    monkeypatch.setenv("TURNCOAT_LOOPBACK_WEBHOOKS", "true")
    with server_in(tmp_path) as server:
        yield server


@pytest.mark.slow
def test_a_webhook_is_added_tried_and_removed(browser: Browser, notifying_server: Server, hook: str) -> None:
    with visitor(browser, notifying_server.url) as guest:
        page = guest.page
        guest.deal("lifeboat")
        guest.open("#notifications=1")
        page.get_by_role("radio", name="Webhook").check()
        page.get_by_label("Address").fill(hook)
        page.get_by_label("Which table?").select_option(index=1)
        page.get_by_role("button", name="Add", exact=True).click()
        call = page.locator("main li")
        expect(call).to_contain_text("Lifeboat")
        assert findings(guest) == []
        page.get_by_role("button", name="Send a test").click()
        expect(page.get_by_role("status").first).to_have_text("Test sent.")
        assert b"arrive here" in Hook.heard[-1]
        page.get_by_role("button", name="Remove").click()
        expect(call).to_have_count(0)
        guest.check()


def test_what_cannot_be_called_is_refused_in_words(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, PHONE, "ru", "dark") as guest:
        page = guest.page
        guest.open("#notifications=1")
        page.get_by_role("radio", name="Discord").check()
        page.locator("input[type=url]").fill("https://example.org/")
        page.locator("form button").click()
        expect(page.get_by_role("alert")).to_contain_text("Discord")
        page.get_by_role("radio", name="Вебхук").check()
        page.locator("input[type=url]").fill("http://127.0.0.1/")
        page.locator("form button").click()
        expect(page.get_by_role("alert")).to_be_visible()
        assert findings(guest) == []


@pytest.mark.parametrize("name", ["notification", "call"])  # `call`: in mails of an earlier version
def test_the_link_of_a_mail_is_taken_out_of_the_address(browser: Browser, server: Server, name: str) -> None:
    with visitor(browser, server.url) as guest:
        guest.open(f"#{name}=bm90aGluZw.bm90aGluZw")
        expect(guest.page.get_by_role("alert")).to_be_visible()  # the link is not signed
        assert guest.page.url.endswith("#notifications=1")
