"""Distributions built from a copy of the repository, and environments with nothing but one of them."""

import atexit
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = Path("src") / "turncoat" / "server" / "pages"
SKIPPED: Final = shutil.ignore_patterns("__pycache__", "*.egg-info", "build", "*.so")
FILES: Final = (
    "pyproject.toml",
    "setup.py",
    "MANIFEST.in",
    "README.md",
    "LICENSE",
    "NOTICE.md",
    "CHANGELOG.md",
)
FOLDERS: Final = ("src", "docs", "examples", "plugins", "tools")
HIDDEN: Final = frozenset({"node", "npm", "npx", "turncoat"})
BUILD: Final = (
    "import sys; from setuptools import build_meta; print(getattr(build_meta, sys.argv[1])(sys.argv[2]))"
)


def copy_repository(folder: Path) -> Path:
    copy = folder / "copy"
    copy.mkdir()
    for name in FILES:
        shutil.copy(ROOT / name, copy / name)
    for name in FOLDERS:
        shutil.copytree(ROOT / name, copy / name, ignore=SKIPPED)
    return copy


def without_node(*folders: Path) -> dict[str, str]:
    """An environment with only these folders and the system's programs on the path, without Node.js and our
    variables."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("TURNCOAT_")}
    searched = [*folders, *(_without_node(Path(one)) for one in os.environ["PATH"].split(os.pathsep))]
    return {**kept, "PATH": os.pathsep.join(map(str, searched))}


@cache
def _without_node(folder: Path) -> Path:
    """The folder, or a folder of links to its other programs if it has Node.js or `turncoat`."""
    if not any((folder / name).exists() for name in HIDDEN):
        return folder
    links = Path(tempfile.mkdtemp(prefix="turncoat-programs-"))
    atexit.register(shutil.rmtree, links, ignore_errors=True)
    for program in folder.iterdir():
        if program.name not in HIDDEN:
            (links / program.name).symlink_to(program)
    return links


def build(project: Path, hook: str, dist: Path) -> "subprocess.CompletedProcess[str]":
    """Build with the build backend, as a front end does: `build_wheel` or `build_sdist`."""
    dist.mkdir(exist_ok=True)
    return subprocess.run(
        [sys.executable, "-c", BUILD, hook, str(dist)],
        cwd=project,
        env=without_node(),
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


class Installed:
    """An environment with Python and what is installed into it."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=False)
        self.folder: Final = folder
        self.programs: Final = folder / ("Scripts" if sys.platform == "win32" else "bin")
        self.environment: Final = without_node(self.programs)

    def install(self, *distributions: Path | str) -> None:
        pip = [sys.executable, "-m", "pip", "--python", str(self.programs / "python"), "install", "--quiet"]
        words = ["--disable-pip-version-check", *map(str, distributions)]
        subprocess.run([*pip, *words], env=self.environment, check=True, timeout=200)

    def megabytes(self) -> float:
        return sum(path.lstat().st_size for path in self.folder.rglob("*") if path.is_file()) / 1e6
