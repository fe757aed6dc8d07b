"""Tracks and piles of any game: numbers in a line, a row for each seat, a row for each pile, and what is one's own.

Which place is whose, and who may see it, comes from the layout; what is known of it, from the view.
"""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.layout import OPEN, TOP, ZonePlace
from turncoat.kernel.names import HIDDEN_NAME
from turncoat.kernel.wire import ViewWire, ZoneWire
from turncoat.terminal import words
from turncoat.terminal.flow import Flow
from turncoat.terminal.naming import Naming, readable


def plain_table() -> Table:
    """Without any lines: it copies and narrows well."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def track_entries(view: ViewWire, naming: Naming) -> list[Text]:
    """Open numbers that are nobody's own; of an array (by space, by card, ...) what is not zero."""
    told: dict[str, list[str]] = {}
    for place in naming.game.layout.tracks:
        if place.owner != NOBODY or place.label() not in view["tracks"]:
            continue
        value = view["tracks"][place.label()]
        entries = told.setdefault(place.name, [])
        if not place.key:
            entries.append(naming.track_value(place.label(), value))
        elif value:
            entries.append(f"{readable(place.key)} {value}")
    return [_entry(name, ", ".join(entries) or words.NONE) for name, entries in told.items()]


def _entry(name: str, value: str, seen: str = "") -> Text:
    entry = Text(f"{readable(name)} ", style="dim")
    entry.append(value, style="not dim bold")
    return entry.append(f" ({seen})" if seen else "", style="not dim")


def seat_table(view: ViewWire, naming: Naming, people: list[Seat]) -> Table:
    """A row a seat: open numbers, and for each of its piles the cards if they are open, or how many."""
    table = plain_table()
    table.add_column(words.SEAT_COLUMN, no_wrap=True)
    tracks = _once([p.name for p in naming.game.layout.tracks if p.owner != NOBODY and p.sight == OPEN])
    zones = _once([place.name for place in naming.game.layout.zones if place.owner != NOBODY])
    zones = [name for name in zones if _is_used(view, naming, name)]
    for name in (*zones, *tracks):
        table.add_column(readable(name), overflow="fold")
    for seat in range(view["seats"]):
        cells = [_zone_cell(view, naming, f"{name}.{seat}") for name in zones]
        for name in tracks:
            label = f"{name}.{seat}"
            value = naming.track_value(label, view["tracks"][label])
            cells.append(words.NOTHING if value == words.NO else value)
        table.add_row(_seat_cell(view, naming, people, seat), *cells)
    return table


def _once(names: list[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _is_used(view: ViewWire, naming: Naming, name: str) -> bool:
    """Whether anybody has a card there: an array of empty piles takes no column."""
    return any(view["zones"][f"{name}.{seat}"]["count"] for seat in range(view["seats"]))


def _seat_cell(view: ViewWire, naming: Naming, people: list[Seat], seat: Seat) -> Text:
    mark = words.CURRENT_MARK if seat == view["current"] else " "
    who = words.BOT
    if seat == naming.reader:
        who = words.YOU
    elif seat in people:
        who = words.PERSON
    return Text(f"{mark} {seat} {who}", style="bold" if seat == naming.reader else "")


def _zone_cell(view: ViewWire, naming: Naming, label: str) -> str:
    zone = view["zones"][label]
    place = _place(naming, label)
    if not zone["count"]:
        return words.NOTHING
    if zone["cards"] is None or (place.owner == naming.reader and place.sight != OPEN):
        return str(zone["count"])
    if place.sight == OPEN:
        return naming.cards(zone["cards"])
    known = [card for card in zone["cards"] if card != HIDDEN_NAME]
    return words.PARTLY_KNOWN.format(count=zone["count"], cards=naming.sorted_cards(known))


def _place(naming: Naming, label: str) -> ZonePlace:
    return naming.game.layout.zones[naming.game.layout.zone_named[label]]


def pile_parts(view: ViewWire, naming: Naming) -> list[RenderableType]:
    """Piles that are nobody's own: how many cards, and what is known of them; the empty ones at the end."""
    entries = []
    empty = []
    for place in naming.game.layout.zones:
        if place.owner != NOBODY:
            continue
        zone = view["zones"][place.label()]
        name = naming.zone(place.label())
        is_bare = place.sight == TOP and zone["cards"] is None  # whose top card everybody would see
        if zone["count"] == 0 or is_bare:
            empty.append(name)
            continue
        count = words.UNCOUNTED if zone["count"] is None else str(zone["count"])
        entries.append(_entry(name, count, _seen(zone, naming)))
    parts: list[RenderableType] = [Flow(entries)] if entries else []
    if empty:
        parts.append(Text(words.EMPTY.format(piles=", ".join(empty)), style="dim"))
    return parts


def _seen(zone: ZoneWire, naming: Naming) -> str:
    """Which cards the reader knows there, counted from the top, and how many others know."""
    told = []
    cards = zone["cards"]
    if cards is not None and zone["count"] is None:
        told.append(words.CARD_AT.format(place=words.TOP_PLACE, card=readable(cards[-1])))
    elif cards is not None and HIDDEN_NAME not in cards:
        told.append(naming.cards(cards))
    elif cards is not None:
        for at in range(len(cards) - 1, -1, -1):
            if cards[at] != HIDDEN_NAME:
                place = _depth(at, len(cards))
                told.append(words.CARD_AT.format(place=place, card=readable(cards[at])))
    knowers = [seat for seats in zone["known_to"] or [] for seat in seats if seat != naming.reader]
    for seat in sorted(set(knowers)):
        told.append(words.KNOWN_TO.format(seat=naming.seat(seat), count=knowers.count(seat)))
    return ", ".join(told)


def _depth(at: int, count: int) -> str:
    if at == count - 1:
        return words.TOP_PLACE
    return words.BOTTOM_PLACE if at == 0 else words.NTH_PLACE.format(place=count - at)


def own_table(view: ViewWire, naming: Naming) -> RenderableType:
    """What only the reader sees: its own piles in full, its own numbers, its standing orders."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(style="bold")
    for place in naming.game.layout.zones:
        cards = view["zones"][place.label()]["cards"]
        if place.owner == naming.reader and place.sight != OPEN and cards is not None:
            grid.add_row(naming.zone(place.label()), naming.sorted_cards(cards))
    for track in naming.game.layout.tracks:
        label = track.label()
        if track.owner == naming.reader and track.sight != OPEN and label in view["tracks"]:
            grid.add_row(naming.track(label), naming.track_value(label, view["tracks"][label]))
    if view["orders"]:
        grid.add_row(words.YOUR_ORDERS, "; ".join(readable(order) for order in view["orders"]))
    return grid
