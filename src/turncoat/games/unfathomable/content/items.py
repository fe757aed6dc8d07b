"""The items and their traits: weapon (24.5), improvement (24.6). Their actions are in item_actions.py."""

from typing import Final

from turncoat.games.unfathomable.cards import INFLUENCE, ITEM_CARDS, LORE, OBSERVATION, STRENGTH, WILL
from turncoat.kernel.families import NamedValue
from turncoat.kernel.ids import Card

NO_SKILL: Final = -1


class Item(NamedValue):
    """`is_weapon`: the only trait that other cards refer to. `improves`: a skill, if it is an improvement."""

    def __init__(self, name: str, *, is_weapon: bool = False, improves: int = NO_SKILL) -> None:
        super().__init__(name)
        self.is_weapon: Final = is_weapon
        self.improves: Final = improves


DECK: Final = ITEM_CARDS.deck(
    Item("speaking_trumpet"),
    Item("six_shooter", is_weapon=True),
    Item("travel_pharmacy"),
    Item("tool_kit"),
    Item("repeating_rifle", is_weapon=True),
    Item("elder_sign_amulet"),
    Item("almanac"),
    Item("book_of_dagon"),
    Item("lucky_ring"),
    Item("starbuck"),
    Item("pocket_pistol", is_weapon=True),
    Item("fine_clothes", improves=INFLUENCE),
    Item("mystical_text", improves=LORE),
    Item("binoculars", improves=OBSERVATION),
    Item("medicine_ball", improves=STRENGTH),
    Item("treasured_memento", improves=WILL),
    Item("jam_tin_grenade"),
    Item("kitchen_knife", is_weapon=True),  # has no action of its own
    Item("plimsolls"),
    Item("shotgun", is_weapon=True),
)

WEAPONS: Final = tuple([ITEM_CARDS.number(item.name) for item in DECK if item.is_weapon])
IMPROVED: Final = {ITEM_CARDS.number(item.name): item.improves for item in DECK if item.improves != NO_SKILL}


def is_improvement(item: Card) -> bool:
    return item in IMPROVED


def skill_of_improvement(item: Card) -> int:
    """24.10, 43.2"""
    return IMPROVED[item]
