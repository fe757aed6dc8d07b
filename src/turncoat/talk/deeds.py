"""Deeds, checks and looks: public events that talk may refer to.

A game extracts them from its public events, as a spectator receives them, with a `DeedReader` of its own. A deed has a
seat, a reason and a place, but never a card or a value: a statement that refers to it cannot reveal more than that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.shapes import Json


@dataclass(frozen=True)
class Deed:
    """A public action of a seat. `place` is a name of the game's places, `other` another seat involved;
    `times` counts how often the seat has done so by now: in a row, where the game says so."""

    event: int
    seat: Seat
    reason: str
    is_against: bool  # held against the seat; otherwise it speaks for the seat
    place: str = ""
    other: Seat = NOBODY
    times: int = 1


@dataclass
class Check:
    """A check to which seats give cards. `event` is where it began; it takes cards until it is `closed`."""

    event: int
    skills: list[str] = field(default_factory=list)  # skills that help, if the check is about any
    given: dict[Seat, int] = field(default_factory=dict)  # number of cards by seat, which is public
    done: set[Seat] = field(default_factory=set)  # seats that add no more cards
    closed: bool = False
    outcome: str | None = None  # for checks with a total and a target
    total: int | None = None
    target: int | None = None

    def has_acted(self, seat: Seat) -> bool:
        return self.closed or seat in self.done or self.given.get(seat, 0) > 0


class DeedReader:
    """Reads the public events of one table. A game overrides `read` and declares which events it needs."""

    events: ClassVar[frozenset[str]] = frozenset()  # kinds of events to read
    track: ClassVar[str] = ""  # name of a track of each seat whose changes are read
    piles: ClassVar[tuple[str, ...]] = ()  # zones with the cards given to a check
    hands: ClassVar[tuple[str, ...]] = ()  # zones of a seat from which cards are given
    against: ClassVar[tuple[str, ...]] = ()  # reasons held against a seat
    counted: ClassVar[tuple[str, ...]] = ()  # reasons that are counted per seat

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.checks: Final[dict[int, Check]] = {}
        self.revealed: Final[set[Seat]] = set()  # seats whose changed side is public for good
        self.deeds: Final[dict[tuple[int, Seat], Deed]] = {}
        # By event: the looking seat, and the seat whose loyalty it saw
        self.looks: Final[dict[int, tuple[Seat, Seat]]] = {}
        self.event: int = 0  # the number of the event being read
        self._times: Final[dict[tuple[Seat, str, Seat], int]] = {}  # by seat, reason and other seat

    def read(self, kind: str, told: dict[str, Json]) -> None:
        """Read an event. The base class ignores it."""

    # Called by games

    def begin_check(self, skills: Iterable[str] = ()) -> None:
        self.checks[self.event] = Check(self.event, list(skills))

    def last_check(self) -> Check | None:
        return next(reversed(self.checks.values()), None)

    def running_check(self) -> Check | None:
        """The check that still takes cards, if any."""
        last = self.last_check()
        return None if last is None or last.closed else last

    def close_check(self) -> None:
        check = self.running_check()
        if check is not None:
            check.closed = True

    def add_cards(self, told: dict[str, Json]) -> None:
        """Count cards moved from a hand to the running check."""
        check = self.running_check()
        base, seat = split_label(told["from"])
        if check is None or base not in self.hands or told["to"] not in self.piles:
            return
        cards = told.get("cards")
        count = len(cards) if isinstance(cards, list) else number(told["count"])
        check.given[seat] = check.given.get(seat, 0) + count

    def note(self, seat: Seat, reason: str, place: str = "", other: Seat = NOBODY) -> None:
        """Note a deed of the seat at the current event."""
        times = 1
        if reason in self.counted:
            times = self._times[seat, reason, other] = self._times.get((seat, reason, other), 0) + 1
        deed = Deed(self.event, seat, reason, reason in self.against, place, other, times)
        self.deeds[self.event, seat] = deed

    def end_row(self, seat: Seat, reason: str) -> None:
        """Reset the counter of a reason that counts deeds in a row."""
        self._times.pop((seat, reason, NOBODY), None)

    def note_look(self, seat: Seat, whose: Seat) -> None:
        self.looks[self.event] = (seat, whose)


def split_label(label: Json) -> tuple[str, Seat]:
    """Split the label of a track or zone into its name and the seat that owns it."""
    base, _, whose = str(label).partition(".")
    return base, int(whose) if whose.isdigit() else NOBODY


def number(value: Json) -> int:
    return int(str(value))
