"""Samples of games of The Thing, answer by answer, with the truth at that time: for programs that count or measure
beliefs. Bots do not talk in them: beliefs are about deeds."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from turncoat.bots.catalog import player_named
from turncoat.bots.player import Heard
from turncoat.games.catalog import game_named
from turncoat.games.thing.board import MOST_COOPERATING, MOST_SEATS
from turncoat.games.thing.rules.people import is_alien
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.events import Event
from turncoat.kernel.ids import NOBODY, Option, Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view

CASTING: Final = 1 << 60  # bits of a seed that tell streams apart
DECIDING: Final = 1 << 61


@dataclass(frozen=True)
class Sample:
    """An answer and the events that followed. The sample before the first answer is the deal."""

    s: State
    seat: Seat
    seen: View | None  # the view of the seat that answers
    answer: Option
    roles: list[bool]  # whether the seat was an alien at that time, by seat
    bots: list[str]  # by seat
    events: list[Event]


def samples(seed: int, bots: list[str]) -> Iterator[Sample]:
    """Play a game of 4-8 players from the deal to its end. All samples share one state, which changes."""
    game = game_named("thing")
    fewest = MOST_COOPERATING + 1
    seats = fewest + seed % (MOST_SEATS + 1 - fewest)
    lots = fast(seed ^ CASTING)
    cast = [bots[lots.below(len(bots))] for _ in range(seats)]
    players = [player_named(bot) for bot in cast]
    dice = fast(seed ^ DECIDING)
    s = game.deal(seats, fast(seed))
    journal: list[Event] = []
    s.journal = journal
    roles = [is_alien(s, seat) for seat in range(seats)]
    run(s)
    told = [0] * seats
    yield Sample(s, NOBODY, None, 0, roles, cast, journal[:])
    while s.ending == RUNNING:
        begin = len(journal)
        seat, legal = ask_next(s)
        player = players[seat]
        if player.listens:
            for event in journal[told[seat] :]:
                player.hear(Heard(event, seat))
            told[seat] = begin
        seen = view(s, seat)
        answer = player.decide(seen, legal, dice)
        roles = [is_alien(s, other) for other in range(seats)]
        take(s, seat, answer)
        yield Sample(s, seat, seen, answer, roles, cast, journal[begin:])
