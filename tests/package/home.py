"""A home network of namespaces: a computer, phones that reach it through a bridge, and no way outside."""

import contextlib
import os
import shutil
import stat
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, sync_playwright

from tools.web import BROWSER
from turncoat.lab.bench.page.browser import launch

COMPUTER: Final = "192.168.77.1"
ROUTER: Final = "192.168.77.254"
SECONDS: Final = 20


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True, timeout=SECONDS)


def within(name: str) -> list[str]:
    """The command prefix that runs a program in a namespace."""
    return ["ip", "netns", "exec", name]


@contextlib.contextmanager
def home_network(phones: int) -> Iterator[tuple[str, list[str]]]:
    """Names of the computer's namespace and of those of phones; skips the test where none can be made."""
    if shutil.which("ip") is None:
        pytest.skip("there is no `ip` (iproute2)")
    computer = f"tchome{os.getpid()}"
    others = [f"tcphone{number}x{os.getpid()}" for number in range(phones)]
    try:
        try:
            _make(computer, others)
        except subprocess.CalledProcessError as fault:
            pytest.skip(f"no namespaces here: {fault.stderr.decode().strip()}")
        yield computer, others
    finally:
        for name in (computer, *others):
            if Path(f"/run/netns/{name}").exists():
                _ip("netns", "del", name)  # the cables go with it


def _make(computer: str, phones: list[str]) -> None:
    _ip("netns", "add", computer)
    _ip("-n", computer, "link", "set", "lo", "up")
    _ip("-n", computer, "link", "add", "wifi", "type", "bridge")
    _ip("-n", computer, "addr", "add", f"{COMPUTER}/24", "dev", "wifi")
    _ip("-n", computer, "link", "set", "wifi", "up")
    for number, phone in enumerate(phones):
        _ip("netns", "add", phone)
        _ip("-n", phone, "link", "set", "lo", "up")
        cable = f"cable{number}"
        _ip("-n", computer, "link", "add", cable, "type", "veth", "peer", "name", "wlan", "netns", phone)
        _ip("-n", computer, "link", "set", cable, "master", "wifi")
        _ip("-n", computer, "link", "set", cable, "up")
        _ip("-n", phone, "addr", "add", f"192.168.77.{10 + number}/24", "dev", "wlan")
        _ip("-n", phone, "link", "set", "wlan", "up")
    _ip("-n", computer, "route", "add", "default", "via", ROUTER)


@contextlib.contextmanager
def browsers_in(names: list[str], folder: Path, *arguments: str) -> Iterator[list[Browser]]:
    """A Chromium in each namespace."""
    options = launch(BROWSER)
    with sync_playwright() as playwright, contextlib.ExitStack() as opened:
        browsers = []
        for name in names:
            program = folder / f"chromium-{name}"
            program.write_text(
                f'#!/bin/sh\nexec {" ".join(within(name))} "{options["executable_path"]}" "$@"\n'
            )
            program.chmod(program.stat().st_mode | stat.S_IXUSR)
            browser = playwright.chromium.launch(
                executable_path=program, args=[*options["args"], *arguments], env=options["env"]
            )
            opened.callback(browser.close)
            browsers.append(browser)
        yield browsers
