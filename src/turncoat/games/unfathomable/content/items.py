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


# 24.5: the only trait that other cards speak of. A Kitchen Knife has no action of its own.
WEAPONS: Final = (
    FIRST_ITEM + 1,  # six_shooter
    FIRST_ITEM + 4,  # repeating_rifle
    FIRST_ITEM + 10,  # pocket_pistol
    FIRST_ITEM + 17,  # kitchen_knife
    FIRST_ITEM + 19,  # shotgun
)
