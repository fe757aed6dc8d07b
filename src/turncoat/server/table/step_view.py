"""Views of one step, for each viewer: the part for everybody is made once, a seat's own part is laid over it.

A viewer who is shown nothing gets no message, not even a number: a player's standing order, or a sealed answer, leaves no trace with
the others.
"""

from typing import Any, Final

import msgspec

from turncoat.kernel.changes import Changes
from turncoat.kernel.decisions import options, pending_ask, waiting
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Option, Seat, Seats, has_seat, seats_in
from turncoat.kernel.shapes import ChangesWire, DecisionWire, EventWire, Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.wire import (
    asked_wire,
    event_from_store,
    own_event_wire,
    public_event_wire,
    stored_event_wire,
)
from turncoat.kernel.wire_cache import WrittenFrame
from turncoat.server.runtime.json import ENCODER
from turncoat.server.table.entries import EVERYBODY, OWN, Dealt, Undone, write_body
from turncoat.server.table.legal_options import LegalOptions
from turncoat.server.table.plan import PlannedEntry

MOST_TOLD: Final = 8_192  # events that are remembered as they were written


class ToldEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """As it is kept: what everybody was told, what some were told, and who."""

    public: Any  # an EventWire
    secret: dict[str, Any] | None
    knowers: int

    def told_to(self, seat: Seat) -> EventWire:
        public: EventWire = self.public
        if self.secret is None or seat < 0 or not self.knowers >> seat & 1:
            return public
        return {"event": public["event"], "rule": public["rule"], "told": {**public["told"], **self.secret}}


class Told(msgspec.Struct, frozen=True, gc=False):
    """The same as JSON: as it is stored, and what everybody is told."""

    event: ToldEvent
    stored: bytes
    public: bytes


# Games tell the same again and again. To be forgotten at any time.
_TOLD: Final[dict[tuple[Game, int, int, str, tuple[int, ...], tuple[int, ...], Seats], Told]] = {}


def told_of(game: Game, seats: int, event: Event) -> Told:
    """Of an event in a game of so many seats."""
    key = (game, seats, event.kind, event.rule, event.arguments, event.secret, event.knowers)
    found = _TOLD.get(key)
    if found is None:
        secret: dict[str, Json] | None = None
        if event.secret and not event.is_told_to(SPECTATOR):
            knowers = seats_in(event.knowers & (1 << seats) - 1)
            secret = own_event_wire(game, event, knowers[0]) if knowers else None
        told = ToldEvent(public_event_wire(game, event), secret, event.knowers)
        stored = ToldEvent(stored_event_wire(game, event), secret, event.knowers)
        if len(_TOLD) >= MOST_TOLD:
            _TOLD.clear()
        found = _TOLD[key] = Told(told, ENCODER.encode(stored), ENCODER.encode(told.public))
    return found


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """What came of an entry."""

    shown: int  # the viewers that were shown anything: a bit for each seat, and one for spectators
    told: int  # how many events
    starts_clock: bool  # whether a decision is new from then on
    events: msgspec.Raw  # decoded only on demand


_OUTCOMES: Final = msgspec.json.Decoder(Outcome)
_EVENTS: Final = msgspec.json.Decoder(list[ToldEvent])


def read_outcome(written: bytes) -> Outcome:
    return _OUTCOMES.decode(written)


def read_events(game: Game, written: bytes) -> list[ToldEvent]:
    """What was told, of an entry's outcome."""
    stored = _EVENTS.decode(read_outcome(written).events)
    return [ToldEvent(event_from_store(game, one.public), one.secret, one.knowers) for one in stored]


class StepView:
    """Of one step, between two positions of the game; either may be missing. `known`: see `Changes`."""

    def __init__(
        self, step: PlannedEntry, before: State | None, seats: int, known: list[WrittenFrame] | None = None
    ) -> None:
        self.planned: Final = step
        self.before: Final = before
        self.after: Final = step.state if step.state is not None else before
        self.seats: Final = seats
        self.is_reset: Final = isinstance(step.body, (Undone, Dealt))  # a new view, not changes of the old
        self.body: Final = write_body(step.body)
        self.told: Final = self._told()
        self.events: Final = [one.event for one in self.told]
        self.changes: Final = (
            Changes(before, step.state, known)
            if before is not None and step.state is not None and not self.is_reset
            else None
        )
        self.public_changes: Final[ChangesWire] = self.changes.public if self.changes is not None else {}
        self.is_public: Final = (
            step.body.shown == EVERYBODY or bool(self.events) or bool(self.public_changes) or self.is_reset
        )
        self.starts_clock: Final = self.after is not None and (
            before is None or self.is_reset or before.decision != self.after.decision
        )
        self._asked: Final = waiting(self.after) if self.starts_clock and self.after is not None else 0
        self.legal_options: Final = LegalOptions(self.after)
        self._whispered: Final = self._knowers()
        self._own: Final[dict[Seat, ChangesWire]] = {}  # as it is found out
        self.concerned: Final = self._insiders()
        self.shown: Final = self._viewers()

    def _told(self) -> list[Told]:
        if self.after is None:
            return []
        game = self.after.game
        return [told_of(game, self.seats, event) for event in self.planned.events]

    def _insiders(self) -> Seats:
        """Seats that may be shown more than a spectator is: for the others nothing more need be made."""
        if self.is_reset:
            return (1 << self.seats) - 1
        found = self._asked
        if self.planned.body.shown == OWN and self.planned.seat >= 0:
            found |= 1 << self.planned.seat
        if self.changes is not None:
            found |= self.changes.insiders
        return found | self._whispered

    def _knowers(self) -> Seats:
        """Seats that are told more than everybody is."""
        found = 0
        for told in self.events:
            if told.secret is not None:
                found |= told.knowers
        return found

    def _viewers(self) -> int:
        if self.is_public:
            return (1 << self.seats + 1) - 1
        found = 1 << self.planned.seat if self.planned.seat >= 0 else 0
        for seat in seats_in(self.changes.insiders) if self.changes is not None else []:
            if self.own_changes(seat):
                found |= 1 << seat
        return found

    def outcome(self) -> bytes:
        """As it is kept: see `Outcome`."""
        starts_clock = b"true" if self.starts_clock else b"false"
        events = b",".join([one.stored for one in self.told])
        return b"[%d,%d,%s,[%s]]" % (self.shown, len(self.told), starts_clock, events)

    def own_changes(self, seat: Seat) -> ChangesWire:
        found = self._own.get(seat)
        if found is None:
            found = self._own[seat] = self.changes.own(seat) if self.changes is not None else {}
        return found

    def own_events(self, seat: Seat) -> dict[str, dict[str, Json]]:
        """By place in the list: the secret part that the seat is told."""
        found: dict[str, dict[str, Json]] = {}
        if not self._whispered >> seat & 1:
            return found
        for at, told in enumerate(self.events):
            if told.secret is not None and told.knowers >> seat & 1:
                found[str(at)] = told.secret
        return found

    def decision(self, seat: Seat) -> DecisionWire | None:
        """What the seat is asked now, if that is new."""
        if self.after is None or seat < 0 or not has_seat(self._asked, seat):
            return None
        return _question(self.after, seat, self.legal_options.of(seat))


def decision_of(s: State, seat: Seat) -> DecisionWire | None:
    """What the seat is asked; None: nothing."""
    if s.ending != RUNNING or seat < 0 or not has_seat(waiting(s), seat):
        return None
    return _question(s, seat, options(s, seat))


def _question(s: State, seat: Seat, legal: list[Option]) -> DecisionWire:
    rule = pending_ask(s).cited_rule(s, s.stack[-1])
    return asked_wire(s.game, s.stack[-1], s.decision, seat, rule, legal)
