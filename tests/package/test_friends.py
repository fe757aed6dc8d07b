"""Friends who come by the lobby's link: from the same Wi-Fi, and from elsewhere through a tunnel."""

import contextlib
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import LIMITS
from tests.browser.visitor import NO_SCENES, PATIENCE, PHONE, Visitor, visitor
from tests.package.home import COMPUTER, browsers_in, home_network, within
from tests.package.tls_proxy import make_certificate

TUNNEL = "calm-sea-under-stars.trycloudflare.com"
HERE = "Turncoat is at "
ROUNDS = 2000


def install_tunnel(folder: Path) -> Path:
    """Install a `cloudflared` that starts the TLS proxy once a file appears: real tunnels take seconds."""
    certificate, signal = make_certificate(folder, TUNNEL), folder / "signal"
    program = folder / "cloudflared"
    proxy = Path(__file__).with_name("tls_proxy.py")
    program.write_text(
        f"#!/bin/sh\nwhile [ ! -e {signal} ]; do sleep 0.1; done\n"
        f'exec {sys.executable} {proxy} {certificate} {TUNNEL} {COMPUTER} "$@"\n'
    )
    program.chmod(program.stat().st_mode | stat.S_IXUSR)
    return signal


@contextlib.contextmanager
def play_in(name: str, folder: Path, *words: str) -> Iterator["tuple[str, subprocess.Popen[str]]"]:
    """Run `turncoat play` in a namespace. Yields the page's address and the process."""
    environment = {
        **os.environ,
        **LIMITS,
        "XDG_DATA_HOME": str(folder),
        "PATH": f"{folder}:{os.environ['PATH']}",
    }
    command = [*within(name), sys.executable, "-m", "turncoat", "play", "--port", "0", "--stay", *words]
    with (
        (folder / "log").open("w") as log,
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=environment) as server,
    ):
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith(HERE), (folder / "log").read_text()
            yield line.removeprefix(HERE).partition(" ")[0], server
        finally:
            server.terminate()
            server.wait(30)


@contextlib.contextmanager
def guest_in(browser: Browser, link: str) -> Iterator[Visitor]:
    """A friend who opens the link."""
    context = browser.new_context(
        viewport={"width": PHONE.width, "height": PHONE.height},
        locale="en",
        reduced_motion="reduce",
    )
    context.add_init_script(NO_SCENES)
    try:
        guest = Visitor(context.new_page(), link.partition("/#")[0])
        guest.open(f"#{link.partition('#')[2]}")
        guest.page.locator("li button.main").first.click()
        expect(guest.page.locator("li.own")).to_be_visible()
        yield guest
    finally:
        context.close()


def shown_link(host: Visitor) -> str:
    host.page.locator(".invite button").first.click()
    return host.page.locator(".invite input[readonly]").input_value()


def play_together(players: list[Visitor]) -> None:
    """Let each player answer when asked, until the game is over for all of them."""
    for at in range(ROUNDS):
        for player in players:
            asked = player.page.locator(".options button:enabled, .prompt h2").first
            with contextlib.suppress(Exception):
                asked.wait_for(timeout=100)
            if not player.is_over and player.page.locator(".options button:enabled").count():
                player.play_by_mouse(seed=at, most=1)
        if all(player.is_over for player in players):
            return
    raise AssertionError("the game did not end")


@pytest.mark.slow
def test_friends_on_the_wifi_and_a_friend_elsewhere_finish_a_game(tmp_path: Path) -> None:
    expect.set_options(timeout=PATIENCE)
    signal = install_tunnel(tmp_path)
    # The name resolves to the proxy, whose certificate the test has made.
    known = (f"--host-resolver-rules=MAP {TUNNEL} {COMPUTER}", "--ignore-certificate-errors")
    with (
        home_network(phones=3) as (computer, phones),
        play_in(computer, tmp_path, "--share", "--tunnel", "cloudflared") as (address, server),
        browsers_in([computer, *phones], tmp_path, *known) as (at_home, first, second, away),
        visitor(at_home, address) as host,
        contextlib.ExitStack() as guests,
    ):
        host.open()
        host.host("lifeboat")
        host.set_up(4)
        assert shown_link(host).startswith(address)
        host.sees("This link works on this computer only.")
        host.page.get_by_role("switch", name="Friends on this Wi-Fi can join").check()
        host.sees("This link works in your Wi-Fi or local network only.")
        link = host.page.locator(".invite input[readonly]").input_value()
        assert link.startswith(f"http://{COMPUTER}:")
        company = [host, *(guests.enter_context(guest_in(one, link)) for one in (first, second))]
        signal.touch()
        assert server.stdout is not None
        assert server.stdout.readline() == f"Friends elsewhere: https://{TUNNEL}\n"
        host.page.reload()
        host.page.locator(".lobby").wait_for()
        link = shown_link(host)
        assert link.startswith(f"https://{TUNNEL}/#t=")
        company.append(guests.enter_context(guest_in(away, link)))
        for one in company[1:]:
            one.page.locator("footer button[aria-pressed=false]").click()
        host.start()
        play_together(company)
        assert away.contexts[0].cookies()[0]["name"] == "__Host-turncoat"
        assert away.contexts[0].cookies()[0]["secure"]
        for one in company:
            one.check()
