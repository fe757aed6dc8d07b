"""Small values that a table consists of: its chairs, answers of its game, and what its people are asked for."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

import msgspec

from turncoat.kernel.ids import Seat
from turncoat.server.runtime.units import Milliseconds

if TYPE_CHECKING:
    from turncoat.server.table.entries import Answered, OrderCleared, Ordered, Question

FREE: Final = "free"


@dataclass(frozen=True, slots=True)
class Chair:
    """Who sits at a seat: another one, if anything about it changes."""

    kind: str = FREE
    name: str = ""
    named: int = 0  # the number of the entry that gave it this name
    bot: str = ""  # which one plays, if one does: also for a person who is away
    bot_since: int = 0  # the number of the entry that put it there in the middle of a game
    away_since: Milliseconds = 0  # when a bot took over from a person
    has_left: bool = False  # they said so themselves; else the clock took their seat
    is_ready: bool = False
    commitment: str = ""
    seed: str = ""
    said: tuple[Milliseconds, ...] = ()  # when they last said something, so often as that is counted
    missed: int = 0  # decisions in a row that the clock answered; letting a chance to react pass is none
    shows_marks: bool = False


class Answering(msgspec.Struct, frozen=True, gc=False):
    """An entry that is part of the game: what a replay needs."""

    number: int
    seat: Seat
    body: "Answered | Ordered | OrderCleared"
    first_event: int  # how many there had been


@dataclass(frozen=True)
class Petition:
    """Something that everybody is asked for."""

    number: int  # among all of them
    seat: Seat
    what: "Question"
    to: int
    at: Milliseconds
    agreed: frozenset[Seat]
