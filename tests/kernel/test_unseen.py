"""Unseen cards: every possible deal is drawn, all equally often."""

from collections import Counter
from itertools import permutations

import pytest

from turncoat.kernel.dice import fast
from turncoat.kernel.errors import Broken
from turncoat.kernel.unseen import PlaceClass, Ways, deal_to_classes

# Families by class, and the number of its places; the number of cards by family. A card is its family.
DEALS = [
    ([([0, 1], 2), ([0, 1, 2], 3)], [2, 2, 1]),
    ([([0, 1], 1), ([0, 1, 2], 2), ([1, 2, 3], 3)], [1, 2, 2, 1]),
    ([([0, 1], 2), ([1, 2], 2), ([2, 0], 2)], [2, 2, 2]),
    ([([0, 1], 3), ([2, 3], 3)], [1, 2, 2, 1]),
    ([([0, 1, 2, 3], 4), ([0, 1], 1), ([2, 3], 1)], [2, 1, 2, 1]),
]


def deal(classes: list[tuple[list[int], int]], sizes: list[int], seed: int) -> tuple[tuple[int, ...], ...]:
    """The cards of each class, sorted."""
    made = [PlaceClass(families) for families, _ in classes]
    for one, (_, places) in zip(made, classes, strict=True):
        one.places.extend((0, at) for at in range(places))
    deal_to_classes(made, [[family] * size for family, size in enumerate(sizes)], fast(seed))
    return tuple(tuple(sorted(one.cards)) for one in made)


def chances(
    classes: list[tuple[list[int], int]], sizes: list[int]
) -> dict[tuple[tuple[int, ...], ...], float]:
    """The chances of all deals, from the enumeration of every order of the cards."""
    cards = [family for family, size in enumerate(sizes) for _ in range(size)]
    counted: Counter[tuple[tuple[int, ...], ...]] = Counter()
    for order in permutations(cards):
        rest = list(order)
        held = [[rest.pop(0) for _ in range(places)] for _, places in classes]
        if all(card in families for (families, _), own in zip(classes, held, strict=True) for card in own):
            counted[tuple(tuple(sorted(own)) for own in held)] += 1
    return {one: count / counted.total() for one, count in counted.items()}


@pytest.mark.parametrize(("classes", "sizes"), DEALS)
def test_every_possible_deal_is_drawn_as_often_as_it_should(
    classes: list[tuple[list[int], int]], sizes: list[int]
) -> None:
    expected = chances(classes, sizes)
    samples = 4_000
    drawn = Counter(deal(classes, sizes, seed) for seed in range(samples))
    assert set(drawn) <= set(expected)
    chi_square = sum(
        (drawn[one] - samples * chance) ** 2 / (samples * chance) for one, chance in expected.items()
    )
    freedom = max(1, len(expected) - 1)
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def test_ways_are_counted_without_writing_them_down() -> None:
    # 30 cards of a family and 20 of another, in a class for both and one for the first alone
    assert Ways([[0, 1], [0]], [30, 20]).count(0, (25, 25)) == 53_130  # 25 over 5


def test_cards_that_have_no_place_are_a_fault() -> None:
    with pytest.raises(Broken, match="no_deal_for_family"):
        deal([([0, 1], 1), ([0, 1, 2], 1), ([2, 3], 1)], [2, 1, 0, 0], 1)
    with pytest.raises(Broken, match="no_room_for"):
        deal([([0, 1], 1), ([0, 1, 2], 1)], [0, 0, 2], 1)
