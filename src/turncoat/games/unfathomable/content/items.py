"""The items. The first ten are what the characters start with, in their order; five are improvements (24.6)."""

from typing import Final

from turncoat.games.unfathomable.cards import FIRST_ITEM, INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL
from turncoat.kernel.ids import Card

FIRST_IMPROVEMENT: Final = FIRST_ITEM + 11
IMPROVED: Final = (INFLUENCE, LORE, OBSERVATION, STRENGTH, WILL)


def is_improvement(item: Card) -> bool:
    return FIRST_IMPROVEMENT <= item < FIRST_IMPROVEMENT + 5


def skill_of_improvement(item: Card) -> int:
    """24.10, 43.2"""
    return IMPROVED[item - FIRST_IMPROVEMENT]
