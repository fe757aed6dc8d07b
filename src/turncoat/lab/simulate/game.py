"""One game of bots from the deal to the end, with events for bots that listen, talk for those that talk, and an
optional witness.

Random games without listeners and witnesses are played by the kernel alone, three times as fast.
"""

import time
from dataclasses import dataclass
from typing import Final

from turncoat.bots.catalog import RANDOM
from turncoat.bots.company import Company, record_for
from turncoat.bots.diary import Entry
from turncoat.bots.player import Player
from turncoat.bots.sides import LOYAL, side_seen
from turncoat.bots.spending import Spending, add_spending
from turncoat.kernel.decisions import ask_next, check, take
from turncoat.kernel.dice import Dice, fast
from turncoat.kernel.errors import OutOfFuel
from turncoat.kernel.game import Game
from turncoat.kernel.ids import Option, Seat
from turncoat.kernel.playout import play_randomly
from turncoat.kernel.record import Record
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import View, view
from turncoat.lab.simulate.casting import Faces, seat_players
from turncoat.lab.simulate.talk_audit import TalkAudit
from turncoat.lab.simulate.times import Times
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

MOST_DECISIONS: Final = 1_000_000  # a longer game counts as endless
PLAYERS_STREAM: Final = 1 << 63  # the bit of a seed in which players and game differ


@dataclass(frozen=True)
class Deal:
    """One game to be played. The result follows from this alone."""

    game: Game
    seed: int
    options: dict[str, str]
    faces: list[Faces]  # bots by seat
    is_silent: bool = False  # no seat may talk

    @property
    def seats(self) -> int:
        return len(self.faces)

    def record(self) -> Record:
        """An empty record of this deal."""
        return Record(self.game, self.seats, fast(self.seed), self.options)


@dataclass(frozen=True)
class Opinion:
    """A seat's beliefs when it gave an answer, and the truth at that time; sides are the game's side numbers."""

    decision: int  # number of answers given before it
    side: int
    beliefs: list[float]
    truth: list[bool]  # by seat: whether it was a traitor


@dataclass
class Witness:
    """Records that the caller wants of a game. None: not wanted."""

    record: Record | None = None
    times: dict[str, Times] | None = None  # by bot
    opinions: dict[Seat, list[Opinion]] | None = None
    audit: TalkAudit | None = None
    talk: TalkRecord | None = None  # the statements, at a table with talk
    spending: dict[str, Spending] | None = None  # by bot; for bots in other programs
    diaries: list[list[Entry]] | None = None  # by seat, up to the end or the failure

    @property
    def looks(self) -> bool:
        """Whether the witness needs every decision, also at a table without talk."""
        return self.record is not None or self.times is not None or self.opinions is not None

    def note_time(self, faces: Faces, seen: View, seconds: float) -> None:
        if self.times is not None:
            loyal, traitor = faces
            name = loyal if loyal == traitor or side_seen(seen) == LOYAL else traitor
            self.times.setdefault(name, Times()).note(seconds)

    def note_answer(self, seat: Seat, answer: Option) -> None:
        if self.record is not None:
            self.record.note(seat, answer)

    def note_opinion(self, s: State, seat: Seat, player: Player, decision: int) -> None:
        beliefs = player.beliefs() if self.opinions is not None else None
        if self.opinions is not None and beliefs is not None:
            sides = [s.game.side_of(s, other) for other in range(s.seats)]
            opinion = Opinion(decision, sides[seat], beliefs, [side != LOYAL for side in sides])
            self.opinions.setdefault(seat, []).append(opinion)

    def note_statement(self, s: State, talk: TalkRecord, said: Statement) -> None:
        if self.audit is not None:
            assert s.journal is not None
            self.audit.note(s.game, s.game.side_of(s, said.speaker), talk, said, s.journal)

    def note_end(self, talk: TalkRecord | None, players: list[Player]) -> None:
        """Note the end of the game, or of the part that was played."""
        self.talk = talk
        if self.audit is not None and talk is not None:
            self.audit.note_end(talk)
        if self.spending is not None:
            for player in players:
                add_spending(self.spending, player.spent())
        if self.diaries is not None:
            self.diaries = [player.diary() for player in players]


def play_deal(deal: Deal, witness: Witness | None = None) -> tuple[State, int]:
    """Play a deal. Returns the final state, and the number of decisions."""
    dice = players_dice(deal.seed)
    if witness is None and all(face == RANDOM for faces in deal.faces for face in faces):
        s = deal.game.new(deal.seats, fast(deal.seed), deal.options)
        made = play_randomly(s, dice, MOST_DECISIONS)
    else:
        players = seat_players(deal.faces)
        talk = None if deal.is_silent else record_for(deal.game, deal.seats, players)
        s = deal.game.deal(deal.seats, fast(deal.seed), deal.options)
        if talk is not None or any(player.listens for player in players):
            s.journal = []
        run(s)
        if s.journal is None and (witness is None or not witness.looks):
            made = play_with(s, players, dice)
        else:
            made = play_watched(s, players, dice, deal.faces, witness or Witness(), talk)
    if s.ending == RUNNING:
        raise OutOfFuel(f"decisions={made}")
    return s, made


def players_dice(seed: int) -> Dice:
    """The players' random stream in the game of this seed, separate from the game's own."""
    return fast(seed ^ PLAYERS_STREAM)


def play_with(s: State, players: list[Player], dice: Dice) -> int:
    """Let the bots answer until the end, each from its own seat's view. Returns the number of answers."""
    made = 0
    while s.ending == RUNNING and made < MOST_DECISIONS:
        seat, legal = ask_next(s)
        answer = players[seat].decide(view(s, seat), legal, dice)
        if answer not in legal:
            check(s, seat, answer)
        take(s, seat, answer)
        made += 1
    return made


def play_watched(
    s: State,
    players: list[Player],
    dice: Dice,
    faces: list[Faces],
    witness: Witness,
    talk: TalkRecord | None = None,
) -> int:
    """Play a game with listeners, talk or a witness. Hearing and speaking count into the time of a decision."""
    company = Company(dict(enumerate(players)), s.journal if s.journal is not None else (), talk)
    made = 0
    try:
        while s.ending == RUNNING and made < MOST_DECISIONS:
            seat, legal = ask_next(s)
            player = players[seat]
            seen = view(s, seat)
            begin = time.perf_counter()
            company.tell(seat)
            answer = player.decide(seen, legal, dice)
            statement = company.wish(seat, seen, dice)
            seconds = time.perf_counter() - begin
            if answer not in legal:
                check(s, seat, answer)
            if len(legal) > 1:
                witness.note_time(faces[seat], seen, seconds)
            witness.note_opinion(s, seat, player, made)
            if statement is not None:
                said = company.speak_for(seat, statement)
                assert talk is not None
                witness.note_statement(s, talk, said)
            witness.note_answer(seat, answer)
            take(s, seat, answer)
            made += 1
    finally:
        witness.note_end(talk, players)
    return made
