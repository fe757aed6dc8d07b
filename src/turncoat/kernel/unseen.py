"""Deals the cards that a viewer cannot see to the places that may hold them, uniformly over all possible deals.

A place that holds a single family takes from that family alone, which fixes how many cards of each family are
left for the others. Places that hold the same families form a class. Families are dealt one after the other:
the number of cards of a family that go to each class is drawn in proportion to the number of ways to deal the
rest, so that no deal has to be rejected.
"""

from math import comb
from typing import Final

from turncoat.kernel.dice import Dice
from turncoat.kernel.errors import Broken
from turncoat.kernel.ids import UNKNOWN, Card, Zone
from turncoat.kernel.layout import Layout
from turncoat.kernel.views import View

BITS: Final = 16  # drawn at once; dice draw at most 32


class PlaceClass:
    """Places with unknown cards, in zones that hold the same families."""

    def __init__(self, families: list[int]) -> None:
        self.families: Final = families
        self.places: Final[list[tuple[Zone, int]]] = []
        self.cards: Final[list[Card]] = []


def deal_unseen(view: View, zones: list[list[int]], dice: Dice) -> None:
    layout = view.game.layout
    left = view.game.components(view.seats, view.settings)
    for cards in zones:
        for card in cards:
            if card != UNKNOWN:
                left[card] -= 1
    pools: list[list[Card]] = [[] for _ in layout.families]
    for card, count in enumerate(left):
        if count < 0:
            raise Broken(f"too_many={layout.cards[card]}")
        pools[layout.family_of[card]].extend([card] * count)
    for pool in pools:
        dice.shuffle(pool)
    classes: list[PlaceClass] = []
    for zone, cards in enumerate(zones):
        families = layout.zones[zone].families
        places: list[tuple[Zone, int]] = []
        for position, card in enumerate(cards):
            if card != UNKNOWN:
                continue
            if len(families) == 1:
                cards[position] = pools[families[0]].pop()
            else:
                places.append((zone, position))
        if places:
            _class_of(families, classes).places.extend(places)
    _check_numbers(layout, classes, pools)
    deal_to_classes(classes, pools, dice)
    for one in classes:
        dice.shuffle(one.cards)
        for (zone, position), card in zip(one.places, one.cards, strict=True):
            zones[zone][position] = card


def _class_of(families: list[int], classes: list[PlaceClass]) -> PlaceClass:
    for one in classes:
        if one.families == families:
            return one
    classes.append(PlaceClass(families))
    return classes[-1]


def _check_numbers(layout: Layout, classes: list[PlaceClass], pools: list[list[Card]]) -> None:
    unseen = sum(len(pool) for pool in pools)
    places = sum(len(one.places) for one in classes)
    if unseen != places:
        raise Broken(f"unseen={unseen},places={places}")
    for family, pool in enumerate(pools):
        if pool and not any(family in one.families for one in classes):
            raise Broken(f"no_place_for={layout.families[family]}")


def deal_to_classes(classes: list[PlaceClass], pools: list[list[Card]], dice: Dice) -> None:
    """Fill `cards` of each class. A family that only one class may hold is dealt first."""
    homes: list[tuple[int, list[int]]] = []
    for family, pool in enumerate(pools):
        if pool:
            homes.append((family, [at for at, one in enumerate(classes) if family in one.families]))
    homes.sort(key=_freedom)
    sizes = [len(pools[family]) for family, _ in homes]
    ways = Ways([home for _, home in homes], sizes)
    room = tuple([len(one.places) for one in classes])
    for number, (family, home) in enumerate(homes):
        split = ways.draw(number, room, dice) if len(home) > 1 else [sizes[number]]
        after = list(room)
        for at, count in zip(home, split, strict=True):
            for _ in range(count):
                classes[at].cards.append(pools[family].pop())
            after[at] -= count
            if after[at] < 0:
                raise Broken(f"no_room_for={count},family={family}")
        room = tuple(after)


def _freedom(home: tuple[int, list[int]]) -> int:
    return len(home[1])


class Ways:
    """The number of ways to deal families to classes: `homes` and `sizes` are by family, `room` by class."""

    def __init__(self, homes: list[list[int]], sizes: list[int]) -> None:
        self._homes: Final = homes
        self._sizes: Final = sizes
        self._counted: Final[dict[tuple[int, tuple[int, ...]], int]] = {}

    def draw(self, number: int, room: tuple[int, ...], dice: Dice) -> list[int]:
        """Draw how many cards of the family go to each of its classes."""
        total = self.count(number, room)
        if total == 0:
            raise Broken(f"no_deal_for_family={number}")
        drawn = _below(dice, total)
        for split in self._splits(number, room):
            drawn -= self._of_split(number, room, split)
            if drawn < 0:
                return split
        raise Broken(f"total={total},left={drawn}")

    def count(self, number: int, room: tuple[int, ...]) -> int:
        """Count the arrangements of this and the later families."""
        if number == len(self._homes):
            return 1
        known = self._counted.get((number, room))
        if known is not None:
            return known
        total = 0
        for split in self._splits(number, room):
            total += self._of_split(number, room, split)
        self._counted[number, room] = total
        return total

    def _of_split(self, number: int, room: tuple[int, ...], split: list[int]) -> int:
        after = list(room)
        ways = 1
        for at, count in zip(self._homes[number], split, strict=True):
            ways *= comb(room[at], count)
            after[at] -= count
        return ways * self.count(number + 1, tuple(after)) if ways else 0

    def _splits(self, number: int, room: tuple[int, ...]) -> list[list[int]]:
        """All ways to write the family's size as a sum over its classes, within their room."""
        home = self._homes[number]
        splits: list[list[int]] = [[]]
        for at in home[:-1]:
            grown: list[list[int]] = []
            for split in splits:
                for count in range(min(room[at], self._sizes[number] - sum(split)) + 1):
                    grown.append([*split, count])
            splits = grown
        whole: list[list[int]] = []
        for split in splits:
            rest = self._sizes[number] - sum(split)
            if rest <= room[home[-1]]:
                whole.append([*split, rest])
        return whole


def _below(dice: Dice, count: int) -> int:
    """A uniformly distributed number below a count of any size."""
    chunks = (count.bit_length() + BITS - 1) // BITS
    limit = (1 << (chunks * BITS)) // count * count
    while True:
        drawn = 0
        for _ in range(chunks):
            drawn = drawn << BITS | dice.below(1 << BITS)
        if drawn < limit:
            return drawn % count
