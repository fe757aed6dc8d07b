"""Validation of player names and table titles: no invisible characters, none that change the direction of text."""

import unicodedata
from typing import Final

from turncoat.kernel.errors import BadInput

# Unicode's Default_Ignorable_Code_Point: drawn as nothing. Those that are format characters are not printable as it is.
IGNORED: Final = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),  # combining grapheme joiner
    (0x061C, 0x061C),
    (0x115F, 0x1160),  # Hangul fillers
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),  # Mongolian variation selectors
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x3164, 0x3164),  # Hangul filler
    (0xFE00, 0xFE0F),  # variation selectors
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),  # halfwidth Hangul filler
    (0xFFF0, 0xFFF8),
    (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),  # tags, more variation selectors
)
# Symbols and letters that have a glyph, and nothing on it.
BLANKS: Final = frozenset("\u2800\U00013441\U00013442\U00016fe4\U0001d159")
# What sets the direction of the text that follows; in a title, of whatever is written after it.
DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
LONGEST_NAME: Final = 24  # as commands allow; the normal form of a few characters is longer
LINES: Final = frozenset({"Cc", "Zl", "Zp"})  # categories of controls and ends of lines


def spelled_name(wanted: str) -> str:
    """As it is shown. BadInput: it is empty, or something in it is not seen."""
    name = unicodedata.normalize("NFC", " ".join(wanted.split()))
    if not 0 < len(name) <= LONGEST_NAME or not name.isprintable() or any(is_unseen(one) for one in name):
        raise BadInput("unusable_name")
    if unicodedata.category(name[0]).startswith("M"):
        raise BadInput("unusable_name")  # a mark that would stand on whatever is written before the name
    return name


def is_unseen(character: str) -> bool:
    number = ord(character)
    return character in BLANKS or any(first <= number <= last for first, last in IGNORED)


def folded(name: str) -> str:
    """The same for names that differ in nothing but how they are written."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_title(title: str) -> None:
    """BadInput: it would reach into the text around it. A title may be empty, and have emoji in it that are put together."""
    if any(one in DIRECTIONS or unicodedata.category(one) in LINES for one in title):
        raise BadInput("unusable_title")
