"""The layout of a game's state: tracks (numbers), zones (piles of cards) and cards, each with its name.

Every track and zone declares who may see it, here and nowhere else: views, sampling and tests read it from here.
A game's own constants for tracks and zones are literal numbers, so that they compile away; declaring checks them one by
one. Cards are numbered by families (families.py).
"""

from typing import Final

from turncoat.kernel.families import Family
from turncoat.kernel.ids import NOBODY, Card, Seat, Seats, Track, Zone
from turncoat.kernel.names import NUMBER

# Sight: who may know the contents. The number of cards in a zone is open, except in an uncounted zone, where
# players must remember it.
OPEN: Final = 0  # all viewers
OWNER: Final = 1  # the owning seat
TOP: Final = 2  # all see the top card, no seat the others
HIDDEN: Final = 3  # no seat


class TrackPlace:
    """A number in the state. In an array it has the array's name and a key. `kind` is the kind of name of its
    values, if they have names."""

    def __init__(
        self, name: str, key: str, low: int, high: int, start: int, sight: int, owner: Seat, kind: str
    ) -> None:
        self.name: Final = name
        self.key: Final = key
        self.low: Final = low
        self.high: Final = high
        self.start: Final = start
        self.sight: Final = sight
        self.owner: Final = owner
        self.kind: Final = kind

    def label(self) -> str:
        return f"{self.name}.{self.key}" if self.key else self.name


class ZonePlace:
    """A pile of cards, top card last. It may hold cards of the families it names."""

    def __init__(
        self, name: str, key: str, sight: int, owner: Seat, families: list[int], *, is_counted: bool = True
    ) -> None:
        self.name: Final = name
        self.key: Final = key
        self.sight: Final = sight
        self.owner: Final = owner
        self.families: Final = families
        self.is_counted: Final = is_counted

    def label(self) -> str:
        return f"{self.name}.{self.key}" if self.key else self.name

    def is_seen_by(self, seat: Seat) -> bool:
        """Whether the seat sees every card of the zone."""
        return self.sight == OPEN or (self.sight == OWNER and self.owner == seat and seat != NOBODY)


class Layout:
    """All places of one game, in the order of their numbers."""

    def __init__(self, most_seats: int) -> None:
        self.most_seats: Final = most_seats
        self.tracks: list[TrackPlace] = []
        self.zones: list[ZonePlace] = []
        self.families: list[str] = []
        self.cards: list[str] = []
        self.family_of: list[int] = []
        self.card_named: dict[str, Card] = {}
        self.track_named: dict[str, Track] = {}
        self.zone_named: dict[str, Zone] = {}
        self.open_tracks: list[tuple[int, int]] = []  # runs of open tracks: start and end
        self.is_forgotten: list[bool] = []  # by zone: a card's being here teaches no seat anything
        self.is_plain: list[bool] = []  # by zone: no card is known beyond the zone's sight
        self.sees_top: list[Seats] = []  # by zone: the seats that see the top card

    def add_family(self, family: Family) -> None:
        """Add a set of cards with one back."""
        if family.first != len(self.cards):
            raise ValueError(f"family={family.name},first={family.first},expected={len(self.cards)}")
        for card in family.names:
            if card in self.card_named:
                raise ValueError(f"family={family.name},name={card},taken_by={self.card_named[card]}")
            self.card_named[card] = len(self.cards)
            self.cards.append(card)
            self.family_of.append(len(self.families))
        self.families.append(family.name)

    def add_track(
        self,
        at: Track,
        name: str,
        sight: int,
        high: int,
        *,
        low: int = 0,
        start: int = 0,
        owner: Seat = NOBODY,
        kind: str = NUMBER,
    ) -> None:
        self._add_track(at, TrackPlace(name, "", low, high, start, sight, owner, kind))

    def add_tracks(
        self, at: Track, name: str, keys: list[str], sight: int, high: int, *, low: int = 0, start: int = 0
    ) -> None:
        """Add an array of tracks with one for each key (a space, a card, ...)."""
        for offset, key in enumerate(keys):
            self._add_track(at + offset, TrackPlace(name, key, low, high, start, sight, NOBODY, NUMBER))

    def add_seat_tracks(
        self,
        at: Track,
        name: str,
        sight: int,
        high: int,
        *,
        low: int = 0,
        start: int = 0,
        kind: str = NUMBER,
    ) -> None:
        """Add an array of tracks with one for each seat, which owns it."""
        for seat in range(self.most_seats):
            self._add_track(at + seat, TrackPlace(name, str(seat), low, high, start, sight, seat, kind))

    def add_zone(
        self, at: Zone, name: str, sight: int, families: list[str], *, is_counted: bool = True
    ) -> None:
        numbers = self._numbers(families)
        self._add_zone(at, ZonePlace(name, "", sight, NOBODY, numbers, is_counted=is_counted))

    def add_zones(self, at: Zone, name: str, keys: list[str], sight: int, families: list[str]) -> None:
        for offset, key in enumerate(keys):
            self._add_zone(at + offset, ZonePlace(name, key, sight, NOBODY, self._numbers(families)))

    def add_seat_zones(self, at: Zone, name: str, sight: int, families: list[str]) -> None:
        for seat in range(self.most_seats):
            self._add_zone(at + seat, ZonePlace(name, str(seat), sight, seat, self._numbers(families)))

    def _numbers(self, families: list[str]) -> list[int]:
        for family in families:
            if family not in self.families:
                raise ValueError(f"family={family},expected={'|'.join(self.families)}")
        return [self.families.index(family) for family in families]

    def _add_track(self, at: Track, place: TrackPlace) -> None:
        if at != len(self.tracks):
            raise ValueError(f"track={place.label()},at={at},expected={len(self.tracks)}")
        if place.label() in self.track_named:
            raise ValueError(f"track={place.label()},at={at},taken_by={self.track_named[place.label()]}")
        # A negative value marks a track that the viewer may not know.
        if place.sight != OPEN and place.low < 0:
            raise ValueError(f"track={place.label()},low={place.low},expected=0")
        self.tracks.append(place)
        self.track_named[place.label()] = at
        if place.sight == OPEN:
            if self.open_tracks and self.open_tracks[-1][1] == at:
                start, _ = self.open_tracks.pop()
                self.open_tracks.append((start, at + 1))
            else:
                self.open_tracks.append((at, at + 1))

    def _add_zone(self, at: Zone, place: ZonePlace) -> None:
        if at != len(self.zones):
            raise ValueError(f"zone={place.label()},at={at},expected={len(self.zones)}")
        if place.label() in self.zone_named:
            raise ValueError(f"zone={place.label()},at={at},taken_by={self.zone_named[place.label()]}")
        self.zones.append(place)
        self.zone_named[place.label()] = at
        self.is_forgotten.append(place.sight == HIDDEN)
        self.is_plain.append(place.sight in (OPEN, TOP))
        if place.sight == OWNER and place.owner != NOBODY:
            self.sees_top.append(1 << place.owner)
        else:
            self.sees_top.append(-1 if place.sight in (OPEN, TOP) else 0)
