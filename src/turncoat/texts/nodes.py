"""Nodes of effects as the wire has them: a list of a kind and its fields."""

from typing import Final, TypeAlias

from turncoat.kernel.shapes import Json
from turncoat.texts.phrases import Phrase

Who: TypeAlias = str | Phrase  # the one that acts: `you`, or the words for another seat
YOU: Final = "you"


def kebab(kind: str) -> str:
    """`PassengersThere` is `passengers-there`."""
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in kind).lstrip("-")


def parts_of(node: Json) -> tuple[str, list[Json]]:
    assert isinstance(node, list)
    return str(node[0]), node[1:]


def parts_in(part: Json) -> list[Json]:
    assert isinstance(part, dict)
    parts_in = part["all"]
    assert isinstance(parts_in, list)
    return parts_in


def as_int(value: Json) -> int:
    assert isinstance(value, int)
    return value
