"""Validation of player names and table titles: no invisible characters, none that change the direction of text."""

import unicodedata
from collections.abc import Iterable
from typing import Final

from turncoat.kernel.errors import BadInput

# Unicode's Default_Ignorable_Code_Point: drawn as nothing. `str.isprintable` rejects those that are format characters already.
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
# They choose a glyph for the character before them; version 0.1.0 allowed them in names.
SELECTORS: Final = ((0x180B, 0x180D), (0x180F, 0x180F), (0xFE00, 0xFE0F), (0xE0100, 0xE01EF))
# Symbols and letters whose glyph is blank.
BLANKS: Final = frozenset("\u2800\U00013441\U00013442\U00016fe4\U0001d159")
# Set the direction of the text that follows: after a title, that of the page.
DIRECTIONS: Final = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
LONGEST_NAME: Final = 24  # as commands allow; normalization makes a few names longer
LINES: Final = frozenset({"Cc", "Zl", "Zp"})  # categories of controls and line separators


def spell_name(wanted: str) -> str:
    """The normalized name. BadInput: it is empty or has invisible characters."""
    name = unicodedata.normalize("NFC", " ".join(wanted.split()))
    check_printable(name)
    if any(is_selector(one) for one in name):
        raise BadInput("unusable_name")
    return name


def check_printable(name: str) -> None:
    """BadInput: the name is empty, too long, or has invisible characters other than variation selectors.

    This is the older rule, which imported files are checked by.
    """
    if not name.isprintable() or not 0 < len(name) <= LONGEST_NAME or not name.strip():
        raise BadInput("unusable_name")
    if any(is_unseen(one) and not is_selector(one) for one in name):
        raise BadInput("unusable_name")
    if unicodedata.category(name[0]).startswith("M"):
        raise BadInput("unusable_name")  # a combining mark would attach to the text before the name


def free_name(wanted: str, others: Iterable[str]) -> str:
    """The normalized name. BadInput: it is not allowed, or taken by another player."""
    name = spell_name(wanted)
    if fold_case(name) in {fold_case(other) for other in others}:
        raise BadInput("name_taken", name)
    return name


def is_unseen(character: str) -> bool:
    number = ord(character)
    return character in BLANKS or any(first <= number <= last for first, last in IGNORED)


def is_selector(character: str) -> bool:
    return any(first <= ord(character) <= last for first, last in SELECTORS)


def fold_case(name: str) -> str:
    """A key that is equal for names that differ only in case or compatibility forms."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def check_title(title: str) -> None:
    """BadInput: the title has line breaks, or characters that change the direction of the text around it. It may be empty."""
    if any(one in DIRECTIONS or unicodedata.category(one) in LINES for one in title):
        raise BadInput("unusable_title")
