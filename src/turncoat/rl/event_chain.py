"""The events of a game with chance nodes, and what each seat was told of them.

Events are told on demand: most of play, and all of a random playout, never asks. The steps are then carried out again,
from the last position that was kept.
"""

from hashlib import blake2b
from typing import Final

from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NO_OPTION, NOBODY, SPECTATOR, Option, Seat
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.state import State
from turncoat.kernel.views import view
from turncoat.rl.steps import Start, Step

DIGEST: Final = 16  # bytes
ALL_EVENTS: Final = 1 << 30
KEPT: Final = 32  # every so many steps a position is kept; more of them slow the garbage collector down


class EventChain:
    """The events of one step, linked to those before it; copies of a position share the chain. The first link is that
    before the deal. One with a `viewer` begins a new past: `kept` is a world that was imagined for this seat, and the
    links before it hold no secrets but this seat's."""

    __slots__ = (
        "_drawn", "_events", "_kept", "_knowledge", "_option", "_seat", "_start", "_told", "before", "viewer", "was_read"
    )  # fmt: skip

    def __init__(
        self,
        start: Start,
        before: "EventChain | None" = None,
        seat: Seat = NOBODY,
        option: Option = NO_OPTION,
        drawn: tuple[int, ...] = (),
        events: list[Event] | None = None,
        kept: State | None = None,
        viewer: Seat = NOBODY,
    ) -> None:
        self.before: Final = before
        self.viewer: Final = viewer
        self.was_read = False  # then the events of the next step will probably be read, too
        self._start: Final = start
        self._seat: Final = seat
        self._option: Final = option
        self._drawn: Final = drawn
        self._events = events  # None: not told yet
        self._kept: Final = kept  # the position after this step
        self._told: dict[Seat, bytes] | None = None  # digests, see `digest`
        self._knowledge: Knowledge | None = None

    def add(self, step: Step) -> "EventChain":
        """The link of a step that was carried out."""
        s = step.after
        assert s is not None
        kept = s if s.decision % KEPT == 0 else None
        return EventChain(self._start, self, step.seat, step.option, tuple(step.drawn), step.journal, kept)

    @property
    def events(self) -> list[Event]:
        self.was_read = True
        if self._events is None:
            self._tell()
        assert self._events is not None
        return self._events

    def _tell(self) -> None:
        """Carry out again all steps since the last position that was kept."""
        links = [self]
        before = self.before
        assert before is not None
        while before._kept is None and before.before is not None:
            links.append(before)
            before = before.before
        s = before._kept
        for link in reversed(links):
            journal: list[Event] = []
            step = Step(self._start, s, link._seat, link._option, list(link._drawn), journal)
            step.carry_out()
            s = step.after
            link._events = journal

    def digest(self, seat: Seat) -> bytes:
        """A digest of everything that the seat was told so far and of its own answers."""
        pending: list[EventChain] = []
        link: EventChain | None = self
        while link is not None and not link._is_told(seat):
            pending.append(link)
            link = link.before
        digest = b"" if link is None else link._digests[seat]
        for one in reversed(pending):
            text = repr([_as_told(event, seat) for event in one.events])
            digest = one._digests[seat] = blake2b(digest + text.encode(), digest_size=DIGEST).digest()
        return digest

    def know(self, digests: dict[Seat, bytes]) -> None:
        """Digests of the past of an imagined world."""
        self._digests.update(digests)

    @property
    def _digests(self) -> dict[Seat, bytes]:
        if self._told is None:
            self._told = {}
        return self._told

    def _is_told(self, seat: Seat) -> bool:
        if self.viewer != NOBODY and self._kept is not None and seat not in self._digests:
            seen = view(self._kept, seat)
            past = repr((seat, seen.tracks, seen.zones)).encode()
            self._digests[seat] = blake2b(past, digest_size=DIGEST).digest()
        return self._told is not None and seat in self._told

    def newest(self, count: int, seat: Seat) -> list[tuple[Event, tuple[int, ...]]]:
        """The newest events, newest first, each with its secret part if the seat was told it."""
        events: list[tuple[Event, tuple[int, ...]]] = []
        link: EventChain | None = self
        viewer = NOBODY
        while link is not None and len(events) < count:
            for event in reversed(link.events):
                is_told = event.is_told_to(seat) and viewer in (NOBODY, seat)
                events.append((event, event.secret if is_told else ()))
            if link.viewer != NOBODY and viewer == NOBODY:
                viewer = link.viewer
            link = link.before
        return events[:count]

    def knowledge(self, game: Game) -> Knowledge:
        """The record of face-up piles, which all seats remember. Callers must not change it."""
        if self._knowledge is None:
            self._knowledge = Knowledge(game)
            for event, _ in reversed(self.newest(ALL_EVENTS, SPECTATOR)):
                self._knowledge.hear(event)
        return self._knowledge


def _as_told(event: Event, seat: Seat) -> tuple[object, ...]:
    return (event.kind, event.arguments, event.secret if event.is_told_to(seat) else ())
