"""Events: what happened, by which rule, and which seats know the secret part.

An event has a public part, and may have a secret part that only `knowers` receive: all viewers get the same
events in the same order, so neither a number nor a gap leaks information. A kind that may reveal hidden
information declares so; these declarations are the complete list of reveals, and the two-world test allows
differences there and nowhere else.
"""

from typing import Final

from turncoat.kernel.ids import NOBODY, UNKNOWN, Card, Seat, Seats
from turncoat.kernel.names import HELD
from turncoat.kernel.nodes import Node

EVERYBODY: Final = -1  # as a set of seats: all bits, spectators included


class EventKind:
    """A kind of event. Arguments are (label, kind of name); the last one may repeat, and its kind then ends
    in `*`. HELD is for events whose first argument is a track."""

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


class Why:
    """The background of an event, for readers: the step that asked, rolled or attacked, the card it comes
    from, the acting and the affected seat, the effect that was chosen or reads the die, and the bonus of the
    die. All of it is open information, as frames are. No rule and no bot reads it."""

    def __init__(
        self,
        procedure: int,
        step: int,
        card: Card = UNKNOWN,
        seat: Seat = NOBODY,
        other: Seat = NOBODY,
        effect: Node | None = None,
        bonus: int = 0,
    ) -> None:
        self.procedure: Final = procedure
        self.step: Final = step
        self.card: Final = card
        self.seat: Final = seat
        self.other: Final = other
        self.effect: Final = effect
        self.bonus: Final = bonus


class Event:
    def __init__(
        self,
        kind: int,
        rule: str,
        arguments: tuple[int, ...],
        secret: tuple[int, ...],
        knowers: Seats,
        why: Why | None = None,
    ) -> None:
        self.kind: Final = kind
        self.rule: Final = rule
        self.arguments: Final = arguments
        self.secret: Final = secret
        self.knowers: Final = knowers
        self.why: Final = why

    def is_told_to(self, seat: Seat) -> bool:
        """Whether the seat (or SPECTATOR) receives the secret part too."""
        if seat < 0:
            return self.knowers == EVERYBODY
        return self.knowers >> seat & 1 == 1


# The kernel's own kinds, before those of a game. The numbers are the positions in KERNEL_EVENTS.
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
