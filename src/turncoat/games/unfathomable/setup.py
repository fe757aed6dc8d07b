"""Appendix IV, steps 1-8: the board, the supply and the decks, before anybody has a character."""

from typing import Final

from turncoat.games.unfathomable.board import (
    CHAOS,
    DAMAGE_DECK,
    DEEP_ONES,
    ITEM_DECK,
    LOYALTY_DECK,
    MYTHOS,
    ON_DECK,
    PASSENGERS,
    SKILL_DECK,
    SPELLS,
    WAYPOINTS,
)
from turncoat.games.unfathomable.cards import (
    CARDS,
    COPIES_OF_VALUE,
    CULTIST,
    FIRST_DAMAGE,
    FIRST_ITEM,
    FIRST_MYTHOS,
    FIRST_PASSENGER,
    FIRST_SPELL,
    FIRST_WAYPOINT,
    HUMAN,
    HYBRID,
    SKILL_COUNT,
    SPELL_NAMES,
    TREACHERY,
)
from turncoat.games.unfathomable.content.passengers import COPIES
from turncoat.games.unfathomable.spaces import D1, D2, D3, D4, FIRST_DECK, W1, W2
from turncoat.kernel.state import State

HYBRIDS: Final = {3: 1, 4: 1, 5: 2, 6: 2}
CULTISTS: Final = {3: 0, 4: 1, 5: 0, 6: 1}
FIRST_MONSTERS: Final = ((W1, 2), (W2, 2), (D1, 1), (D2, 1))
FIRST_PASSENGERS: Final = (D3, D4)
CHAOS_OF_EACH: Final = 2  # 10


def components(seats: int, *, has_cultist: bool) -> list[int]:
    """How many of each card there are; two loyalty cards for every player."""
    counts = [*COPIES_OF_VALUE * SKILL_COUNT, *[1] * (CARDS - FIRST_MYTHOS)]
    counts[FIRST_SPELL + SPELL_NAMES.index("greater_banishment")] = 2
    cultists = CULTISTS[seats] if has_cultist else 0
    counts[HYBRID] = HYBRIDS[seats]
    counts[CULTIST] = cultists
    counts[HUMAN] = 2 * seats - HYBRIDS[seats] - cultists
    counts[FIRST_PASSENGER:] = COPIES
    return counts


def lay_board(s: State, counts: list[int]) -> None:
    """Every card into its deck, every deck shuffled, the first figures and passengers in their places."""
    for card, count in enumerate(counts):
        s.zones[_deck_of(card)].extend([card] * count)
    for deck in sorted({_deck_of(card) for card in range(CARDS)}):
        s.dice.shuffle(s.zones[deck])
    for space, count in FIRST_MONSTERS:
        s.tracks[DEEP_ONES + space] = count
    for space in FIRST_PASSENGERS:
        s.zones[ON_DECK + space - FIRST_DECK].append(s.zones[PASSENGERS].pop())
    for skill in range(TREACHERY):
        for _ in range(CHAOS_OF_EACH):
            s.zones[CHAOS].append(s.zones[SKILL_DECK + skill].pop())
    s.dice.shuffle(s.zones[CHAOS])


def _deck_of(card: int) -> int:
    if card < FIRST_MYTHOS:
        return SKILL_DECK + card // 5
    for first, deck in (
        (FIRST_PASSENGER, PASSENGERS),
        (HUMAN, LOYALTY_DECK),
        (FIRST_DAMAGE, DAMAGE_DECK),
        (FIRST_ITEM, ITEM_DECK),
        (FIRST_WAYPOINT, WAYPOINTS),
        (FIRST_SPELL, SPELLS),
    ):
        if card >= first:
            return deck
    return MYTHOS
