"""Commands of the README, word by word: from an installed wheel, with uvx and pipx, and in a fresh clone."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.test_tunnel import CLOUDFLARED, install
from tests.package.installed import ROOT, Installed, build, copy_repository, without_node

README = (ROOT / "README.md").read_text("utf-8")
BLOCK = re.compile(r"^```(\w*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
BLOCKS = BLOCK.findall(README)
PROGRAMS = ("pip", "pipx", "turncoat", "uvx", "make")
STARTS = ("Turncoat is at ", "listening at ")
CHECKS = "make test"  # runs this file
MOST_MEGABYTES = 150


def commands() -> list[str]:
    """Every line of every block of commands, without its comment, and every command in the text."""
    lines = [
        line.partition("  #")[0].strip() for kind, block in BLOCKS if not kind for line in block.splitlines()
    ]
    spans = [" ".join(span.split()) for span in re.findall(r"`([^`]+)`", BLOCK.sub("", README))]
    named = [span for span in spans if span.startswith(tuple(f"{program} " for program in PROGRAMS))]
    return list(dict.fromkeys([line for line in lines if line] + named))


def commands_of(*programs: str) -> list[str]:
    return [command for command in commands() if command.split()[0] in programs]


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
    for name in ("uvx", "pipx"):
        (folder / "bin" / name).symlink_to(Path(sys.executable).with_name(name))
    install(folder / "bin", "cloudflared", CLOUDFLARED)
    for name, value in {
        "PATH": f"{folder / 'bin'}{os.pathsep}{made.environment['PATH']}",
        "PIP_FIND_LINKS": f"{folder / 'dist'} {os.environ.get('PIP_FIND_LINKS', '')}".strip(),
        "UV_FIND_LINKS": str(folder / "dist"),
        "UV_PYTHON": sys.executable,
        # Else an earlier build of the same version would run.
        "UV_CACHE_DIR": str(folder / "uv"),
        "UV_TOOL_DIR": str(folder / "uv-tools"),
        "PIPX_HOME": str(folder / "pipx"),
        "PIPX_DEFAULT_PYTHON": sys.executable,
        "XDG_DATA_HOME": str(folder),
        "BROWSER": "true",
        "TURNCOAT_PORT": "0",
    }.items():
        made.environment[name] = value
    return made


def folder_with_wheels(installed: Installed, folder: Path) -> Path:
    """A folder whose `dist/` holds the wheel, as a clone's does after `make wheel`."""
    shutil.copytree(installed.folder.parent / "dist", folder / "dist")
    return folder


def run(command: str, folder: Path, environment: dict[str, str]) -> tuple[int, str]:
    """Run a command. A server is ended as soon as it prints its address."""
    with subprocess.Popen(
        command,
        shell=True,
        cwd=folder,
        env=environment,
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


def check_all(wanted: list[str], folder: Path, environment: dict[str, str]) -> None:
    assert wanted
    for command in wanted:
        code, shown = run(command, folder, environment)
        assert code == 0, f"{command}\n{shown}"


@pytest.mark.slow
def test_every_command_of_an_installation_works_as_written(installed: Installed, tmp_path: Path) -> None:
    """`pip install` comes first, and the others are run by what it installed."""
    wanted = sorted(commands_of("pip", "turncoat"), key=lambda command: not command.startswith("pip"))
    assert len(wanted) > 10
    check_all(wanted, folder_with_wheels(installed, tmp_path), installed.environment)


@pytest.mark.slow
@pytest.mark.parametrize("program", ["uvx", "pipx"])
def test_every_command_without_an_installation_works_as_written(
    installed: Installed, tmp_path: Path, program: str
) -> None:
    check_all(commands_of(program), folder_with_wheels(installed, tmp_path), installed.environment)


def test_no_command_is_left_out() -> None:
    assert {command.split()[0] for command in commands()} == set(PROGRAMS)


@pytest.mark.slow
def test_the_program_of_the_readme_runs(installed: Installed, tmp_path: Path) -> None:
    check_all(["pip install turncoat"], tmp_path, installed.environment)
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
    named = {command.split()[1] for command in commands_of("make")}
    assert CHECKS.split()[1] in named
    assert named <= targets


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """The files that git tracks, as they are here."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (tmp_path / "clone" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, tmp_path / "clone" / name)
    return tmp_path / "clone"


@pytest.mark.slow
def test_every_command_of_a_clone_works_as_written_and_installs_no_tools_of_development(
    clone: Path, tmp_path: Path
) -> None:
    kept = {name: value for name, value in without_node().items() if not name.startswith(("MAKE", "MFLAGS"))}
    environment = {
        **kept,
        "PYTHON": sys.executable,
        "XDG_DATA_HOME": str(tmp_path),
        "BROWSER": "true",
        "TURNCOAT_PORT": "0",
    }
    before = kilobytes(clone)
    wanted = commands_of("make")
    wanted.remove(CHECKS)
    check_all(wanted, clone, environment)
    assert [*clone.glob("dist/turncoat-*.whl")]
    assert [*clone.glob("dist/turncoat-*.tar.gz")]
    assert (kilobytes(clone) - before) / 1000 < MOST_MEGABYTES
    assert {path.name for path in clone.glob(".venv*")} == {".venv-play"}
    assert not (clone / "web" / "node_modules").exists()
    assert not [*clone.glob(".venv-play/**/site-packages/mypy/")]


def kilobytes(folder: Path) -> float:
    """The space on the disk, as `du` counts it."""
    return sum(path.lstat().st_blocks for path in folder.rglob("*")) * 512 / 1000


@pytest.mark.parametrize("target", ["play", "wheel", "rootfs", "wheel-compiled"])
def test_what_a_host_or_a_packager_makes_needs_no_tools_of_development(clone: Path, target: str) -> None:
    shown = subprocess.run(
        ["make", "--dry-run", target], cwd=clone, capture_output=True, text=True, check=True
    ).stdout
    assert ".venv-play" in shown
    assert ".venv/" not in shown
