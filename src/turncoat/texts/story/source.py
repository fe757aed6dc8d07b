"""Sources of a story: events in the form for each viewer."""

from typing import Final, Protocol

from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.shapes import EventWire


class Source(Protocol):
    """An event that viewers are told in different words."""

    @property
    def public(self) -> EventWire: ...

    @property
    def insiders(self) -> Seats:
        """The seats that are told more than everybody."""

    def told_to(self, seat: Seat) -> EventWire: ...


class Heard:
    """An event as one viewer was told it."""

    def __init__(self, event: EventWire) -> None:
        self.public: Final = event
        self.insiders: Final[Seats] = 0

    def told_to(self, seat: Seat) -> EventWire:
        return self.public
