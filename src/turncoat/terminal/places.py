"""Tables of the tracks and piles of any game: shared numbers, seats, shared piles, the reader's own things."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.kernel.ids import NOBODY, Seat
from turncoat.kernel.shapes import ViewWire
from turncoat.terminal.flow import Flow
from turncoat.terminal.speech import Speech
from turncoat.texts.places import tracks_of
from turncoat.texts.sentences import capital
from turncoat.texts.view_parts import own_things, piles, seat_columns

EMPTY: Final = "-"
CURRENT: Final = ">"


def plain_table() -> Table:
    """A table without borders: easy to copy and to narrow."""
    return Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")


def track_entries(view: ViewWire, speech: Speech) -> list[Text]:
    """Tracks without an owner."""
    return [_entry(title, value) for title, value in tracks_of(NOBODY, view["tracks"], speech.names)]


def _entry(name: str, value: str, seen: str = "") -> Text:
    entry = Text(f"{capital(name)} ", style="dim")
    entry.append(value, style="not dim bold")
    return entry.append(f" ({seen})" if seen else "", style="not dim")


def seat_table(view: ViewWire, speech: Speech, people: list[Seat]) -> Table:
    """A row per seat."""
    columns = seat_columns(view, speech.names, speech.reader)
    table = plain_table()
    table.add_column("", width=len(CURRENT))
    table.add_column(speech.say("terminal-player-column"))
    for column in columns:
        table.add_column(column.title, overflow="fold")
    for seat in range(view["seats"]):
        mark = CURRENT if seat == view["current"] else ""
        cells = [column.cells[seat] or EMPTY for column in columns]
        table.add_row(mark, _seat_cell(speech, people, seat), *cells)
    return table


def _seat_cell(speech: Speech, people: list[Seat], seat: Seat) -> Text:
    player = speech.player(seat)
    if seat == speech.reader:
        return Text(player, style="bold")
    return Text(speech.say("terminal-person" if seat in people else "terminal-bot", {"player": player}))


def pile_parts(view: ViewWire, speech: Speech) -> list[RenderableType]:
    """Piles without an owner; empty ones come last."""
    full, empty = piles(view, speech.names, speech.reader)
    entries = [_entry(pile.title, pile.count, pile.known) for pile in full]
    parts: list[RenderableType] = [Flow(entries)] if entries else []
    if empty:
        parts.append(Text(speech.say("terminal-empty", {"piles": ", ".join(empty)}), style="dim"))
    return parts


def own_parts(view: ViewWire, speech: Speech) -> list[RenderableType]:
    """The reader's own things, and its standing orders."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column(style="bold")
    for title, value in own_things(view, speech.names, speech.reader):
        grid.add_row(title, value)
    if view["orders"]:
        orders = "\n".join(speech.order(order) for order in view["orders"])
        grid.add_row(speech.say("terminal-your-orders"), orders)
    return [Text(speech.say("terminal-yours"), style="dim italic"), grid] if grid.row_count else []
