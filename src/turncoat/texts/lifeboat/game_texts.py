"""What texts know of Lifeboat."""

from typing import Final

from turncoat.texts.game_texts import GameTexts
from turncoat.texts.lifeboat.components import groups
from turncoat.texts.lifeboat.quiet import QUIET

GAME_TEXTS: Final = GameTexts(
    "lifeboat",
    groups,
    quiet=QUIET,
    signs={"oar": "⌇", "bail": "⌣", "rope": "§", "hull": "◐", "rations": "●", "distance": "⚓"},
)
