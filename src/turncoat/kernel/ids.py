"""Small integers with a meaning, and how an option is packed into one.

Ids are aliases and not `NewType`s: each conversion would cost a call in the hot loop. Names for all of them
are declared in a game's layout and vocabulary; files and protocols use only names.
"""

from typing import Final, TypeAlias

Seat: TypeAlias = int
Seats: TypeAlias = int  # a set of seats, bit by bit
Card: TypeAlias = int  # a kind of card: copies of one card share their number
Zone: TypeAlias = int
Track: TypeAlias = int
Option: TypeAlias = int  # a verb and up to two arguments

NOBODY: Final = -1
SPECTATOR: Final = -1
UNKNOWN: Final = -1  # a card or value that the viewer may not know
NO_OPTION: Final = -1


def option(verb: int, first: int = 0, second: int = 0) -> Option:
    return verb << 20 | second << 10 | first


def verb_of(option: Option) -> int:
    return option >> 20


def first_of(option: Option) -> int:
    return option & 1023


def second_of(option: Option) -> int:
    return option >> 10 & 1023


def has_seat(seats: Seats, seat: Seat) -> bool:
    return seats >> seat & 1 == 1


def seats_in(seats: Seats) -> list[Seat]:
    """The members of a set of seats, in ascending order."""
    members = []
    seat = 0
    while seats:
        if seats & 1:
            members.append(seat)
        seats >>= 1
        seat += 1
    return members
