"""Completeness of the lists in the docs."""

import ast
import re
import tomllib

from tests.structure.source import ROOT, Module, modules
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import COMMANDS


def test_every_refusal_of_the_kernel_and_of_games_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    errors = page.partition("\n## Errors\n")[2].partition("\n## ")[0]
    codes = {code for module in modules("kernel", "games") for code in _codes_of(module)}
    assert {"effect_not_possible", "no_such_figure", "not_json"} <= codes
    assert set(re.findall(r"`(\w+)`", errors)) - {"engine_fault"} == codes


def _codes_of(module: Module) -> set[str]:
    """The codes that a statement raises; it may raise one of two."""
    calls = [node for node in ast.walk(module.tree) if isinstance(node, ast.Call) and node.args]
    raised = [
        call.args[0] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "BadInput"
    ]
    return {code for argument in raised for code in _texts_in(argument)}


def _texts_in(argument: ast.expr) -> set[str]:
    if isinstance(argument, ast.IfExp):
        return _texts_in(argument.body) | _texts_in(argument.orelse)
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    return set()


def test_every_command_is_on_the_page_about_the_protocol() -> None:
    page = (ROOT / "docs" / "engine.md").read_text()
    for name, (words, _) in COMMANDS.items():
        assert f"`{name}`" in page
        for word in words:
            assert f"`{word}`" in page, f"{name}: {word}"


def test_every_game_has_a_page() -> None:
    for name in GAMES:
        pages = (ROOT / "docs" / f"{name}.md", ROOT / "plugins" / name / "docs" / "rules.md")
        assert any(page.exists() for page in pages)


def test_links_between_pages_lead_somewhere() -> None:
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/*.md")]:
        for target in re.findall(r"\]\(([^)#]+)\)", page.read_text()):
            is_elsewhere = target.startswith("https://")
            assert is_elsewhere or (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_package_that_is_needed_to_run_is_on_the_page_about_dependencies_and_no_other() -> None:
    """The page also has the pinned versions."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = [name for names in project["optional-dependencies"].values() for name in names]
    needed = {_package(name) for name in [*project["dependencies"], *optional]}
    page = (ROOT / "docs" / "dependencies.md").read_text()
    to_run = page.partition("\n## To run\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| ([\w.-]+) \| (\d[\w.]*) \|", to_run, re.MULTILINE))
    lock = (ROOT / "requirements.lock").read_text()
    pinned = dict(re.findall(r"^([\w.-]+)==([\w.]+)", lock, re.MULTILINE))
    assert rows == {name: pinned[name.lower().replace("_", "-").replace(".", "-")] for name in needed}


def _package(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return name[0]
