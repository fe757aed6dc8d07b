"""Observations as arrays of bytes: what each byte holds, derived from the layout's declared sight.

An observation has two parts. The public part is what a spectator sees: it is the same for every seat. The own part is
what one seat sees beyond that. A place that a viewer may not know has no byte in that viewer's parts, so there is
nothing to mask. Positions of bytes are the same for every number of players and every setting of a game.
"""

from typing import Final

from turncoat.kernel.game import Game
from turncoat.kernel.ids import NOBODY, Card, Zone
from turncoat.kernel.layout import OPEN, OWNER, TOP, TrackPlace

BYTE: Final = 255
MOST_BYTES: Final = 4  # of one number; higher bytes are cut off
SHIFT: Final = 32  # added to the variables of procedures, which may be negative
MOST_KNOWN: Final = 16  # cards in hidden places that a seat knows; further ones are left out
KNOWN_WIDTH: Final = 3  # bytes of each known card: zone, card, depth
HEADER: Final = ("players", "current", "ending", "question", "result", "decision.byte0", "decision.byte1")


def to_byte(value: int) -> int:
    """A possibly negative number as a byte, clipped at both ends."""
    number = value + SHIFT
    return 0 if number < 0 else number if number < BYTE else BYTE


def write_number(target: bytearray, at: int, width: int, number: int) -> None:
    """Write a number in `width` bytes, the lowest first; a negative one as 0."""
    if number < 0:
        number = 0
    if width == 1:
        target[at] = number if number < BYTE else BYTE
        return
    for place in range(at, at + width):
        target[place] = number & BYTE
        number >>= 8


class ArrayByte:
    """One byte of an observation: its name, its kind, and the detail that describes its values, without spaces."""

    def __init__(self, name: str, kind: str, detail: str) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.detail: Final = detail


class TrackSpan:
    """The bytes of a track: `width` bytes, lowest first, of its value minus `low`."""

    def __init__(self, at: int, place: TrackPlace) -> None:
        self.at: Final = at
        self.low: Final = place.low
        self.width: Final = width_of(place.high - place.low)


class ZoneSpan:
    """The bytes of a zone: the number of copies of each card."""

    def __init__(self, at: int, cards: list[Card], most: int) -> None:
        self.at: Final = at
        self.cards: Final = cards
        self.place: Final[list[int]] = [-1] * most  # by card
        for offset, card in enumerate(cards):
            self.place[card] = offset

    def write(self, pile: list[Card]) -> bytearray:
        counts = bytearray(len(self.cards))
        for card in pile:
            place = self.place[card]
            counts[place] = counts[place] + 1
        return counts


def width_of(span: int) -> int:
    """The number of bytes that a number from 0 to `span` takes."""
    width = 1
    while span > BYTE and width < MOST_BYTES:
        span >>= 8
        width += 1
    return width


class ArrayLayout:
    """The bytes of both parts of a game's observations, and the places of tracks and zones in them."""

    def __init__(self, game: Game) -> None:
        self.game: Final = game
        self.public: Final[list[ArrayByte]] = []
        self.own: Final[list[ArrayByte]] = []
        self.questions: Final[list[list[int]]] = []  # by procedure and step: the number of its question, or 0
        self.question_names: Final[list[str]] = ["none"]
        self._number_questions()
        self._add_header()
        self.owner: Final = [place.owner for place in game.layout.zones]
        self.settings_at: Final = len(self.public)
        self._add_settings()
        tracks = len(game.layout.tracks)
        zones = len(game.layout.zones)
        self.open_track: Final[list[TrackSpan | None]] = [None] * tracks
        self.open_zone: Final[list[ZoneSpan | None]] = [None] * zones
        self.count_at: Final[list[int]] = [-1] * zones
        self.top_at: Final[list[int]] = [-1] * zones
        self._add_tracks()
        self._add_zones()
        self.procedure_at: Final[list[int]] = []
        self.procedure_variables: Final[list[int]] = []  # how many
        self._add_procedures()
        self.own_track: Final[list[TrackSpan | None]] = [None] * tracks
        self.own_zone: Final[list[ZoneSpan | None]] = [None] * zones
        self._position("own", "seat", "seat")
        self._add_own_places()
        self.known_at: Final = len(self.own)
        self._add_known()
        self.public_size: Final = len(self.public)
        self.own_size: Final = len(self.own)
        self.size: Final = self.public_size + self.own_size

    def positions(self) -> list[ArrayByte]:
        return [*self.public, *self.own]

    def _position(self, part: str, name: str, kind: str, detail: str = "") -> int:
        """Add a byte and return its place in its part."""
        positions = self.own if part == "own" else self.public
        positions.append(ArrayByte(name, kind, detail))
        return len(positions) - 1

    def _number_questions(self) -> None:
        for procedure in self.game.procedures:
            numbers: list[int] = []
            for step in procedure.steps:
                if step.ask is None:
                    numbers.append(0)
                else:
                    numbers.append(len(self.question_names))
                    self.question_names.append(f"{procedure.name}.{step.name}")
            self.questions.append(numbers)

    def _add_header(self) -> None:
        for name in HEADER:
            self._position("public", name, name)
        for seat in range(self.game.most_seats):
            self._position("public", f"waiting.{seat}", "waiting")

    def _add_settings(self) -> None:
        for setting in self.game.settings:
            choices = ",".join(f"{at}={choice}" for at, choice in enumerate(setting.choices))
            self._position("public", f"option.{setting.name}", "option", choices)

    def _add_tracks(self) -> None:
        for track, place in enumerate(self.game.layout.tracks):
            if place.sight == OPEN:
                self.open_track[track] = self._track_span("public", place.label(), place)

    def _track_span(self, part: str, label: str, place: TrackPlace) -> TrackSpan:
        span = TrackSpan(len(self.own if part == "own" else self.public), place)
        detail = f"{place.low}..{place.high},{place.kind}"
        for digit in range(span.width):
            name = label if span.width == 1 else f"{label}.byte{digit}"
            self._position(part, f"track.{name}", "track", detail)
        return span

    def _add_zones(self) -> None:
        for zone, place in enumerate(self.game.layout.zones):
            label = place.label()
            if place.sight == OPEN:
                self.open_zone[zone] = self._zone_span("public", label, zone)
                continue
            if place.is_counted:
                self.count_at[zone] = self._position("public", f"count.{label}", "count")
            if place.sight == TOP:
                self.top_at[zone] = self._position("public", f"top.{label}", "top")

    def _zone_span(self, part: str, label: str, zone: Zone) -> ZoneSpan:
        layout = self.game.layout
        families = layout.zones[zone].families
        cards = [card for card, family in enumerate(layout.family_of) if family in families]
        at = len(self.own if part == "own" else self.public)
        for card in cards:
            self._position(part, f"cards.{label}.{layout.cards[card]}", "cards")
        return ZoneSpan(at, cards, len(layout.cards))

    def _add_procedures(self) -> None:
        """Add the innermost frame of each procedure."""
        for procedure in self.game.procedures:
            start = len(self.public)
            self._position("public", f"running.{procedure.name}", "running", str(len(procedure.steps)))
            for variable, kind in zip(procedure.variables, procedure.kinds, strict=True):
                self._position("public", f"running.{procedure.name}.{variable}", "variable", kind)
            self.procedure_at.append(start)
            self.procedure_variables.append(len(procedure.variables))

    def _add_own_places(self) -> None:
        """Add the places that only their owner sees. All seats share these bytes; the places of seat 0 name them."""
        layout = self.game.layout
        for seat in range(self.game.most_seats):
            tracks = self.game.own_tracks[seat]
            zones = own_zones(self.game, seat)
            for number, track in enumerate(tracks):
                place = layout.tracks[track]
                if seat == 0:
                    self.own_track[track] = self._track_span("own", own_label(place.label(), 0), place)
                else:
                    self.own_track[track] = self.own_track[self.game.own_tracks[0][number]]
            for number, zone in enumerate(zones):
                if seat == 0:
                    self.own_zone[zone] = self._zone_span(
                        "own", own_label(layout.zones[zone].label(), 0), zone
                    )
                else:
                    self.own_zone[zone] = self.own_zone[own_zones(self.game, 0)[number]]

    def _add_known(self) -> None:
        for number in range(MOST_KNOWN):
            for part in ("zone", "card", "depth"):
                self._position("own", f"known.{number}.{part}", f"known_{part}")


def own_zones(game: Game, seat: int) -> list[Zone]:
    """The zones that only this seat sees."""
    return [
        zone
        for zone, place in enumerate(game.layout.zones)
        if place.sight == OWNER and place.owner == seat and seat != NOBODY
    ]


def own_label(label: str, seat: int) -> str:
    """The name of an own place without its owner: `hand.0` is `own.hand`."""
    return "own." + ".".join(part for part in label.split(".") if part != str(seat))
