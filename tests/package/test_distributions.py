"""Wheel and sdist: complete, installed without Node.js, and played from in a browser."""

import contextlib
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.machine import LIMITS, chromium
from tests.browser.visitor import PATIENCE, visitor
from tests.package.installed import PAGES, Installed, build, copy_repository
from turncoat.kernel.errors import BadInput
from turncoat.server import run
from turncoat.server.config import Config

HERE = "Turncoat is at "
MOST_MEGABYTES = 130


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Wheel and sdist, and the wheel of Lifeboat."""
    folder = tmp_path_factory.mktemp("dist")
    copy = copy_repository(folder)
    for project, hook in (
        (copy, "build_wheel"),
        (copy, "build_sdist"),
        (copy / "plugins" / "lifeboat", "build_wheel"),
    ):
        done = build(project, hook, folder / "dist")
        assert done.returncode == 0, done.stderr
    return folder / "dist"


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=PATIENCE)
    with chromium() as opened:
        yield opened


@contextlib.contextmanager
def start_play(installed: Installed, folder: Path) -> Iterator[str]:
    """Start `turncoat play` as a new user would. Yields the address of its page."""
    environment = {**installed.environment, **LIMITS, "XDG_DATA_HOME": str(folder)}
    command = [str(installed.programs / "turncoat"), "play", "--stay", "--port", "0"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=folder) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith(HERE)
            yield line.removeprefix(HERE).partition(" ")[0]
        finally:
            server.terminate()
            server.wait(30)


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["turncoat-*.whl", "turncoat-*.tar.gz"])
def test_a_game_is_played_from_an_installation_without_node(
    dist: Path, browser: Browser, tmp_path: Path, kind: str
) -> None:
    installed = Installed(tmp_path / "empty")
    (distribution,) = dist.glob(kind)
    (lifeboat,) = dist.glob("turncoat_lifeboat-*.whl")
    installed.install(distribution, lifeboat)
    assert installed.megabytes() < MOST_MEGABYTES
    assert shutil.which("node", path=installed.environment["PATH"]) is None
    with start_play(installed, tmp_path) as address, visitor(browser, address) as guest:
        guest.open()
        for game in ("unfathomable", "thing", "lifeboat"):
            expect(guest.page.locator(f"li.{game} button.main")).to_be_visible()
        guest.deal("lifeboat")
        assert guest.play_by_mouse(seed=1) > 3
        guest.deal("unfathomable")
        guest.play_by_mouse(seed=1, most=3)
        guest.check()


@pytest.mark.slow
def test_both_have_the_pages_and_the_sdist_what_a_packager_reads(dist: Path) -> None:
    (wheel,) = dist.glob("turncoat-*.whl")
    (sdist,) = dist.glob("turncoat-*.tar.gz")
    assert "turncoat/server/pages/index.html" in zipfile.ZipFile(wheel).namelist()
    with tarfile.open(sdist) as opened:
        names = {name.partition("/")[2] for name in opened.getnames()}
    assert {
        str(PAGES / "index.html"),
        "CHANGELOG.md",
        "docs/hosting.md",
        "examples/turncoat.service",
    } <= names
    assert not any("node_modules" in name for name in names)


@pytest.mark.slow
@pytest.mark.parametrize("hook", ["build_wheel", "build_sdist"])
def test_a_build_without_pages_and_without_node_says_what_to_do(tmp_path: Path, hook: str) -> None:
    copy = copy_repository(tmp_path)
    shutil.rmtree(copy / PAGES)
    done = build(copy, hook, tmp_path / "dist")
    assert done.returncode != 0
    assert "Run `make wheel` in a clone" in done.stderr
    assert "Traceback" not in done.stderr
    assert not any((tmp_path / "dist").iterdir())


def test_a_server_without_pages_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "PAGES", tmp_path / "pages")
    with pytest.raises(BadInput, match=r"no_pages: .*make play"):
        run.serve(Config(database=str(tmp_path / "turncoat.db")))
