"""Prose of comments, docstrings and pages: plain trade English, with a thing or a role as subject."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

from tests.structure.source import ROOT, in_each_folder

# Pronouns without a role behind them. Names in code (`NOBODY`, a card's name) are not prose.
VAGUE = re.compile(r"\b(whoever|somebody|nobody)\b", re.IGNORECASE)
SCRIPT_COMMENTS = re.compile(r"(?<![:\"'\w])//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LONGEST_LINE = 120  # of a page, tables and links aside

# A docstring that begins like this leaves its subject to the name above it.
ELLIPTIC = re.compile(r"(Of|As|By|The same|Those|Who|Which|When|Where|Something|Its)\b")
# A module opens with a noun phrase: what lives in it.
NO_NOUN = re.compile(r"(What|Whether|How|Why|Everything|Anything)\b")

PYTHON = sorted(
    path
    for folder in ("src", "tests", "tools", "plugins")
    for path in (ROOT / folder).rglob("*.py")
    if "build" not in path.parts  # of a compiled plug-in
)
SCRIPTS = sorted(
    path
    for kind in ("*.ts", "*.svelte")
    for folder in ("web/src", "plugins")
    for path in (ROOT / folder).rglob(kind)
)
PAGES = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *ROOT.glob("plugins/**/*.md")])


def docstrings(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
            written = ast.get_docstring(node, clean=False)
            if written:
                yield written


def comments(source: str) -> Iterator[str]:
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type == tokenize.COMMENT:
            yield token.string


def vague_words(texts: Iterator[str]) -> list[str]:
    return [
        text.strip()[:120]
        for text in texts
        for word in VAGUE.findall(CODE.sub("", text))
        if not word.isupper()
    ]


@in_each_folder(PYTHON)
def test_comments_have_a_thing_or_a_role_as_subject(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert not vague_words(docstrings(ast.parse(source)))
    assert not vague_words(comments(source))


@in_each_folder(PYTHON)
def test_docstrings_begin_with_what_they_describe(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [text[:120] for text in docstrings(tree) if ELLIPTIC.match(text.lstrip())] == []
    assert not NO_NOUN.match((ast.get_docstring(tree) or "").lstrip())


@in_each_folder(SCRIPTS)
def test_comments_of_the_page_have_one_too(path: Path) -> None:
    remarks = SCRIPT_COMMENTS.findall(path.read_text(encoding="utf-8"))
    assert not vague_words(iter(remarks))


@in_each_folder(PAGES)
def test_pages_are_plain_and_can_be_read_in_a_terminal(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert not vague_words(iter([text]))
    prose = CODE.sub("", text) if "```" in text else text
    long = [line for line in prose.splitlines() if len(line) > LONGEST_LINE and not line.startswith("|")]
    assert not [line for line in long if "](" not in line]
