"""Families of cards and the values declared for their members: a value carries its name, and an error says
which name or number was expected.

The layout numbers cards; the content of a game declares one value per card, in the same order. `Family.deck`
compares the two when the program starts.
"""

from collections.abc import Sequence
from typing import Final, TypeVar

from mypy_extensions import mypyc_attr

from turncoat.kernel.ids import Card


@mypyc_attr(allow_interpreted_subclasses=True)
class NamedValue:
    """The declaration of one card, character or space, with its name."""

    def __init__(self, name: str) -> None:
        self.name: Final = name


Value = TypeVar("Value", bound=NamedValue)


class Family:
    """A family of consecutively numbered members, starting at `first`, such as the cards with one back."""

    def __init__(self, name: str, first: Card, names: Sequence[str]) -> None:
        self.name: Final = name
        self.first: Final = first
        self.names: Final = tuple(names)

    def number(self, name: str) -> Card:
        """The number of the member with this name."""
        if name not in self.names:
            raise ValueError(f"family={self.name},name={name},expected={'|'.join(self.names)}")
        return self.first + self.names.index(name)

    def check(self, name: str, number: Card) -> None:
        """ValueError unless `number`, a constant of the game, is the number of the member with this name."""
        if number != self.number(name):
            raise ValueError(f"family={self.name},name={name},number={number},expected={self.number(name)}")

    def deck(self, *values: Value) -> tuple[Value, ...]:
        """The declared values, one for each name of the family and in its order."""
        for at in range(max(len(self.names), len(values))):
            name = values[at].name if at < len(values) else ""
            expected = self.names[at] if at < len(self.names) else ""
            if name != expected:
                raise ValueError(f"family={self.name},at={at},name={name},expected={expected}")
        return values
