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
    """With signs instead of elements."""
    return _ELEMENT.sub(lambda found: "" if found[1] else f"{SIGNS[found[2]]}\u00a0", text)
