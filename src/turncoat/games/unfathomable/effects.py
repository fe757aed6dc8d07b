"""What Unfathomable's cards can do beside the kernel's effects."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.board import DEEP_ONES, ON_DECK
from turncoat.games.unfathomable.rules.activations import activate_dagon, activate_deep_ones, activate_hydra
from turncoat.games.unfathomable.rules.damage import damage_room, damage_ship
from turncoat.games.unfathomable.rules.defeat import would_defeat_passenger, zone_of
from turncoat.games.unfathomable.rules.monsters import BOTH_MONARCHS, move_deep_ones, spawn, surface
from turncoat.games.unfathomable.rules.passengers import can_risk, risk
from turncoat.games.unfathomable.rules.resources import gain, lose
from turncoat.games.unfathomable.spaces import FIRST_DECK, FIRST_ROOM, Space, front_of_die
from turncoat.games.unfathomable.words import DEEP_ONE, HYDRA_FIGURE, PICK_SPACE
from turncoat.kernel.amounts import Amount
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import IT, ROLLED, YOU, Frame
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


class Risk(Effect):
    """32.4: you risk passengers, as many as there are."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""),)

    def __init__(self, count: Amount) -> None:
        self.count: Final = count

    def execute(self, s: State, f: Frame) -> None:
        risk(s, f.v[YOU], self.count.value(s, f))

    def is_possible(self, s: State, f: Frame) -> bool:
        return can_risk(s, self.count.value(s, f))


class DamageShip(Effect):
    """13.1"""

    def execute(self, s: State, f: Frame) -> None:
        damage_ship(s, f.v[YOU])


class DamageRoom(Effect):
    """13.2: the room that is selected."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("where", ""),)

    def __init__(self, where: Selector) -> None:
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        damage_room(s, f.v[YOU], self.where.pick(s, f)[0])


class Activate(Effect):
    """4.3: an activation icon."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("monster", "figure"),)

    def __init__(self, monster: int) -> None:
        self.monster: Final = monster

    def execute(self, s: State, f: Frame) -> None:
        if self.monster == DEEP_ONE:
            activate_deep_ones(s)
        elif self.monster == HYDRA_FIGURE:
            activate_hydra(s)
        else:
            activate_dagon(s)


class Spawn(Effect):
    """45: so many in each of the places."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("count", ""), ("where", ""))

    def __init__(self, count: Amount, where: Selector) -> None:
        self.count: Final = count
        self.where: Final = where

    def execute(self, s: State, f: Frame) -> None:
        count = self.count.value(s, f)
        for space in self.where.pick(s, f):
            spawn(s, count, space, "45")


class SurfaceAll(Effect):
    """All monsters in the Deep come up where the die said."""

    def execute(self, s: State, f: Frame) -> None:
        surface(s, front_of_die(f.v[ROLLED]), BOTH_MONARCHS, "45")
        s.result = 0


class WashOverboard(Effect):
    """Every Deep One on a deck goes to the water beside it."""

    def execute(self, s: State, f: Frame) -> None:
        for deck in range(FIRST_DECK, FIRST_ROOM):
            move_deep_ones(s, s.tracks[DEEP_ONES + deck], deck, deck - FIRST_DECK, "54.1")
        s.result = 0


class DefeatPassengerThere(Effect):
    """A passenger of the deck in question is defeated."""

    def execute(self, s: State, f: Frame) -> None:
        would_defeat_passenger(s, zone_of(f.v[IT]))


class SpaceSelector(Selector):
    verb: ClassVar[int] = PICK_SPACE


class At(SpaceSelector):
    """One space."""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("space", "space"),)

    def __init__(self, space: Space) -> None:
        self.space: Final = space

    def pick(self, s: State, f: Frame) -> list[int]:
        return [self.space]


class EachDeck(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_DECK, FIRST_ROOM))


class EachWater(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return list(range(FIRST_DECK))


class DecksWithPassengers(SpaceSelector):
    def pick(self, s: State, f: Frame) -> list[int]:
        return [deck for deck in range(FIRST_DECK, FIRST_ROOM) if s.zones[ON_DECK + deck - FIRST_DECK]]


class PassengersThere(Amount):
    """How many passengers are on the deck in question."""

    def value(self, s: State, f: Frame) -> int:
        return len(s.zones[zone_of(f.v[IT])])


NODES: Final[list[type[Node]]] = [
    Lose,
    Gain,
    Risk,
    DamageShip,
    DamageRoom,
    Activate,
    Spawn,
    SurfaceAll,
    WashOverboard,
    DefeatPassengerThere,
    At,
    EachDeck,
    EachWater,
    DecksWithPassengers,
    PassengersThere,
]
