"""Completeness of the lists in the docs."""

import re
import tomllib

from tests.structure.source import ROOT, modules
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import COMMANDS


def test_every_refusal_of_the_kernel_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    codes = set()
    for module in modules("kernel"):
        codes |= set(re.findall(r'BadInput\(\s*"(\w+)"', module.path.read_text()))
    missing = {code for code in codes if f"`{code}`" not in page}
    assert not missing


def test_every_command_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    for name, (words, _) in COMMANDS.items():
        assert f"`{name}`" in page
        for word in words:
            assert f"`{word}`" in page, f"{name}: {word}"


def test_every_game_has_a_page() -> None:
    for name in GAMES:
        assert (ROOT / "docs" / f"{name}.md").exists()


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_package_that_is_needed_to_run_is_on_the_page_about_dependencies_and_no_other() -> None:
    """With the pinned versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = [name for names in project["optional-dependencies"].values() for name in names]
    needed = {_package(name) for name in [*project["dependencies"], *optional]}
    page = (ROOT / "docs" / "dependencies.md").read_text()
    to_run = page.partition("\n## To run\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| ([\w.-]+) \| ([\d.]+) \|", to_run, re.MULTILINE))
    lock = (ROOT / "requirements.lock").read_text()
    pinned = dict(re.findall(r"^([\w.-]+)==([\d.]+)", lock, re.MULTILINE))
    assert rows == {name: pinned[name.lower().replace("_", "-").replace(".", "-")] for name in needed}


def _package(requirement: str) -> str:
    found = re.match(r"[\w.-]+", requirement)
    assert found is not None
    return found[0]
