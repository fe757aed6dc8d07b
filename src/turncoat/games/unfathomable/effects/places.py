"""Selectors of spaces."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, DEEP_ONES
from turncoat.games.unfathomable.rules.damage import is_damaged
from turncoat.games.unfathomable.spaces import (
    ADJACENT,
    ARROW,
    BRIG,
    CAPTAINS_CABIN,
    CHAPEL,
    FIRST_DECK,
    FIRST_ROOM,
    GALLEY,
    ROOMS,
    SICK_BAY,
    Space,
    deck_of_die,
    is_deck,
    room_of_die,
)
from turncoat.games.unfathomable.vocabulary import PICK_SPACE
from turncoat.kernel.frames import DONE, IT, ROLLED, YOU, Frame
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import Selector
from turncoat.kernel.state import State


class SpaceSelector(Selector):
    verb: ClassVar[int] = PICK_SPACE


class At(SpaceSelector):
    """One space."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("space", "space"),)

    def __init__(self, space: Space) -> None:
        self.space: Final = space

    def pick(self, s: State, f: Frame) -> list[int]:
        return [self.space]


class There(SpaceSelector):
    """The space that was picked, or the current one of a ForEach."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [f.v[IT]]


class YourSpace(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [s.tracks[AT + f.v[YOU]]]


class NearYou(SpaceSelector):
    """Your space, or the room beside it where Deep Ones cannot be: the Chapel for the Sick Bay, the Galley
    for the Brig (9.11, 40.6, ruling A28)."""

    def pick(self, s: State, f: Frame) -> list[int]:
        here = s.tracks[AT + f.v[YOU]]
        return [CHAPEL if here == SICK_BAY else GALLEY if here == BRIG else here]


class YourRooms(SpaceSelector):
    """The room you are in, or the closest ones: the Sick Bay has two."""

    def pick(self, s: State, f: Frame) -> list[int]:
        here = s.tracks[AT + f.v[YOU]]
        if here == SICK_BAY:
            return [CHAPEL, CAPTAINS_CABIN]
        return [GALLEY if here == BRIG else ARROW[here] if is_deck(here) else here]


class BesideYou(SpaceSelector):
    """5: spaces adjacent to yours, including the Brig and the Sick Bay."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return sorted(ADJACENT[s.tracks[AT + f.v[YOU]]])


class EachDeck(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_DECK, FIRST_ROOM))


class EachWater(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_DECK))


class EachRoom(SpaceSelector):
    """13.3: the six rooms that can be damaged."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_ROOM, FIRST_ROOM + ROOMS))


class Interiors(SpaceSelector):
    """44.17: all eight rooms."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_ROOM, BRIG + 1))


class UndamagedRooms(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [room for room in range(FIRST_ROOM, FIRST_ROOM + ROOMS) if not is_damaged(s, room)]


class ShipSpaces(SpaceSelector):
    """44.20: any ship space but the Brig and the Sick Bay."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_DECK, SICK_BAY))


class RoomOfDie(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [room_of_die(f.v[ROLLED])]


class DeckOfDie(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [deck_of_die(f.v[ROLLED])]


class RoomDamaged(SpaceSelector):
    """The room that got a card from the preceding damage, if any."""

    def pick(self, s: State, f: Frame) -> list[int]:
        return [f.v[DONE]] if f.v[DONE] else []


class WithDeepOnes(SpaceSelector):
    """Spaces from the first to the last that hold a Deep One."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("first", "space"), ("last", "space"))

    def __init__(self, first: Space, last: Space) -> None:
        self.first: Final = first
        self.last: Final = last

    def pick(self, s: State, f: Frame) -> list[int]:
        return [space for space in range(self.first, self.last + 1) if s.tracks[DEEP_ONES + space]]


NODES: Final[list[type[Node]]] = [
    At,
    There,
    YourSpace,
    NearYou,
    YourRooms,
    BesideYou,
    EachDeck,
    EachWater,
    EachRoom,
    Interiors,
    UndamagedRooms,
    ShipSpaces,
    RoomOfDie,
    DeckOfDie,
    RoomDamaged,
    WithDeepOnes,
]
