"""The proof that no bot peeks: in another world that looks the same to its seat, a bot says and does the same.

    python -m turncoat.lab.proofs.no_peeking GAME --bots NAME --points N

Bots play games. At each decision a copy of the bot is put into another world, imagined from what its seat sees and
remembers of face-up piles, and is asked the same with the same random stream: answer, statement and what was drawn must
not differ.
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

STREAMS: Final = 16  # streams per seed: one per seat, and one for imagined worlds

Seating = Callable[[int], list[Player]]  # makes new players for this many seats


@dataclass(frozen=True)
class Difference:
    """A decision at which a bot told two equal-looking worlds apart, and by what."""

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
    """The result of a search. `points` counts decisions with a choice whose other world truly is another one."""

    games: int = 0
    points: int = 0
    difference: Difference | None = None


@dataclass(frozen=True)
class Reply:
    answer: Option
    statement: Statement | None
    drawn: str  # state of the random stream afterwards


class WatchedGame:
    """A running game, with what each player has heard."""

    def __init__(self, subject: Subject, seed: int, players: list[Player]) -> None:
        self.subject: Final = subject
        self.seed: Final = seed
        self.streams: Final = [fast(-1 - seed * STREAMS - seat) for seat in range(STREAMS)]
        self.knowledge: Final = Knowledge(subject.game)
        self._journal: Final[list[Event]] = []
        self._known: int = 0  # events that `knowledge` has heard
        record = record_for(subject.game, subject.seats, players)
        self.company: Final = Company(dict(enumerate(players)), self._journal, record)
        self.state: Final = subject.game.deal(subject.seats, fast(seed), subject.options)
        self.state.journal = self._journal
        run(self.state)

    def tell(self, seat: Seat) -> None:
        """Pass new events to the player, and to the record of face-up piles."""
        self.company.tell(seat)
        for event in self._journal[self._known :]:
            self.knowledge.hear(event)
        self._known = len(self._journal)

    def answer(self, seat: Seat, reply: Reply) -> None:
        """Make the statement, if there is one, and take the answer."""
        if reply.statement is not None:
            self.company.speak_for(seat, reply.statement)
        check(self.state, seat, reply.answer)
        take(self.state, seat, reply.answer)


def look_for_peeking(subject: Subject, seating: Seating, seed: int, points: int) -> Findings:
    """Play games from this seed on until this many decisions were compared, or a difference turned up."""
    findings = Findings()
    while findings.points < points and findings.difference is None:
        watched = WatchedGame(subject, seed + findings.games, seating(subject.seats))
        _look_through(watched, findings, points)
        findings.games += 1
    return findings


def _look_through(watched: WatchedGame, findings: Findings, points: int) -> None:
    s = watched.state
    while s.ending == RUNNING and findings.points < points:
        seat, legal = ask_next(s)
        watched.tell(seat)
        world = imagine(view(s, seat), fast(watched.streams[-1].below(1 << 32)), watched.knowledge)
        dice = watched.streams[seat].copy()
        there = _ask(world, seat, _twin(watched.company, seat, s.game), dice)
        here = _ask(s, seat, watched.company, watched.streams[seat])
        findings.difference = _difference(watched, seat, world, here, there)
        if findings.difference is not None:
            return
        findings.points += len(legal) > 1 and _is_another(s, world)
        watched.answer(seat, here)


def _twin(company: Company, seat: Seat, game: Game) -> Company:
    """A copy of the player that has heard the same. Objects that all players share are not copied."""
    return Company({seat: copy.deepcopy(company.players[seat], {id(game): game})}, (), company.record)


def _ask(s: State, seat: Seat, company: Company, dice: Dice) -> Reply:
    """Ask a bot for its decision. Bots are asked nowhere else, so the only world within a bot's reach is its own."""
    seen = view(s, seat)
    legal = options(s, seat)
    answer = company.players[seat].decide(seen, legal, dice)
    return Reply(answer, company.wish(seat, seen, dice), str(dice.save()))


def _difference(
    watched: WatchedGame, seat: Seat, world: State, here: Reply, there: Reply
) -> Difference | None:
    s = watched.state

    def differ(what: str, one: str, other: str) -> Difference:
        return Difference(str(watched.subject), watched.seed, s.decision, seat, what, one, other)

    name = different_field(view(s, seat), view(world, seat))
    if name:
        return differ("view", name, name)
    legal, others = options(s, seat), options(world, seat)
    if legal != others:
        return differ("options", _option_ids(s, legal), _option_ids(s, others))
    if here.answer != there.answer:
        return differ("answer", _option_ids(s, [here.answer]), _option_ids(s, [there.answer]))
    if here.statement != there.statement:
        return differ("statement", str(here.statement), str(there.statement))
    if here.drawn != there.drawn:
        return differ("random stream", here.drawn, there.drawn)
    return None


def _option_ids(s: State, answers: list[Option]) -> str:
    return ", ".join([option_id(s.game, answer) for answer in answers])


def _is_another(s: State, world: State) -> bool:
    return s.zones != world.zones or s.tracks != world.tracks or s.sealed != world.sealed


def seat_bots(names: Sequence[str]) -> Seating:
    """Seats these bots in order, starting over after the last."""
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
        findings = look_for_peeking(Subject(game, seats), seat_bots(told.bots.split(",")), told.seed, points)
        print(
            f"{game.name}, {seats} players, {told.bots}: {findings.points} points in {findings.games} games"
        )
        if findings.difference is not None:
            print(f"a difference: {findings.difference}")
            return 1
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BadInput as refusal:
        sys.exit(f"no_peeking: {refusal}")
