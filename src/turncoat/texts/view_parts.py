"""A view in words: what lies before each seat, piles, and the reader's own things. How they are laid out is the
business of the client."""

from dataclasses import dataclass
from typing import Final

from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.layout import OPEN, TOP, ZonePlace
from turncoat.kernel.names import HIDDEN_NAME, NONE_NAME
from turncoat.kernel.shapes import ViewWire, ZoneWire
from turncoat.texts.names import Names
from turncoat.texts.places import (
    cards_in_order,
    hidden_tracks,
    is_internal,
    is_read,
    is_switch,
    track_title,
    track_value,
    tracks_of,
    zone_title,
)
from turncoat.texts.sentences import capital

NOTHING: Final = ""
UNCOUNTED: Final = "?"
MOST_PLACED: Final = 5  # cards of a pile that are told with their places, where room is short


@dataclass(frozen=True)
class Column:
    """One kind of thing before the seats: a text per seat, NOTHING where there is none."""

    title: str
    cells: list[str]


@dataclass(frozen=True)
class Pile:
    title: str
    count: str
    known: str  # cards that the reader knows, and how many others know


def seat_columns(view: ViewWire, names: Names, reader: Seat) -> list[Column]:
    """The cards of each open pile, the size of each other pile, and open numbers, without columns that are empty for
    every seat."""
    layout = names.game.layout
    seats = range(view["seats"])
    tracks = _once([p.name for p in layout.tracks if p.owner != NOBODY and p.sight == OPEN and is_read(p)])
    zones = _once([place.name for place in layout.zones if place.owner != NOBODY])
    columns = [
        Column(zone_title(names, name), [_zone_cell(view, names, f"{name}.{seat}", reader) for seat in seats])
        for name in zones
    ]
    columns.extend(
        Column(track_title(names, name), [_track_cell(view, names, f"{name}.{seat}") for seat in seats])
        for name in tracks
    )
    return [column for column in columns if any(column.cells)]


def _once(names: list[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _track_cell(view: ViewWire, names: Names, label: str) -> str:
    value = view["tracks"][label]
    if value == NONE_NAME or (is_switch(names.game, label) and not value):
        return NOTHING
    return track_value(names, label, value)


def _zone_cell(view: ViewWire, names: Names, label: str, reader: Seat) -> str:
    zone = view["zones"][label]
    place = _place(names, label)
    if not zone["count"]:
        return NOTHING
    if zone["cards"] is None or (place.owner == reader and place.sight != OPEN):
        return str(zone["count"])
    if place.sight == OPEN:
        return names.cards(zone["cards"])
    known = [card for card in zone["cards"] if card != HIDDEN_NAME]
    told: dict[str, str | int] = {"n": zone["count"], "cards": cards_in_order(names, known)}
    return names.words.say("terminal-partly-known", told)


def _place(names: Names, label: str) -> ZonePlace:
    return names.game.layout.zones[names.game.layout.zone_named[label]]


def piles(
    view: ViewWire, names: Names, reader: Seat, *, is_compact: bool = False
) -> tuple[list[Pile], list[str]]:
    """Piles without an owner, and the titles of empty ones, unless they are part of an array (by space, by skill,
    ...). Compact: of a pile of which the reader knows many cards it is told how many of each, not which lies where."""
    full: list[Pile] = []
    empty: list[str] = []
    for place in names.game.layout.zones:
        if place.owner != NOBODY or is_internal(names.game, names.zone_place(place.label()).base):
            continue
        zone = view["zones"][place.label()]
        name = str(names.zone(place.label()))
        is_bare = place.sight == TOP and zone["cards"] is None  # an empty pile whose top card would be open
        if zone["count"] == 0 or is_bare:
            if not names.zone_place(place.label()).keys:
                empty.append(name)
            continue
        count = UNCOUNTED if zone["count"] is None else str(zone["count"])
        known = sum(card != HIDDEN_NAME for card in zone["cards"] or ())
        is_counted = is_compact and known > MOST_PLACED
        told = _counted_cards(zone, names) if is_counted else _known_cards(zone, names, reader)
        full.append(Pile(capital(name), count, told))
    return full, empty


def _counted_cards(zone: ZoneWire, names: Names) -> str:
    known = [card for card in zone["cards"] or () if card != HIDDEN_NAME]
    cards = cards_in_order(names, known)
    return cards if len(known) == zone["count"] else names.words.say("agent-among", {"cards": cards})


def _known_cards(zone: ZoneWire, names: Names, reader: Seat) -> str:
    """Cards of the pile that the reader knows, counted from the top, and how many others know."""
    told = []
    cards = zone["cards"]
    if cards is not None and zone["count"] is None:
        told.append(names.words.say("terminal-card-on-top", {"card": names.card(cards[-1])}))
    elif cards is not None and HIDDEN_NAME not in cards:
        told.append(names.cards(cards))
    elif cards is not None:
        for at in range(len(cards) - 1, -1, -1):
            if cards[at] != HIDDEN_NAME:
                told.append(_card_at(at, cards, names))
    knowers = [seat for seats in zone["known_to"] or [] for seat in seats if seat != reader]
    for seat in sorted(set(knowers)):
        known: dict[str, str | int] = {"player": names.label(seat), "n": knowers.count(seat)}
        told.append(names.words.say("terminal-known-to", known))
    return ", ".join(told)


def _card_at(at: int, cards: list[str], names: Names) -> str:
    card = names.card(cards[at])
    if at == len(cards) - 1:
        return names.words.say("terminal-card-on-top", {"card": card})
    if at == 0:
        return names.words.say("terminal-card-at-bottom", {"card": card})
    return names.words.say("terminal-card-at", {"card": card, "n": len(cards) - at})


def own_things(view: ViewWire, names: Names, reader: Seat) -> list[tuple[str, str]]:
    """The reader's piles in full and its secret numbers, with their titles."""
    things: list[tuple[str, str]] = []
    for place in names.game.layout.zones:
        cards = view["zones"][place.label()]["cards"]
        if place.owner == reader and place.sight != OPEN and cards is not None:
            things.append((zone_title(names, place.name), cards_in_order(names, cards)))
    own = {label: view["tracks"][label] for label in hidden_tracks(names.game) if label in view["tracks"]}
    return things + tracks_of(reader, own, names)
