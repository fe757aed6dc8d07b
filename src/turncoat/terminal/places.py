"""Tables of the tracks and piles of any game: shared numbers, seats, shared piles, the reader's own things.

Ownership and visibility come from the layout, contents from the view.
"""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.layout import OPEN, TOP, TrackPlace, ZonePlace
from turncoat.kernel.names import HIDDEN_NAME, NONE_NAME, NUMBER
from turncoat.kernel.shapes import ViewWire, ZoneWire
from turncoat.terminal.flow import Flow
from turncoat.terminal.speech import Speech
from turncoat.texts.names import Place
from turncoat.texts.phrases import key

EMPTY: Final = "-"
UNCOUNTED: Final = "?"
CURRENT: Final = ">"
CALLED: Final = "character"  # already shown as the player's name
MOST_READ: Final = 1000  # a track that can exceed this is a bit set or a moment, not a number to show


def capital(label: str) -> str:
    return label[:1].upper() + label[1:]


def plain_table() -> Table:
    """A table without borders: easy to copy and to narrow."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def is_read(place: TrackPlace) -> bool:
    return Place(place).base != CALLED and place.high < MOST_READ


def _track_title(speech: Speech, base: str) -> str:
    short = f"track-{key(base)}-short"
    return capital(speech.say(short if speech.words.has(short) else f"track-{key(base)}"))


def _zone_title(speech: Speech, name: str) -> str:
    return capital(speech.say(f"zone-{key(name)}"))


def hidden_tracks(speech: Speech) -> list[str]:
    """Tracks that some seat cannot see."""
    return [place.label() for place in speech.game.layout.tracks if place.sight != OPEN]


def tracks_of(owner: Seat, values: dict[str, str | int], speech: Speech) -> list[tuple[str, str]]:
    """The owner's tracks with their titles; of an array (by space, by card, ...) only non-zero values."""
    told: dict[str, list[str]] = {}
    for place in speech.game.layout.tracks:
        label = place.label()
        if place.owner != owner or label not in values or not is_read(place):
            continue
        parts = speech.names.track_place(label)
        entries = told.setdefault(parts.base, [])
        if not parts.keys:
            entries.append(speech.track_value(label, values[label]))
        elif values[label] not in (0, NONE_NAME) and not _is_absent(values, parts):
            which = str(speech.names.keys(parts)[-1])
            entries.append(_keyed(which, label, place, values[label], speech))
    none = speech.say("terminal-none")
    return [(_track_title(speech, base), ", ".join(entries) or none) for base, entries in told.items()]


def _is_absent(values: dict[str, str | int], parts: Place) -> bool:
    """Whether the place belongs to a figure that is not in play."""
    return values.get(f"{CALLED}.{parts.keys[-1]}") == NONE_NAME


def _keyed(which: str, label: str, place: TrackPlace, value: str | int, speech: Speech) -> str:
    if speech.is_switch(label):
        return which
    told = speech.track_value(label, value)
    return f"{which} {told}" if place.kind == NUMBER else f"{which}: {told}"


def track_entries(view: ViewWire, speech: Speech) -> list[Text]:
    """Tracks without an owner."""
    return [_entry(title, value) for title, value in tracks_of(NOBODY, view["tracks"], speech)]


def _entry(name: str, value: str, seen: str = "") -> Text:
    entry = Text(f"{capital(name)} ", style="dim")
    entry.append(value, style="not dim bold")
    return entry.append(f" ({seen})" if seen else "", style="not dim")


def seat_table(view: ViewWire, speech: Speech, people: list[Seat]) -> Table:
    """A row per seat: the cards of each open pile, the size of each other pile, and open numbers. A column
    that is empty for every seat is left out."""
    layout = speech.game.layout
    seats = range(view["seats"])
    tracks = _once([p.name for p in layout.tracks if p.owner != NOBODY and p.sight == OPEN and is_read(p)])
    zones = _once([place.name for place in layout.zones if place.owner != NOBODY])
    columns = [
        (_zone_title(speech, name), [_zone_cell(view, speech, f"{name}.{seat}") for seat in seats])
        for name in zones
    ]
    columns.extend(
        (_track_title(speech, name), [_track_cell(view, speech, f"{name}.{seat}") for seat in seats])
        for name in tracks
    )
    columns = [(title, cells) for title, cells in columns if any(cell != EMPTY for cell in cells)]
    table = plain_table()
    table.add_column("", width=len(CURRENT))
    table.add_column(speech.say("terminal-player-column"))
    for title, _ in columns:
        table.add_column(title, overflow="fold")
    for seat in seats:
        mark = CURRENT if seat == view["current"] else ""
        table.add_row(mark, _seat_cell(speech, people, seat), *(cells[seat] for _, cells in columns))
    return table


def _once(names: list[str]) -> list[str]:
    return list(dict.fromkeys(names))


def _seat_cell(speech: Speech, people: list[Seat], seat: Seat) -> Text:
    player = speech.player(seat)
    if seat == speech.reader:
        return Text(player, style="bold")
    return Text(speech.say("terminal-person" if seat in people else "terminal-bot", {"player": player}))


def _track_cell(view: ViewWire, speech: Speech, label: str) -> str:
    value = view["tracks"][label]
    if value == NONE_NAME or (speech.is_switch(label) and not value):
        return EMPTY
    return speech.track_value(label, value)


def _zone_cell(view: ViewWire, speech: Speech, label: str) -> str:
    zone = view["zones"][label]
    place = _place(speech, label)
    if not zone["count"]:
        return EMPTY
    if zone["cards"] is None or (place.owner == speech.reader and place.sight != OPEN):
        return str(zone["count"])
    if place.sight == OPEN:
        return speech.names.cards(zone["cards"])
    known = [card for card in zone["cards"] if card != HIDDEN_NAME]
    return speech.say("terminal-partly-known", {"n": zone["count"], "cards": speech.cards(known)})


def _place(speech: Speech, label: str) -> ZonePlace:
    return speech.game.layout.zones[speech.game.layout.zone_named[label]]


def pile_parts(view: ViewWire, speech: Speech) -> list[RenderableType]:
    """Piles without an owner: their size, and the cards the reader knows. Empty piles come last, unless they
    are part of an array (by space, by skill, ...)."""
    entries = []
    empty = []
    for place in speech.game.layout.zones:
        if place.owner != NOBODY:
            continue
        zone = view["zones"][place.label()]
        name = str(speech.names.zone(place.label()))
        is_bare = place.sight == TOP and zone["cards"] is None  # an empty pile whose top card would be open
        if zone["count"] == 0 or is_bare:
            if not speech.names.zone_place(place.label()).keys:
                empty.append(name)
            continue
        count = UNCOUNTED if zone["count"] is None else str(zone["count"])
        entries.append(_entry(name, count, _seen(zone, speech)))
    parts: list[RenderableType] = [Flow(entries)] if entries else []
    if empty:
        parts.append(Text(speech.say("terminal-empty", {"piles": ", ".join(empty)}), style="dim"))
    return parts


def _seen(zone: ZoneWire, speech: Speech) -> str:
    """Cards of the pile that the reader knows, counted from the top, and how many others know."""
    told = []
    cards = zone["cards"]
    if cards is not None and zone["count"] is None:
        told.append(speech.say("terminal-card-on-top", {"card": speech.names.card(cards[-1])}))
    elif cards is not None and HIDDEN_NAME not in cards:
        told.append(speech.names.cards(cards))
    elif cards is not None:
        for at in range(len(cards) - 1, -1, -1):
            if cards[at] != HIDDEN_NAME:
                told.append(_card_at(at, cards, speech))
    knowers = [seat for seats in zone["known_to"] or [] for seat in seats if seat != speech.reader]
    for seat in sorted(set(knowers)):
        known: dict[str, str | int] = {"player": speech.player(seat), "n": knowers.count(seat)}
        told.append(speech.say("terminal-known-to", known))
    return ", ".join(told)


def _card_at(at: int, cards: list[str], speech: Speech) -> str:
    card = speech.names.card(cards[at])
    if at == len(cards) - 1:
        return speech.say("terminal-card-on-top", {"card": card})
    if at == 0:
        return speech.say("terminal-card-at-bottom", {"card": card})
    return speech.say("terminal-card-at", {"card": card, "n": len(cards) - at})


def own_parts(view: ViewWire, speech: Speech) -> list[RenderableType]:
    """The reader's own things: its piles in full, its secret numbers, its standing orders."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column(style="bold")
    for place in speech.game.layout.zones:
        cards = view["zones"][place.label()]["cards"]
        if place.owner == speech.reader and place.sight != OPEN and cards is not None:
            grid.add_row(_zone_title(speech, place.name), speech.cards(cards))
    own = {label: view["tracks"][label] for label in hidden_tracks(speech) if label in view["tracks"]}
    for title, value in tracks_of(speech.reader, own, speech):
        grid.add_row(title, value)
    if view["orders"]:
        orders = "\n".join(speech.order(order) for order in view["orders"])
        grid.add_row(speech.say("terminal-your-orders"), orders)
    return [Text(speech.say("terminal-yours"), style="dim italic"), grid] if grid.row_count else []
