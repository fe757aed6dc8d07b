"""The damage deck: structural damage, by the skill that repairs it (35), and immediate damage (13)."""

from typing import Final

from turncoat.games.unfathomable.cards import (
    DAMAGE_CARDS,
    FIRST_DAMAGE,
    INFLUENCE,
    LORE,
    OBSERVATION,
    STRENGTH,
    WILL,
)
from turncoat.kernel.families import NamedValue
from turncoat.kernel.ids import Card

BY_ANY_SKILL: Final = -1
BY_NO_SKILL: Final = -2  # not placed in a room, not repaired


class Damage(NamedValue):
    def __init__(self, name: str, *, repaired_with: int) -> None:
        super().__init__(name)
        self.repaired_with: Final = repaired_with


def structural(name: str, repaired_with: int) -> Damage:
    """A damage card that stays in a room until it is repaired."""
    return Damage(name, repaired_with=repaired_with)


def at_once(name: str) -> Damage:
    return Damage(name, repaired_with=BY_NO_SKILL)


DECK: Final = DAMAGE_CARDS.deck(
    structural("structural_damage:influence", INFLUENCE),
    structural("structural_damage:lore", LORE),
    structural("structural_damage:observation", OBSERVATION),
    structural("structural_damage:strength", STRENGTH),
    structural("structural_damage:will", WILL),
    structural("structural_damage:any", BY_ANY_SKILL),
    at_once("fuel_leak"),
    at_once("flooded_food_stores"),
    at_once("fleeing_passengers"),
)


def repair_skill_of(card: Card) -> int:
    return DECK[card - FIRST_DAMAGE].repaired_with


def is_structural(card: Card) -> bool:
    return repair_skill_of(card) != BY_NO_SKILL
