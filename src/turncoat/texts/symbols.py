"""Named elements in card texts, as `<fuel>fuel</fuel>`: a screen draws its symbol before the word, plain text a sign."""

import re
from typing import Final

SIGNS: Final = {
    # skills
    "influence": "♕",
    "lore": "☽",
    "observation": "◉",
    "strength": "⚒",
    "will": "✦",
    "treachery": "☠",
    # dials and tracks
    "fuel": "▲",
    "food": "●",
    "sanity": "◈",
    "souls": "♥",
    "travel": "⚓",
    "ritual": "✶",
    # figures
    "deep_one": "ψ",
    "hydra": "Ψ",
    "dagon": "Δ",
    # The Thing
    "activate": "▶",
    "repair": "✚",
    "sabotage": "✖",
    # Lifeboat
    "oar": "⌇",
    "bail": "⌣",
    "rope": "§",
    "hull": "◐",
    "rations": "●",
    "distance": "⚓",
    # what one does
    "action": "➤",
    "reaction": "↺",
}

_ELEMENT: Final = re.compile(r"<(/?)([a-z_]+)>")


def plain(text: str) -> str:
    """With signs instead of elements."""
    return _ELEMENT.sub(lambda found: "" if found[1] else f"{SIGNS[found[2]]}\u00a0", text)


def capital(text: str) -> str:
    """With a capital letter, also inside an element."""
    at = 0
    while at < len(text) and text[at] == "<":
        at = text.index(">", at) + 1
    return text[:at] + text[at : at + 1].upper() + text[at + 1 :]


def sentence(clause: str) -> str:
    """A clause with a capital letter and an end."""
    whole = capital(clause)
    return whole if whole.endswith((".", ":", "!", "?")) else whole + "."
