"""Clauses of the log: how an event is worded, and how often."""

from collections.abc import Iterable
from typing import Final

from turncoat.texts.parts import Told
from turncoat.texts.phrases import Phrase
from turncoat.texts.words import Words

SUBJECTS: Final = ("player", "seat", "figure")  # arguments that a sentence may begin with


class Wording:
    """A message that tells an event, with its arguments, its form, and how often; `equal` is the same for equal ones. Readers share
    it, and what was said of it is remembered."""

    def __init__(self, message: str, told: Told, form: str) -> None:
        count = told.pop("count", 1)
        assert isinstance(count, int)
        self.message: Final = message
        self.told: Final = told
        self.form: Final = form
        self.count: Final = count
        self.equal: Final = self.equal_by(told)
        self._deeds: Final[dict[tuple[str, int], tuple[str, str]]] = {}

    def equal_by(self, labels: Iterable[str]) -> str:
        """A key that is equal for wordings whose arguments of these labels are equal."""
        return f"{self.message} {self.form} { {label: str(self.told[label]) for label in labels} }"

    def say(self, words: Words, count: int, form: str) -> str:
        return words.say(self.message, {**self.told, "count": count}, form)

    def split_subject(self, words: Words, count: int, form: str) -> tuple[str, str]:
        """The clause split into the person that it begins with, if any, and the rest."""
        deed = self._deeds.get((form, count))
        if deed is None:
            deed = self._deeds[form, count] = self._split(self.say(words, count, form).removesuffix("."))
        return deed

    def _split(self, text: str) -> tuple[str, str]:
        who = ""
        for label in SUBJECTS:
            name = self.told.get(label)
            if isinstance(name, Phrase) and text.startswith(f"{name} "):
                who = str(name)
        return who, text[len(who) + 1 :] if who else text


class Clause:
    """A wording, and how often it is told."""

    def __init__(self, wording: Wording, count: int) -> None:
        self.wording: Final = wording
        self.count: int = count
