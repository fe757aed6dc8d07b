"""Named elements in card texts, as `<fuel>fuel</fuel>`: a screen draws its symbol before the word, plain text a sign."""

import re
from typing import Final

from turncoat.texts.games import GAME_TEXTS

SIGNS: Final[dict[str, str]] = {
    "action": "➤",
    "reaction": "↺",
    **{name: sign for texts in GAME_TEXTS.values() for name, sign in texts.signs.items()},
}

_ELEMENT: Final = re.compile(r"<(/?)([a-z_]+)>")


def plain(text: str) -> str:
    """The text with signs instead of elements."""
    return _ELEMENT.sub(lambda match: "" if match[1] else f"{SIGNS[match[2]]}\u00a0", text)


def strip_marks(text: str) -> str:
    """The words without signs, for readers to whom those mean nothing."""
    return _ELEMENT.sub("", text)
