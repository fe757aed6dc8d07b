"""Numbers and conditions on cards: read off the state and the frame that carries the effect out."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from turncoat.kernel.frames import DONE, ROLLED, Frame
from turncoat.kernel.ids import Track, Zone
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Amount(Node):
    def value(self, s: State, f: Frame) -> int:
        raise NotImplementedError


class Number(Amount):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("number", "number"),)

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def value(self, s: State, f: Frame) -> int:
        return self.number


class Rolled(Amount):
    """The last die, with its modifiers."""

    def value(self, s: State, f: Frame) -> int:
        return f.v[ROLLED]


class Done(Amount):
    """How much the previous effect did: cards moved, figures defeated, ..."""

    def value(self, s: State, f: Frame) -> int:
        return f.v[DONE]


class TrackValue(Amount):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("track", "track"),)

    def __init__(self, track: Track) -> None:
        self.track: Final = track

    def value(self, s: State, f: Frame) -> int:
        return s.tracks[self.track]


class CardsIn(Amount):
    """The number of cards in a zone, which is always open information."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("zone", "zone"),)

    def __init__(self, zone: Zone) -> None:
        self.zone: Final = zone

    def value(self, s: State, f: Frame) -> int:
        return len(s.zones[self.zone])


class SeatCount(Amount):
    def value(self, s: State, f: Frame) -> int:
        return s.seats


class Plus(Amount):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("left", ""), ("right", ""))

    def __init__(self, left: Amount, right: Amount) -> None:
        self.left: Final = left
        self.right: Final = right

    def value(self, s: State, f: Frame) -> int:
        return self.left.value(s, f) + self.right.value(s, f)


@mypyc_attr(allow_interpreted_subclasses=True)
class Condition(Node):
    def holds(self, s: State, f: Frame) -> bool:
        raise NotImplementedError


class Always(Condition):
    def holds(self, s: State, f: Frame) -> bool:
        return True


class AtLeast(Condition):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""), ("bound", ""))

    def __init__(self, amount: Amount, bound: Amount) -> None:
        self.amount: Final = amount
        self.bound: Final = bound

    def holds(self, s: State, f: Frame) -> bool:
        return self.amount.value(s, f) >= self.bound.value(s, f)


class AtMost(Condition):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("amount", ""), ("bound", ""))

    def __init__(self, amount: Amount, bound: Amount) -> None:
        self.amount: Final = amount
        self.bound: Final = bound

    def holds(self, s: State, f: Frame) -> bool:
        return self.amount.value(s, f) <= self.bound.value(s, f)


class Both(Condition):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("left", ""), ("right", ""))

    def __init__(self, left: Condition, right: Condition) -> None:
        self.left: Final = left
        self.right: Final = right

    def holds(self, s: State, f: Frame) -> bool:
        return self.left.holds(s, f) and self.right.holds(s, f)


class Not(Condition):
    fields: ClassVar[tuple[tuple[str, str], ...]] = (("condition", ""),)

    def __init__(self, condition: Condition) -> None:
        self.condition: Final = condition

    def holds(self, s: State, f: Frame) -> bool:
        return not self.condition.holds(s, f)
