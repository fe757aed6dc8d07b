"""Phrases: words that a sentence may need in several forms, such as names with cases or places with prepositions.

In a message the argument `$space` is the plain form, and `$space-gen`, `$space-in`, ... the others: a language asks for
what it needs. Which forms there are is what the file of that language says.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, TypeAlias

Arguments: TypeAlias = Mapping[str, "str | int | float | Phrase"]


class Phrase:
    """`forms` are by name; the plain one has none."""

    def __init__(self, forms: dict[str, str]) -> None:
        self.forms: Final = forms

    def __str__(self) -> str:
        return self.forms[""]

    def in_element(self, element: str) -> "Phrase":
        """A copy of the phrase inside a named element, for which a screen may draw a symbol."""
        return Phrase({form: f"<{element}>{text}</{element}>" for form, text in self.forms.items()})


def flatten(arguments: Arguments) -> dict[str, str | int | float]:
    """Arguments for Fluent: a phrase becomes one for each of its forms."""
    flat: dict[str, str | int | float] = {}
    for name, value in arguments.items():
        if isinstance(value, Phrase):
            for form, text in value.forms.items():
                flat[f"{name}-{form}" if form else name] = text
        else:
            flat[name] = value
    return flat


@lru_cache(maxsize=4096)
def key(identifier: str) -> str:
    """An identifier as messages are named after it: `captains_cabin` is `captains-cabin`, `deck.lore` is `deck-lore`."""
    return identifier.lower().replace("_", "-").replace(".", "-")
