"""Setup, Appendix IV, steps 1-8: board, supply and decks, before characters are chosen; variants (A1, A2)."""

from typing import Final

from turncoat.games.unfathomable.board import (
    CHAOS,
    DAMAGE_DECK,
    DEEP_ONES,
    FUEL,
    ITEM_DECK,
    LOYALTY_DECK,
    MYTHOS,
    ON_DECK,
    PASSENGERS,
    SKILL_DECK,
    SOULS,
    SPELLS,
    WAYPOINTS,
)
from turncoat.games.unfathomable.cards import (
    CARDS,
    COPIES_OF_VALUE,
    CULTIST,
    FIRST_DAMAGE,
    FIRST_ITEM,
    FIRST_LOYALTY,
    FIRST_MYTHOS,
    FIRST_PASSENGER,
    FIRST_SPELL,
    FIRST_WAYPOINT,
    GREATER_BANISHMENT,
    HUMAN,
    HYBRID,
    SKILL_COUNT,
    TREACHERY,
    skill_of,
)
from turncoat.games.unfathomable.content.passengers import FACES
from turncoat.games.unfathomable.spaces import D1, D2, D3, D4, FIRST_DECK, W1, W2
from turncoat.games.unfathomable.vocabulary import (
    CULTIST_PLAYS,
    DIFFICULTY,
    EASIER_FOR_HUMANS,
    EASIER_FOR_TRAITORS,
    FIRST_GAME,
    NO,
    NOBODY_PASSENGERS,
    ONE_NOBODY,
    YES,
)
from turncoat.kernel.state import State

HYBRIDS: Final = {3: 1, 4: 1, 5: 2, 6: 2}
CULTISTS: Final = {3: 0, 4: 1, 5: 0, 6: 1}
FIRST_MONSTERS: Final = ((W1, 2), (W2, 2), (D1, 1), (D2, 1))
FIRST_PASSENGERS: Final = (D3, D4)
CHAOS_OF_EACH: Final = 2  # 10


USUAL_DIALS: Final = (8, 8, 8, 8)  # A4.3: fuel, food, sanity, souls
DIALS_WITHOUT_CULTIST: Final = (7, 6, 6, 7)  # A1
EASIER_BY: Final = 2  # A2


def has_cultist(seats: int, settings: tuple[int, ...]) -> bool:
    """A4.16; not in the variant without (A1), nor in a first game."""
    return CULTISTS[seats] > 0 and settings[CULTIST_PLAYS] != NO and settings[FIRST_GAME] != YES


def dials(seats: int, settings: tuple[int, ...]) -> list[int]:
    """A4.3, A1, A2"""
    variant = CULTISTS[seats] > 0 and settings[CULTIST_PLAYS] == NO and settings[FIRST_GAME] != YES
    usual = DIALS_WITHOUT_CULTIST if variant else USUAL_DIALS
    change = 0
    if settings[DIFFICULTY] == EASIER_FOR_HUMANS:
        change = EASIER_BY
    elif settings[DIFFICULTY] == EASIER_FOR_TRAITORS:
        change = -EASIER_BY
    return [dial + change for dial in usual]


def components(seats: int, settings: tuple[int, ...]) -> list[int]:
    """Number of copies of each card; two loyalty cards for every player."""
    counts = [*COPIES_OF_VALUE * SKILL_COUNT, *[1] * (CARDS - FIRST_MYTHOS)]
    counts[GREATER_BANISHMENT] = 2
    cultists = 1 if has_cultist(seats, settings) else 0
    counts[HYBRID] = HYBRIDS[seats]
    counts[CULTIST] = cultists
    counts[HUMAN] = 2 * seats - HYBRIDS[seats] - cultists
    is_one_nobody = settings[NOBODY_PASSENGERS] == ONE_NOBODY
    for at, face in enumerate(FACES):
        counts[FIRST_PASSENGER + at] = face.copies_with_one_nobody if is_one_nobody else face.copies
    return counts


def lay_board(s: State) -> None:
    """Put every card into its deck, shuffle the decks, place the first figures and passengers, and draw the
    first player at random (A4.9)."""
    s.tracks[FUEL : SOULS + 1] = dials(s.seats, s.settings)
    for card, count in enumerate(components(s.seats, s.settings)):
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
    s.current = s.dice.below(s.seats)


def _deck_of(card: int) -> int:
    if card < FIRST_MYTHOS:
        return SKILL_DECK + skill_of(card)
    for first, deck in (
        (FIRST_PASSENGER, PASSENGERS),
        (FIRST_LOYALTY, LOYALTY_DECK),
        (FIRST_DAMAGE, DAMAGE_DECK),
        (FIRST_ITEM, ITEM_DECK),
        (FIRST_WAYPOINT, WAYPOINTS),
        (FIRST_SPELL, SPELLS),
    ):
        if card >= first:
            return deck
    return MYTHOS
