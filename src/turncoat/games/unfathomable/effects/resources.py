"""Effects on the dials and on passengers (32, 36)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import AT, FUEL, ON_DECK, PASSENGERS, SOULS
from turncoat.games.unfathomable.rules.defeat import (
    passengers_on,
    rescue,
    would_defeat_passenger,
    would_defeat_passengers,
    zone_of,
)
from turncoat.games.unfathomable.rules.passengers import can_risk, risk
from turncoat.games.unfathomable.rules.resources import gain, lose
from turncoat.games.unfathomable.spaces import FIRST_DECK, FIRST_ROOM
from turncoat.games.unfathomable.vocabulary import PICK_NUMBER, PICK_RESOURCE, PICK_SPACE
from turncoat.kernel.amounts import Amount
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import IT, YOU, Frame
from turncoat.kernel.ids import Track
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import Selector
from turncoat.kernel.state import State


class Lose(Effect):
    """36.1"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("resource", "track"), ("amount", ""))

    def __init__(self, resource: Track, amount: Amount) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        lose(s, self.resource, self.amount.value(s, f))


class Gain(Effect):
    """36.1"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("resource", "track"), ("amount", ""))

    def __init__(self, resource: Track, amount: Amount) -> None:
        self.resource: Final = resource
        self.amount: Final = amount

    def execute(self, s: State, f: Frame) -> None:
        gain(s, self.resource, self.amount.value(s, f))


class Resources(Selector):
    """The four resources, to pick one."""

    verb: ClassVar[int] = PICK_RESOURCE

    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FUEL, SOULS + 1))


class GainIt(Effect):
    """One of the resource that was picked."""

    def execute(self, s: State, f: Frame) -> None:
        gain(s, f.v[IT], 1)


class Risk(Effect):
    """32.4: you risk passengers; fewer if the supply is smaller."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        risk(s, f.v[YOU], self.count.value(s, f))

    def is_possible(self, s: State, f: Frame) -> bool:
        return can_risk(s, self.count.value(s, f))


class UpTo(Selector):
    """A number from 1 up to this, or up to the passengers in the supply."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("most", "number"),)
    verb: ClassVar[int] = PICK_NUMBER

    def __init__(self, most: int) -> None:
        self.most: Final = most

    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(1, min(self.most, len(s.zones[PASSENGERS])) + 1))


class Picked(Amount):
    """The number that was picked."""

    def value(self, s: State, f: Frame) -> int:
        return f.v[IT]


class DecksWithPassengers(Selector):
    verb: ClassVar[int] = PICK_SPACE

    def pick(self, s: State, f: Frame) -> list[int]:
        return [deck for deck in range(FIRST_DECK, FIRST_ROOM) if s.zones[ON_DECK + deck - FIRST_DECK]]


class PassengersThere(Amount):
    """Number of passengers on the deck in question."""

    def value(self, s: State, f: Frame) -> int:
        return passengers_on(s, f.v[IT])


class PassengersOnDecks(Amount):
    def value(self, s: State, f: Frame) -> int:
        return sum(len(s.zones[ON_DECK + deck]) for deck in range(8))


class PassengersInSupply(Amount):
    """30.3"""

    def value(self, s: State, f: Frame) -> int:
        return len(s.zones[PASSENGERS])


class DefeatPassengerThere(Effect):
    """A passenger of the deck in question would be defeated."""

    def execute(self, s: State, f: Frame) -> None:
        would_defeat_passenger(s, zone_of(f.v[IT]))


class DefeatPassengerInSupply(Effect):
    """One passenger of the supply would be defeated; face down, they are indistinguishable."""

    def execute(self, s: State, f: Frame) -> None:
        s.result = 0
        if s.zones[PASSENGERS]:
            would_defeat_passenger(s, PASSENGERS)


class DefeatPassengersHere(Effect):
    """Each passenger in your space would be defeated."""

    def execute(self, s: State, f: Frame) -> None:
        would_defeat_passengers(s, s.tracks[AT + f.v[YOU]])


class RescueThere(Effect):
    """32.7: a passenger of the deck in question goes back to the supply; `s.result` is 1."""

    def execute(self, s: State, f: Frame) -> None:
        s.result = 0
        zone = zone_of(f.v[IT])
        if zone >= 0 and s.zones[zone]:
            rescue(s, zone)
            s.result = 1


NODES: Final[list[type[Node]]] = [
    Lose,
    Gain,
    Resources,
    GainIt,
    Risk,
    UpTo,
    Picked,
    DecksWithPassengers,
    PassengersThere,
    PassengersOnDecks,
    PassengersInSupply,
    DefeatPassengerThere,
    DefeatPassengerInSupply,
    DefeatPassengersHere,
    RescueThere,
]
