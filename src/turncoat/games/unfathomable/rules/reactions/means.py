"""Means of reaction that are open information: the size of a hand, a character sheet, a feat, an item.

The seats that a window asks follow from these alone; the cards in a hand are its owner's secret (30.6).
"""

from turncoat.games.unfathomable.board import CHARACTER, FEAT, HAND, ITEMS, REVEALED
from turncoat.games.unfathomable.rules.people import is_in_brig
from turncoat.kernel.atoms import put
from turncoat.kernel.ids import NOBODY, Card, Seat, Seats
from turncoat.kernel.state import State


def seats_with_cards(s: State) -> Seats:
    """41.3: the size of a hand is open; 9.13: cards may be used in the Brig too."""
    seats = 0
    for seat in range(s.seats):
        if s.zones[HAND + seat]:
            seats |= 1 << seat
    return seats


def user_of_sheet(s: State, character: int) -> Seat:
    """39.7: the seat that can use this character's sheet; a revealed traitor cannot."""
    for seat in range(s.seats):
        if s.tracks[CHARACTER + seat] == character:
            return seat if s.tracks[REVEALED + seat] == 0 else NOBODY
    return NOBODY


def has_sheet(s: State, seat: Seat, character: int) -> bool:
    """39.7"""
    return s.tracks[CHARACTER + seat] == character and s.tracks[REVEALED + seat] == 0


def has_feat(s: State, seat: Seat, character: int) -> bool:
    """20.3, 38.5: once per game, and never for a revealed traitor."""
    return s.tracks[FEAT + seat] == 1 and has_sheet(s, seat, character)


def spend_feat(s: State, seat: Seat) -> None:
    put(s, FEAT + seat, 0, "20.3")


def can_use_item(s: State, seat: Seat, item: Card) -> bool:
    """24.3; 9.6: not in the Brig."""
    return item in s.zones[ITEMS + seat] and not is_in_brig(s, seat)
