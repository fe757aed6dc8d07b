"""The worth to the humans of cards, items and looks into decks that effects give and take (24, 41, 1.7)."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import hands, places
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.reading import Reading, amount, pick
from turncoat.games.unfathomable.board import (
    HAND,
    ITEMS,
)
from turncoat.games.unfathomable.cards import (
    BARRICADE_THE_HATCHES,
    FAMILY_TIES,
    FLESH_WARD,
    ITEM_CARDS,
    MEMORY_OF_THE_DEEP,
    REVELATION_OF_SCRIPT,
    SACRIFICE_DEEP_ONE,
    THE_PEACEMAKER,
    skill_of,
    value_of,
)
from turncoat.games.unfathomable.effects import (
    card_effects,
    items,
    looking,
)
from turncoat.games.unfathomable.effects import (
    hands as hand_effects,
)
from turncoat.kernel.nodes import Node

SPELL: Final = 6.0  # value of the better of two spells
TREACHERY_IN_CHAOS: Final = 1.4  # cost of a treachery card, over all the checks that it spoils


# Hands, items and decks


def _discard(effect: Node, r: Reading) -> float:
    assert isinstance(effect, hand_effects.Discard)
    return hands.loss_worth(r.outlook, r.you, int(amount(effect.count, r)))


def _discard_for_value(effect: Node, r: Reading) -> float:
    assert isinstance(effect, hand_effects.DiscardForValue)
    values = [
        value_of(card) for card in r.view.zones[HAND + r.you] if card >= 0 and skill_of(card) == effect.skill
    ]
    r.done = max(values, default=0 if r.you == r.outlook.me else 3)
    return -1.5 * r.outlook.trust(r.you)


def _draw_some(effect: Node, r: Reading) -> float:
    assert isinstance(effect, hand_effects.DrawAny)
    return hands.gain_worth(r.outlook, r.you, amount(effect.count, r))


def _scout(effect: Node, r: Reading) -> float:
    return places.FORESIGHT * r.outlook.trust(r.you)


def _draw_item(effect: Node, r: Reading) -> float:
    return 0.8 * places.item(r.outlook) * r.outlook.trust(r.you)


def _search(effect: Node, r: Reading) -> float:
    return places.item(r.outlook) * r.outlook.trust(r.you)


def _lose_items(effect: Node, r: Reading) -> float:
    return -2.0 * len(r.view.zones[ITEMS + r.you]) * r.outlook.trust(r.you)


def _keep(effect: Node, r: Reading) -> float:
    """A ward is good for its seat; most other kept cards are a burden or a small help."""
    assert isinstance(effect, looking.Keep)
    if r.source == FLESH_WARD:
        seats = pick(effect.who, r)
        return 3.0 * r.outlook.trust(seats[0]) if seats else 0.0
    return KEPT.get(r.source, 1.0)


KEPT: Final = {
    BARRICADE_THE_HATCHES: 5.0,
    SACRIFICE_DEEP_ONE: 2.0,
    THE_PEACEMAKER: -2.5,
    MEMORY_OF_THE_DEEP: -4.0,
    FAMILY_TIES: -9.0,
    REVELATION_OF_SCRIPT: 2.5,
}


def _waypoint(effect: Node, r: Reading) -> float:
    """A waypoint at once is worth four spaces."""
    return 3.6 * r.outlook.travel - 6.0


# The value of items to their owner
PRICES: Final = {
    "speaking_trumpet": 3,
    "six_shooter": 4,
    "travel_pharmacy": 4,
    "tool_kit": 8,
    "repeating_rifle": 5,
    "elder_sign_amulet": 3,
    "almanac": 3,
    "book_of_dagon": 3,
    "lucky_ring": 4,
    "starbuck": 5,
    "pocket_pistol": 3,
    "fine_clothes": 8,
    "mystical_text": 8,
    "binoculars": 8,
    "medicine_ball": 8,
    "treasured_memento": 8,
    "jam_tin_grenade": 4,
    "kitchen_knife": 3,
    "plimsolls": 5,
    "shotgun": 5,
}
ITEM_PRICES: Final = {ITEM_CARDS.number(item): price for item, price in PRICES.items()}


def item_price(outlook: Outlook, item: int) -> float:
    return ITEM_PRICES.get(item, 0) * min(1.0, 0.2 + outlook.turns / 18)


Deed = Callable[[Node, Reading], float]
HOLDING_DEEDS: Final[dict[type[Node], Deed]] = {
    hand_effects.Discard: _discard,
    hand_effects.DiscardForValue: _discard_for_value,
    hand_effects.DrawOwn: lambda effect, r: hands.gain_worth(r.outlook, r.you, 1),
    hand_effects.DrawAny: _draw_some,
    hand_effects.DrawUpTo: lambda effect, r: hands.gain_worth(r.outlook, r.you, 4),
    hand_effects.Exchange: lambda effect, r: 1.6,
    hand_effects.AddTreachery: lambda effect, r: (
        -TREACHERY_IN_CHAOS * effect.count if isinstance(effect, hand_effects.AddTreachery) else 0.0
    ),
    hand_effects.RebuildChaos: lambda effect, r: 3.0,
    items.DrawItem: _draw_item,
    items.SearchItems: _search,
    items.RemoveIt: lambda effect, r: -item_price(r.outlook, r.it),
    items.RemoveItem: lambda effect, r: -3.0,
    items.TakeIt: lambda effect, r: -4.0,
    looking.Scout: _scout,
    looking.ScoutOne: lambda effect, r: 1.0 * r.outlook.trust(r.you),
    looking.ChooseSpell: lambda effect, r: SPELL,
    looking.TopSpell: lambda effect, r: 3.5,
    looking.ChooseWaypoint: _waypoint,
    looking.RemoveTop: lambda effect, r: -1.5,
    looking.Keep: _keep,
    looking.DiscardThis: lambda effect, r: 4.0,
    card_effects.RemoveYourItems: _lose_items,
}
