"""Systems other than this one: what they lack is hidden here, and a table is played all the same."""

import ast
import asyncio
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from turncoat.kernel.dice import fast
from turncoat.lab.bench.page import browser
from turncoat.lab.siege.live_server import UNLIMITED, LiveServer, RandomPlayer, begin

ROOT = Path(__file__).parents[2]
ELSEWHERE = ROOT / "tests" / "elsewhere"
MISSING = {"uvloop", "termios", "tty", "resource"}
HIDDEN = {"PYTHONPATH": str(ELSEWHERE), "PYTHONTZPATH": ""}
DAYS: dict[str, Any] = {"kind": "days", "zone": "Europe/Kyiv"}


def python(*words: str, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, *words],
        env={**os.environ, **HIDDEN, **environment},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=100,
    )


def test_the_profile_hides_what_other_systems_lack() -> None:
    done = python("-c", "import os, zoneinfo; print(hasattr(os, 'killpg'), zoneinfo.TZPATH)\nimport uvloop")
    assert done.stdout == "False ()\n"
    assert "ModuleNotFoundError" in done.stderr


def test_no_file_imports_what_other_systems_lack_when_it_is_read() -> None:
    paths = [
        path for folder in ("src", "tests", "tools", "plugins") for path in ROOT.glob(f"{folder}/**/*.py")
    ]
    assert len(paths) > 1000
    for path in paths:
        for node in ast.parse(path.read_text("utf-8")).body:
            names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
            assert not MISSING & {*names, getattr(node, "module", "")}, path


@pytest.mark.slow
async def test_a_slow_game_is_played_where_the_system_has_no_time_zones(tmp_path: Path) -> None:
    settings = {"game": "lifeboat", "players": 3, "bot_pace": 0, "pace": DAYS}
    with LiveServer(str(tmp_path / "turncoat.db"), tmp_path / "log", {**UNLIMITED, **HIDDEN}) as server:
        table, (device,) = await begin(server.address, settings, people=1)
        player = RandomPlayer(device, table, fast(1))
        await asyncio.wait_for(player.play(), 60)
        assert player.screen.stage == "over"


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [("guide", "unfathomable", "--lang", "ru"), ("simulate", "lifeboat", "--games", "3")]
)
def test_commands_work_where_output_is_not_utf8(words: tuple[str, ...]) -> None:
    done = python("-m", "turncoat", *words, PYTHONIOENCODING="cp1252")
    assert done.returncode == 0, done.stderr


def test_a_browser_that_is_installed_is_taken_where_none_is_unpacked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(browser, "PLACES", ())
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "executable_path" not in browser.launch(tmp_path)  # Playwright's own
    chrome = tmp_path / "google-chrome"
    chrome.write_text("#!/bin/sh\n")
    chrome.chmod(0o755)
    assert browser.launch(tmp_path)["executable_path"] == chrome
    unpacked = tmp_path / "chromium"
    unpacked.touch()
    assert browser.launch(tmp_path)["executable_path"] == unpacked
