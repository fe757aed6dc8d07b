"""What the table has seen: deeds that talk may point to, checks, and who looked at whose loyalty.

All of it is read off the public events, as a spectator is told them, whose numbers everybody shares. A deed keeps who, what
sort and where, and never a card or a value: whoever points to it can say no more than that.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from turncoat.kernel.events import CHANGED, MOVED, SHOWN, Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, SPECTATOR, Seat
from turncoat.kernel.session import Session
from turncoat.kernel.shapes import EventWire, Json
from turncoat.kernel.wire import event_wire
from turncoat.talk.statements import THING, UNFATHOMABLE, has_suspects

MANY: Final = 3  # cards of one player in one check that others remark on

# Choices that are deeds by themselves, by their verb.
CHOICES: Final[Mapping[str, Mapping[str, str]]] = {
    UNFATHOMABLE: {
        "choose": "chose_worse",
        "pick_track": "chose_worse",
        "pick_resource": "chose_worse",
        "lower_total": "hindered",
        "equip_down": "hindered",
        "resolve": "in_secret",
        "put_on_top": "in_secret",
        "put_under": "in_secret",
        "end_actions": "wasted",
        "move": "moved_away",
        "decline": "declined",
        "repair": "worked",
        "attack_deep_one": "worked",
        "rescue": "worked",
    },
    THING: {
        "give_to": "chose_worse",
        "work": "moved_away",
        "special": "moved_away",
        "decline": "declined",
        "avoid": "avoided",
        "use_tools": "worked",
        "use_fuel": "worked",
        "use_fire": "worked",
    },
}
_PILES: Final = {UNFATHOMABLE: ("check_pile", "check_shown"), THING: ("pile", "pile_open")}
_HANDS: Final = {UNFATHOMABLE: ("hand",), THING: ("hand", "looking")}
# What is read at all: kinds of events, and the tracks whose changes matter.
_READ: Final[Mapping[str, frozenset[str]]] = {
    UNFATHOMABLE: frozenset({"check_begun", "checked", "shuffled", "moved", "shown", "looked", "changed"}),
    THING: frozenset(
        {
            "shuffled",
            "moved",
            "shown",
            "token_seen",
            "encounter",
            "voted",
            "wrecked",
            "role_revealed",
            "changed",
        }
    ),
}
_ALWAYS_READ: Final = frozenset({"turn_of", "game_ended", "chose"})
_TRACKS: Final = {UNFATHOMABLE: "revealed", THING: "at"}
_NO_MORE: Final = "done"  # in a check: no more cards are added
_BY_ALIEN: Final = (
    "wreck",
    "confirm",
)  # the revealed alien does damage by choice, a card of the pile without


@dataclass(frozen=True)
class Deed:
    """Something a seat did before everybody's eyes. `place` is a space's name, `other` who else was part of it."""

    event: int
    seat: Seat
    reason: str
    place: str = ""
    other: Seat = NOBODY


@dataclass
class Check:
    """`event` is where it began; cards are taken until it is `closed`."""

    event: int
    given: dict[Seat, int] = field(default_factory=dict)  # how many cards, which everybody sees
    done: set[Seat] = field(default_factory=set)  # who said that they add no more
    closed: bool = False

    def has_acted(self, seat: Seat) -> bool:
        return self.closed or seat in self.done or self.given.get(seat, 0) > 0


class PublicLog:
    """Grows with the game. It must be given what a spectator is told, from the first event on."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.count: int = 0
        self.is_over: bool = False
        self.checks: Final[dict[int, Check]] = {}
        self.revealed: Final[set[Seat]] = set()  # whose other side everybody knows for good
        self._deeds: Final[dict[tuple[int, Seat], Deed]] = {}
        self._looks: Final[dict[int, tuple[Seat, Seat]]] = {}
        self._turns: Final[list[int]] = []
        self._places: Final[dict[Seat, int]] = {}
        self._verb: str = ""  # of the last choice
        kinds = _ALWAYS_READ | _READ.get(game.name, frozenset())
        self._kinds: Final = {number for number, kind in enumerate(game.events) if kind.name in kinds}
        layout, track = game.layout, _TRACKS.get(game.name, "")
        self._tracks: Final = {
            number for number, place in enumerate(layout.tracks) if _owned(place.label())[0] == track
        }
        piles = _PILES.get(game.name, ())
        self._piles: Final = {number for number, zone in enumerate(layout.zones) if zone.label() in piles}

    def read(self, public: Session | Sequence[EventWire]) -> None:
        """Take in what is new in a session, or in all the public events so far."""
        if isinstance(public, Session):
            self.hear(public.journal)
            return
        for event in public[self.count :]:
            self._read(event)
            self.count += 1

    def hear(self, journal: Sequence[Event]) -> None:
        """The same from all the events of a game so far. What does not matter here is not put into words, which is slow."""
        self.go_on(journal[self.count :])

    def go_on(self, events: Sequence[Event]) -> None:
        """The same from those alone that are new."""
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

    # What is asked of it

    def has(self, event: int) -> bool:
        return 0 <= event < self.count

    def deed(self, event: int, seat: Seat) -> Deed | None:
        """What the seat did there, if it is worth a word."""
        return self._deeds.get((event, seat))

    def deeds(self, seat: Seat, since: int = 0) -> list[Deed]:
        """The seat's deeds, the newest first."""
        return [
            deed for (event, who), deed in reversed(self._deeds.items()) if who == seat and event >= since
        ]

    def looks(self, seat: Seat) -> list[tuple[int, Seat]]:
        """Where the seat saw somebody's loyalty, and whose; the newest first."""
        return [(event, whose) for event, (who, whose) in reversed(self._looks.items()) if who == seat]

    def saw(self, event: int, seat: Seat, whose: Seat) -> bool:
        return self._looks.get(event) == (seat, whose)

    def running_check(self) -> Check | None:
        """The check that still takes cards."""
        last = next(reversed(self.checks.values()), None)
        return None if last is None or last.closed else last

    def turn(self) -> int:
        """Turns (The Thing: rounds) begun so far."""
        return len(self._turns)

    def turn_at(self, event: int) -> int:
        """Turns begun before there was this event."""
        return bisect_left(self._turns, event)

    def turn_began(self) -> int:
        return self._turns[-1] if self._turns else 0

    # Reading

    def _read(self, event: EventWire) -> None:
        kind, told = event["event"], event["told"]
        if kind == "turn_of":
            self._turns.append(self.count)
        elif kind == "game_ended":
            self.is_over = True
        elif kind == "chose":
            self._verb = str(told["verb"])
        if self.game.name == UNFATHOMABLE:
            self._read_unfathomable(kind, told)
        elif self.game.name == THING and has_suspects(THING, self.seats):
            self._read_thing(kind, told)

    def _read_unfathomable(self, kind: str, told: dict[str, Json]) -> None:
        if kind == "check_begun":
            self.checks[self.count] = Check(self.count)
        elif kind == "checked":
            self._end_check(str(told["outcome"]))
        elif kind == "shuffled" and told["zone"] == "check_pile":
            self._close_check()
        elif kind in ("moved", "shown"):
            self._add_cards(told)
        elif kind == "chose":
            check = self.running_check()
            if check is not None and self._verb == _NO_MORE:
                check.done.add(_seat(told["seat"]))
            self._read_choice(told)
        elif kind == "looked":
            base, whose = _owned(told["at"])
            if base == "loyalty" and whose != NOBODY:
                self._looks[self.count] = (_seat(told["seat"]), whose)
        elif kind == "changed" and told["to"] == 1:
            base, whose = _owned(told["track"])
            if base == "revealed":
                self.revealed.add(whose)

    def _read_thing(self, kind: str, told: dict[str, Json]) -> None:
        if kind == "turn_of":
            self._close_check()
            self.checks[self.count] = Check(self.count)
        elif kind == "shuffled" and told["zone"] == "pile":
            self._close_check()
        elif kind in ("moved", "shown"):
            self._add_cards(told)
        elif kind == "chose":
            self._read_choice(told)
        elif kind == "token_seen":
            self._looks[self.count] = (_seat(told["figure"]), _seat(told["of"]))
        elif kind == "encounter":
            figures = told["figures"]
            assert isinstance(figures, list)
            if len(figures) == 2:
                one, two = _seat(figures[0]), _seat(figures[1])
                self._note(one, "alone_with", str(told["place"]), two)
                self._note(two, "alone_with", str(told["place"]), one)
        elif kind == "voted":
            self._note(_seat(told["figure"]), "voted_against", other=_seat(told["against"]))
        elif kind == "wrecked" and self._verb not in _BY_ALIEN:
            place = str(told["place"])
            for seat in sorted(self._places):
                if self._places[seat] == self.game.names.number("place", place):
                    self._note(seat, "where_it_broke", place)
        elif kind == "role_revealed":
            if told["role"] == "human":
                self._note(_seat(told["figure"]), "tested_human")
            else:
                self.revealed.add(_seat(told["figure"]))
        elif kind == "changed":
            base, whose = _owned(told["track"])
            if base == "at":
                self._places[whose] = _seat(told["to"])

    def _read_choice(self, told: dict[str, Json]) -> None:
        reason = CHOICES[self.game.name].get(self._verb)
        if reason is None:
            return
        place = ""
        if reason == "moved_away":
            place = str(told["option"]).split(" ")[1]
        self._note(_seat(told["seat"]), reason, place)

    def _add_cards(self, told: dict[str, Json]) -> None:
        check = self.running_check()
        base, seat = _owned(told["from"])
        if check is None or base not in _HANDS[self.game.name] or told["to"] not in _PILES[self.game.name]:
            return
        cards = told.get("cards")
        count = len(cards) if isinstance(cards, list) else _seat(told["count"])
        check.given[seat] = check.given.get(seat, 0) + count

    def _close_check(self) -> None:
        check = self.running_check()
        if check is not None:
            check.closed = True

    def _end_check(self, outcome: str) -> None:
        self._close_check()
        check = next(reversed(self.checks.values()), None)
        if check is None:
            return
        for seat in range(self.seats):
            given = check.given.get(seat, 0)
            if seat in check.done and not given:
                self._note(seat, "gave_nothing")
            elif given >= MANY and outcome == "failed":
                self._note(seat, "many_and_failed")
            elif given and outcome == "passed":
                self._note(seat, "helped")

    def _note(self, seat: Seat, reason: str, place: str = "", other: Seat = NOBODY) -> None:
        self._deeds[self.count, seat] = Deed(self.count, seat, reason, place, other)


def _owned(label: Json) -> tuple[str, Seat]:
    """A track or zone, taken apart: what it is, and whose."""
    base, _, whose = str(label).partition(".")
    return base, int(whose) if whose.isdigit() else NOBODY


def _seat(number: Json) -> Seat:
    """In The Thing with hidden sides a figure has the number of its seat."""
    return int(str(number))
