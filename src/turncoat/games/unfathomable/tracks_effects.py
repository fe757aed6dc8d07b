"""Effects that move the tracks. They stand apart because a track may lead to a waypoint, and that to any effect."""

from typing import ClassVar, Final

from turncoat.games.unfathomable.rules.tracks import advance, reset, retreat
from turncoat.kernel.amounts import Amount
from turncoat.kernel.effects import Effect
from turncoat.kernel.frames import Frame
from turncoat.kernel.ids import Track
from turncoat.kernel.nodes import Node
from turncoat.kernel.state import State


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
        reset(s, self.track)


TRACK_NODES: Final[list[type[Node]]] = [Advance, Retreat, Reset]
