"""What happened, by which rule, and for whom.

An event has a public part, and may have a secret part that only `knowers` receive: everybody gets the same events in
the same order, so neither a number nor a gap tells anything. A kind that may show something hidden says so; that
list is the whole table of reveals, and the two-world test allows differences there and nowhere else.
"""

from typing import Final

from turncoat.kernel.ids import Seat, Seats
from turncoat.kernel.names import HELD

EVERYBODY: Final = -1  # as a set of seats: all bits, the spectator too


class EventKind:
    """A kind of event. Arguments are (label, kind of name); the last may repeat, its kind then ends in `*`. HELD is for
    events whose first argument is a track."""

    def __init__(
        self,
        name: str,
        arguments: tuple[tuple[str, str], ...],
        secret: tuple[tuple[str, str], ...] = (),
        *,
        reveals: bool = False,
    ) -> None:
        self.name: Final = name
        self.arguments: Final = arguments
        self.secret: Final = secret
        self.reveals: Final = reveals


class Event:
    def __init__(
        self, kind: int, rule: str, arguments: tuple[int, ...], secret: tuple[int, ...], knowers: Seats
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.arguments: Final = arguments
        self.secret: Final = secret
        self.knowers: Final = knowers

    def is_told_to(self, seat: Seat) -> bool:
        """Whether the seat (or SPECTATOR) receives the secret part too."""
        if seat < 0:
            return self.knowers == EVERYBODY
        return self.knowers >> seat & 1 == 1


# The kernel's own kinds; a game's follow them. The numbers are the positions in KERNEL_EVENTS.
CHOSE: Final = 0
MOVED: Final = 1
SHOWN: Final = 2
LOOKED: Final = 3
SHUFFLED: Final = 4
CHANGED: Final = 5
ROLLED_DIE: Final = 6
TURN_OF: Final = 7
WINDOW_OPENED: Final = 8
GAME_ENDED: Final = 9

KERNEL_EVENTS: Final = (
    EventKind("chose", (("seat", "seat"), ("verb", "verb")), (("option", "option"),)),
    EventKind("moved", (("from", "zone"), ("to", "zone"), ("count", "number")), (("cards", "card*"),)),
    EventKind("shown", (("from", "zone"), ("to", "zone"), ("cards", "card*")), reveals=True),
    EventKind("looked", (("seat", "seat"), ("at", "zone"), ("count", "number")), (("cards", "card*"),)),
    EventKind("shuffled", (("zone", "zone"), ("count", "number"))),
    EventKind("changed", (("track", "track"), ("from", HELD), ("to", HELD))),
    EventKind("rolled", (("sides", "number"), ("die", "number"))),
    EventKind("turn_of", (("seat", "seat"),)),
    EventKind("window_opened", (("trigger", "trigger"),)),
    EventKind("game_ended", (("ending", "ending"), ("winners", "seat*")), reveals=True),
)
