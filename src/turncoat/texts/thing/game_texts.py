"""What texts know of The Thing."""

from typing import Final

from turncoat.texts.game_texts import GameTexts
from turncoat.texts.thing.components import groups
from turncoat.texts.thing.quiet import QUIET

GAME_TEXTS: Final = GameTexts(
    "thing",
    groups,
    quiet=QUIET,
    signs={"activate": "▶", "repair": "✚", "sabotage": "✖"},
    counted=frozenset({"dog"}),
)
