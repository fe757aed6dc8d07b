"""Views of one step: a public part for all viewers, and an own part for each seat that sees more.

A viewer who sees nothing of a step gets neither a message nor a message number, so a standing order or a sealed answer leaves no trace
with other viewers.
"""

from typing import Any, Final

import msgspec

from turncoat.kernel.changes import Changes
from turncoat.kernel.decisions import options, pending_ask, waiting_seats
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Option, Seat, Seats, has_seat, seats_in
from turncoat.kernel.shapes import ChangesWire, DecisionWire, EventWire, Json
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.wire import (
    WHY,
    asked_wire,
    event_from_store,
    own_event_wire,
    public_event_wire,
    stored_event_wire,
)
from turncoat.kernel.wire_cache import WrittenFrame
from turncoat.server.runtime.json import ENCODER
from turncoat.server.table.body import ALL_VIEWERS, OWN
from turncoat.server.table.body_codec import write_body
from turncoat.server.table.legal_options import LegalOptions
from turncoat.server.table.plan import PlannedEntry

MOST_TOLD: Final = 8_192  # encoded events in the cache


class ToldEvent(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """An event as it is stored: its public part, its secret part, and the seats that know that."""

    public: Any  # an EventWire
    secret: dict[str, Any] | None
    knowers: int

    @property
    def insiders(self) -> Seats:
        """The seats that know the secret part."""
        return 0 if self.secret is None else self.knowers

    def told_to(self, seat: Seat) -> EventWire:
        public: EventWire = self.public
        if self.secret is None or seat < 0 or not self.knowers >> seat & 1:
            return public
        return {"event": public["event"], "rule": public["rule"], "told": {**public["told"], **self.secret}}


class EncodedEvent(msgspec.Struct, frozen=True, gc=False):
    """An event with its encoded forms: stored, public, and as stored by earlier versions."""

    event: ToldEvent
    stored: bytes
    public: bytes
    first_stored: bytes  # as stored before events had `why`


# Cache: the same events happen again and again. It may be cleared at any time.
_TOLD: Final[dict[tuple[Game, int, int, str, tuple[int, ...], tuple[int, ...], Seats], EncodedEvent]] = {}


def encode_event(game: Game, seats: int, event: Event) -> EncodedEvent:
    """Encode an event of a game with so many seats; cached unless it has a reason of its own."""
    if event.why is not None:
        return _encode(game, seats, event)
    key = (game, seats, event.kind, event.rule, event.arguments, event.secret, event.knowers)
    told_event = _TOLD.get(key)
    if told_event is None:
        if len(_TOLD) >= MOST_TOLD:
            _TOLD.clear()
        told_event = _TOLD[key] = _encode(game, seats, event)
    return told_event


def _encode(game: Game, seats: int, event: Event) -> EncodedEvent:
    secret: dict[str, Json] | None = None
    if event.secret and not event.is_told_to(SPECTATOR):
        knowers = seats_in(event.knowers & (1 << seats) - 1)
        secret = own_event_wire(game, event, knowers[0]) if knowers else None
    told = ToldEvent(public_event_wire(game, event), secret, event.knowers)
    public = stored_event_wire(game, event)
    stored = ENCODER.encode(ToldEvent(public, secret, event.knowers))
    first = stored
    if public["told"].pop(WHY, None) is not None:
        first = ENCODER.encode(ToldEvent(public, secret, event.knowers))
    return EncodedEvent(told, stored, ENCODER.encode(told.public), first)


class Outcome(msgspec.Struct, frozen=True, array_like=True):
    """The stored outcome of an entry."""

    shown: int  # viewers that saw anything: one bit per seat, then one for spectators
    told: int  # number of events
    starts_clock: bool  # whether a new decision was put
    events: msgspec.Raw  # decoded only on demand


_OUTCOMES: Final = msgspec.json.Decoder(Outcome)
_EVENTS: Final = msgspec.json.Decoder(list[ToldEvent])


def read_outcome(written: bytes) -> Outcome:
    return _OUTCOMES.decode(written)


def read_events(game: Game, written: bytes) -> list[ToldEvent]:
    """Decode the events of an entry's outcome."""
    stored = _EVENTS.decode(read_outcome(written).events)
    return [ToldEvent(event_from_store(game, one.public), one.secret, one.knowers) for one in stored]


class StepView:
    """The view of one step between two positions of the game, either of which may be missing. `known`: see `Changes`."""

    def __init__(
        self, planned: PlannedEntry, before: State | None, seats: int, known: list[WrittenFrame] | None = None
    ) -> None:
        self.planned: Final = planned
        self.before: Final = before
        self.after: Final = planned.state if planned.state is not None else before
        self.seats: Final = seats
        self.is_reset: Final = planned.body.is_reset
        self.body: Final = write_body(planned.body)
        self.told: Final = self._encode_events()
        self.events: Final = [one.event for one in self.told]
        self.changes: Final = (
            Changes(before, planned.state, known)
            if before is not None and planned.state is not None and not self.is_reset
            else None
        )
        self.public_changes: Final[ChangesWire] = self.changes.public if self.changes is not None else {}
        self.is_public: Final = (
            planned.body.shown == ALL_VIEWERS
            or bool(self.events)
            or bool(self.public_changes)
            or self.is_reset
        )
        self.starts_clock: Final = self.after is not None and (
            before is None or self.is_reset or before.decision != self.after.decision
        )
        self._asked: Final = waiting_seats(self.after) if self.starts_clock and self.after is not None else 0
        self.legal_options: Final = LegalOptions(self.after)
        self._whispered: Final = self._knowers()
        self._own: Final[dict[Seat, ChangesWire]] = {}  # computed on first use
        self._decisions: Final[dict[Seat, DecisionWire]] = {}  # computed on first use
        self.has_new_dangers: bool = False  # set once the table has taken the step (dangers.py)
        self.concerned: Final = self._insiders()
        self.shown: Final = self._viewers()

    def _encode_events(self) -> list[EncodedEvent]:
        if self.after is None:
            return []
        game = self.after.game
        return [encode_event(game, self.seats, event) for event in self.planned.events]

    def _insiders(self) -> Seats:
        """Seats that may see more than a spectator: only these get an own part."""
        if self.is_reset:
            return (1 << self.seats) - 1
        seats = self._asked
        if self.planned.body.shown == OWN and self.planned.seat >= 0:
            seats |= 1 << self.planned.seat
        if self.changes is not None:
            seats |= self.changes.insiders
        return seats | self._whispered

    def _knowers(self) -> Seats:
        """Seats that know the secret part of an event."""
        seats = 0
        for told in self.events:
            if told.secret is not None:
                seats |= told.knowers
        return seats

    def _viewers(self) -> int:
        if self.is_public:
            return (1 << self.seats + 1) - 1
        seats = 1 << self.planned.seat if self.planned.seat >= 0 else 0
        for seat in seats_in(self.changes.insiders) if self.changes is not None else []:
            if self.own_changes(seat):
                seats |= 1 << seat
        return seats

    def outcome(self) -> bytes:
        """The encoded `Outcome`."""
        starts_clock = b"true" if self.starts_clock else b"false"
        events = b",".join([one.stored for one in self.told])
        return b"[%d,%d,%s,[%s]]" % (self.shown, len(self.told), starts_clock, events)

    def matches(self, kept: bytes) -> bool:
        """Whether a stored outcome is that of this step, in the current form or in that from before events had `why`."""
        if kept == self.outcome():
            return True
        starts_clock = b"true" if self.starts_clock else b"false"
        events = b",".join([one.first_stored for one in self.told])
        return kept == b"[%d,%d,%s,[%s]]" % (self.shown, len(self.told), starts_clock, events)

    def own_changes(self, seat: Seat) -> ChangesWire:
        changes = self._own.get(seat)
        if changes is None:
            changes = self._own[seat] = self.changes.own(seat) if self.changes is not None else {}
        return changes

    def own_events(self, seat: Seat) -> dict[str, dict[str, Json]]:
        """The secret parts that the seat knows, by index of the event."""
        secrets: dict[str, dict[str, Json]] = {}
        if not self._whispered >> seat & 1:
            return secrets
        for at, told in enumerate(self.events):
            if told.secret is not None and told.knowers >> seat & 1:
                secrets[str(at)] = told.secret
        return secrets

    def decision(self, seat: Seat) -> DecisionWire | None:
        """The decision that the step has put to the seat; None if it put none."""
        if self.after is None or seat < 0 or not has_seat(self._asked, seat):
            return None
        decision = self._decisions.get(seat)
        if decision is None:
            decision = self._decisions[seat] = _question(self.after, seat, self.legal_options.of(seat))
        return decision


def decision_of(s: State, seat: Seat) -> DecisionWire | None:
    """The pending decision of the seat; None if it is not asked."""
    if s.ending != RUNNING or seat < 0 or not has_seat(waiting_seats(s), seat):
        return None
    return _question(s, seat, options(s, seat))


def _question(s: State, seat: Seat, legal: list[Option]) -> DecisionWire:
    rule = pending_ask(s).cited_rule(s, s.stack[-1])
    return asked_wire(s.game, s.stack[-1], s.decision, seat, rule, legal)
