"""Commands of the README, word by word, from an installed wheel."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_tunnel import CLOUDFLARED, install
from tests.package.installed import ROOT, Installed, build, copy_repository

README = (ROOT / "README.md").read_text("utf-8")
BLOCKS = re.findall(r"^```(\w*)\n(.*?)^```", README, re.MULTILINE | re.DOTALL)
STARTS = "Turncoat is at "


def commands() -> list[str]:
    """Every line of every block of commands, without its comment."""
    lines = [
        line.partition("  #")[0].strip() for kind, block in BLOCKS if not kind for line in block.splitlines()
    ]
    return [line for line in lines if line]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Installed:
    """An empty environment, and the folder of wheels in place of a package index."""
    folder = tmp_path_factory.mktemp("readme")
    copy = copy_repository(folder)
    done = build(copy, "build_wheel", folder / "dist")
    assert done.returncode == 0, done.stderr
    made = Installed(folder / "empty")
    (folder / "bin").mkdir()
    pip = folder / "bin" / "pip"
    pip.write_text(f'#!/bin/sh\nexec {sys.executable} -m pip --python {made.programs / "python"} "$@"\n')
    pip.chmod(0o755)
    install(folder / "bin", "cloudflared", CLOUDFLARED)
    for name, value in {
        "PATH": f"{folder / 'bin'}{os.pathsep}{made.environment['PATH']}",
        "PIP_FIND_LINKS": f"{folder / 'dist'} {os.environ.get('PIP_FIND_LINKS', '')}".strip(),
        "UV_FIND_LINKS": str(folder / "dist"),
        "UV_PYTHON": sys.executable,
        "XDG_DATA_HOME": str(folder),
        "BROWSER": "true",
        "TURNCOAT_PORT": "0",
    }.items():
        made.environment[name] = value
    return made


def run(command: str, installed: Installed, folder: Path) -> tuple[int, str]:
    """Run a command. A server is ended as soon as it prints its address."""
    with subprocess.Popen(
        command,
        shell=True,
        cwd=folder,
        env=installed.environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    ) as process:
        assert process.stdout is not None
        shown = ""
        for line in process.stdout:
            shown += line
            if line.startswith(STARTS):
                os.killpg(process.pid, 15)
                process.wait(30)
                return 0, shown
        return process.wait(200), shown


def check_all(wanted: list[str], installed: Installed, folder: Path) -> None:
    assert wanted
    for command in wanted:
        code, shown = run(command, installed, folder)
        assert code == 0, f"{command}\n{shown}"


@pytest.mark.slow
def test_every_command_of_an_installation_works_as_written(installed: Installed, tmp_path: Path) -> None:
    """`pip install` comes first, and the others are run by what it installed."""
    wanted = [command for command in commands() if command.split()[0] in {"pip", "turncoat"}]
    wanted.sort(key=lambda command: not command.startswith("pip"))
    check_all(wanted, installed, tmp_path)


@pytest.mark.slow
def test_every_command_without_an_installation_works_as_written(installed: Installed, tmp_path: Path) -> None:
    if shutil.which("uvx") is None:
        pytest.skip("there is no `uvx` on this machine")
    check_all([command for command in commands() if command.startswith("uvx ")], installed, tmp_path)


def test_no_command_is_left_out() -> None:
    assert {command.split()[0] for command in commands()} == {"pip", "turncoat", "uvx", "make"}


@pytest.mark.slow
def test_the_program_of_the_readme_runs(installed: Installed, tmp_path: Path) -> None:
    check_all(["pip install turncoat"], installed, tmp_path)
    (program,) = [block for kind, block in BLOCKS if kind == "python"]
    subprocess.run(
        [installed.programs / "python", "-c", program],
        cwd=tmp_path,
        check=True,
        timeout=200,
        env=installed.environment,
    )


def test_the_makefile_has_every_target_that_the_readme_names() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = {command.split()[1] for command in commands() if command.startswith("make ")}
    assert named
    assert named <= targets
