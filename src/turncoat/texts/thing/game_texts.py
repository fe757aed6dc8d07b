"""The GameTexts of The Thing."""

from typing import Final

from turncoat.texts.game_texts import GameTexts
from turncoat.texts.thing.components import groups
from turncoat.texts.thing.option_stakes import INTENTS, STAKES
from turncoat.texts.thing.story import STORY
from turncoat.texts.thing.unlogged import QUIET

GAME_TEXTS: Final = GameTexts(
    "thing",
    groups,
    quiet=QUIET,
    story=STORY,
    signs={"activate": "▶", "repair": "✚", "sabotage": "✖"},
    counted=frozenset({"dog", "plan_card"}),
    stakes=STAKES,
    intents=INTENTS,
)
