"""Names: a result is called by what it is, and a function by what it does or returns."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.structure.source import ROOT, Module, in_each_folder, modules

FILLER = "found"
# Rooms whose functions are verbs, or nouns for what they return. A room is added when its functions are.
VERB_ROOMS = ("server", "texts")
IRREGULAR = frozenset({
    "begun", "bound", "broken", "built", "dealt", "done", "drawn", "driven", "fallen", "forgotten", "found", "frozen",
    "given", "gone", "heard", "held", "hidden", "kept", "known", "laid", "left", "lost", "made", "met", "paid", "said",
    "seen", "sent", "shown", "spoken", "stolen", "taken", "thrown", "told", "torn", "undone", "won", "worn", "written",
})  # fmt: skip
# Nouns and verbs that end as participles do; the last three are stages and settings of a table.
NO_PARTICIPLES = frozenset({
    "bring", "ending", "feed", "meeting", "opening", "ring", "seed", "setting", "string", "wording",
    "dealing", "gathering", "watching",
})  # fmt: skip
# What others call: asyncio on a protocol, texts on the source of a story (`texts/story/source.py`).
OVERRIDDEN = frozenset({
    "connection_lost", "connection_made", "data_received", "pause_writing", "resume_writing", "told_to",
})  # fmt: skip
QUESTIONS = frozenset({"can", "does", "has", "have", "is", "may", "must", "needs", "was", "were", "would"})
PREPOSITIONS = frozenset({"as", "at", "by", "for", "from", "in", "of", "on", "to", "until", "with"})
# A declaration, a parameter or a constant of a template.
IN_SCRIPTS = re.compile(rf"\b(?:const|let|var)\s+{FILLER}\b|[(,]\s*{FILLER}\s*(?:[:,)]|=>)")


def sources(*kinds: str) -> list[Path]:
    return sorted(
        path
        for folder in ("src", "plugins", "tools", "tests", "web/src", "web/tests")
        for kind in kinds
        for path in (ROOT / folder).rglob(kind)
        if "build" not in path.parts
    )


def names(tree: ast.Module) -> Iterator[tuple[str, int]]:
    """Variables, parameters and functions, with their lines."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.id, node.lineno
        elif isinstance(node, ast.arg):
            yield node.arg, node.lineno
        elif isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            yield node.name, node.lineno
        elif isinstance(node, (ast.MatchAs, ast.MatchStar)) and node.name is not None:
            yield node.name, node.lineno


@in_each_folder(sources("*.py"))
def test_a_result_is_named_by_what_it_is(path: Path) -> None:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    assert [line for name, line in names(tree) if name == FILLER] == []


@in_each_folder(sources("*.ts", "*.svelte"))
def test_a_result_of_the_page_is_too(path: Path) -> None:
    assert IN_SCRIPTS.findall(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "found = 1",
        "for found in (): pass",
        "def look(found): pass",
        "lambda found: 1",
        "match 1:\n    case found: pass",
    ],
)
def test_the_filler_is_noticed_in_every_kind_of_binding(source: str) -> None:
    assert FILLER in [name for name, _ in names(ast.parse(source))]


@pytest.mark.parametrize(
    "source", ["const found = 1;", "(found) => 1", "f(a, found: Rule)", "{@const found = 1}"]
)
def test_the_filler_is_noticed_in_scripts(source: str) -> None:
    assert IN_SCRIPTS.search(source)


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """All functions and methods except properties, whose names are those of values."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
            decorators = {ast.unparse(one) for one in node.decorator_list}
            if not decorators & {"property", "cached_property"}:
                yield node


def words_of(name: str) -> list[str]:
    """The words of a name, without prepositions at its end."""
    words = name.strip("_").split("_")
    while len(words) > 1 and words[-1] in PREPOSITIONS:
        words.pop()
    return words


def is_participle(name: str) -> bool:
    """Whether a function is named by a participle: `seated`, `seen_until`, `listing`. A noun may have one before it: `taken_names`."""
    words = words_of(name)
    if words[0] in QUESTIONS or name in OVERRIDDEN or name.startswith("__"):
        return False
    last = words[-1]
    if last in NO_PARTICIPLES:
        return False
    return last in IRREGULAR or re.fullmatch(r"\w{2,}(ed|ing)", last) is not None


@in_each_folder(modules(*VERB_ROOMS))
def test_a_function_is_a_verb_or_a_noun_for_what_it_returns(module: Module) -> None:
    participles = [
        module.where(one) + f" {one.name}" for one in functions(module.tree) if is_participle(one.name)
    ]
    assert participles == []


# Nouns; the last two are phases of a round (T5, T6), whose steps have their names.
NOUNS = frozenset({
    "briefing", "deed", "meaning", "need", "numbering", "rating", "reading", "spending", "drawing", "planning",
})  # fmt: skip


@in_each_folder(modules())
def test_a_function_is_not_named_by_a_participle_alone(module: Module) -> None:
    alone = [
        module.where(one) + f" {one.name}"
        for one in functions(module.tree)
        if len(words_of(one.name)) == 1 and is_participle(one.name) and words_of(one.name)[0] not in NOUNS
    ]
    assert alone == []


@pytest.mark.parametrize("name", ["seated", "_naming", "said_at", "seen_until", "listing", "without_undone"])
def test_a_participle_is_noticed(name: str) -> None:
    assert is_participle(name)


@pytest.mark.parametrize(
    "name", ["grant_seat", "taken_names", "is_granted", "end_meeting", "listen_to", "_ring"]
)
def test_verbs_nouns_and_questions_are_no_participles(name: str) -> None:
    assert not is_participle(name)
