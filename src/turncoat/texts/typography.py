"""The last step of every text: a true minus sign, and euphony in Ukrainian."""

import re
from typing import Final

from turncoat.texts.euphony import UKRAINIAN, euphonize

_HYPHEN: Final = re.compile(r"(?:^|(?<=[ \u00a0(«]))-(?=\d)")  # before a number, not in a range
MINUS: Final = "\u2212"


def typeset(text: str, language: str) -> str:
    signed = _HYPHEN.sub(MINUS, text) if "-" in text else text
    return euphonize(signed) if language == UKRAINIAN else signed
