"""Files, modules and make targets that pages name: each exists."""

import os
import re
from functools import cache
from pathlib import Path

import pytest

from tests.structure.source import ROOT

PAGES = [
    page
    for page in [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("plugins/**/*.md")]
    if page.name != "CHANGELOG.md"  # it also names what was there before
]
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


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_files_that_a_page_names_exist(page: Path) -> None:
    assert sorted(path for path in named_paths(page.read_text()) if not exists(path)) == []


def test_a_stale_name_of_a_file_is_noticed() -> None:
    page = "`bots/GAME/personas.py`, `bots/GAME/traits.py`, `table/prompt/`, `texts/*/common.ftl`, `hall/`, `halls/`, `a.b`"
    assert sorted(path for path in named_paths(page) if not exists(path)) == ["bots/GAME/traits.py", "halls/"]


TARGETS = frozenset(re.findall(r"^([\w-]+):", (ROOT / "Makefile").read_text(), re.MULTILINE))


def missing(page: str) -> list[str]:
    """Modules to run, and targets to make, that do not exist. A line of a block or a code span begins with the program."""
    modules = re.findall(r"python -m ((?:turncoat|tools|tests)[.\w]*\w)", page)
    targets = re.findall(r"(?:^|`)make ([a-z][\w-]*)", page, re.MULTILINE)
    paths = {name: name.replace(".", "/") for name in modules}
    return [name for name, path in paths.items() if not exists(path) and not exists(f"{path}.py")] + [
        name for name in targets if name not in TARGETS
    ]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_modules_and_targets_that_a_page_names_exist(page: Path) -> None:
    assert missing(page.read_text("utf-8")) == []


def test_a_stale_name_of_a_module_or_a_target_is_noticed() -> None:
    page = "`make whee`, `make wheel`\n```\nmake tests   # all\n$ python -m turncoat.lab.siege.nobody\n```"
    assert missing(page) == ["turncoat.lab.siege.nobody", "whee", "tests"]
