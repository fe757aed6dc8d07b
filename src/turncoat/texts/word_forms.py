"""Words as a search compares them: folded, and with the forms that a language gives them.

The forms are data that `tools/word_forms.py` writes, `forms/LANGUAGE.tsv`: in each line a set of endings, and after a tab
the stems that take all of them. A stem with its endings is one word in all its forms: a lemma. A plug-in has such files of
its own, for the words that only its rules and names have.
"""

import re
import unicodedata
from bisect import bisect_left
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, TypeAlias

from turncoat.plugins import plugins

Term: TypeAlias = "int | str"
"""What stands for all forms of a word: the number of its lemma, or the word itself if it has no other forms."""

APOSTROPHES: Final = "ʼ’'`‘"
WORD: Final = re.compile(rf"[^\W_]+(?:[{APOSTROPHES}][^\W_]+)*")
_FOLDED: Final = str.maketrans({"ё": "е", **dict.fromkeys(APOSTROPHES)})


def fold(text: str) -> str:
    """Lower case, ё as е, without apostrophes."""
    return unicodedata.normalize("NFC", text).lower().translate(_FOLDED)


def folded_words(text: str) -> Iterator[tuple[str, int, int]]:
    """The words of a text, folded, each with its beginning and end."""
    for match in WORD.finditer(text):
        yield fold(match[0]), match.start(), match.end()


class WordForms:
    """The forms that one language gives its words."""

    def __init__(self, lines: str, little: frozenset[str]) -> None:
        self.little: Final = little
        """Words that say nothing of what is looked for, as "the" or "and"."""
        self._lemmas: Final[dict[str, list[int]]] = {}
        lemma = 0
        for line in lines.splitlines():
            endings, _, stems = line.partition("\t")
            for stem in stems.split(","):
                for ending in endings.split(","):
                    self._lemmas.setdefault(stem + ending, []).append(lemma)
                lemma += 1
        self._sorted: Final = sorted(self._lemmas)

    def all(self) -> list[str]:
        """Every form, in order."""
        return self._sorted

    def is_known(self, word: str) -> bool:
        return word in self._lemmas

    def terms(self, word: str) -> list[Term]:
        """A form may belong to several lemmas."""
        return [*self._lemmas.get(word, ())] or [word]

    def terms_from(self, beginning: str) -> set[Term]:
        terms: set[Term] = set()
        at = bisect_left(self._sorted, beginning)
        while at < len(self._sorted) and self._sorted[at].startswith(beginning):
            terms.update(self._lemmas[self._sorted[at]])
            at += 1
        return terms


@cache
def word_forms(language: str) -> WordForms:
    return WordForms(lines_of_forms(language), little_words(language))


def lines_of_forms(language: str) -> str:
    """The files themselves, one after the other: the page reads the same."""
    folders = [files("turncoat.texts"), *(plugin.folder / "texts" for plugin in plugins().accepted.values())]
    return "".join(_read(folder, language) for folder in folders)


def little_words(language: str) -> frozenset[str]:
    """Little words of a language, from `forms/little-words.tsv`, which is written by hand."""
    lines = (line.split("\t") for line in _read(files("turncoat.texts"), "little-words").splitlines())
    return frozenset(dict(lines)[language].split())


def _read(texts: Traversable, name: str) -> str:
    """Empty for a plug-in without such a file."""
    file = texts / "forms" / f"{name}.tsv"
    return file.read_text(encoding="utf-8") if file.is_file() else ""
