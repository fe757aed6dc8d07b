"""The proof that no bot peeks: with what its seat cannot know replaced by something else that is possible, it says and does
the same. `python -m turncoat.lab.proofs.no_peeking GAME --bots NAME --points N`

Bots play games. At each decision a copy of the bot is put into another world, imagined from what its seat sees and remembers
of face-up piles, and is asked the same with the same random stream: answer, statement and what was drawn must not differ.
"""

import argparse
import copy
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from turncoat.bots.catalog import player_named
from turncoat.bots.company import Company, record_for
from turncoat.bots.player import Player
from turncoat.games.catalog import GAMES, game_named
from turncoat.kernel.decisions import ask_next, check, options, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import BadInput
from turncoat.kernel.events import Event
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.imagine import imagine
from turncoat.kernel.knowledge import Knowledge
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.kernel.wire import option_id
from turncoat.lab.proofs.subjects import Subject
from turncoat.lab.proofs.views import different_field
from turncoat.talk.statements import Statement

STREAMS: Final = 16  # of one seed: each seat's, and the imagined worlds'

Seating = Callable[[int], list[Player]]  # new players for so many seats


@dataclass(frozen=True)
class Difference:
    """Where a bot could tell two worlds apart that it must not, and by what."""

    table: str
    seed: int
    decision: int
    seat: Seat
    what: str
    here: str
    there: str

    def __str__(self) -> str:
        where = f"{self.table}, seed {self.seed}, decision {self.decision}, seat {self.seat}"
        return f"{self.what} at {where}: {self.here} and {self.there}"


@dataclass
class Findings:
    """`points` counts decisions with several answers to choose from and another world that truly is another one."""

    games: int = 0
    points: int = 0
    difference: Difference | None = None


@dataclass(frozen=True)
class Reply:
    answer: Option
    statement: Statement | None
    drawn: str  # where the random stream has got to


class Table:
    """A game that is played, and what everybody at it was told."""

    def __init__(self, subject: Subject, seed: int, players: list[Player]) -> None:
        self.subject: Final = subject
        self.seed: Final = seed
        self.streams: Final = [fast(-1 - seed * STREAMS - seat) for seat in range(STREAMS)]
        self.knowledge: Final = Knowledge(subject.game)
        self._journal: Final[list[Event]] = []
        self._known: int = 0  # events
        record = record_for(subject.game, subject.seats, players)
        self.company: Final = Company(dict(enumerate(players)), self._journal, record)
        self.state: Final = subject.game.deal(subject.seats, fast(seed), subject.options)
        self.state.journal = self._journal
        run(self.state)

    def tell(self, seat: Seat) -> None:
        """The player there hears what is new, and everybody remembers face-up piles."""
        self.company.tell(seat)
        for event in self._journal[self._known :]:
            self.knowledge.hear(event)
        self._known = len(self._journal)

    def answer(self, seat: Seat, reply: Reply) -> None:
        """Say what was to be said, and take the answer."""
        if reply.statement is not None:
            self.company.speak_for(seat, reply.statement)
        check(self.state, seat, reply.answer)
        take(self.state, seat, reply.answer)


def look_for_peeking(subject: Subject, seating: Seating, seed: int, points: int) -> Findings:
    """Play games from this seed on until so many points were looked at, or something was found."""
    found = Findings()
    while found.points < points and found.difference is None:
        table = Table(subject, seed + found.games, seating(subject.seats))
        _look_through(table, found, points)
        found.games += 1
    return found


def _look_through(table: Table, found: Findings, points: int) -> None:
    s = table.state
    while s.ending == RUNNING and found.points < points:
        seat, legal = ask_next(s)
        table.tell(seat)
        world = imagine(view(s, seat), fast(table.streams[-1].below(1 << 32)), table.knowledge)
        dice = table.streams[seat].copy()
        there = _ask(world, seat, _twin(table.company, seat, s.game), dice)
        here = _ask(s, seat, table.company, table.streams[seat])
        found.difference = _difference(table, seat, world, here, there)
        if found.difference is not None:
            return
        found.points += len(legal) > 1 and _is_another(s, world)
        table.answer(seat, here)


def _twin(company: Company, seat: Seat, game: Game) -> Company:
    """A copy of the player there, who has heard the same; what is the same for all is not copied."""
    return Company({seat: copy.deepcopy(company.players[seat], {id(game): game})}, (), company.record)


def _ask(s: State, seat: Seat, company: Company, dice: Dice) -> Reply:
    """The only place where a bot is asked: a world that it could reach from here is the one that it sits in."""
    seen = view(s, seat)
    legal = options(s, seat)
    answer = company.players[seat].decide(seen, legal, dice)
    return Reply(answer, company.wish(seat, seen, dice), str(dice.save()))


def _difference(table: Table, seat: Seat, world: State, here: Reply, there: Reply) -> Difference | None:
    s = table.state

    def differ(what: str, one: str, other: str) -> Difference:
        return Difference(str(table.subject), table.seed, s.decision, seat, what, one, other)

    name = different_field(view(s, seat), view(world, seat))
    if name:
        return differ("view", name, name)
    legal, others = options(s, seat), options(world, seat)
    if legal != others:
        return differ("options", _named(s, legal), _named(s, others))
    if here.answer != there.answer:
        return differ("answer", _named(s, [here.answer]), _named(s, [there.answer]))
    if here.statement != there.statement:
        return differ("statement", str(here.statement), str(there.statement))
    if here.drawn != there.drawn:
        return differ("random stream", here.drawn, there.drawn)
    return None


def _named(s: State, answers: list[Option]) -> str:
    return ", ".join([option_id(s.game, answer) for answer in answers])


def _is_another(s: State, world: State) -> bool:
    return s.zones != world.zones or s.tracks != world.tracks or s.sealed != world.sealed


def seated(names: Sequence[str]) -> Seating:
    """These bots, from the first seat on, over and over."""
    return lambda seats: [player_named(names[seat % len(names)]) for seat in range(seats)]


def main() -> int:
    parser = argparse.ArgumentParser(prog="no_peeking", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--bots", default="sensible", help="one for all seats, or several in turn: a,b")
    parser.add_argument("--points", type=int, default=5000, help="decisions to look at, over all tables")
    parser.add_argument("--players", type=int, help="seats; by default every number of them in turn")
    parser.add_argument("--seed", type=int, default=0, help="of the first game of each table")
    told = parser.parse_args()
    game = game_named(told.game)
    tables = [told.players] if told.players else range(game.fewest_seats, game.most_seats + 1)
    for seats in tables:
        points = -(-told.points // len(tables))
        found = look_for_peeking(Subject(game, seats), seated(told.bots.split(",")), told.seed, points)
        print(f"{game.name}, {seats} players, {told.bots}: {found.points} points in {found.games} games")
        if found.difference is not None:
            print(f"a difference: {found.difference}")
            return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as refusal:
        sys.exit(f"no_peeking: {refusal}")
