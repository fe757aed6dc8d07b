"""The messages of one game in one language, read from the Fluent files beside this module or, for a plug-in, in its package.

A message that is missing, or lacks an argument, never stops a game: its place is filled by its id, and `gaps` remembers
it, which the tests look at. A file is cut into its messages at once, and each is parsed when it is said for the first
time: a table needs few of the thousands there are.
"""

import re
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentNone

from turncoat.games.catalog import GAMES
from turncoat.plugins import plugin_folder
from turncoat.texts.languages import DEFAULT
from turncoat.texts.patterns import PatternCompiler, Say, Unsupported
from turncoat.texts.phrases import Arguments, Phrase, flatten
from turncoat.texts.typography import typeset

ENTRY: Final = re.compile(r"^([a-z][a-z0-9-]*) *=", re.MULTILINE)
REFERENCE_TO: Final = re.compile(r"\{ *([a-z][a-z0-9-]*)")
COMMON: Final = ""
MOST_SAID: Final = 20_000  # texts that are remembered
REFERENCE: Final = ("rules", "guide")  # what is read only by who looks something up
TITLE: Final = "title.ftl"  # of a game: what lists of games say of it


class Words:
    """Made by `words_of` and `reference_of`, which read every file once."""

    def __init__(self, language: str, resources: list[str], numbers: dict[str, dict[str, int]]) -> None:
        self.language: Final = language
        self.gaps: Final[list[str]] = []
        self._numbers: Final = numbers
        self._bundle: Final = FluentBundle([language], use_isolating=False)
        self._texts: Final[dict[str, str]] = {}  # of every message
        self._read: Final[set[str]] = set()
        self._compiler: Final = PatternCompiler(self._bundle)
        self._patterns: Final[dict[tuple[str, str], Say]] = {}  # of messages that were said
        self._forms: Final[dict[str, frozenset[str]]] = {}  # of messages that were asked for
        self._said: Final[dict[tuple[object, ...], str]] = {}
        self._phrases: Final[dict[str, Phrase]] = {}
        for text in resources:
            self._texts.update(_entries(text))

    def messages(self, beginning: str) -> list[str]:
        """The ids of all messages that begin so."""
        return [message for message in self._texts if message.startswith(beginning)]

    def has(self, message: str, form: str = "") -> bool:
        forms = self._forms.get(message)
        if forms is None:
            if message not in self._texts:
                return False
            forms = self._forms[message] = self._forms_of(message)
        return form in forms

    def _forms_of(self, message: str) -> frozenset[str]:
        """The plain one is the empty text."""
        self._parse(message)
        parsed = self._bundle.get_message(message)
        return frozenset([*parsed.attributes, *([] if parsed.value is None else [""])])

    def _parse(self, message: str) -> None:
        """Take the message into the bundle, if it is not there yet, and all messages that it refers to. They count as read
        once all are there, since another thread may ask for them in the meantime."""
        if message in self._read:
            return
        reading = [message]
        for one in reading:
            for other in REFERENCE_TO.findall(self._texts[one]):
                if other in self._texts and other not in reading:
                    reading.append(other)
        for one in reading:
            self._bundle.add_resource(FluentResource(self._texts[one]))  # what is there already stays
        self._read.update(reading)

    def say(self, message: str, arguments: Arguments | None = None, form: str = "") -> str:
        """The message, or one of its other forms (attributes). The same is often said again, so it is remembered."""
        told = arguments or {}
        key = (message, form, *told, *told.values())
        said = self._said.get(key)
        if said is None:
            said, is_right = self._say(message, told, form)
            said = typeset(said, self.language)
            if is_right:
                if len(self._said) >= MOST_SAID:
                    self._said.clear()
                self._said[key] = said
        return said

    def _say(self, message: str, arguments: Arguments, form: str) -> tuple[str, bool]:
        """The text, and whether nothing is missing in it."""
        if not self.has(message, form):
            self.gaps.append(f"{message}.{form}" if form else message)
            return message, False
        numbers = self._numbers.get(message)
        told = {**numbers, **arguments} if numbers else arguments
        try:
            return self._compile(message, form)(told), True
        except (KeyError, Unsupported):
            return self._say_slowly(message, told, form)

    def _compile(self, message: str, form: str) -> Say:
        say = self._patterns.get((message, form))
        if say is None:
            say = self._patterns[message, form] = self._compiler.compile(self._pattern(message, form))
        return say

    def _pattern(self, message: str, form: str) -> Pattern:
        parsed = self._bundle.get_message(message)
        pattern = parsed.attributes[form] if form else parsed.value
        assert pattern is not None
        return pattern

    def _say_slowly(self, message: str, told: Arguments, form: str) -> tuple[str, bool]:
        """Format a message with the Fluent library, which says what is missing."""
        text, errors = self._bundle.format_pattern(self._pattern(message, form), flatten(told))
        if errors or isinstance(text, FluentNone):
            self.gaps.append(f"{message}: {errors}")
            return str(text), False
        return str(text), True

    def phrase(self, message: str, arguments: Arguments | None = None) -> Phrase:
        """The message with all its forms."""
        if arguments:
            return self._phrase(message, arguments)
        phrase = self._phrases.get(message)
        if phrase is None:
            phrase = self._phrase(message, None)
            if message in self._texts:  # a gap is noted each time
                self._phrases[message] = phrase
        return phrase

    def _phrase(self, message: str, arguments: Arguments | None) -> Phrase:
        forms = {"": self.say(message, arguments)}
        if message in self._texts:
            for form in self._bundle.get_message(message).attributes:
                forms[form] = self.say(message, arguments, form)
        return Phrase(forms)


def _entries(text: str) -> dict[str, str]:
    """A file cut into its messages, by id."""
    starts = [(match[1], match.start()) for match in ENTRY.finditer(text)]
    ends = [*(start for _, start in starts[1:]), len(text)]
    return {name: text[start:end] for (name, start), end in zip(starts, ends, strict=True)}


@cache
def words_of(game: str, language: str) -> Words:
    """All words that are said at a table of this game."""
    return _read(game, language, is_reference=False)


@cache
def reference_of(game: str, language: str) -> Words:
    """The rules reference and the guides of this game."""
    return _read(game, language, is_reference=True)


def _read(game: str, language: str, *, is_reference: bool) -> Words:
    texts = [_text(file) for file in _sort_files(files("turncoat.texts") / language, ".ftl")]
    numbers: dict[str, dict[str, int]] = {}
    if game == COMMON:
        texts.extend(title_of(other, language) for other in GAMES)
    else:
        texts.extend(
            _text(file)
            for file in _sort_files(sentences_folder(game, language), ".ftl")
            if file.name.startswith(REFERENCE) == is_reference or file.name == "names.ftl"
        )
        for file in _sort_files(numbers_folder(game), ".tsv"):
            numbers.update(read_numbers(_text(file)))
    return Words(language, texts, numbers)


def title_of(game: str, language: str) -> str:
    """The Fluent text with the name of a game and what the start page says of it; empty if there is none."""
    file = sentences_folder(game, language) / TITLE
    return _text(file) if file.is_file() else ""


def sentences_folder(game: str, language: str) -> Traversable:
    """A plug-in is read in English where it does not speak the language."""
    plugin = plugin_folder(game)
    if plugin is None:
        return files("turncoat.texts") / language / game
    spoken = plugin / "texts" / language
    return spoken if spoken.is_dir() else plugin / "texts" / DEFAULT


def numbers_folder(game: str) -> Traversable:
    plugin = plugin_folder(game)
    return files("turncoat.texts") / "numbers" / game if plugin is None else plugin / "texts" / "numbers"


def _sort_files(folder: Traversable, ending: str) -> list[Traversable]:
    """Empty if there is no such folder: a plug-in may have no texts."""
    if not folder.is_dir():
        return []
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(ending)), key=lambda file: file.name
    )


def _text(file: Traversable) -> str:
    return file.read_text(encoding="utf-8")


def read_numbers(text: str) -> dict[str, dict[str, int]]:
    """Numbers that texts speak of, by message: written once for all languages."""
    numbers: dict[str, dict[str, int]] = {}
    for line in text.splitlines():
        message, _, rest = line.partition("\t")
        if message:
            pairs = (pair.split("=") for pair in rest.split())
            numbers[message] = {name: int(number) for name, number in pairs}
    return numbers
