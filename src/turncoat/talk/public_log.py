"""The public log of a table: deeds, checks, looks, turns and events that talk refers to."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from typing import Final

from turncoat.kernel.events import CHANGED, MOVED, SHOWN, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import SPECTATOR, Seat
from turncoat.kernel.session import Session
from turncoat.kernel.shapes import EventWire
from turncoat.kernel.wire import event_wire
from turncoat.talk.deeds import Check, Deed, DeedReader, split_label
from turncoat.talk.games import GAME_TALK, has_suspects

ALWAYS_READ: Final = frozenset({"turn_of", "game_ended"})


class PublicLog:
    """A log that grows with the game. It must be given every event from the first on, as a spectator receives it."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: int = 0
        self.is_over: bool = False
        self._reader: Final = _reader(game, seats)
        self.checks: Final = self._reader.checks
        self.revealed: Final = self._reader.revealed  # seats whose changed side is public for good
        self._turns: Final[list[int]] = []
        kinds = ALWAYS_READ | self._reader.events
        self._kinds: Final = {number for number, kind in enumerate(game.events) if kind.name in kinds}
        layout, track, piles = game.layout, self._reader.track, self._reader.piles
        self._tracks: Final = {
            number for number, place in enumerate(layout.tracks) if split_label(place.label())[0] == track
        }
        self._piles: Final = {number for number, zone in enumerate(layout.zones) if zone.label() in piles}

    def read(self, public: Session | Sequence[EventWire]) -> None:
        """Read the new events of a session, or of the list of all public events so far."""
        if isinstance(public, Session):
            self.hear(public.journal)
            return
        for event in public[self.count :]:
            self._read(event)
            self.count += 1

    def hear(self, journal: Sequence[Event]) -> None:
        """Read all events of a game so far. Irrelevant events are not converted to wire form, which is slow."""
        self.go_on(journal[self.count :])

    def go_on(self, events: Sequence[Event]) -> None:
        """Read new events only."""
        for event in events:
            if self._matters(event):
                self._read(event_wire(self.game, event, SPECTATOR))
            self.count += 1

    def _matters(self, event: Event) -> bool:
        if event.kind == CHANGED:
            return event.arguments[0] in self._tracks
        if event.kind in (MOVED, SHOWN):
            return event.arguments[1] in self._piles
        return event.kind in self._kinds

    # Queries

    def has(self, event: int) -> bool:
        return 0 <= event < self.count

    def deed(self, event: int, seat: Seat) -> Deed | None:
        """The deed of the seat at this event, if it is noteworthy."""
        return self._reader.deeds.get((event, seat))

    def deeds(self, seat: Seat, since: int = 0) -> list[Deed]:
        """The seat's deeds, newest first."""
        return [
            deed
            for (event, who), deed in reversed(self._reader.deeds.items())
            if who == seat and event >= since
        ]

    def all_deeds(self, since: int) -> Iterator[Deed]:
        """The deeds of all seats, newest first."""
        for (event, _), deed in reversed(self._reader.deeds.items()):
            if event < since:
                break
            yield deed

    def looks(self, seat: Seat) -> list[tuple[int, Seat]]:
        """The events at which the seat saw a loyalty, and whose; newest first."""
        return [(event, whose) for event, (who, whose) in reversed(self._reader.looks.items()) if who == seat]

    def is_look(self, event: int) -> bool:
        """Whether a seat saw another seat's loyalty at this event."""
        return event in self._reader.looks

    def saw(self, event: int, seat: Seat, whose: Seat) -> bool:
        return self._reader.looks.get(event) == (seat, whose)

    def running_check(self) -> Check | None:
        """The check that still takes cards, if any."""
        return self._reader.running_check()

    def turn(self) -> int:
        """The number of turns begun so far; rounds, in a game without turns."""
        return len(self._turns)

    def turn_at(self, event: int) -> int:
        """The number of turns begun before this event."""
        return bisect_left(self._turns, event)

    def turn_began(self, ago: int = 0) -> int:
        """The event at which the current turn began, or the turn `ago` turns before it."""
        return self._turns[-1 - ago] if ago < len(self._turns) else 0

    def round(self) -> int:
        """The current round; the first is 1."""
        return self.round_at(self.count)

    def round_at(self, event: int) -> int:
        """The round of the event, or 0 before the first round."""
        talk = GAME_TALK.get(self.game.name)
        turns = self.seats if talk is not None and talk.has_turns else 1
        return (self.turn_at(event) + turns - 1) // turns

    # Reading

    def _read(self, event: EventWire) -> None:
        kind = event["event"]
        if kind == "turn_of":
            self._turns.append(self.count)
        elif kind == "game_ended":
            self.is_over = True
        self._reader.event = self.count
        self._reader.read(kind, event["told"])


def _reader(game: Game, seats: int) -> DeedReader:
    talk = GAME_TALK.get(game.name)
    if talk is None or not has_suspects(game.name, seats):
        return DeedReader(game, seats)
    return talk.reader(game, seats)
