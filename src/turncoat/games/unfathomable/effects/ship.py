"""Effects on the ship and on the two tracks (13, 50)."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.rules.damage import damage_room, damage_ship
from turncoat.games.unfathomable.rules.tracks import advance, reset, retreat
from turncoat.kernel.amounts import Amount
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import YOU, Frame
from turncoat.kernel.ids import Track
from turncoat.kernel.nodes import Node
from turncoat.kernel.selectors import Selector
from turncoat.kernel.state import State


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


class Advance(Effect):
    """50.1"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("track", "track"), ("spaces", ""))

    def __init__(self, track: Track, spaces: Amount) -> None:
        self.track: Final = track
        self.spaces: Final = spaces

    def execute(self, s: State, f: Frame) -> None:
        advance(s, self.track, self.spaces.value(s, f))


class Retreat(Effect):
    """50.2"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("track", "track"), ("spaces", ""))

    def __init__(self, track: Track, spaces: Amount) -> None:
        self.track: Final = track
        self.spaces: Final = spaces

    def execute(self, s: State, f: Frame) -> None:
        retreat(s, self.track, self.spaces.value(s, f))


class Reset(Effect):
    """50.3"""

    fields: ClassVar[tuple[tuple[str, str], ...]] = (("track", "track"),)

    def __init__(self, track: Track) -> None:
        self.track: Final = track

    def execute(self, s: State, f: Frame) -> None:
        reset(s, self.track, "50.3")


NODES: Final[list[type[Node]]] = [DamageShip, DamageRoom, Advance, Retreat, Reset]
