"""The end of a game: how it ended, who won, and, now that nothing is secret any more, how things really were."""

from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.kernel.ids import NOBODY, SPECTATOR, Seat
from turncoat.kernel.layout import OPEN
from turncoat.kernel.session import Session
from turncoat.terminal import words
from turncoat.terminal.flow import Flow
from turncoat.terminal.lines import lines_of
from turncoat.terminal.naming import Naming, readable
from turncoat.terminal.places import plain_table, track_entries
from turncoat.terminal.screen import log_table, section_title

LAST_LINES: Final = 10  # of what happened


def draw_ending(session: Session, people: list[Seat], seed: int | None) -> list[RenderableType]:
    """Everything, for everybody: only for a game that is over."""
    naming = Naming(session.state.game, SPECTATOR)
    view = session.view(SPECTATOR)
    over = words.OVER.format(game=readable(view["game"]), ending=readable(str(view["ending"])))
    winners = view["winners"]
    won = words.WINNERS.format(seats=naming.seats(winners)) if winners else words.NO_WINNERS
    tracks = track_entries(view, naming)
    return [
        section_title(words.LATELY),
        log_table(lines_of(session.events(SPECTATOR), naming)[-LAST_LINES:]),
        section_title(over),
        Text(won, style="bold"),
        *([Flow(tracks)] if tracks else []),
        _seats(session, naming, people, winners),
        section_title(words.TRUTH),
        _truth(session, naming),
        *([] if seed is None else [Text(words.SEED.format(seed=seed))]),
    ]


def _seats(session: Session, naming: Naming, people: list[Seat], winners: list[Seat]) -> Table:
    s = session.state
    table = plain_table()
    for title in (words.SEAT_COLUMN, words.SIDE_COLUMN, words.RESULT_COLUMN):
        table.add_column(title)
    for seat in range(s.seats):
        who = words.PERSON if seat in people else words.BOT
        side = readable(s.game.sides[s.game.side_of(s, seat)])
        table.add_row(f"{seat} {who}", side, words.WON if seat in winners else words.LOST)
    return table


def _truth(session: Session, naming: Naming) -> Table:
    """Whatever somebody could not see while it was played."""
    s = session.state
    layout = s.game.layout
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column()
    for number, place in enumerate(layout.zones):
        if s.zones[number]:
            cards = [layout.cards[card] for card in s.zones[number]]
            told = naming.cards(cards) if place.owner == NOBODY else naming.sorted_cards(cards)
            grid.add_row(naming.zone(place.label()), told)
    for number, track in enumerate(layout.tracks):
        if track.sight != OPEN and track.owner < s.seats:
            grid.add_row(naming.track(track.label()), naming.track_value(track.label(), s.tracks[number]))
    return grid
