"""The service worker: the page starts offline, stores nothing of a game, and resumes with the network."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import Server, server_in
from tests.browser.visitor import PHONE, Visitor, visitor

KEPT = """(async () => { const found = []; for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname); return found })()"""


def begin(guest: Visitor) -> None:
    """Open the page and wait until the worker has cached its files."""
    guest.open()
    guest.page.locator(".games li").first.wait_for()
    guest.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    guest.page.wait_for_function("navigator.serviceWorker.controller !== null")


def test_it_can_be_installed(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        begin(guest)
        devtools = guest.page.context.new_cdp_session(guest.page)
        assert devtools.send("Page.getInstallabilityErrors")["installabilityErrors"] == []
        manifest = json.loads(devtools.send("Page.getAppManifest")["data"])
        for icon in manifest["icons"]:
            assert guest.page.request.get(f"{server.url}{icon['src']}").ok
        guest.check()


@pytest.mark.slow
def test_it_starts_without_a_network(browser: Browser, tmp_path: Path) -> None:
    with server_in(tmp_path) as server, visitor(browser, server.url, PHONE, "uk") as guest:
        begin(guest)
        guest.open("#rules=lifeboat")
        guest.page.locator("article.guide").first.wait_for()
        server.stop()
        guest.page.reload()
        guest.page.locator("article.guide").first.wait_for()  # a page that was read before is cached
        guest.page.locator("input[type=search]").fill("веслами")
        expect(guest.page.locator("dl dt").first).to_be_visible()  # search works too
        guest.open("#start")
        expect(guest.page.locator(".notices")).to_contain_text("Немає мережі")
        expect(guest.page.locator("li.lifeboat button.main")).to_be_disabled()
        server.start()
        expect(guest.page.locator("li.lifeboat button.main")).to_be_enabled()
        expect(guest.page.locator(".notices")).not_to_contain_text("Немає мережі")
        guest.play_now("lifeboat")


def test_nothing_of_a_game_is_kept(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as guest:
        begin(guest)
        guest.deal("lifeboat")
        guest.play_by_mouse(seed=3, most=3)
        kept: list[str] = guest.page.evaluate(KEPT)
        said = [path for path in kept if path.startswith("/api/")]
        assert said
        assert all(
            path == "/api/games" or path.startswith(("/api/words/", "/api/rules/", "/api/forms/"))
            for path in said
        )
        guest.check()


@pytest.mark.slow
def test_the_lobby_says_that_the_network_is_gone(browser: Browser, tmp_path: Path) -> None:
    with server_in(tmp_path) as server, visitor(browser, server.url) as guest:
        guest.open()
        guest.host("lifeboat")
        guest.set_up(3)
        server.stop()
        expect(guest.page.locator("footer")).to_contain_text("Connection lost")
        expect(guest.page.locator("footer button").first).to_be_disabled()
        server.start()
        expect(guest.page.locator("footer")).to_contain_text("seats are free")
        guest.fill()
        guest.start()
        guest.wait()
