"""Final screen: the ending, the winners, and every secret of the finished game."""

from collections.abc import Mapping
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from turncoat.bots.company import Company
from turncoat.kernel.ids import NOBODY, SPECTATOR, Seat
from turncoat.kernel.session import Session
from turncoat.terminal.flow import Flow
from turncoat.terminal.heading import Heading
from turncoat.terminal.log import log_table
from turncoat.terminal.minds import Minds, mind_parts
from turncoat.terminal.places import plain_table, track_entries
from turncoat.terminal.speech import Speech
from turncoat.terminal.talking import TableTalk
from turncoat.texts.places import cards_in_order, hidden_tracks, tracks_of
from turncoat.texts.sentences import capital
from turncoat.texts.words import Words

LAST_LINES: Final = 10  # of the log


def draw_ending(
    session: Session,
    company: Company,
    minds: Minds,
    people: list[Seat],
    seed: int | None,
    words: Words,
    regulars: Mapping[Seat, str],
) -> list[RenderableType]:
    """Draw everything for all players: only for a finished game. A table of bots draws nothing earlier."""
    view = session.view(SPECTATOR)
    speech = Speech(session.state.game, words, view, SPECTATOR, regulars)
    winners = view["winners"]
    won = speech.say("terminal-winners", {"players": speech.players(winners)})
    tracks = track_entries(view, speech)
    lines = TableTalk(company.record, speech).lines(session.events(SPECTATOR))
    return [
        Heading(speech.say("terminal-lately")),
        log_table(lines[-LAST_LINES:] if people else lines, speech),
        Heading(speech.say("terminal-over", {"game": speech.title()})),
        Text(str(speech.names.of("ending", view["ending"])), style="bold"),
        Text(won if winners else speech.say("terminal-no-winners"), style="bold"),
        *([Flow(tracks)] if tracks else []),
        _seats(session, speech, people, winners),
        Heading(speech.say("terminal-truth")),
        _truth(session, speech),
        *mind_parts(company.players, minds, speech),
        *([] if seed is None else [Text(speech.say("terminal-seed", {"seed": str(seed)}))]),
    ]


def _seats(session: Session, speech: Speech, people: list[Seat], winners: list[Seat]) -> Table:
    s = session.state
    table = plain_table()
    for title in ("player", "side", "result"):
        table.add_column(speech.say(f"terminal-{title}-column"))
    for seat in range(s.seats):
        who = "terminal-person" if seat in people else "terminal-bot"
        table.add_row(
            speech.say(who, {"player": speech.player(seat)}),
            capital(str(speech.names.of("side", s.game.sides[s.game.side_of(s, seat)]))),
            speech.say("terminal-won" if seat in winners else "terminal-lost"),
        )
    return table


def _truth(session: Session, speech: Speech) -> Table:
    """Every card and every hidden track, as they are at the end."""
    s = session.state
    layout = s.game.layout
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim")
    grid.add_column()
    for number, place in enumerate(layout.zones):
        if s.zones[number]:
            cards = [layout.cards[card] for card in s.zones[number]]
            told = speech.names.cards(cards) if place.owner == NOBODY else cards_in_order(speech.names, cards)
            grid.add_row(capital(str(speech.names.zone(place.label()))), told)
    hidden = {label: _track_value(session, label) for label in hidden_tracks(speech.game)}
    for title, value in tracks_of(NOBODY, hidden, speech.names):
        grid.add_row(title, value)
    for seat in range(s.seats):
        for title, value in tracks_of(seat, hidden, speech.names):
            owner = speech.names.seat(seat)
            grid.add_row(speech.say("place-of-player", {"place": title, "player": owner}), value)
    return grid


def _track_value(session: Session, label: str) -> str | int:
    s = session.state
    number = s.game.layout.track_named[label]
    return s.game.names.value_name(s.game.layout.tracks[number].kind, s.tracks[number])
