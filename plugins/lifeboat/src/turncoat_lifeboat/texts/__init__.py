"""Texts of Lifeboat: its components, its symbols and the messages that its log leaves out. The messages lie beside this
module."""

from typing import Final

from turncoat.texts.game_texts import GameTexts
from turncoat_lifeboat.texts.components import groups
from turncoat_lifeboat.texts.quiet import QUIET
from turncoat_lifeboat.texts.story import STORY

GAME_TEXTS: Final = GameTexts(
    "lifeboat",
    groups,
    quiet=QUIET,
    story=STORY,
    signs={"oar": "⌇", "bail": "⌣", "rope": "§", "hull": "◐", "rations": "●", "distance": "⚓"},
)
