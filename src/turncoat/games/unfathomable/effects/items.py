"""Effects on items (24)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, ITEM_DECK, ITEMS
from turncoat.games.unfathomable.rules.items import draw_item, owner_of, remove_item, search_items, take_item
from turncoat.games.unfathomable.rules.people import is_human
from turncoat.games.unfathomable.vocabulary import PICK_ITEM
from turncoat.kernel.amounts import Amount, Condition
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import IT, SOURCE, YOU, Frame
from turncoat.kernel.ids import Card
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import Selector
from turncoat.kernel.state import State


class YourItems(Selector):
    verb: ClassVar[int] = PICK_ITEM

    def pick(self, s: State, f: Frame) -> list[int]:
        return sorted(s.zones[ITEMS + f.v[YOU]])


class ItemsOfHumansHere(Selector):
    """Items of other humans in your space."""

    verb: ClassVar[int] = PICK_ITEM

    def pick(self, s: State, f: Frame) -> list[int]:
        you = f.v[YOU]
        items: list[int] = []
        for seat in range(s.seats):
            if seat != you and is_human(s, seat) and s.tracks[AT + seat] == s.tracks[AT + you]:
                items.extend(s.zones[ITEMS + seat])
        return sorted(items)


class ItemCount(Amount):
    """Number of your items."""

    def value(self, s: State, f: Frame) -> int:
        return len(s.zones[ITEMS + f.v[YOU]])


class HasItems(Condition):
    """Whether you have an item."""

    def holds(self, s: State, f: Frame) -> bool:
        return len(s.zones[ITEMS + f.v[YOU]]) > 0


class DrawItem(Effect):
    """24.1"""

    def execute(self, s: State, f: Frame) -> None:
        draw_item(s, f.v[YOU])

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[ITEM_DECK]) > 0


class SearchItems(Effect):
    """You look at the top items and keep one; the others go under the deck or are shuffled into it (24.4)."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", "number"), ("shuffles", "number"))

    def __init__(self, count: int, shuffles: int = 0) -> None:
        self.count: Final = count
        self.shuffles: Final = shuffles

    def execute(self, s: State, f: Frame) -> None:
        search_items(s, f.v[YOU], self.count, shuffles=self.shuffles == 1)

    def is_possible(self, s: State, f: Frame) -> bool:
        return len(s.zones[ITEM_DECK]) > 0


class RemoveIt(Effect):
    """The item that was picked leaves the game (24.2)."""

    def execute(self, s: State, f: Frame) -> None:
        remove_item(s, f.v[IT])


class RemoveItem(Effect):
    """This item leaves the game, from any player; if it is still in the deck, nothing happens."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("item", "card"),)

    def __init__(self, item: Card) -> None:
        self.item: Final = item

    def execute(self, s: State, f: Frame) -> None:
        s.result = 0
        if owner_of(s, self.item) >= 0:
            remove_item(s, self.item)


class TakeIt(Effect):
    """You take the item that was picked."""

    def execute(self, s: State, f: Frame) -> None:
        take_item(s, f.v[IT], f.v[YOU], s.game.rule_of(f.v[SOURCE]))


NODES: Final[list[type[Node]]] = [
    YourItems,
    ItemsOfHumansHere,
    ItemCount,
    HasItems,
    DrawItem,
    SearchItems,
    RemoveIt,
    RemoveItem,
    TakeIt,
]
