"""The Fluent files as data: every pattern with the arguments and selectors it has."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import turncoat.texts
from turncoat.plugins import plugins
from turncoat.texts.languages import LANGUAGES

ROOT = Path(turncoat.texts.__path__[0])
# Of a game: read by the page, like the common files
PAGE_ONLY = ("title.ftl", "web.ftl", "coach.ftl", "theatre.ftl")
FORM = re.compile(r"-(gen|dat|acc|ins|loc|voc|low|in|to|from|each|not|gender|kind)$")


@dataclass
class Pattern:
    """The value of a message or one of its attributes (`form`)."""

    language: str
    file: str
    message: str
    form: str
    texts: list[str] = field(default_factory=list)
    arguments: set[str] = field(default_factory=set)
    references: set[str] = field(default_factory=set)  # other messages that are a part of it
    parts: set[str] = field(default_factory=set)  # the same with their forms
    selectors: dict[str, list[set[str]]] = field(default_factory=dict)  # argument -> keys of each selector
    defaults: dict[str, set[str]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        return f"{self.message}.{self.form}" if self.form else self.message

    @property
    def bare_arguments(self) -> set[str]:
        """Without what only some languages need: forms, and the gender of who speaks."""
        return {FORM.sub("", name) for name in self.arguments} - {"me"}


class _Reader(Visitor):
    def __init__(self, pattern: Pattern) -> None:
        self.pattern = pattern

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the visitor's name for it
        self.pattern.texts.append(node.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the visitor's name for it
        self.pattern.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the visitor's name for it
        self.pattern.references.add(node.id.name)
        self.pattern.parts.add(f"{node.id.name}.{node.attribute.name}" if node.attribute else node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - the visitor's name for it
        keys = {_key(variant.key) for variant in node.variants}
        if isinstance(node.selector, ast.VariableReference):
            name = node.selector.id.name
            self.pattern.selectors.setdefault(name, []).append(keys)
            default = next(_key(variant.key) for variant in node.variants if variant.default)
            self.pattern.defaults.setdefault(name, set()).add(default)
        self.generic_visit(node)


def _key(key: ast.Identifier | ast.NumberLiteral) -> str:
    return key.name if isinstance(key, ast.Identifier) else key.value


def files(language: str) -> list[str]:
    """Paths below the language's folder."""
    ours = [path.relative_to(ROOT / language).as_posix() for path in (ROOT / language).rglob("*.ftl")]
    for game in plugins().accepted:
        ours += [f"{game}/{path.name}" for path in texts_of_plugin(game).glob(f"{language}/*.ftl")]
    return sorted(ours)


def texts_of_plugin(game: str) -> Path:
    return Path(str(plugins().accepted[game].folder)) / "texts"


def path_of(language: str, file: str) -> Path:
    game, _, name = file.rpartition("/")
    return texts_of_plugin(game) / language / name if game in plugins().accepted else ROOT / language / file


def is_of_a_game(file: str) -> bool:
    """Whether a file is about the table of one game; others are common, or of the page alone."""
    return "/" in file and not file.endswith(PAGE_ONLY)


@cache
def resource(language: str, file: str) -> ast.Resource:
    return FluentParser().parse(path_of(language, file).read_text(encoding="utf-8"))


def _patterns_of(language: str, file: str) -> Iterator[Pattern]:
    for entry in resource(language, file).body:
        if not isinstance(entry, ast.Message):
            continue
        parts = [("", entry.value), *((one.id.name, one.value) for one in entry.attributes)]
        for form, value in parts:
            if value is not None:
                pattern = Pattern(language, file, entry.id.name, form)
                _Reader(pattern).visit(value)
                yield pattern


@cache
def patterns(language: str, file: str) -> tuple[Pattern, ...]:
    there = {pattern.name: pattern for pattern in _patterns_of(language, file)}
    for pattern in there.values():  # what a part of a message needs, the message needs
        for part in pattern.parts & there.keys():
            pattern.arguments |= there[part].arguments
    return tuple(there.values())


def all_patterns() -> list[Pattern]:
    return [one for language in LANGUAGES for file in files(language) for one in patterns(language, file)]


def game_files(game: str, language: str = "en") -> list[str]:
    """The files that a game's bundle is made of, the common ones first."""
    return [file for file in files(language) if "/" not in file or file.startswith(f"{game}/")]


def messages(game: str, language: str) -> dict[str, dict[str, Pattern]]:
    """What a game says: patterns by message and form."""
    by_message: dict[str, dict[str, Pattern]] = {}
    for file in game_files(game, language):
        for pattern in patterns(language, file):
            by_message.setdefault(pattern.message, {})[pattern.form] = pattern
    return by_message
