"""`make release`: what it refuses, and what it writes. Run in a copy of the repository, with the checks switched off as
a rehearsal does."""

import hashlib
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from pathlib import Path

import pytest
import yaml

from tools.release import (
    CHANGES,
    CITATION,
    CONTEXT,
    INIT,
    PROJECT,
    ROOT,
    UNRELEASED,
    Refusal,
    current_version,
    order_of,
    page_of,
    write_version,
)

PAGES = Path("src/turncoat/server/pages")
IDENTITY = ("-c", "user.name=A Tester", "-c", "user.email=tester@example.org")
NEW = "9.8.7"


def git(root: Path, *words: str) -> str:
    return subprocess.run(
        ["git", *IDENTITY, *words], cwd=root, check=True, capture_output=True, text=True
    ).stdout


def release(root: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        [sys.executable, "-m", "tools.release", *words, "--check", "none"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=200,
    )


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A repository with the current files of this one, and built pages."""
    root = tmp_path_factory.mktemp("release") / "turncoat"
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if not name.startswith(("tests/", "web/")) and (ROOT / name).is_file():
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, root / name)
    shutil.copytree(ROOT / PAGES, root / PAGES)
    git(root, "init", "--quiet", "--initial-branch", "main")
    git(root, "config", "user.name", "A Tester")
    git(root, "config", "user.email", "tester@example.org")
    git(root, "add", "--all")
    git(root, "commit", "--quiet", "--message", "all: begin")
    return root


@pytest.fixture
def root(origin: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "turncoat"
    shutil.copytree(origin, copy)
    return copy


def head(root: Path) -> str:
    return git(root, "rev-parse", "HEAD") + git(root, "tag") + git(root, "status", "--porcelain")


@pytest.mark.slow
def test_a_release_is_written_committed_and_tagged(root: Path) -> None:
    (root / "dist").mkdir()
    (root / "dist" / "old.whl").write_text("of an earlier release")
    git(root, "remote", "add", "origin", "git@forge.example:ship/turncoat.git")
    done = release(root, NEW)
    assert done.returncode == 0, done.stderr
    assert git(root, "status", "--porcelain") == ""
    assert git(root, "describe") == f"v{NEW}\n"
    assert git(root, "log", "-1", "--format=%s") == f"release: publish version {NEW}\n"
    assert f'__version__ = "{NEW}"' in (root / INIT).read_text()
    assert re.search(
        rf"^version: {NEW}\ndate-released: \d{{4}}-\d\d-\d\d$", (root / CITATION).read_text(), re.MULTILINE
    )
    changes = (root / CHANGES).read_text()
    assert re.search(
        rf"^## Unreleased\n\n## {re.escape(NEW)} - \d{{4}}-\d\d-\d\d\n\n### Added\n", changes, re.MULTILINE
    )

    names = {path.name for path in (root / "dist").iterdir()}
    assert names == {
        "SHA256SUMS",
        f"turncoat-{NEW}-py3-none-any.whl",
        f"turncoat-{NEW}.tar.gz",
        f"turncoat-{NEW}-image.tar.gz",
        f"turncoat-{NEW}-notes.md",
        "turncoat_lifeboat-0.1.0-py3-none-any.whl",
    }
    for line in (root / "dist" / "SHA256SUMS").read_text().splitlines():
        digest, name = line.split("  ")
        assert hashlib.sha256((root / "dist" / name).read_bytes()).hexdigest() == digest
        names.discard(name)
    assert names == {"SHA256SUMS"}
    with zipfile.ZipFile(root / "dist" / f"turncoat-{NEW}-py3-none-any.whl") as wheel:
        assert "turncoat/server/pages/index.html" in wheel.namelist()
        metadata = wheel.read(f"turncoat-{NEW}.dist-info/METADATA").decode()
    assert "Project-URL: Source, https://forge.example/ship/turncoat\n" in metadata
    assert (
        f"Project-URL: Changelog, https://forge.example/ship/turncoat/blob/v{NEW}/CHANGELOG.md\n" in metadata
    )
    with tarfile.open(root / "dist" / f"turncoat-{NEW}-image.tar.gz") as image:
        held = {name.partition("/")[2] for name in image.getnames()}
    assert held == {*CONTEXT, *(f"dist/{path.name}" for path in (root / "dist").glob("*.whl"))}
    notes = (root / "dist" / f"turncoat-{NEW}-notes.md").read_text()
    assert notes.startswith("### Added\n")
    assert "\n## " not in notes

    again = release(root, NEW)
    assert again.returncode == 1
    assert again.stderr == f"release: version {NEW} is not newer than {NEW}, which is released\n"
    assert "is empty: say what is new" in release(root, "9.8.8").stderr


@pytest.mark.parametrize(
    ("version", "sentence"),
    [
        ("", "VERSION is missing; it is written as 1.2.0"),
        ("1.2", "VERSION is 1.2; it is written as 1.2.0"),
        ("v1.2.0", "VERSION is v1.2.0; it is written as"),
        ("0.0.9", "version 0.0.9 is older than 0.1.0"),
    ],
)
def test_a_version_is_written_in_one_way_and_grows(root: Path, version: str, sentence: str) -> None:
    before = head(root)
    done = release(root, version)
    assert (done.returncode, head(root)) == (1, before)
    assert done.stderr.startswith(f"release: {sentence}")


def test_a_release_needs_a_clean_tree_a_branch_a_change_log_and_pages(root: Path) -> None:
    def read_refusal() -> str:
        done = release(root, NEW)
        assert done.returncode == 1
        assert not git(root, "tag")
        return done.stderr

    (root / "README.md").write_text("changed")
    assert "changes that are not committed:\nM README.md" in read_refusal()
    git(root, "checkout", "--quiet", "README.md")
    git(root, "checkout", "--quiet", "--detach")
    assert "no branch is checked out" in read_refusal()
    git(root, "checkout", "--quiet", "main")
    changes = root / CHANGES
    written = changes.read_text()
    start = written.index(UNRELEASED) + len(UNRELEASED)
    changes.write_text(written[:start])
    git(root, "commit", "--quiet", "--all", "--message", "changes: empty")
    assert '"## Unreleased" of CHANGELOG.md is empty' in read_refusal()
    git(root, "reset", "--quiet", "--hard", "HEAD~1")
    shutil.rmtree(root / PAGES)
    assert "the pages are not built" in read_refusal()


@pytest.mark.slow
def test_a_build_that_fails_leaves_the_tree_as_it_was(root: Path) -> None:
    (root / "setup.py").write_text("raise SystemExit('broken')\n")
    git(root, "commit", "--quiet", "--all", "--message", "setup: break")
    before = head(root)
    done = release(root, NEW)
    assert done.returncode == 1
    assert "release: a build failed: " in done.stderr
    assert head(root) == before


@pytest.mark.parametrize(
    ("remote", "page"),
    [
        ("https://forge.example/ship/turncoat", "https://forge.example/ship/turncoat"),
        ("https://token@forge.example/ship/turncoat.git", "https://forge.example/ship/turncoat"),
        ("ssh://git@forge.example/ship/turncoat.git", "https://forge.example/ship/turncoat"),
        ("git@forge.example:ship/turncoat.git", "https://forge.example/ship/turncoat"),
        ("/home/ship/turncoat", ""),
        ("http://localhost:3000/ship/turncoat", ""),
        ("ssh://git@10.0.0.3/turncoat.git", ""),
    ],
)
def test_the_links_of_a_package_lead_to_the_repository_that_it_was_released_from(
    root: Path, remote: str, page: str
) -> None:
    git(root, "remote", "add", "origin", remote)
    assert page_of(root) == page
    for version in (NEW, "9.8.8"):
        write_version(root, version, "2026-11-19")
    urls = tomllib.loads((root / PROJECT).read_text())["project"].get("urls", {})
    assert urls.get("Source", "") == page
    assert urls.get("Changelog", "") == (page and f"{page}/blob/v9.8.8/CHANGELOG.md")


def test_without_a_repository_a_package_has_no_links(root: Path) -> None:
    assert page_of(root) == ""


def test_candidates_come_before_their_release() -> None:
    versions = ["1.9.0", "1.10.0rc1", "1.10.0rc2", "1.10.0", "1.10.1"]
    assert sorted(versions, key=order_of) == versions
    with pytest.raises(Refusal):
        order_of("1.10.0-beta")


def test_make_runs_all_checks_unless_it_is_told_otherwise() -> None:
    def read_command(*words: str) -> str:
        shown = subprocess.run(
            ["make", "--dry-run", "release", *words], cwd=ROOT, capture_output=True, text=True, check=True
        )
        return next(line for line in shown.stdout.splitlines() if "tools.release" in line)

    assert '"1.2.0" --check full' in read_command("VERSION=1.2.0")
    assert '"1.2.0" --check fast --rootfs' in read_command("VERSION=1.2.0", "CHECK=fast", "ARGS=--rootfs")


def test_workflows_and_forms_are_read_by_a_parser() -> None:
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        workflow = yaml.safe_load(path.read_text("utf-8"))
        assert workflow["jobs"]
        for job in workflow["jobs"].values():
            assert job["runs-on"]
            assert all(("uses" in step) != ("run" in step) for step in job["steps"])
    for path in (ROOT / ".github" / "ISSUE_TEMPLATE").glob("[!c]*.yml"):
        form = yaml.safe_load(path.read_text("utf-8"))
        assert {"name", "description", "body"} <= form.keys()
    citation = yaml.safe_load((ROOT / CITATION).read_text("utf-8"))
    assert citation["version"] == current_version(ROOT)


def test_compiled_wheels_are_built_for_every_system_by_the_locked_compiler() -> None:
    release_workflow = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text("utf-8"))
    machines = release_workflow["jobs"]["wheels"]["strategy"]["matrix"]["machine"]
    assert machines == [
        *("ubuntu-latest", "ubuntu-24.04-arm"),
        *("macos-latest", "macos-15-intel"),  # the first is ARM
        *("windows-latest", "windows-11-arm"),
    ]
    project = tomllib.loads((ROOT / PROJECT).read_text("utf-8"))
    lock = (ROOT / "requirements.lock").read_text("utf-8")
    pins = re.findall(r"(\w+)==([\w.]+)", project["tool"]["cibuildwheel"]["before-build"])
    assert {name for name, _ in pins} == {"mypy", "setuptools"}
    for name, version in pins:
        assert f"\n{name}=={version} " in lock


def test_workflows_run_the_targets_of_the_makefile() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))
    used = set()
    for path in (ROOT / ".github" / "workflows").glob("*.yml"):
        used |= set(re.findall(r"\bmake ([a-z-]+)", path.read_text()))
    assert {"test", "elsewhere", "rootfs", "release"} <= used <= targets
