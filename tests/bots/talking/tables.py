"""Whole games with talking bots: all statements, with their truth values."""

from collections.abc import Callable
from dataclasses import dataclass, field

from turncoat.bots.catalog import player_named
from turncoat.bots.player import Heard, Player
from turncoat.games.catalog import GAMES
from turncoat.kernel.decisions import ask_next, take
from turncoat.kernel.dice import fast
from turncoat.kernel.ids import Seat
from turncoat.kernel.runner import run
from turncoat.kernel.state import RUNNING, State
from turncoat.kernel.views import view
from turncoat.talk.record import TalkRecord
from turncoat.talk.statements import Statement

LOYAL = 0


@dataclass(frozen=True)
class Said:
    """A statement, whether its speaker was loyal or revealed then, and the speaker's earlier claims that it
    contradicts."""

    statement: Statement
    is_loyal: bool
    is_revealed: bool
    belied: list[Statement]


@dataclass
class Talked:
    state: State
    record: TalkRecord
    bots: list[Player]
    said: list[Said] = field(default_factory=list)
    choices: int = 0  # decisions with more than one answer


def play_with_talk(
    game: str,
    players: int,
    seed: int,
    name: str = "persona",
    most: int = 100_000,
    look: Callable[[State, Seat, Player], None] | None = None,
) -> Talked:
    """A game of bots that talk; BadInput if one says what may not be said. `look` is called before each
    choice."""
    s = GAMES[game].deal(players, fast(seed), {})
    journal = s.journal = []
    run(s)
    bots = [player_named(name) for _ in range(players)]
    table = Talked(s, TalkRecord(s.game, players), bots)
    told = [0] * players
    streams = [fast(-1 - seed * 8 - seat) for seat in range(players)]
    while s.ending == RUNNING and most:
        most -= 1
        seat, legal = ask_next(s)
        for event in journal[told[seat] :]:
            bots[seat].hear(Heard(event, seat))
        told[seat] = len(journal)
        table.record.log.hear(journal)
        seen = view(s, seat)
        if look is not None and len(legal) > 1:
            look(s, seat, bots[seat])
        answer = bots[seat].decide(seen, legal, streams[seat])
        table.choices += len(legal) > 1
        if len(legal) > 1 or table.record.open_questions(seat):
            statement = bots[seat].speak(seen, table.record, streams[seat])
            if statement is not None:
                belied = table.record.contradicts(statement)
                is_loyal = s.game.side_of(s, seat) == LOYAL
                is_revealed = seat in table.record.log.revealed
                table.said.append(Said(table.record.say(statement), is_loyal, is_revealed, belied))
                for bot in bots:
                    bot.hear_statement(table.record.said[-1])
        take(s, seat, answer)
    return table
