"""Looking for rules by words, in whatever form they stand.

All rules of a game are looked through: their text, their chapter's title, and the names of the components that they touch.
"""

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from math import log
from typing import Final

from turncoat.rulebooks import rules_of
from turncoat.texts.reference import RuleEntry, reference
from turncoat.texts.word_forms import Term, fold, folded_words, word_forms

__all__ = ["Hit", "RuleSearch", "fold"]

# Where a word was found. As numbers they are what it counts: both lesser places together count less than the text.
IN_TEXT: Final = 4
IN_TOUCHED: Final = 2
IN_CHAPTER: Final = 1
EVERYWHERE: Final = IN_TEXT + IN_TOUCHED + IN_CHAPTER

FEWEST_LETTERS: Final = 3  # of a beginning
LIKE: Final = 0.72  # how much a suggestion must look like the word, for difflib
MOST_SUGGESTIONS: Final = 3


class Hit:
    """A rule that was found. The whole part of `score` is how many of the words it has; `matches` are where in the text."""

    def __init__(self, rule: str, score: float, text: str, matches: list[tuple[int, int]]) -> None:
        self.rule: Final = rule
        self.score: Final = score
        self.text: Final = text
        self.matches: Final = matches


class _Index:
    """Index of a game's rules by the words in them."""

    def __init__(self, game: str, language: str) -> None:
        self.forms: Final = word_forms(language)
        self.entries: Final = [reference(game, language).entry(rule.id) for rule in rules_of(game)]
        self.spellings: Final[dict[str, str]] = {}
        """Every word, folded, and how it is written."""
        self._places: Final[dict[Term, dict[int, int]]] = {}
        for at, entry in enumerate(self.entries):
            self._add(at, entry.text, IN_TEXT)
            self._add(at, entry.chapter, IN_CHAPTER)
            for name in entry.touches:
                self._add(at, name, IN_TOUCHED)

    def _add(self, at: int, text: str, place: int) -> None:
        for word, start, end in folded_words(text):
            self.spellings.setdefault(word, text[start:end].lower())
            for term in self.forms.terms(word):
                places = self._places.setdefault(term, {})
                places[at] = places.get(at, 0) | place

    def find(self, terms: Iterable[Term]) -> dict[int, int]:
        """The rules that have one of these, and where."""
        places: dict[int, int] = {}
        for term in terms:
            for at, place in self._places.get(term, {}).items():
                places[at] = places.get(at, 0) | place
        return places

    def terms(self, word: str, *, is_last: bool) -> set[Term]:
        """The terms that a word of a query matches. The last word may be incomplete."""
        if is_last and len(word) >= FEWEST_LETTERS and not self.is_known(word):
            begun = (other for other in self.spellings if other.startswith(word))
            return {
                *self.forms.terms_from(word),
                *(term for one in begun for term in self.forms.terms(one)),
            }
        return {*self.forms.terms(word)}

    def is_known(self, word: str) -> bool:
        return self.forms.is_known(word) or word in self.spellings


@cache
def _index(game: str, language: str) -> _Index:
    return _Index(game, language)


class RuleSearch:
    """Looks through the rules of one game in one language."""

    def __init__(self, game: str, language: str) -> None:
        self._index: Final = _index(game, language)

    def find(self, query: str, limit: int) -> list[Hit]:
        """The best first: rules that have all words, then those that have some."""
        wanted = self._find_terms(query)
        rules_by_word = [self._index.find(terms) for terms in wanted.values()]
        total = len(self._index.entries)
        # A word that few rules have says more.
        weights = [log(1 + total / len(rules)) if rules else 0.0 for rules in rules_by_word]
        scores: dict[int, float] = {}
        for rules, weight in zip(rules_by_word, weights, strict=True):
            for at, places in rules.items():
                strength = (
                    weight * places / (EVERYWHERE + 1) / sum(weights)
                )  # all of them together are less than 1
                scores[at] = scores.get(at, 0.0) + 1 + strength
        best = sorted(scores, key=lambda at: (-scores[at], len(self._index.entries[at].text), at))
        marked = set[Term]().union(*wanted.values())
        return [self._hit(self._index.entries[at], scores[at], marked) for at in best[:limit]]

    def suggestions(self, query: str) -> list[str]:
        """Similar words for words that no rule has."""
        spellings: dict[tuple[Term, ...], str] = {}
        for word, terms in self._find_terms(query).items():
            if self._index.find(terms):
                continue
            for like in get_close_matches(word, self._index.spellings, 2 * MOST_SUGGESTIONS, LIKE):
                spellings.setdefault((*self._index.forms.terms(like),), self._index.spellings[like])
        return [*spellings.values()][:MOST_SUGGESTIONS]

    def _find_terms(self, query: str) -> dict[str, set[Term]]:
        """The words of the query, each with those that it stands for. Little words are looked for only if there are no
        others."""
        words = [word for word, _, _ in folded_words(unicodedata.normalize("NFC", query))]
        meant = [word for word in words if word not in self._index.forms.little] or words
        return {word: self._index.terms(word, is_last=word == words[-1]) for word in meant}

    def _hit(self, entry: RuleEntry, score: float, marked: set[Term]) -> Hit:
        matches = [
            (start, end)
            for word, start, end in folded_words(entry.text)
            if not marked.isdisjoint(self._index.forms.terms(word))
        ]
        return Hit(entry.id, score, entry.text, matches)
