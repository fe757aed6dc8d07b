"""A release in one command: `make release VERSION=1.2.0`. Refuses with a sentence and changes nothing if something is
missing.

It runs the checks, writes the version, the section of the change log and the links of the package's page, builds
everything into `dist/`, and makes a commit and a tag. Nothing is sent anywhere: `git push --follow-tags` does that.
"""

import argparse
import datetime as dt
import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from tools.distributions import build_distributions

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION: Final = re.compile(r"(\d+)\.(\d+)\.(\d+)(?:rc(\d+))?")
VERSION_LINE: Final = re.compile(r'^__version__ = "([^"]+)"$', re.MULTILINE)
UNRELEASED: Final = "## Unreleased\n"
INIT: Final = Path("src/turncoat/__init__.py")
CHANGES: Final = Path("CHANGELOG.md")
CITATION: Final = Path("CITATION.cff")
PROJECT: Final = Path("pyproject.toml")
WRITTEN: Final = (INIT, CHANGES, CITATION, PROJECT)
# A repository at a forge, as it is cloned by HTTPS or SSH.
REMOTE: Final = re.compile(
    r"(?:https://(?:[^/@]+@)?|(?:ssh://)?git@)((?:[\w-]+\.)+[a-z]+)[/:]([\w./-]+?)(?:\.git)?/?"
)
# Files from which the image is built, besides the wheels.
CONTEXT: Final = (
    "Containerfile",
    ".containerignore",
    ".dockerignore",
    "compose.yaml",
    "examples/Caddyfile",
    "requirements-host.lock",
)
CHECKS: Final[Mapping[str, tuple[str, ...]]] = {
    "full": ("make", "test"),
    "fast": ("make", "fast"),
    "none": (),  # for a rehearsal
}


class Refusal(Exception):
    """The reason why there is no release, in a sentence."""


def git(root: Path, *words: str) -> str:
    done = subprocess.run(["git", *words], cwd=root, capture_output=True, encoding="utf-8", check=False)
    if done.returncode:
        raise Refusal(f"`git {words[0]}` failed: {done.stderr.strip()}")
    return done.stdout.strip()


def order_of(version: str) -> tuple[int, ...]:
    """Sort key of versions: a candidate comes before its release."""
    match = VERSION.fullmatch(version)
    if match is None:
        raise Refusal(f"VERSION is {version or 'missing'}; it is written as 1.2.0 or 1.2.0rc1")
    *numbers, candidate = match.groups()
    return (*map(int, numbers), int(candidate) if candidate else sys.maxsize)


def check_ready(root: Path, version: str) -> None:
    """Check the tree. Refusal names the first problem."""
    wanted = order_of(version)
    current = current_version(root)
    if wanted <= order_of(current) and git(root, "tag", "--list", f"v{current}"):
        raise Refusal(f"version {version} is not newer than {current}, which is released")
    if wanted < order_of(current):
        raise Refusal(f"version {version} is older than {current}")
    if git(root, "tag", "--list", f"v{version}"):
        raise Refusal(f"there is a tag v{version} already")
    changed = git(root, "status", "--porcelain")
    if changed:
        raise Refusal(f"these files have changes that are not committed:\n{changed}")
    if not git(root, "branch", "--show-current"):
        raise Refusal("no branch is checked out, so the commit of the release would be lost")
    if not notes_of(root):
        raise Refusal(f'"{UNRELEASED.strip()}" of {CHANGES} is empty: say what is new')
    if f"## {version}" in (root / CHANGES).read_text("utf-8"):
        raise Refusal(f"{CHANGES} has a section on {version} already")
    if not (root / "src/turncoat/server/pages/index.html").is_file():
        raise Refusal("the pages are not built; `make release` builds them")


def current_version(root: Path) -> str:
    match = VERSION_LINE.search((root / INIT).read_text("utf-8"))
    if match is None:
        raise Refusal(f"{INIT} has no line with the version")
    return match[1]


def notes_of(root: Path) -> str:
    """The change log's section about the coming version."""
    _, heading, rest = (root / CHANGES).read_text("utf-8").partition(UNRELEASED)
    return re.split(r"^## ", rest, maxsplit=1, flags=re.MULTILINE)[0].strip() if heading else ""


def run_checks(root: Path, kind: str) -> None:
    command = CHECKS[kind]
    if command and subprocess.run(command, cwd=root, check=False).returncode:
        raise Refusal(f"`{' '.join(command)}` failed; its output says where")
    changed = git(root, "status", "--porcelain")
    if changed:
        raise Refusal(f"the checks have changed files:\n{changed}")


def page_of(root: Path) -> str:
    """The address of the repository's page, from the remote `origin`; empty if that is at no forge."""
    match = REMOTE.fullmatch(git(root, "config", "--get", "--default", "", "remote.origin.url"))
    return f"https://{match[1]}/{match[2]}" if match else ""


def write_version(root: Path, version: str, day: str) -> None:
    address = page_of(root)
    if address:
        _change(root / PROJECT, lambda text: _change_links(text, address, version))
    _change(root / INIT, lambda text: VERSION_LINE.sub(f'__version__ = "{version}"', text))
    _change(root / CHANGES, lambda text: text.replace(UNRELEASED, f"{UNRELEASED}\n## {version} - {day}\n", 1))
    _change(root / CITATION, lambda text: _change_citation(text, version, day))


def _change_links(text: str, address: str, version: str) -> str:
    """Write `[project.urls]`, or replace it; the paths are GitHub's."""
    links = {
        "Source": address,
        "Documentation": f"{address}/tree/v{version}/docs",
        "Changelog": f"{address}/blob/v{version}/CHANGELOG.md",
        "Issues": f"{address}/issues",
    }
    section = "".join(f'{name} = "{link}"\n' for name, link in links.items())
    text = re.sub(r"^\[project\.urls\]\n(?:.+\n)*\n", "", text, flags=re.MULTILINE)
    return text.replace("[project.scripts]\n", f"[project.urls]\n{section}\n[project.scripts]\n", 1)


def _change_citation(text: str, version: str, day: str) -> str:
    text = re.sub(r"^date-released: .*\n", "", text, flags=re.MULTILINE)
    return re.sub(r"^version: .*$", f"version: {version}\ndate-released: {day}", text, flags=re.MULTILINE)


def _change(path: Path, change: Callable[[str], str]) -> None:
    path.write_text(change(path.read_text("utf-8")), "utf-8")


def fill_dist(root: Path, version: str, notes: str, *, has_rootfs: bool) -> list[Path]:
    """Build all files of the release, the checksums last."""
    dist = root / "dist"
    shutil.rmtree(dist, ignore_errors=True)
    dist.mkdir()
    build_distributions(root, dist)
    (dist / f"turncoat-{version}-notes.md").write_text(f"{notes}\n", "utf-8")
    with tarfile.open(dist / f"turncoat-{version}-image.tar.gz", "w:gz") as tar:
        for name in (*CONTEXT, *(f"dist/{wheel.name}" for wheel in sorted(dist.glob("*-py3-none-any.whl")))):
            tar.add(root / name, f"turncoat-{version}-image/{name}")
    if has_rootfs:
        archive = dist / f"turncoat-{version}-rootfs.tar.xz"
        subprocess.run(
            [sys.executable, "-m", "tools.rootfs", "--archive", str(archive)], cwd=root, check=True
        )
    files = sorted(dist.iterdir())
    sums = "".join(f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in files)
    (dist / "SHA256SUMS").write_text(sums)
    return [*files, dist / "SHA256SUMS"]


def release(root: Path, version: str, check: str, *, has_rootfs: bool) -> list[Path]:
    """Make the release. Returns the files in `dist/`. If anything fails, the tree is restored."""
    check_ready(root, version)
    run_checks(root, check)
    notes = notes_of(root)
    day = dt.datetime.now(dt.UTC).date().isoformat()
    written = [str(path) for path in WRITTEN]
    try:
        write_version(root, version, day)
        files = fill_dist(root, version, notes, has_rootfs=has_rootfs)
        message = f"release: publish version {version}\n\nThe change log says what is new since the version before it.\n"
        git(root, "commit", "--quiet", "--message", message, "--", *written)
    except BaseException:
        git(root, "checkout", "--quiet", "HEAD", "--", *written)
        raise
    git(root, "tag", "--annotate", f"v{version}", "--message", f"Turncoat {version}")
    return files


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("version", nargs="?", default="")
    parser.add_argument("--check", choices=[*CHECKS], default="full", help="none: a rehearsal")
    parser.add_argument("--rootfs", action="store_true", help="with the image's root file system; needs root")
    options = parser.parse_args()
    try:
        files = release(ROOT, options.version, options.check, has_rootfs=options.rootfs)
    except Refusal as refusal:
        print(f"release: {refusal}", file=sys.stderr)
        return 1
    except subprocess.CalledProcessError as fault:
        print(f"release: a build failed: {' '.join(fault.cmd)[:200]}", file=sys.stderr)
        return 1
    for file in files:
        print(f"{file.stat().st_size / 1e6:8.2f} MB  dist/{file.name}")
    if not page_of(ROOT):
        print("the package has no links: the remote `origin` is no address of a forge")
    print(f"committed and tagged as v{options.version}; `git push --follow-tags` publishes it")
    return 0


if __name__ == "__main__":
    sys.exit(main())
