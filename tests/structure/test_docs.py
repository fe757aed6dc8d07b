"""Completeness of the lists in the docs."""

import ast
import os
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

from tests.structure.source import ROOT, Module, modules
from turncoat.games.catalog import GAMES
from turncoat.kernel.engine import COMMANDS

PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/*.md")]


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
    for page in PAGES:
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


# Parts of pages that name files. `GAME`, `LANGUAGE` and other words in capitals stand for any name, as `*` does.
SPAN = re.compile(r"(?<!`)`([\w.*-]+(?:/[\w.*-]*)*)`(?!`)")
ENDINGS = frozenset(
    {
        "css", "ftl", "html", "ipynb", "js", "json", "lock", "md", "py", "svelte", "svg", "toml", "ts", "tsv", "txt",
        "yaml", "yml",
    }
)  # fmt: skip
TOP = frozenset({"docs", "examples", "notebooks", "plugins", "src", "tests", "tools", "web"})
# Folders that programs write, or readers who follow the page
MADE = frozenset({".venv", "build", "dist", "DIR", "node_modules", "pages", "YOURGAME"})
# Files of a reader, of Unicode, and of a release
ELSEWHERE = frozenset({"careful.py", "confusables.txt", "turncoat-1.2.0-notes.md"})


def named_paths(page: str) -> set[str]:
    """Code spans of a page that look like files or folders of the tree."""
    spans = {span for span in SPAN.findall(page) if not set(span.split("/")) & MADE} - ELSEWHERE
    return {
        span
        for span in spans
        if Path(span).suffix.lstrip(".") in ENDINGS
        or span.endswith("/")
        or ("/" in span and span.split("/")[0] in TOP)
    }


@cache
def tree() -> str:
    """All files of the tree and their folders, one a line."""
    lines = []
    for folder, folders, files in os.walk(ROOT):
        folders[:] = [name for name in folders if name not in MADE and name != ".git"]
        here = f"/{Path(folder).relative_to(ROOT).as_posix()}/"
        lines += [here, *(here + name for name in files)]
    return "\n".join(lines) + "\n"


def exists(path: str) -> bool:
    """Whether the tree has this path, or a longer one that ends with it."""
    parts = [re.sub(r"\\\*|[A-Z]{4,}", "[^/\n]*", re.escape(part)) for part in path.rstrip("/").split("/")]
    return re.search(rf"/{'/'.join(parts)}/?$", tree(), re.MULTILINE) is not None


@pytest.mark.parametrize(
    "page",
    [page for page in PAGES if page.name != "CHANGELOG.md"],  # it also names what was there before
    ids=lambda page: page.relative_to(ROOT).as_posix(),
)
def test_files_that_a_page_names_exist(page: Path) -> None:
    assert sorted(path for path in named_paths(page.read_text()) if not exists(path)) == []


def test_a_stale_name_of_a_file_is_noticed() -> None:
    page = "`bots/GAME/personas.py`, `bots/GAME/traits.py`, `table/prompt/`, `texts/*/common.ftl`, `hall/`, `halls/`, `a.b`"
    assert sorted(path for path in named_paths(page) if not exists(path)) == ["bots/GAME/traits.py", "halls/"]
