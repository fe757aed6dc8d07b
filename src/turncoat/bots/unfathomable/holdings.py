"""What cards in hand, items and looks into decks are worth to the humans, as effects give and take them (24, 41, 1.7)."""

from collections.abc import Callable
from typing import Final

from turncoat.bots.unfathomable import hands, places
from turncoat.bots.unfathomable.outlook import Outlook
from turncoat.bots.unfathomable.reading import Reading, amount, chosen
from turncoat.games.unfathomable.board import (
    HAND,
    ITEMS,
)
from turncoat.games.unfathomable.cards import FIRST_ITEM, FLESH_WARD, skill_of, value_of
from turncoat.games.unfathomable.effects import (
    card_effects,
    items,
    looking,
)
from turncoat.games.unfathomable.effects import (
    hands as hand_effects,
)
from turncoat.kernel.nodes import Node

SPELL: Final = 6.0  # the better of two spells
TREACHERY_IN_CHAOS: Final = 1.4  # a card of it, over all the checks that it spoils


# Hands, items and decks


def _discard(effect: Node, r: Reading) -> float:
    assert isinstance(effect, hand_effects.Discard)
    return hands.lost(r.outlook, r.you, int(amount(effect.count, r)))


def _discard_for_value(effect: Node, r: Reading) -> float:
    assert isinstance(effect, hand_effects.DiscardForValue)
    values = [
        value_of(card) for card in r.view.zones[HAND + r.you] if card >= 0 and skill_of(card) == effect.skill
    ]
    r.done = max(values, default=0 if r.you == r.outlook.me else 3)
    return -1.5 * r.outlook.trust(r.you)


def _draw_some(effect: Node, r: Reading) -> float:
    assert isinstance(effect, hand_effects.DrawAny)
    return hands.gained(r.outlook, r.you, amount(effect.count, r))


def _scout(effect: Node, r: Reading) -> float:
    return places.FORESIGHT * r.outlook.trust(r.you)


def _draw_item(effect: Node, r: Reading) -> float:
    return 0.8 * places.item(r.outlook) * r.outlook.trust(r.you)


def _search(effect: Node, r: Reading) -> float:
    return places.item(r.outlook) * r.outlook.trust(r.you)


def _lose_items(effect: Node, r: Reading) -> float:
    return -2.0 * len(r.view.zones[ITEMS + r.you]) * r.outlook.trust(r.you)


def _keep(effect: Node, r: Reading) -> float:
    """A ward for somebody; most other cards that are kept are a burden or a small help."""
    assert isinstance(effect, looking.Keep)
    if r.source == FLESH_WARD:
        seats = chosen(effect.who, r)
        return 3.0 * r.outlook.trust(seats[0]) if seats else 0.0
    return KEPT.get(r.source, 1.0)


KEPT: Final = {32: 5.0, 77: 2.0, 91: -2.5, 95: -4.0, 97: -9.0, 115: 2.5}


def _waypoint(effect: Node, r: Reading) -> float:
    """A waypoint at once: four spaces of the way."""
    return 3.6 * r.outlook.travel - 6.0


# Items to their owner, in the order of cards.ITEM_NAMES
ITEM_PRICES: Final = (3, 4, 4, 8, 5, 3, 3, 3, 4, 5, 3, 8, 8, 8, 8, 8, 4, 3, 5, 5)


def item_price(outlook: Outlook, item: int) -> float:
    at = item - FIRST_ITEM
    if not 0 <= at < len(ITEM_PRICES):
        return 0.0
    return ITEM_PRICES[at] * min(1.0, 0.2 + outlook.turns / 18)


Deed = Callable[[Node, Reading], float]
HOLDING_DEEDS: Final[dict[type[Node], Deed]] = {
    hand_effects.Discard: _discard,
    hand_effects.DiscardForValue: _discard_for_value,
    hand_effects.DrawOwn: lambda effect, r: hands.gained(r.outlook, r.you, 1),
    hand_effects.DrawAny: _draw_some,
    hand_effects.DrawUpTo: lambda effect, r: hands.gained(r.outlook, r.you, 4),
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
