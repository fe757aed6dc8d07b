"""Clauses as sentences: a capital letter and an end."""

import re
from typing import Final

_NEXT: Final = re.compile(r"(?<=[.!?] )\w")  # the first letter of a further sentence


def capital(text: str) -> str:
    """The text with a capital letter, also inside an element."""
    at = 0
    while at < len(text) and text[at] == "<":
        at = text.index(">", at) + 1
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def sentence(clause: str) -> str:
    """A clause with a capital letter and an end."""
    whole = capital(clause)
    return whole if whole.endswith((".", ":", "!", "?")) else whole + "."


def sentences(text: str) -> str:
    """The text as sentences, each with a capital letter."""
    return _NEXT.sub(lambda first: first[0].upper(), sentence(text))
