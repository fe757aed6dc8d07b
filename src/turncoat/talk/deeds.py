"""Deeds, checks and looks: what the table has seen and talk may point to.

A game reads them off its public events, as a spectator is told them, with a `DeedReader` of its own. A deed keeps a seat, a
reason and a place, and never a card or a value: a statement that points to it can say no more than that.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar, Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.shapes import Json


@dataclass(frozen=True)
class Deed:
    """Something a seat did in public. `place` is a name of the game's places, `other` the seat that was part of it."""

    event: int
    seat: Seat
    reason: str
    is_against: bool  # whether it is held against the seat; otherwise it speaks for it
    place: str = ""
    other: Seat = NOBODY


@dataclass
class Check:
    """`event` is where it began; cards are taken until it is `closed`."""

    event: int
    skills: list[str] = field(default_factory=list)  # that help, if the check is about some
    given: dict[Seat, int] = field(default_factory=dict)  # how many cards, which is public
    done: set[Seat] = field(default_factory=set)  # seats that add no more
    closed: bool = False
    outcome: str | None = None  # of a check with a total and a target
    total: int | None = None
    target: int | None = None

    def has_acted(self, seat: Seat) -> bool:
        return self.closed or seat in self.done or self.given.get(seat, 0) > 0


class DeedReader:
    """Reads the public events of one table. A game overrides `read` and says which events it is given."""

    events: ClassVar[frozenset[str]] = frozenset()  # kinds of event that matter
    track: ClassVar[str] = ""  # of each seat, whose changes matter
    piles: ClassVar[tuple[str, ...]] = ()  # zones of cards that were given to a check
    hands: ClassVar[tuple[str, ...]] = ()  # zones of a seat that they are given from
    against: ClassVar[tuple[str, ...]] = ()  # reasons that are held against a seat

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.checks: Final[dict[int, Check]] = {}
        self.revealed: Final[set[Seat]] = set()  # whose other side is public for good
        self.deeds: Final[dict[tuple[int, Seat], Deed]] = {}
        self.looks: Final[dict[int, tuple[Seat, Seat]]] = {}  # by event: who saw whose loyalty
        self.event: int = 0  # the number of the event that is being read

    def read(self, kind: str, told: dict[str, Json]) -> None:
        """Take in an event; without talk there is nothing to take in."""

    # For games

    def begin_check(self, skills: Iterable[str] = ()) -> None:
        self.checks[self.event] = Check(self.event, list(skills))

    def last_check(self) -> Check | None:
        return next(reversed(self.checks.values()), None)

    def running_check(self) -> Check | None:
        """The check that still takes cards."""
        last = self.last_check()
        return None if last is None or last.closed else last

    def close_check(self) -> None:
        check = self.running_check()
        if check is not None:
            check.closed = True

    def add_cards(self, told: dict[str, Json]) -> None:
        """Cards have moved: perhaps from a hand to the check."""
        check = self.running_check()
        base, seat = owned(told["from"])
        if check is None or base not in self.hands or told["to"] not in self.piles:
            return
        cards = told.get("cards")
        count = len(cards) if isinstance(cards, list) else number(told["count"])
        check.given[seat] = check.given.get(seat, 0) + count

    def note(self, seat: Seat, reason: str, place: str = "", other: Seat = NOBODY) -> None:
        """The event is a deed of the seat."""
        deed = Deed(self.event, seat, reason, reason in self.against, place, other)
        self.deeds[self.event, seat] = deed

    def note_look(self, seat: Seat, whose: Seat) -> None:
        self.looks[self.event] = (seat, whose)


def owned(label: Json) -> tuple[str, Seat]:
    """A track or zone, taken apart: what it is, and whose."""
    base, _, whose = str(label).partition(".")
    return base, int(whose) if whose.isdigit() else NOBODY


def number(value: Json) -> int:
    return int(str(value))
